// The list of amounts as it stands in the address.
import { amountKind, amountState, billType, feeType, paymentMethod } from '@bidyard/contract/enums/finance'
import type { Filter } from '@bidyard/contract/list'
import { onlySet, readChoice, readOrder, readText, type Given } from '../../../../ui/table/order.ts'
import { readId } from '../parts/read-id.ts'

export const amountOrders = ['createdAt', 'dueAt', 'paidAt', 'billDueOn', 'totalWon'] as const

export const readAmountsSearch = (given: Given) =>
  onlySet({
    find: readText(given['find']),
    state: readChoice(amountState, given['state']),
    kind: readChoice(amountKind, given['kind']),
    fee: readChoice(feeType, given['fee']),
    bill: readChoice(billType, given['bill']),
    method: readChoice(paymentMethod, given['method']),
    overdue: given['overdue'] === true ? true : undefined,
    papers: given['papers'] === true ? true : undefined,
    shop: readId(given['shop']),
    sort: readOrder(amountOrders, given['sort']),
  })
export type AmountsSearch = ReturnType<typeof readAmountsSearch>

const isAmountNo = (find: string): boolean => /^[A-Za-z]\d{3,4}-?/.test(find)

const eq = (value: unknown): Filter[string] => ({ eq: value })

export const amountsFilter = (
  { find, state, kind, fee, bill, method, overdue, papers, shop }: AmountsSearch,
): Filter => ({
  ...(find === undefined ? {} : isAmountNo(find) ? { amountNo: { like: find } } : { shopName: { like: find } }),
  ...(state === undefined ? {} : { state: eq(state) }),
  ...(kind === undefined ? {} : { kind: eq(kind) }),
  ...(fee === undefined ? {} : { feeType: eq(fee) }),
  ...(bill === undefined ? {} : { billType: eq(bill) }),
  ...(method === undefined ? {} : { paymentMethod: eq(method) }),
  ...(overdue === undefined ? {} : { isOverdue: eq(overdue) }),
  ...(papers === undefined ? {} : { isBillDue: eq(papers) }),
  ...(shop === undefined ? {} : { shopId: eq(shop) }),
})
