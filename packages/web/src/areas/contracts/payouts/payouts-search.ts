// The lists of money for sellers as they stand in the address.
import { sellerPayoutState } from '@bidyard/contract/enums/finance'
import type { Filter } from '@bidyard/contract/list'
import { type Given, onlySet, readChoice, readOrder, readText } from '../../../ui/table/order.ts'

export const payoutOrders = ['createdAt', 'paidAt', 'won'] as const

export const readPayoutsSearch = (given: Given) =>
  onlySet({
    find: readText(given['find']),
    state: readChoice(sellerPayoutState, given['state']),
    sort: readOrder(payoutOrders, given['sort']),
  })
export type PayoutsSearch = ReturnType<typeof readPayoutsSearch>

export const payoutsFilter = ({ find, state }: PayoutsSearch): Filter => ({
  ...(find === undefined ? {} : { carNumber: { like: find } }),
  ...(state === undefined ? {} : { state: { eq: state } }),
})
