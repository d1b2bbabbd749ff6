// How long what is kept of a person stays: what the law keeps, what the house deletes, and what goes with them.
import type { KeepingKind, OwnDataSection } from '@bidyard/contract/enums'
import { limits } from '@bidyard/contract/limits'

export interface Keeping {
  readonly kind: KeepingKind
  readonly days: number | null
}

const year = 365
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
  consents: whileMember,
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
}
