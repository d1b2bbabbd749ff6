// How long what is kept of a leaver stays, to the midnight of Seoul that ends it.
import { limits } from '@bidyard/contract/limits'
import { terms } from '@bidyard/contract/shapes/registration/terms'
import { describe, expect, test } from 'vitest'
import { decidedNow, keepingOf, keptOf } from './keeping-rules.ts'

const now = new Date('2026-11-22T12:00:00+09:00')
const midnight = (day: string): Date => new Date(new Date(`${day}T00:00:00+09:00`).getTime() + 86_400_000)
const recently = new Date('2026-03-10T09:00:00+09:00')

test('trades are kept five years, complaints and rights three, looks two, the rest as long as one is a member', () => {
  const months = Object.fromEntries(Object.entries(keepingOf).map(([section, keeping]) =>
    [section, keeping.months ?? keeping.days]))
  expect(months).toEqual({
    account: null, person: null, registrations: 36, consents: 36, papers: null, files: null, sessions: null,
    looksAtMe: 24, ownLooks: 24, ownChanges: 36, bids: 60, cancelRequests: 36, contracts: 60, favorites: null,
    searches: null, reports: 36, violations: 60, appeals: 36, notices: 90, messages: 90, noticeSettings: null,
    pushAddresses: null, requests: 36,
  })
})

test('the newest text that people agree to says so, in the numbers of the rules', () => {
  const { points } = terms.privacy.at(-1) ?? { points: [] }
  const yearsOf = (section: keyof typeof keepingOf) => (keepingOf[section].months ?? 0) / 12
  const told = [
    ['받은 권한', 'rights you were given', 'registrations'], ['동의', 'consents', 'consents'],
    ['불만과 신청', 'complaints, requests', 'appeals'], ['계약과 결제, 입찰', 'contracts, payments, bids', 'contracts'],
    ['누가 정보를 보았는지', 'who looked at data', 'looksAtMe'],
  ] as const
  for (const language of ['ko', 'en'] as const) {
    const text = points.map((point) => point[language]).join('\n')
    for (const [ko, en, section] of told) {
      const [what, years] = language === 'ko' ? [ko, '년'] : [en, ' years']
      expect(text).toMatch(new RegExp(`${what}[^.;]*? ${String(yearsOf(section))}${years}`))
    }
    for (const days of [limits.dataRequestDays, limits.mailDays, limits.privateFileDays])
      expect(text).toContain(language === 'ko' ? `${String(days)}일` : `${String(days)} days`)
  }
})

test('what is decided now is kept from now on', () => {
  expect(decidedNow(now)).toEqual({ requests: now, messages: now })
})

describe('of somebody who is deleted', () => {
  test('who had nothing but an account nothing stays', () => {
    expect(keptOf({ person: recently, account: recently, files: recently, sessions: recently }, now)).toEqual([])
  })

  test.each([
    ['bids', '2031-03-10'], ['contracts', '2031-03-10'], ['violations', '2031-03-10'], ['opening', '2029-03-10'],
  ] as const)('the person stays for %s as long as those records', (section, day) => {
    const kept = keptOf({ person: recently, [section]: recently }, now)
    expect(kept.filter((one) => one.section === 'person')).toEqual([{ section: 'person', until: midnight(day) }])
    expect(keptOf({ [section]: recently }, now).filter((one) => one.section === 'person')).toEqual([])
  })

  test('the person stays to the last of several ends', () => {
    const [person] = keptOf({
      person: recently, contracts: recently, bids: new Date('2024-01-05T00:00:00+09:00'), registrations: recently,
    }, now)
    expect(person).toEqual({ section: 'person', until: midnight('2031-03-10') })
  })

  test.each([
    ['reports', '2029-03-10'], ['cancelRequests', '2029-03-10'], ['appeals', '2029-03-10'],
    ['requests', '2029-03-10'],
    ['registrations', '2029-03-10'],
  ] as const)('%s stay until their time is over', (section, day) => {
    expect(keptOf({ [section]: recently }, now)).toEqual([{ section, until: midnight(day) }])
    const end = midnight(day)
    expect(keptOf({ [section]: recently }, new Date(end.getTime() - 1))).toEqual([{ section, until: end }])
    expect(keptOf({ [section]: recently }, end)).toEqual([])
  })

  test('messages stay ninety days to the hour', () => {
    expect(keptOf({ messages: now }, now)).toEqual([
      { section: 'messages', until: new Date(now.getTime() + 90 * 86_400_000) },
    ])
  })

  test('papers go with the account, whatever stays of the registration that they were brought with', () => {
    const until = midnight('2029-03-10')
    expect(keptOf({ registrations: recently, papers: recently }, now)).toEqual([{ section: 'registrations', until }])
  })

  test('lines that name a member by number stay without an end', () => {
    const long = new Date('2001-01-01T00:00:00Z')
    const sections = ['bids', 'contracts', 'violations', 'looksAtMe', 'ownLooks', 'ownChanges', 'consents'] as const
    expect(keptOf(Object.fromEntries(sections.map((section) => [section, long])), now))
      .toEqual(sections.map((section) => ({ section, until: null })))
  })
})
