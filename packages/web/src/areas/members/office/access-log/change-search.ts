// The log of changes as it stands in the address: whose, of what, on which days.
import { changeActs } from '@bidyard/contract/log-words/changes'
import type { logSubjects } from '@bidyard/contract/log-words/subjects'
import { readDays, readId, readOne } from '../parts/read-search.ts'
import { onlySet, readText, type Given } from '../../../../ui/table/order.ts'

/** What the log may be searched for; one that is not among them is shown as it is. */
export const changeNames = Object.keys(changeActs) as readonly (keyof typeof changeActs)[]

export const changeSubjects = [
  'user', 'member', 'memberRegistration', 'company', 'shop', 'partner', 'partnerKey', 'partnerCustomer', 'exhibit',
  'transportDriver', 'order', 'orderImport', 'carCheck', 'transport', 'checkIn', 'yardSlot', 'yardZone', 'auction',
  'auctionErrorReport', 'bidding', 'contract', 'faultCase', 'amount', 'payout', 'sellerPayout', 'shopViolation',
  'violationAppeal', 'configuration', 'commonCode', 'metadata', 'carCodes', 'holidays', 'appVersion', 'searchRun',
  'searchTable', 'mail', 'phoneMessage', 'logReview', 'dataRequest',
] as const satisfies readonly (keyof typeof logSubjects)[]

export const readChangeSearch = (given: Given) => ({
  tab: 'changes' as const,
  ...onlySet({
    user: readId(given['user']),
    act: readOne(changeNames, given['act']),
    subject: readOne(changeSubjects, given['subject']),
    of: readText(given['of']),
    sort: given['sort'] === 'createdAt' ? 'createdAt' as const : undefined,
  }),
  ...readDays(given),
})
export type ChangeSearch = ReturnType<typeof readChangeSearch>
