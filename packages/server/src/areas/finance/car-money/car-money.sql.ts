// Reads and writes what belongs to the price of a car: the amounts of a contract, its last bank, and corrections.
import { traitsOf } from '@bidyard/contract/shapes/contracts/traits-of'
import { sql } from 'kysely'
import type { BankName } from '../../../providers/bank/bank.ts'
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import { type AccountRecord, accountsQuery } from '../accounts/accounts.sql.ts'
import { type AmountRecord, amountsQuery } from '../amounts/amounts.sql.ts'
import { virtualAccounts } from '../finance-parts.ts'

export interface CarMoney {
  readonly price: AmountRecord
  /** A house without fees has none. */
  readonly fee: AmountRecord | undefined
}

/** Undefined before the award, and once it was all given up. */
export const findCarMoney = async (db: Reader, contractId: string): Promise<CarMoney | undefined> => {
  const rows = await amountsQuery(db).where('amounts.contract_id', '=', contractId)
    .where('amounts.state', '!=', 'voided')
    .where(sql<boolean>`(amounts.kind = 'carPrice' or amounts.fee_type = 'successBidFee')`).execute()
  const price = rows.find(({ kind }) => kind === 'carPrice')
  return price === undefined ? undefined : { price, fee: rows.find(({ kind }) => kind === 'fee') }
}

/**
 * The fee of its award, given up or not, or the claim that took its place; undefined before the award, and in a house
 * without fees.
 */
export const findAwardFee = (db: Reader, contractId: string): Promise<AmountRecord | undefined> =>
  amountsQuery(db).where('amounts.contract_id', '=', contractId)
    .where(sql<boolean>`(amounts.kind = 'fee' and amounts.fee_type = 'successBidFee'
      or amounts.source = ${`claim:contract:${contractId}:feeKept`})`)
    .orderBy(sql`amounts.kind = 'claim'`, 'desc').orderBy(sql`amounts.state = 'voided'`)
    .limit(1).executeTakeFirst()

/** Whether the money of a car goes through the house. */
export const findIsOfHouse = async (db: Reader, contractId: string): Promise<boolean> => {
  const row = await db.selectFrom('contracts').select('kind').where('id', '=', contractId).executeTakeFirstOrThrow()
  return traitsOf(row.kind).paid === 'throughHouse'
}

export const findPayableUntil = async (db: Reader, priceId: string): Promise<Date | null> =>
  (await db.selectFrom('amounts').select('payable_until').where('id', '=', priceId).executeTakeFirst())
    ?.payable_until ?? null

export const findIsFinal = async (db: Reader, priceId: string): Promise<boolean> =>
  (await db.selectFrom('amounts').select('is_final').where('id', '=', priceId).executeTakeFirst())?.is_final === true

export const updateAsked = async (
  tx: Tx, priceId: string, { dueAt, until }: { readonly dueAt: Date; readonly until: Date },
): Promise<void> => {
  await tx.updateTable('amounts')
    .set({ due_at: dueAt, payable_until: until, version: sql`version + 1`, updated_at: sql<Date>`app_now()` })
    .where('id', '=', priceId).execute()
}

/** It is due at no time, until somebody says another one. */
export const updateNotDue = async (tx: Tx, priceId: string): Promise<void> => {
  await tx.updateTable('amounts')
    .set({ due_at: null, version: sql`version + 1`, updated_at: sql<Date>`app_now()` }).where('id', '=', priceId)
    .execute()
}

export const updateFinal = async (tx: Tx, priceId: string, isFinal: boolean): Promise<void> => {
  await tx.updateTable('amounts').set({ is_final: isFinal, updated_at: sql<Date>`app_now()` })
    .where('id', '=', priceId).execute()
}

/** Which bank gave out the last number of a contract. */
export const findLastBank = async (db: Reader, contractId: string): Promise<BankName | undefined> =>
  (await db.selectFrom('virtual_accounts').select('bank').where('contract_id', '=', contractId)
    .orderBy('created_at', 'desc').orderBy('id', 'desc').limit(1).executeTakeFirst())?.bank

export const insertCorrection = async (tx: Tx, given: {
  readonly contractId: string; readonly source: string; readonly won: number; readonly entryId: string
  readonly reason: string
}): Promise<void> => {
  await tx.insertInto('price_corrections')
    .values({
      contract_id: given.contractId, source: given.source, won: given.won, entry_id: given.entryId,
      reason: given.reason,
    })
    .execute()
}

