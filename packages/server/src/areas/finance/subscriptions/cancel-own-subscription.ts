// Calls off a month that has not begun; what was paid for it is given back by the office.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { leadsShop } from '@bidyard/contract/shapes/shop-lead'
import { action } from '../../../runtime/handler.ts'
import { findMember } from '../../members/for-other-areas.ts'
import { lockShops } from '../amounts/amounts.sql.ts'
import { ownShopOf } from '../own-shop.ts'
import { cancelSubscription } from './cancel-subscription.ts'
import { readMonth } from './month-rules.ts'
import { showMonth } from './reads.ts'
import { findLiveSubscription } from './subscriptions.sql.ts'

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
  const isOff = row !== undefined && await cancelSubscription(given, row, 'shop', 'called off by the shop')
  if (!isOff) throw refuse('conflict')
  return showMonth(tx, shopId, month, now)
})
