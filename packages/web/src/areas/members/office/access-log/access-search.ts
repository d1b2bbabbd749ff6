// The access log as it stands in the address: whose looks, at what, of which kind, on which days.
import { readDays, readId, readOne } from '../parts/read-search.ts'
import { onlySet, type Given } from '../../../../ui/table/order.ts'

/** The acts that the product writes down; one that is not among them is shown as it is. */
export const accessActs = [
  'sign in', 'view registration', 'open private document', 'read private document', 'view member',
  'view member profile', 'view user', 'view sessions', 'view paper', 'view driver', 'read partner customer',
  'reset password', 'change password', 'set second factor', 'remove second factor', 'set device', 'reset device',
  'come in by launch', 'come in by link', 'reveal bids',
  'take own data', 'view data request', 'list data requests',
  'export changes', 'export looks', 'take changes', 'take looks', 'export shop', 'take shop', 'take papers of shop',
  'export members',
  'list members', 'list users', 'list partner customers', 'list transport drivers', 'list registrations',
  'list seller payouts', 'list unmatched payments', 'view contract', 'view order', 'view car check', 'view transport',
  'view brought orders',
  'view payout account', 'view payout account of seller', 'set first password',
  'print carCheck', 'print settlement', 'print statement', 'print yardSlip',
] as const
export type AccessAct = (typeof accessActs)[number]

export const accessSubjects = [
  'user', 'member', 'memberRegistration', 'file', 'transportDriver', 'partnerCustomer', 'exhibit', 'auction', 'order',
  'carCheck', 'transport', 'orderImport', 'payout', 'sellerPayout', 'unmatchedPayment', 'contract',
  'shop', 'checkIn', 'log', 'list',
] as const
export type AccessSubject = (typeof accessSubjects)[number]

export const readAccessSearch = (given: Given) => ({
  ...onlySet({
    user: readId(given['user']),
    act: readOne(accessActs, given['act']),
    subject: readOne(accessSubjects, given['subject']),
    of: readId(given['of']),
    sort: given['sort'] === 'createdAt' ? 'createdAt' as const : undefined,
  }),
  ...readDays(given),
})
export type AccessSearch = ReturnType<typeof readAccessSearch>
