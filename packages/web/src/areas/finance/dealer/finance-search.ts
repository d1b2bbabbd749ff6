// What a dealer looks at of the money, as it stands in the address; the lists make sense of their own words.
import { onlySet, readOrder, readText, type Given } from '../../../ui/table/order.ts'
import { isMonth } from './month.ts'

export const views = ['overview', 'amounts', 'statement'] as const
export type View = (typeof views)[number]

export const amountOrders = ['createdAt', 'dueAt', 'totalWon'] as const

const readMonth = (given: unknown) => (isMonth(given) ? given : undefined)

export const readFinanceSearch = (given: Given) =>
  onlySet({
    tab: views.find((one) => one === given['tab'] && one !== 'overview'),
    month: readMonth(given['month']),
    find: readText(given['find']),
    state: readText(given['state']),
    fee: readText(given['fee']),
    overdue: given['overdue'] === true ? true : undefined,
    amount: readText(given['amount']),
    sort: readOrder(amountOrders, given['sort']),
  })
export type FinanceSearch = ReturnType<typeof readFinanceSearch>
