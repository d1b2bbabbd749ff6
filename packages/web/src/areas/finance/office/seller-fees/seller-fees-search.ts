// The list of what sellers owe as it stands in the address.
import { sellerFeeState, sellerFeeType } from '@bidyard/contract/enums/finance'
import type { Filter } from '@bidyard/contract/list'
import { onlySet, readChoice, readOrder, readText, type Given } from '../../../../ui/table/order.ts'

export const sellerFeeOrders = ['createdAt', 'won', 'dueAt'] as const

export const readSellerFeesSearch = (given: Given) =>
  onlySet({
    find: readText(given['find']),
    fee: readChoice(sellerFeeType, given['fee']),
    state: readChoice(sellerFeeState, given['state']),
    overdue: given['overdue'] === true ? true : undefined,
    sort: readOrder(sellerFeeOrders, given['sort']),
  })
export type SellerFeesSearch = ReturnType<typeof readSellerFeesSearch>

export const sellerFeesFilter = ({ find, fee, state, overdue }: SellerFeesSearch): Filter => ({
  ...(find === undefined ? {} : { carNumber: { like: find } }),
  ...(fee === undefined ? {} : { feeType: { eq: fee } }),
  ...(state === undefined ? {} : { state: { eq: state } }),
  ...(overdue === undefined ? {} : { isOverdue: { eq: overdue } }),
})
