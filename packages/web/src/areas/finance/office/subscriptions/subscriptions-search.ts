// The list of subscriptions as it stands in the address.
import { subscriptionState } from '@bidyard/contract/enums/finance'
import type { Filter } from '@bidyard/contract/list'
import { onlySet, readChoice, readOrder, readText, type Given } from '../../../../ui/table/order.ts'
import { readId } from '../parts/read-id.ts'

export const subscriptionOrders = ['month', 'createdAt'] as const

const isMonth = (given: unknown): given is string =>
  typeof given === 'string' && /^20\d{2}-(0[1-9]|1[0-2])$/.test(given)

export const readSubscriptionsSearch = (given: Given) =>
  onlySet({
    find: readText(given['find']),
    state: readChoice(subscriptionState, given['state']),
    month: isMonth(given['month']) ? given['month'] : undefined,
    toRefund: given['toRefund'] === true ? true : undefined,
    shop: readId(given['shop']),
    sort: readOrder(subscriptionOrders, given['sort']),
  })
export type SubscriptionsSearch = ReturnType<typeof readSubscriptionsSearch>

export const subscriptionsFilter = ({ find, state, month, toRefund, shop }: SubscriptionsSearch): Filter => ({
  ...(find === undefined ? {} : { shopName: { like: find } }),
  ...(state === undefined ? {} : { state: { eq: state } }),
  ...(month === undefined ? {} : { month: { eq: month } }),
  ...(toRefund === undefined ? {} : { isToRefund: { eq: toRefund } }),
  ...(shop === undefined ? {} : { shopId: { eq: shop } }),
})
