// Reads and writes deposits of shops, what was taken out of them, and what a shop has to put down.
import type { ShopDepositState, ShopKind } from '@bidyard/contract/enums'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'

export interface DepositRecord {
  readonly id: string
  readonly shopId: string
  readonly shopName: string
  readonly companyId: string
  readonly memberId: string | null
  readonly kind: ShopKind
  readonly state: ShopDepositState
  readonly amountWon: number
  readonly remainingWon: number
  readonly amountId: string
  readonly dueAt: Date | null
  readonly depositedAt: Date | null
  readonly refundedAt: Date | null
  readonly voidedAt: Date | null
  readonly version: number
  readonly createdAt: Date
  readonly updatedAt: Date
}

export const depositsQuery = (db: Reader) =>
  db
    .selectFrom('shop_deposits')
    .innerJoin('shops', 'shops.id', 'shop_deposits.shop_id')
    .innerJoin('amounts', 'amounts.id', 'shop_deposits.amount_id')
    .select([
      'shop_deposits.id', 'shop_deposits.shop_id as shopId', 'shops.name as shopName', 'shops.company_id as companyId',
      'shop_deposits.member_id as memberId', 'shop_deposits.kind', 'shop_deposits.state',
      'shop_deposits.amount_won as amountWon', 'shop_deposits.remaining_won as remainingWon',
      'shop_deposits.amount_id as amountId', 'amounts.due_at as dueAt', 'shop_deposits.deposited_at as depositedAt',
      'shop_deposits.refunded_at as refundedAt', 'shop_deposits.voided_at as voidedAt', 'shop_deposits.version',
      'shop_deposits.created_at as createdAt', 'shop_deposits.updated_at as updatedAt',
    ])

export const findDeposit = (db: Reader, id: string): Promise<DepositRecord | undefined> =>
  depositsQuery(db).where('shop_deposits.id', '=', id).executeTakeFirst()

export const findDepositOfAmount = (db: Reader, amountId: string): Promise<DepositRecord | undefined> =>
  depositsQuery(db).where('shop_deposits.amount_id', '=', amountId).executeTakeFirst()

export const findWaitingDeposit = (db: Reader, shopId: string): Promise<DepositRecord | undefined> =>
  depositsQuery(db).where('shop_deposits.shop_id', '=', shopId)
    .where('shop_deposits.state', '=', 'depositWaiting').where('shop_deposits.voided_at', 'is', null).executeTakeFirst()

/** The shops that are asked for a deposit and have not paid it. */
export const listShopsAsked = async (db: Reader): Promise<readonly string[]> =>
  (await db.selectFrom('shop_deposits').select('shop_id').where('state', '=', 'depositWaiting')
    .where('voided_at', 'is', null).orderBy('shop_id').execute()).map(({ shop_id }) => shop_id)

/** The oldest first: what lies longest is used first. */
export const listHeldDeposits = (db: Reader, shopId: string): Promise<readonly DepositRecord[]> =>
  depositsQuery(db).where('shop_deposits.shop_id', '=', shopId)
    .where('shop_deposits.state', '=', 'deposited')
    .orderBy('shop_deposits.deposited_at').orderBy('shop_deposits.id').execute()

export const listDepositsById = (db: Reader, ids: readonly string[]): Promise<readonly DepositRecord[]> =>
  depositsQuery(db).where('shop_deposits.id', '=', sql<string>`any(${ids}::uuid[])`).execute()

export const findShopKind = async (db: Reader, shopId: string): Promise<ShopKind | undefined> => {
  const row = await db.selectFrom('shops').select('kind').where('id', '=', shopId).executeTakeFirst()
  return row?.kind
}

export const updateShopKind = async (tx: Tx, shopId: string, kind: ShopKind): Promise<void> => {
  await tx.updateTable('shops').set({ kind, version: sql`version + 1`, updated_at: sql<Date>`app_now()` })
    .where('id', '=', shopId).execute()
}

