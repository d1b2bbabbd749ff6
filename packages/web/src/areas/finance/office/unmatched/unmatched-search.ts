// The list of money that nobody knows as it stands in the address.
import { unmatchedPaymentState, unmatchedReason } from '@bidyard/contract/enums/finance'
import type { Filter } from '@bidyard/contract/list'
import { onlySet, readChoice, readOrder, readText, type Given } from '../../../../ui/table/order.ts'

export const unmatchedOrders = ['arrivedAt', 'won'] as const

export const readUnmatchedSearch = (given: Given) =>
  onlySet({
    find: readText(given['find']),
    state: readChoice(unmatchedPaymentState, given['state']),
    why: readChoice(unmatchedReason, given['why']),
    sort: readOrder(unmatchedOrders, given['sort']),
  })
export type UnmatchedSearch = ReturnType<typeof readUnmatchedSearch>

const isDigits = (find: string): boolean => /^[\d-]{3,}$/.test(find)

export const unmatchedFilter = ({ find, state, why }: UnmatchedSearch): Filter => ({
  ...(find === undefined
    ? {}
    : isDigits(find) ? { accountNumber: { like: find.replaceAll('-', '') } } : { depositorName: { like: find } }),
  ...(state === undefined ? {} : { state: { eq: state } }),
  ...(why === undefined ? {} : { why: { eq: why } }),
})
