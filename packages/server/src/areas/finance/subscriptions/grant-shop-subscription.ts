// The office gives a shop a month for nothing; it begins at once when the month has.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { findShop } from '../../shops/for-other-areas.ts'
import { lockShops } from '../amounts/amounts.sql.ts'
import { type MoneyGiven, shopSubscriptions } from '../finance-parts.ts'
import { hasBegun, isOver, type Month, readMonth } from './month-rules.ts'
import { showSubscription } from './show-subscription.ts'
import { findSubscription, insertSubscription, type SubscriptionRecord } from './subscriptions.sql.ts'
import { watchMonth } from './watch-month.ts'

/** Undefined where the shop has the month already. */
export const grantMonth = async (given: MoneyGiven, wish: {
  readonly shopId: string; readonly memberId: string | null; readonly month: Month; readonly reason: string
}): Promise<SubscriptionRecord | undefined> => {
  const { tx, now, doer, emit } = given
  const { shopId, month, reason } = wish
  await lockShops(tx, [shopId])
  const id = await insertSubscription(tx, { ...wish, state: 'upcoming', amountId: null })
  if (id === undefined) return undefined
  if (hasBegun(month, now))
    await moveStates(tx, shopSubscriptions, { action: 'begin', as: 'flow', ids: [id], doer, reason })
  await watchMonth(given, { id, ...month, shopId })
  emit('subscriptionChanged', { shopId, month: month.name })
  return findSubscription(tx, id)
}

export const grantShopSubscription = action(financeCalls.grantShopSubscription, async (given) => {
  const { tx, caller, body, doer, now, fail, refuse } = given
  const month = readMonth(body.month)
  if (month === undefined) throw fail('INVALID_MONTH_FORMAT')
  if ((await findShop(tx, body.shopId)) === undefined) throw fail('SHOP_NOT_FOUND')
  if (isOver(month, now)) throw refuse('conflict')
  const granted = await grantMonth(given, {
    shopId: body.shopId, memberId: caller.memberId, month, reason: body.reason,
  })
  if (granted === undefined) throw refuse('conflict')
  const after = showSubscription(granted)
  await writeAudit(tx, doer, [{
    act: 'grant subscription', subject: 'shop', subjectId: body.shopId, after, reason: body.reason,
  }])
  return after
})
