// The access log as it stands in the address: whose looks, at what, of which kind, on which days.
import { lookActs } from '@bidyard/contract/log-words/looks'
import type { logSubjects } from '@bidyard/contract/log-words/subjects'
import { readDays, readId, readOne } from '../parts/read-search.ts'
import { onlySet, type Given } from '../../../../ui/table/order.ts'

/** What the log may be searched for; one that is not among them is shown as it is. */
export const accessActs = Object.keys(lookActs) as readonly (keyof typeof lookActs)[]

export const accessSubjects = [
  'user', 'member', 'memberRegistration', 'file', 'transportDriver', 'partnerCustomer', 'exhibit', 'auction', 'order',
  'carCheck', 'transport', 'orderImport', 'payout', 'sellerPayout', 'unmatchedPayment', 'contract',
  'shop', 'checkIn', 'log', 'list',
] as const satisfies readonly (keyof typeof logSubjects)[]

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
