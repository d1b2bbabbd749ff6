// Subscriptions as the office sees them all, and as a dealer sees the own shop's.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { sql } from 'kysely'
import { isStaff } from '../../../runtime/caller.ts'
import type { Reader } from '../../../runtime/database/database.ts'
import { listing, read } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { findOpenAccount } from '../accounts/accounts.sql.ts'
import { showAccountOrNull } from '../accounts/show-account.ts'
import { ownShopOf } from '../own-shop.ts'
import { isOver, type Month, readMonth } from './month-rules.ts'
import { showSubscription } from './show-subscription.ts'
import { subscriptionOf } from './subscription-of.ts'
import { findSubscription, isToRefund, subscriptionsQuery } from './subscriptions.sql.ts'

export const listShopSubscriptions = listing(financeCalls.listShopSubscriptions, ({ db, caller }) => {
  const all = subscriptionsQuery(db)
  return source({
    query: isStaff(caller) ? all : all.where('shop_subscriptions.shop_id', '=', caller.shopId),
    columns: {
      id: sql`shop_subscriptions.id`,
      shopName: sql`shops.name collate "korean"`,
      companyId: sql`shops.company_id`,
      memberId: sql`shop_subscriptions.member_id`,
      state: sql`shop_subscriptions.state`,
      shopId: sql`shop_subscriptions.shop_id`,
      month: sql`shop_subscriptions.month`,
      isToRefund,
      createdAt: sql`shop_subscriptions.created_at`,
      updatedAt: sql`shop_subscriptions.updated_at`,
    },
    item: showSubscription,
  })
})

export const getShopSubscription = read(financeCalls.getShopSubscription, async ({ db, caller, params, refuse }) => {
  const month = await findSubscription(db, params.id)
  if (month === undefined || (!isStaff(caller) && month.shopId !== caller.shopId)) throw refuse('notFound')
  return showSubscription(month)
})

export const showMonth = async (db: Reader, shopId: string, month: Month, now: Date) => {
  const { row, priceWon, state, isEnough } = await subscriptionOf(db, shopId, month.name)
  const amountId = row?.amountId ?? null
  return {
    shopId, month: month.name, state, priceWon, isEnough, startsAt: timeOf(month.startsAt),
    endsAt: timeOf(month.endsAt), isOver: isOver(month, now),
    subscription: row === undefined ? null : showSubscription(row),
    account: showAccountOrNull(amountId === null ? undefined : await findOpenAccount(db, amountId)),
  }
}

export const getSubscriptionInfo = read(financeCalls.getSubscriptionInfo, ({ db, caller, body, now, fail }) => {
  const { shopId } = ownShopOf(caller, fail)
  const month = readMonth(body.month)
  if (month === undefined) throw fail('INVALID_MONTH_FORMAT')
  return showMonth(db, shopId, month, now)
})
