// What sellers get for their cars, as the office sends it and a partner's people see it, in English.
import type { TextOf } from '../text-of.ts'
import type { text as korean } from './ko.ts'

export const text: TextOf<typeof korean> = {
  office: 'Seller payouts',
  officeText: 'What goes out once a contract is done. Transfer at the bank, then note the number of the transfer.',
  officeNothing: 'It appears here once its papers are approved and the buyer has the car.',
  own: 'Seller payouts',
  ownText: 'How much each sold car brought, when it went out and to which account.',
  ownForbidden: 'You may not see this page',
  ownForbiddenText: 'It is for the staff of partners. Sign in with such an account.',
  home: 'Home',
  ownNothing: 'It appears here once a car is sold and its contract is done.',
  nothing: 'No payouts yet',
  plate: 'Plate',
  contract: 'Contract',
  state: 'State',
  won: 'Amount',
  account: 'Goes to',
  cameBack: 'Came back',
  cameBackAt: ({ at }) => `Came back ${at}`,
  'kept.decision': 'Not by whoever approved the papers or finished without them.',
  'kept.account': 'Not by whoever named the account.',
  'kept.return': 'Not by whoever noted that it came back.',
  noAccount: 'No account named yet',
  accountYoung: ({ at }) => `Changed, can be used from ${at}`,
  createdAt: 'Owed since',
  paidAt: 'Sent',
  act: 'Action',
}
