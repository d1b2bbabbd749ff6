// The list of error reports as it stands in the address; unless wished else it is what waits, the oldest first.
import { auctionErrorOutcome, auctionErrorSubject } from '@bidyard/contract/enums/auctions'
import type { Filter } from '@bidyard/contract/list'
import { onlySet, readChoice, readOrder, type Given } from '../../../../ui/table/order.ts'

export const reportOrders = ['reportAt', 'createdAt'] as const

export const readReportsSearch = (given: Given) => onlySet({
  answered: given['answered'] === true ? true : undefined,
  subject: readChoice(auctionErrorSubject, given['subject']),
  outcome: readChoice(auctionErrorOutcome, given['outcome']),
  sort: readOrder(reportOrders, given['sort']),
})
export type ReportsSearch = ReturnType<typeof readReportsSearch>

export const reportsFilter = ({ answered, subject, outcome }: ReportsSearch): Filter => ({
  answeredAt: answered === true ? { isNotNull: true } : { isNull: true },
  ...(subject === undefined ? {} : { subject: { eq: subject } }),
  ...(outcome === undefined || answered !== true ? {} : { outcome: { eq: outcome } }),
})
