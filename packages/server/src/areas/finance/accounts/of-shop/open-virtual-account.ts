// Wants a month and an account number to pay it into; the number follows within moments.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { refuse } from '../../../../runtime/failure.ts'
import { action } from '../../../../runtime/handler.ts'
import { lockShops } from '../../amounts/amounts.sql.ts'
import type { FinanceParts } from '../../finance-parts.ts'
import { ownShopOf } from '../../own-shop.ts'
import { cancelWaiting } from '../../subscriptions/cancel-subscription.ts'
import { isOver, readMonth } from '../../subscriptions/month-rules.ts'
import { requestSubscription } from '../../subscriptions/request-subscription.ts'
import { findLiveSubscription } from '../../subscriptions/subscriptions.sql.ts'
import { isLeftOver, openOne, payable, refuseGone } from './open-for-shop.ts'

export const openVirtualAccount = (parts: FinanceParts) =>
  action(financeCalls.openVirtualAccount, async (given) => {
    const { tx, caller, body, now, fail } = given
    const { shopId, memberId } = ownShopOf(caller, fail)
    const month = readMonth(body.month)
    if (month === undefined) throw fail('INVALID_MONTH_FORMAT')
    await lockShops(tx, [shopId])
    await refuseGone(tx, shopId, caller)
    const found = await findLiveSubscription(tx, shopId, month.name)
    const isLate = found?.state === 'depositWaiting' && await isLeftOver(given, found)
    if (isLate) await cancelWaiting(given, found, 'clock', 'not paid in time')
    const live = isLate ? undefined : found
    const wish = { purpose: 'subscription', month: month.name, memberId } as const
    if (live !== undefined) {
      // Taken back by the bank after it was over: it is owed as a bill is, and paid as one.
      if (live.state === 'expired' && live.amountState === 'billed') throw refuse('conflict')
      if (live.state !== 'depositWaiting' || live.amountId === null) throw fail('VIRTUAL_ACCOUNT_ALREADY_PAID')
      return openOne(given, parts, { ...wish, amount: await payable(given, live.amountId) })
    }
    if (isOver(month, now)) throw refuse('conflict')
    const bought = await requestSubscription(given, { shopId, memberId, month })
    if (typeof bought === 'string') throw refuse('conflict')
    return openOne(given, parts, { ...wish, amount: bought.amount })
  })
