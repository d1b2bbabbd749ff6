// What a dealer looks at of the money, as it stands in the address.
import { amountState, feeType } from '@bidyard/contract/enums/finance'
import type { Filter } from '@bidyard/contract/list'
import { onlySet, readChoice, readOrder, readText, type Given } from '../../../ui/table/order.ts'
import { isMonth } from './months.ts'

export const views = ['overview', 'amounts', 'statement'] as const
export type View = (typeof views)[number]

export const amountOrders = ['createdAt', 'dueAt', 'totalWon'] as const

const readMonth = (given: unknown) => (isMonth(given) ? given : undefined)

export const readFinanceSearch = (given: Given) =>
  onlySet({
    tab: views.find((one) => one === given['tab'] && one !== 'overview'),
    month: readMonth(given['month']),
    find: readText(given['find']),
    state: readChoice(amountState, given['state']),
    fee: readChoice(feeType, given['fee']),
    overdue: given['overdue'] === true ? true : undefined,
    amount: readText(given['amount']),
    sort: readOrder(amountOrders, given['sort']),
  })
export type FinanceSearch = ReturnType<typeof readFinanceSearch>

export const amountsFilter = ({ find, state, fee, overdue }: FinanceSearch): Filter => ({
  ...(find === undefined ? {} : { amountNo: { like: find } }),
  ...(state === undefined ? {} : { state: { eq: state } }),
  ...(fee === undefined ? {} : { feeType: { eq: fee } }),
  ...(overdue === undefined ? {} : { isOverdue: { eq: true } }),
})
