// Reads and writes subscriptions, a row for each shop and month.
import type { AmountState, SubscriptionState } from '@bidyard/contract/enums'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'

export interface SubscriptionRecord {
  readonly id: string
  readonly shopId: string
  readonly shopName: string
  readonly companyId: string
  readonly memberId: string | null
  readonly month: string
  readonly state: Exclude<SubscriptionState, 'notPurchased'>
  readonly startsAt: Date
  readonly endsAt: Date
  readonly amountId: string | null
  readonly amountState: AmountState | null
  readonly priceWon: number
  readonly dueAt: Date | null
  readonly paidAt: Date | null
  readonly version: number
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** Called off after it was paid: its money waits until somebody of the office proposes to give it back. */
export const isToRefund = sql<boolean>`
  coalesce(shop_subscriptions.state = 'cancelled' and amounts.state = 'paid', false) and not exists (
    select from money_proposals
    where act = 'refundAmount' and subject_id = amounts.id and money_proposals.state = 'proposed')`

export const subscriptionsQuery = (db: Reader) =>
  db
    .selectFrom('shop_subscriptions')
    .innerJoin('shops', 'shops.id', 'shop_subscriptions.shop_id')
    .leftJoin('amounts', 'amounts.id', 'shop_subscriptions.amount_id')
    .select([
      'shop_subscriptions.id', 'shop_subscriptions.shop_id as shopId', 'shops.name as shopName',
      'shops.company_id as companyId', 'shop_subscriptions.member_id as memberId', 'shop_subscriptions.month',
      'shop_subscriptions.state', 'shop_subscriptions.starts_at as startsAt', 'shop_subscriptions.ends_at as endsAt',
      'shop_subscriptions.amount_id as amountId', 'amounts.state as amountState',
      sql<number>`coalesce(amounts.total_won, 0)`.as('priceWon'), 'amounts.due_at as dueAt',
      'amounts.paid_at as paidAt', 'shop_subscriptions.version', 'shop_subscriptions.created_at as createdAt',
      'shop_subscriptions.updated_at as updatedAt',
    ])

export const findSubscription = (db: Reader, id: string): Promise<SubscriptionRecord | undefined> =>
  subscriptionsQuery(db).where('shop_subscriptions.id', '=', id).executeTakeFirst()

export const findSubscriptionOfAmount = (db: Reader, amountId: string): Promise<SubscriptionRecord | undefined> =>
  subscriptionsQuery(db).where('shop_subscriptions.amount_id', '=', amountId).executeTakeFirst()

/** The row that counts for the month: there is at most one that is not over. */
export const findLiveSubscription = (
  db: Reader, shopId: string, month: string,
): Promise<SubscriptionRecord | undefined> =>
  subscriptionsQuery(db).where('shop_subscriptions.shop_id', '=', shopId)
    .where('shop_subscriptions.month', '=', month)
    .where('shop_subscriptions.state', 'not in', ['cancelled', 'refunded']).executeTakeFirst()

/** What the month came to: the live row, else the last one of those that are over. */
export const findMonth = (db: Reader, shopId: string, month: string): Promise<SubscriptionRecord | undefined> =>
  subscriptionsQuery(db).where('shop_subscriptions.shop_id', '=', shopId)
    .where('shop_subscriptions.month', '=', month)
    .orderBy(sql`shop_subscriptions.state in ('cancelled', 'refunded')`)
    .orderBy('shop_subscriptions.created_at', 'desc').limit(1).executeTakeFirst()

export const listSubscriptionsById = (
  db: Reader, ids: readonly string[],
): Promise<readonly SubscriptionRecord[]> =>
  subscriptionsQuery(db).where('shop_subscriptions.id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('shop_subscriptions.id').execute()

/** Whether money of a month that was called off still lies here, proposed to be given back or not. */
export const findMonthHeld = async (db: Reader, shopId: string): Promise<boolean> =>
  (await subscriptionsQuery(db).where('shop_subscriptions.shop_id', '=', shopId)
    .where('shop_subscriptions.state', '=', 'cancelled').where('amounts.state', '=', 'paid').limit(1)
    .executeTakeFirst()) !== undefined

/** Of these shops, those that have a live row in the month. */
export const listShopsWith = async (
  db: Reader, shopIds: readonly string[], month: string,
): Promise<ReadonlySet<string>> => {
  const rows = await db.selectFrom('shop_subscriptions').select('shop_id')
    .where('shop_id', '=', sql<string>`any(${shopIds}::uuid[])`).where('month', '=', month)
    .where('state', 'in', ['active', 'upcoming']).execute()
  return new Set(rows.map(({ shop_id: shopId }) => shopId))
}

/** Undefined when the shop has a live row of the month. */
export const insertSubscription = async (tx: Tx, given: {
  readonly shopId: string; readonly memberId: string | null
  readonly month: { readonly name: string; readonly startsAt: Date; readonly endsAt: Date }
  readonly state: 'depositWaiting' | 'upcoming'; readonly amountId: string | null; readonly at?: Date | null
}): Promise<string | undefined> => {
  const at = given.at ?? null
  const row = await tx.insertInto('shop_subscriptions')
    .values({
      shop_id: given.shopId, member_id: given.memberId, month: given.month.name, state: given.state,
      starts_at: given.month.startsAt, ends_at: given.month.endsAt, amount_id: given.amountId,
      ...(at === null ? {} : { created_at: at }),
    })
    .onConflict((conflict) => conflict.columns(['shop_id', 'month'])
      .where(sql<boolean>`state not in ('cancelled', 'refunded')`).doNothing())
    .returning('id').executeTakeFirst()
  return row?.id
}
