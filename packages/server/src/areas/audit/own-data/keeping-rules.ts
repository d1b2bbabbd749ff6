// How long what is kept of a person stays: what the law keeps, what the house deletes, and what goes with them.
import type { KeepingKind, OwnDataSection } from '@bidyard/contract/enums'
import { limits } from '@bidyard/contract/limits'
import type { Kept, LastFacts } from './kept.ts'

export interface Keeping {
  readonly kind: KeepingKind
  readonly days: number | null
}

const year = 365
const dayMs = 86_400_000
const whileMember: Keeping = { kind: 'whileMember', days: null }
/** Contracts, payments and supply (Act on consumer protection in electronic commerce, decree, Art. 6). */
const trade: Keeping = { kind: 'atLeast', days: 5 * year }
/** Complaints and how they were settled, by the same article. */
const complaint: Keeping = { kind: 'atLeast', days: 3 * year }
/** Who saw whose data (standard of measures for the safety of personal data). */
const look: Keeping = { kind: 'atLeast', days: 2 * year }
/** Rights that were given, changed and taken, by the same standard. */
const rights: Keeping = { kind: 'atLeast', days: 3 * year }

export const keepingOf: Readonly<Record<OwnDataSection, Keeping>> = {
  account: whileMember,
  person: whileMember,
  registrations: rights,
  consents: rights,
  files: whileMember,
  sessions: whileMember,
  looksAtMe: look,
  ownLooks: look,
  ownChanges: rights,
  bids: trade,
  favorites: whileMember,
  searches: whileMember,
  reports: complaint,
  violations: trade,
  appeals: complaint,
  notices: { kind: 'atMost', days: limits.noticeDays },
  requests: complaint,
}

/** Who took part in trades, and who was given rights, must be told as long as those records are kept. */
const namedBy = ['bids', 'violations', 'registrations'] as const satisfies readonly OwnDataSection[]
/** They name a member by number alone. */
const nameless: readonly OwnDataSection[] = ['bids', 'violations', 'looksAtMe', 'ownLooks', 'ownChanges', 'consents']
/** What people wrote; it goes when its time is over. */
const written = ['registrations', 'reports', 'appeals', 'requests'] as const satisfies readonly OwnDataSection[]

const untilOf = (facts: LastFacts, section: OwnDataSection): Date | null => {
  const [at, { days }] = [facts[section], keepingOf[section]]
  return at === undefined || days === null ? null : new Date(at.getTime() + days * dayMs)
}

/** What stays of somebody who is deleted now, and until when. */
export const keptOf = (facts: LastFacts, now: Date): readonly Kept[] => {
  const isAhead = (until: Date | null): until is Date => until !== null && until > now
  const named = namedBy.map((section) => untilOf(facts, section)).filter(isAhead)
  const person = named.length === 0 || facts.person === undefined
    ? [] : [{ section: 'person' as const, until: new Date(Math.max(...named.map((until) => until.getTime()))) }]
  const texts = written.flatMap((section) => {
    const until = untilOf(facts, section)
    return isAhead(until) ? [{ section, until }] : []
  })
  const lines = nameless.flatMap((section) => (facts[section] === undefined ? [] : [{ section, until: null }]))
  return [...person, ...texts, ...lines]
}
