// Calls off a month: not paid, not begun, or granted; what was paid stays to be given back.
import { moveStates } from '../../../runtime/work/move-states.ts'
import { voidAmounts } from '../amounts/void-amounts.ts'
import { type MoneyGiven, shopSubscriptions } from '../finance-parts.ts'
import { findSubscriptionOfAmount, type SubscriptionRecord } from './subscriptions.sql.ts'
import { watchNoMore } from './watch-month.ts'

/** Nobody waits for its payment any more. The caller holds the shop's lock. */
export const cancelWaiting = async (
  given: MoneyGiven, row: SubscriptionRecord, as: 'shop' | 'staff' | 'clock', reason: string,
): Promise<void> => {
  const { tx, doer, emit } = given
  if (row.amountId !== null)
    await voidAmounts(given, { ids: [row.amountId], as: as === 'clock' ? as : 'flow', reason })
  await moveStates(tx, shopSubscriptions, { action: 'cancel', as, ids: [row.id], doer, reason })
  await watchNoMore(given, [row.id])
  emit('subscriptionChanged', { shopId: row.shopId, month: row.month })
}

/** False where the month cannot be called off: it runs and was paid, or is over. The caller holds the shop's lock. */
export const cancelSubscription = async (
  given: MoneyGiven, row: SubscriptionRecord, as: 'shop' | 'staff', reason: string,
): Promise<boolean> => {
  const { tx, doer, emit } = given
  const move = { ids: [row.id], doer, reason }
  if (row.state === 'depositWaiting') {
    await cancelWaiting(given, row, as, reason)
    return true
  }
  if (row.amountId === null && as === 'staff' && (row.state === 'upcoming' || row.state === 'active'))
    await moveStates(tx, shopSubscriptions, { action: 'endGranted', as, ...move })
  else if (row.state === 'upcoming') await moveStates(tx, shopSubscriptions, { action: 'cancelPaid', as, ...move })
  else return false
  await watchNoMore(given, [row.id])
  emit('subscriptionChanged', { shopId: row.shopId, month: row.month })
  return true
}

/** Its account number was closed: the month is called off with it. */
export const cancelMonth = async (given: MoneyGiven, amountId: string, reason: string): Promise<void> => {
  const row = await findSubscriptionOfAmount(given.tx, amountId)
  if (row?.state === 'depositWaiting') await cancelSubscription(given, row, 'shop', reason)
}
