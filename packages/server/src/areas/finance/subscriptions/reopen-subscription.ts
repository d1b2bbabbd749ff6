// A month whose payment the bank took back: waited for again while it lasts; a month that was used stays owed.
import { readConfiguration } from '../../reference/for-other-areas.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { type AmountRecord, updateAmounts } from '../amounts/amounts.sql.ts'
import { type MoneyGiven, shopSubscriptions } from '../finance-parts.ts'
import { monthPayableUntil } from './month-rules.ts'
import { findSubscriptionOfAmount } from './subscriptions.sql.ts'
import { watchNoMore, watchPayment } from './watch-month.ts'

export const reopenSubscription = async (
  given: MoneyGiven, amount: AmountRecord, reason: string,
): Promise<'expected' | 'billed' | 'voided'> => {
  const { tx, doer, emit, now } = given
  const month = await findSubscriptionOfAmount(tx, amount.id)
  if (month === undefined || month.state === 'expired' || month.endsAt <= now) return 'billed'
  if (month.state !== 'upcoming' && month.state !== 'active') return 'voided'
  await moveStates(tx, shopSubscriptions, { action: 'reverse', as: 'bank', ids: [month.id], doer, reason })
  await watchNoMore(given, [month.id])
  const { value: shop } = await readConfiguration(tx, 'shop')
  const dueAt = monthPayableUntil(month, now, shop.virtualAccountHours, shop.virtualAccountEndsAt)
  await updateAmounts(tx, [amount.id], { dueAt })
  await watchPayment(given, month, dueAt)
  emit('subscriptionChanged', { shopId: month.shopId, month: month.month })
  return 'expected'
}