export const updateCorrectionsUndone = async (tx: Tx, contractId: string): Promise<void> => {
  await tx.updateTable('price_corrections').set({ undone_at: sql<Date>`app_now()` })
    .where('contract_id', '=', contractId).where('undone_at', 'is', null).execute()
}

/** What was taken off a price whose money the bank took back. */
export const findUndoneWon = async (db: Reader, contractId: string): Promise<number> =>
  (await db.selectFrom('price_corrections').select(sql<number>`coalesce(sum(won), 0)::bigint`.as('won'))
    .where('contract_id', '=', contractId).where('undone_at', 'is not', null).executeTakeFirst())?.won ?? 0

export const updateCorrectionsRestored = async (tx: Tx, contractId: string): Promise<void> => {
  await tx.updateTable('price_corrections').set({ undone_at: null }).where('contract_id', '=', contractId).execute()
}

/** What is owed since the bank took it back last, where it is that very sum: owed still, paid or given up. */
export const findShortfallClaim = (
  db: Reader,
  { contractId, priceId, won }: { readonly contractId: string; readonly priceId: string; readonly won: number },
): Promise<Pick<AmountRecord, 'id' | 'state'> | undefined> =>
  db.selectFrom('amounts').select(['id', 'state']).where('contract_id', '=', contractId)
    .where('kind', '=', 'claim').where('total_won', '=', won)
    .where('source', 'like', `claim:amount:${priceId}:shortfall:%`)
    .orderBy('created_at', 'desc').limit(1).executeTakeFirst()

/** The newest number of a contract, open or not. */
export const findLastAccount = (db: Reader, contractId: string): Promise<AccountRecord | undefined> =>
  accountsQuery(db).where('account.contract_id', '=', contractId).orderBy('account.created_at', 'desc')
    .orderBy('account.id', 'desc').limit(1).executeTakeFirst()

/** What a bank ended by itself, or the house, was called off by nobody. */
const isCalledOff = sql<boolean>`coalesce(ending, '') = 'calledOff' and exists (
  select from state_history where row_id = virtual_accounts.id and machine = ${virtualAccounts.machine.name}
    and action = 'close' and actor = 'shop')`

/** Those that were asked for since then, the oldest first. */
export const listNumbersSince = (db: Reader, contractId: string, since: Date): Promise<readonly {
  readonly isCalledOff: boolean; readonly issuedAt: Date | null; readonly closedAt: Date | null
}[]> =>
  db.selectFrom('virtual_accounts')
    .select([isCalledOff.as('isCalledOff'), 'issued_at as issuedAt', 'closed_at as closedAt'])
    .where('contract_id', '=', contractId).where('created_at', '>=', since)
    .orderBy('created_at').orderBy('id').execute()

/** The newest first. */
export const listCorrections = async (db: Reader, contractId: string, most: number): Promise<readonly {
  readonly won: number; readonly reason: string; readonly createdAt: Date
}[]> =>
  db.selectFrom('price_corrections').select(['won', 'reason', 'created_at as createdAt'])
    .where('contract_id', '=', contractId).where('undone_at', 'is', null)
    .orderBy('created_at', 'desc').orderBy('id', 'desc').limit(most).execute()

export const findCorrectedWon = async (db: Reader, contractId: string): Promise<number> =>
  (await db.selectFrom('price_corrections').select(sql<number>`coalesce(sum(won), 0)::bigint`.as('won'))
    .where('contract_id', '=', contractId).where('undone_at', 'is', null).executeTakeFirst())?.won ?? 0

/** The claim of the house for the price of a car that it took as paid, while it is open. */
export const findOpenPriceClaim = async (db: Reader, orderId: string): Promise<string | undefined> =>
  (await db.selectFrom('amounts as claim').innerJoin('amounts as price', 'price.contract_id', 'claim.contract_id')
    .select('claim.id')
    .where('price.order_id', '=', orderId).where('price.kind', '=', 'carPrice')
    .where('claim.kind', '=', 'claim').where('claim.state', '=', 'billed')
    .where(sql<boolean>`claim.source like 'claim:amount:' || price.id || ':claimed:%'`)
    .limit(1).executeTakeFirst())?.id
