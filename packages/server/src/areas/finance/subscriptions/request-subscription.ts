// A shop wants a month: a row that waits for its payment, and the amount that pays it.
import { readConfiguration } from '../../reference/for-other-areas.ts'
import type { AmountRecord } from '../amounts/amounts.sql.ts'
import { lockShops } from '../amounts/amounts.sql.ts'
import { issueAmount } from '../amounts/issue-amount.ts'
import type { MoneyGiven } from '../finance-parts.ts'
import { type Month, monthPayableUntil } from './month-rules.ts'
import {
  findLiveSubscription, findSubscription, insertSubscription, type SubscriptionRecord,
} from './subscriptions.sql.ts'
import { watchPayment } from './watch-month.ts'

export interface RequestedSubscription {
  readonly subscription: SubscriptionRecord
  readonly amount: AmountRecord
}

/** exists: the month is waiting for its payment, bought, or over. free: the house asks nothing for it. */
export const requestSubscription = async (given: MoneyGiven, wish: {
  readonly shopId: string; readonly memberId: string | null; readonly month: Month; readonly at?: Date | null
}): Promise<RequestedSubscription | 'exists' | 'free'> => {
  const { tx, now, emit } = given
  const { shopId, memberId, month } = wish
  await lockShops(tx, [shopId])
  if ((await findLiveSubscription(tx, shopId, month.name)) !== undefined) return 'exists'
  const { value: shop } = await readConfiguration(tx, 'shop')
  if (shop.subscriptionMonthlyWon === 0) return 'free'
  const at = wish.at ?? null
  const dueAt = monthPayableUntil(month, at ?? now, shop.virtualAccountHours, shop.virtualAccountEndsAt)
  const amount = await issueAmount(given, {
    source: `subscription:${crypto.randomUUID()}`, kind: 'fee', feeType: 'subscriptionFee', shopId, memberId,
    totalWon: shop.subscriptionMonthlyWon, note: month.name, dueAt, at,
  })
  const id = await insertSubscription(tx, { shopId, memberId, month, state: 'depositWaiting', amountId: amount.id, at })
  const subscription = id === undefined ? undefined : await findSubscription(tx, id)
  if (subscription === undefined) throw new Error(`${month.name} was taken while its shop was locked`)
  await watchPayment(given, subscription, dueAt)
  emit('subscriptionChanged', { shopId, month: month.name })
  return { subscription, amount }
}