export const insertDeposit = async (tx: Tx, deposit: {
  readonly shopId: string; readonly memberId: string | null; readonly kind: ShopKind; readonly amountWon: number
  readonly amountId: string; readonly at?: Date | null
}): Promise<string> => {
  const at = deposit.at ?? null
  const { id } = await tx.insertInto('shop_deposits')
    .values({
      shop_id: deposit.shopId, member_id: deposit.memberId, kind: deposit.kind, state: 'depositWaiting',
      amount_won: deposit.amountWon, amount_id: deposit.amountId, ...(at === null ? {} : { created_at: at }),
    })
    .returning('id').executeTakeFirstOrThrow()
  return id
}

const now = sql<Date>`app_now()`

export const updateDepositArrived = async (tx: Tx, id: string, at: Date): Promise<void> => {
  await tx.updateTable('shop_deposits')
    .set({ remaining_won: sql`amount_won`, deposited_at: at, version: sql`version + 1`, updated_at: now })
    .where('id', '=', id).execute()
}

export const updateRemaining = async (tx: Tx, id: string, remainingWon: number): Promise<void> => {
  await tx.updateTable('shop_deposits').set({ remaining_won: remainingWon, version: sql`version + 1`, updated_at: now })
    .where('id', '=', id).execute()
}

export const updateDepositRefunded = async (tx: Tx, id: string, at: Date): Promise<void> => {
  await tx.updateTable('shop_deposits').set({ remaining_won: 0, refunded_at: at, version: sql`version + 1` })
    .where('id', '=', id).execute()
}

export const updateDepositsVoided = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  await tx.updateTable('shop_deposits').set({ voided_at: now, version: sql`version + 1` })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`).execute()
}

export interface UseRecord {
  readonly id: string
  readonly shopId: string
  readonly source: string
  readonly wantedWon: number
  readonly takenWon: number
  readonly claimWon: number
  readonly entryId: string
  readonly claimAmountId: string | null
  readonly reason: string
  readonly restoredAt: Date | null
  readonly createdAt: Date
}

const usesQuery = (db: Reader) => db.selectFrom('deposit_uses').select([
  'id', 'shop_id as shopId', 'source', 'wanted_won as wantedWon', 'taken_won as takenWon', 'claim_won as claimWon',
  'entry_id as entryId', 'claim_amount_id as claimAmountId', 'reason', 'restored_at as restoredAt',
  'created_at as createdAt',
])

export const findUse = (db: Reader, source: string): Promise<UseRecord | undefined> =>
  usesQuery(db).where('source', '=', source).executeTakeFirst()

export const listUsesOf = (db: Reader, shopId: string, most: number): Promise<readonly UseRecord[]> =>
  usesQuery(db).where('shop_id', '=', shopId).orderBy('created_at', 'desc').limit(most).execute()

export interface Part {
  readonly depositId: string
  readonly won: number
}

export const listParts = (db: Reader, useId: string): Promise<readonly Part[]> =>
  db.selectFrom('deposit_use_parts').select(['deposit_id as depositId', 'won']).where('use_id', '=', useId)
    .orderBy('deposit_id').execute()

export const insertUse = async (tx: Tx, use: Omit<UseRecord, 'id' | 'restoredAt' | 'createdAt'> & {
  readonly at?: Date | null
}, parts: readonly Part[]): Promise<string> => {
  const at = use.at ?? null
  const { id } = await tx.insertInto('deposit_uses')
    .values({
      shop_id: use.shopId, source: use.source, wanted_won: use.wantedWon, taken_won: use.takenWon,
      claim_won: use.claimWon, entry_id: use.entryId, claim_amount_id: use.claimAmountId, reason: use.reason,
      ...(at === null ? {} : { created_at: at }),
    })
    .returning('id').executeTakeFirstOrThrow()
  if (parts.length > 0)
    await tx.insertInto('deposit_use_parts')
      .values(parts.map(({ depositId, won }) => ({ use_id: id, deposit_id: depositId, won }))).execute()
  return id
}

export const updateUseRestored = async (tx: Tx, id: string): Promise<void> => {
  await tx.updateTable('deposit_uses').set({ restored_at: now }).where('id', '=', id).execute()
}
