// The work that waits for the office, in English.
import type { TextOf } from '../text-of.ts'
import type { text as korean } from './ko.ts'

export const text: TextOf<typeof korean> = {
  work: 'To do',
  workText: 'What waits longest comes first. New work appears by itself.',
  allDone: 'Nothing waits',
  allDoneText: 'New work appears here.',
  waits: ({ count }) => count,
  oldest: 'Oldest',
  begin: 'Begin',
  notYours: 'What is for others is not shown.',
  registrations: 'Registrations',
  screening: 'Screening',
  approved: 'To be opened',
  consulting: 'Consulting',
  papers: 'Papers of contracts',
  stuck: 'Contracts to look at',
  liens: 'Registers to read',
  sellerPayouts: 'Payouts to sellers',
  faults: 'Cases of fault',
  errorReports: 'Error reports',
  transports: 'Transports',
  proposals: 'Money to confirm',
  payouts: 'Money to send',
  unmatched: 'Unmatched money',
  appeals: 'Appeals',
}
