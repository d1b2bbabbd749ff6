// Calls off a month: not paid, not begun, or granted; what was paid stays to be given back.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { leadsShop } from '@bidyard/contract/shapes/shop-lead'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { findMember } from '../../members/for-other-areas.ts'
import { lockShops } from '../amounts/amounts.sql.ts'
import { voidAmounts } from '../amounts/void-amounts.ts'
import { type MoneyGiven, shopSubscriptions } from '../finance-parts.ts'
import { ownShopOf } from '../own-shop.ts'
import { readMonth } from './month-rules.ts'
import { showMonth } from './reads.ts'
import { showSubscription } from './show-subscription.ts'
import {
  findLiveSubscription, findSubscription, findSubscriptionOfAmount, type SubscriptionRecord,
} from './subscriptions.sql.ts'
import { watchNoMore } from './watch-month.ts'

/** False where the month cannot be called off: it runs and was paid, or is over. The caller holds the shop's lock. */
const cancel = async (given: MoneyGiven, row: SubscriptionRecord, as: 'shop' | 'staff', reason: string) => {
  const { tx, doer, emit } = given
  const move = { ids: [row.id], doer, reason }
  if (row.state === 'depositWaiting') {
    if (row.amountId !== null) await voidAmounts(given, { ids: [row.amountId], as: 'flow', reason })
    await moveStates(tx, shopSubscriptions, { action: 'cancel', as, ...move })
  } else if (row.amountId === null && as === 'staff' && (row.state === 'upcoming' || row.state === 'active'))
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
  if (row?.state === 'depositWaiting') await cancel(given, row, 'shop', reason)
}

export const cancelOwnSubscription = action(financeCalls.cancelOwnSubscription, async (given) => {
  const { tx, caller, body, now, fail, refuse } = given
  const { shopId, memberId } = ownShopOf(caller, fail)
  const month = readMonth(body.month)
  if (month === undefined) throw fail('INVALID_MONTH_FORMAT')
  await lockShops(tx, [shopId])
  const row = await findLiveSubscription(tx, shopId, month.name)
  const member = await findMember(tx, memberId)
  // Money that was paid is given back: not for everybody of the shop to decide.
  if (row?.state === 'upcoming' && (member === undefined || !leadsShop(member))) throw refuse('forbidden')
  if (row === undefined || !(await cancel(given, row, 'shop', 'called off by the shop'))) throw refuse('conflict')
  return showMonth(tx, shopId, month, now)
})

export const cancelShopSubscription = action(financeCalls.cancelShopSubscription, async (given) => {
  const { tx, params, body, doer, refuse } = given
  const found = await findSubscription(tx, params.id)
  if (found === undefined) throw refuse('notFound')
  await lockShops(tx, [found.shopId])
  const before = await findSubscription(tx, params.id)
  if (before === undefined || !(await cancel(given, before, 'staff', body.reason))) throw refuse('conflict')
  const after = await findSubscription(tx, params.id)
  if (after === undefined) throw new Error('a locked row is gone')
  await writeAudit(tx, doer, [{
    act: 'cancel subscription', subject: 'shop', subjectId: before.shopId, askedId: before.id,
    before: showSubscription(before), after: showSubscription(after), reason: body.reason,
  }])
  return showSubscription(after)
})
