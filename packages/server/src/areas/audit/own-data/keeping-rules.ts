// How long what is kept of a person stays: what the law keeps, what the house deletes, and what goes with them.
import type { KeepingKind, OwnDataSection } from '@bidyard/contract/enums'
import { limits } from '@bidyard/contract/limits'
import { afterMonths } from '../../violations/for-other-areas.ts'
import type { Kept, LastFacts } from './kept.ts'

export interface Keeping {
  readonly kind: KeepingKind
  /** By the calendar: years are not all of one length. */
  readonly months: number | null
  readonly days: number | null
}

const whileMember: Keeping = { kind: 'whileMember', months: null, days: null }
const years = (count: number): Keeping => ({ kind: 'atLeast', months: count * 12, days: null })
const atMost = (days: number): Keeping => ({ kind: 'atMost', months: null, days })
/** Contracts, payments and supply (Act on consumer protection in electronic commerce, decree, Art. 6). */
const trade = years(5)
/** Complaints and how they were settled, by the same article. */
const complaint = years(3)
/** Who saw whose data (standard of measures for the safety of personal data). */
const look = years(2)
/** Rights that were given, changed and taken, by the same standard. */
const rights = years(3)

export const keepingOf: Readonly<Record<OwnDataSection, Keeping>> = {
  account: whileMember,
  person: whileMember,
  registrations: rights,
  consents: rights,
  papers: whileMember,
  files: whileMember,
  sessions: whileMember,
  looksAtMe: look,
  ownLooks: look,
  ownChanges: rights,
  bids: trade,
  cancelRequests: complaint,
  contracts: trade,
  favorites: whileMember,
  searches: whileMember,
  reports: complaint,
  violations: trade,
  appeals: complaint,
  notices: atMost(limits.noticeDays),
  messages: atMost(limits.mailDays),
  noticeSettings: whileMember,
  pushAddresses: whileMember,
  requests: complaint,
}

/** Who took part in trades, was given rights or agreed must be told as long as those records are kept. */
const namedBy = ['bids', 'contracts', 'violations', 'registrations', 'consents'] as const satisfies
  readonly OwnDataSection[]
/** They name a member by number alone. */
const nameless: readonly OwnDataSection[] =
  ['bids', 'contracts', 'violations', 'looksAtMe', 'ownLooks', 'ownChanges', 'consents']
/** What people wrote, and what was written to them; it goes when its time is over. */
const written = ['registrations', 'reports', 'cancelRequests', 'appeals', 'requests', 'messages'] as const satisfies
  readonly OwnDataSection[]

const dayMs = 86_400_000
const endOf = (at: Date, { months, days }: Keeping): Date | null => {
  if (months !== null) return afterMonths(at, months)
  return days === null ? null : new Date(at.getTime() + days * dayMs)
}

const untilOf = (facts: LastFacts, section: OwnDataSection): Date | null => {
  const at = facts[section]
  return at === undefined ? null : endOf(at, keepingOf[section])
}

/** The request that is granted, and the letter that says so. */
export const decidedNow = (now: Date): LastFacts => ({ requests: now, messages: now })

/** What stays of somebody who is deleted now, and until when. */
export const keptOf = (facts: LastFacts, now: Date): readonly Kept[] => {
  const isAhead = (until: Date | null): until is Date => until !== null && until > now
  const opening = facts.opening === undefined ? null : endOf(facts.opening, rights)
  const named = [opening, ...namedBy.map((section) => untilOf(facts, section))].filter(isAhead)
  const person = named.length === 0 || facts.person === undefined
    ? [] : [{ section: 'person' as const, until: new Date(Math.max(...named.map((until) => until.getTime()))) }]
  const texts = written.flatMap((section) => {
    const until = untilOf(facts, section)
    return isAhead(until) ? [{ section, until }] : []
  })
  const lines = nameless.flatMap((section) => (facts[section] === undefined ? [] : [{ section, until: null }]))
  return [...person, ...texts, ...lines]
}
