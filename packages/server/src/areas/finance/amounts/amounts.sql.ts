// Reads and writes amounts, each with the shop that owes it.
import type { AmountKind, AmountState, BillType, FeeType, PaymentMethod } from '@bidyard/contract/enums'
import type { CarModel } from '@bidyard/contract/shapes/cars/register-facts'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'

export interface AmountRecord {
  readonly id: string
  readonly amountNo: string
  readonly source: string
  readonly kind: AmountKind
  readonly feeType: FeeType | null
  readonly state: AmountState
  readonly shopId: string
  readonly shopName: string
  readonly companyId: string
  readonly memberId: string | null
  readonly orderId: string | null
  readonly auctionId: string | null
  readonly biddingId: string | null
  readonly contractId: string | null
  readonly supplyWon: number
  readonly vatWon: number
  readonly totalWon: number
  readonly billType: BillType
  readonly billIssuedOn: string | null
  readonly billNumber: string | null
  readonly paymentMethod: PaymentMethod | null
  readonly note: string | null
  readonly dueAt: Date | null
  readonly billedAt: Date | null
  readonly paidAt: Date | null
  readonly refundedAt: Date | null
  readonly voidedAt: Date | null
  readonly isOverdue: boolean
  readonly billEntryId: string | null
  readonly payEntryId: string | null
  readonly version: number
  readonly createdAt: Date
  readonly updatedAt: Date
}

export const isOverdue = sql<boolean>`coalesce(amounts.state = 'billed' and amounts.due_at < app_now(), false)`

const lacksBill = sql`(amounts.state = 'paid' and amounts.bill_issued_on is null)`

/** The house has to issue its paper, or to cancel the one that it issued. */
export const isBillDue = sql<boolean>`(amounts.bill_waits and amounts.bill_type <> 'unissued' and (
  ${lacksBill} or (amounts.state in ('refunding', 'refunded') and amounts.bill_issued_on is not null)))`

const paidOn = sql`(amounts.paid_at at time zone 'Asia/Seoul')`

/** As `billDueOn` has it, which a test compares with this. */
export const billDueDay = sql<string | null>`(case when ${lacksBill} then case amounts.bill_type
  when 'taxBill' then (date_trunc('month', ${paidOn}) + interval '1 month 9 days')::date
  when 'cashReceipt' then ${paidOn}::date + 5 end end)`

export const amountsQuery = (db: Reader) =>
  db
    .selectFrom('amounts')
    .innerJoin('shops', 'shops.id', 'amounts.shop_id')
    .select([
      'amounts.id', 'amounts.amount_no as amountNo', 'amounts.source', 'amounts.kind', 'amounts.fee_type as feeType',
      'amounts.state', 'amounts.shop_id as shopId', 'shops.name as shopName', 'shops.company_id as companyId',
      'amounts.member_id as memberId', 'amounts.order_id as orderId', 'amounts.auction_id as auctionId',
      'amounts.bidding_id as biddingId', 'amounts.contract_id as contractId', 'amounts.supply_won as supplyWon',
      'amounts.vat_won as vatWon', 'amounts.total_won as totalWon', 'amounts.bill_type as billType',
      'amounts.bill_issued_on as billIssuedOn', 'amounts.bill_number as billNumber',
      'amounts.payment_method as paymentMethod', 'amounts.note', 'amounts.due_at as dueAt',
      'amounts.billed_at as billedAt', 'amounts.paid_at as paidAt', 'amounts.refunded_at as refundedAt',
      'amounts.voided_at as voidedAt', isOverdue.as('isOverdue'), 'amounts.bill_entry_id as billEntryId',
      'amounts.pay_entry_id as payEntryId', 'amounts.version', 'amounts.created_at as createdAt',
      'amounts.updated_at as updatedAt',
    ])

export interface ShownRecord extends AmountRecord {
  readonly businessNumber: string
  readonly car: { readonly carNumber: string; readonly model: CarModel | null; readonly isTheirs: boolean } | null
}

/** Claims may name a contract, an auction or a bid alone. Looked up for what is shown, after it was sorted and cut. */
const carOfAmount = sql<ShownRecord['car']>`(
  select json_build_object('carNumber', orders.car_number, 'model', orders.model, 'isTheirs', exists (
    select from contracts where contracts.order_id = orders.id and contracts.shop_id = amounts.shop_id
      and contracts.awarded_at is not null))
  from orders where orders.id = coalesce(
    amounts.order_id,
    (select contracts.order_id from contracts where contracts.id = amounts.contract_id),
    (select auctions.order_id from auctions where auctions.id = amounts.auction_id),
    (select auctions.order_id from biddings join auctions on auctions.id = biddings.auction_id
      where biddings.id = amounts.bidding_id)))`

const numberOfBusiness = sql<string>`(select business_number from companies where companies.id = shops.company_id)`

export const shownAmountsQuery = (db: Reader) =>
  amountsQuery(db).select([numberOfBusiness.as('businessNumber'), carOfAmount.as('car')])

export const findShownAmount = (db: Reader, id: string): Promise<ShownRecord | undefined> =>
  shownAmountsQuery(db).where('amounts.id', '=', id).executeTakeFirst()

export const findAmount = (db: Reader, id: string): Promise<AmountRecord | undefined> =>
  amountsQuery(db).where('amounts.id', '=', id).executeTakeFirst()

export const listAmountsBySource = (db: Reader, sources: readonly string[]): Promise<readonly AmountRecord[]> =>
  amountsQuery(db).where('amounts.source', '=', sql<string>`any(${sources}::text[])`).execute()

/** How often the bank took the payment of each back; of those alone of which it did. */
export const listTakenBack = async (db: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const rows = await db.selectFrom('state_history').select(['row_id', sql<number>`count(*)::int`.as('times')])
    .where('row_id', '=', sql<string>`any(${ids}::uuid[])`).where('machine', '=', 'amount')
    .where('action', 'in', ['unpay', 'unpayExpected']).groupBy('row_id').execute()
  return new Map(rows.map(({ row_id, times }) => [row_id, times]))
}

/** Those that went back as money owed to their shop, because their payout was called off. */
export const listCredited = async (db: Reader, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await db.selectFrom('state_history').select('row_id')
    .where('row_id', '=', sql<string>`any(${ids}::uuid[])`).where('machine', '=', 'amount')
    .where('action', '=', 'creditRefund').execute()
  return new Set(rows.map(({ row_id }) => row_id))
}

export const listAmountsById = (db: Reader, ids: readonly string[]): Promise<readonly AmountRecord[]> =>
  amountsQuery(db).where('amounts.id', '=', sql<string>`any(${ids}::uuid[])`).orderBy('amounts.id').execute()

/** Order, auction, contract: whatever the money of a contract moves comes before its shop, as everywhere. */
export const lockTrade = async (tx: Tx, contractId: string): Promise<void> => {
  await sql`select lock_trade(${contractId}::uuid)`.execute(tx)
}

/** Of several contracts in the order of their cars, which come first everywhere. */
export const lockTrades = async (tx: Tx, contractIds: readonly string[]): Promise<void> => {
  await sql`
    select lock_trade(id) from (
      select id from unnest(${contractIds}::uuid[]) as wanted (id) order by (
        select order_id from amounts where contract_id = wanted.id and kind = 'carPrice' limit 1), id
    ) trades`.execute(tx)
}

/** Whoever moves money of shops takes turns here, in the order of the ids. */
export const lockShops = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  await sql`select from shops where id = any(${ids}::uuid[]) order by id for no key update`.execute(tx)
}

/** The shop first, and before it the contract whose car is paid; then what the amount is by then. */
export const lockAmount = async (tx: Tx, id: string): Promise<AmountRecord | undefined> => {
  const found = await findAmount(tx, id)
  if (found === undefined) return undefined
  if (found.kind === 'carPrice' && found.contractId !== null) await lockTrade(tx, found.contractId)
  await lockShops(tx, [found.shopId])
  await tx.selectFrom('amounts').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  return findAmount(tx, id)
}

export interface NewAmount {
  readonly source: string
  readonly kind: AmountKind
  readonly feeType: FeeType | null
  readonly shopId: string
  readonly memberId?: string | null
  readonly orderId?: string | null
  readonly auctionId?: string | null
  readonly biddingId?: string | null
  readonly contractId?: string | null
  readonly supplyWon: number
  readonly vatWon: number
  readonly totalWon: number
  readonly note?: string | null
  readonly dueAt?: Date | null
  readonly at?: Date | null
}

/** Of facts that brought no amount before. */
export const insertAmounts = async (
  tx: Tx, amounts: readonly NewAmount[],
): Promise<readonly { readonly id: string; readonly shopId: string }[]> => {
  const known = amounts.map((amount) => ({
    source: amount.source, kind: amount.kind, fee_type: amount.feeType, shop_id: amount.shopId,
    member_id: amount.memberId, order_id: amount.orderId, auction_id: amount.auctionId, bidding_id: amount.biddingId,
    contract_id: amount.contractId, supply_won: amount.supplyWon, vat_won: amount.vatWon, total_won: amount.totalWon,
    note: amount.note, due_at: amount.dueAt, created_at: amount.at,
  }))
  const { rows } = await sql<{ id: string; shopId: string }>`
    insert into amounts (
      source, kind, fee_type, state, shop_id, member_id, order_id, auction_id, bidding_id, contract_id, supply_won,
      vat_won, total_won, note, due_at, created_at)
    select source, kind, fee_type, 'expected', shop_id, member_id, order_id, auction_id, bidding_id, contract_id,
      supply_won, vat_won, total_won, note, due_at, coalesce(created_at, app_now())
    from jsonb_to_recordset(${JSON.stringify(known)}::jsonb) as known (
      source text, kind text, fee_type text, shop_id uuid, member_id uuid, order_id uuid, auction_id uuid,
      bidding_id uuid, contract_id uuid, supply_won bigint, vat_won bigint, total_won bigint, note text,
      due_at timestamptz, created_at timestamptz)
    on conflict (source) do nothing returning id, shop_id as "shopId"`.execute(tx)
  return rows
}

export interface AmountFacts {
  readonly billEntryId?: string | null
  readonly payEntryId?: string | null
  readonly billType?: BillType
  readonly billIssuedOn?: string | null
  readonly billNumber?: string | null
  readonly paymentMethod?: PaymentMethod | null
  readonly dueAt?: Date | null
  readonly billedAt?: Date | null
  readonly paidAt?: Date | null
  readonly refundedAt?: Date | null
  readonly voidedAt?: Date | null
}

/** What an act found out about them; their state is another's to write. */
export const updateAmounts = async (tx: Tx, ids: readonly string[], facts: AmountFacts): Promise<void> => {
  const columns = {
    bill_entry_id: facts.billEntryId, pay_entry_id: facts.payEntryId, bill_type: facts.billType,
    bill_issued_on: facts.billIssuedOn, bill_number: facts.billNumber, payment_method: facts.paymentMethod,
    due_at: facts.dueAt, billed_at: facts.billedAt, paid_at: facts.paidAt, refunded_at: facts.refundedAt,
    voided_at: facts.voidedAt,
  }
  const known = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
  await tx.updateTable('amounts')
    .set({ ...known, version: sql`version + 1`, updated_at: sql<Date>`app_now()` })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`).execute()
}

export const updateTotals = async (tx: Tx, id: string, totals: {
  readonly supplyWon: number; readonly vatWon: number; readonly totalWon: number
}): Promise<void> => {
  await tx.updateTable('amounts')
    .set({
      supply_won: totals.supplyWon, vat_won: totals.vatWon, total_won: totals.totalWon,
      version: sql<number>`version + 1`, updated_at: sql<Date>`app_now()`,
    })
    .where('id', '=', id).execute()
}

export interface OpenMoney {
  readonly billedWon: number
  readonly overdueWon: number
  readonly overdueCount: number
  readonly claimWon: number
}

/** What a shop owes at this moment; what is only expected is not owed yet. */
export const findOpenMoney = async (db: Reader, shopId: string): Promise<OpenMoney> => {
  const row = await db.selectFrom('amounts')
    .select([
      sql<number>`coalesce(sum(total_won), 0)::bigint`.as('billedWon'),
      sql<number>`coalesce(sum(total_won) filter (where ${isOverdue}), 0)::bigint`.as('overdueWon'),
      sql<number>`(count(*) filter (where ${isOverdue}))::int`.as('overdueCount'),
      sql<number>`coalesce(sum(total_won) filter (where kind = 'claim'), 0)::bigint`.as('claimWon'),
    ])
    .where('shop_id', '=', shopId).where('state', '=', 'billed').executeTakeFirstOrThrow()
  return row
}

/** Those whose duty is due later than they say. */
const outdated = sql`
  select amounts.id, deadlines.due_at from deadlines join amounts on amounts.id = deadlines.row_id
  where deadlines.machine = 'amount' and deadlines.duty = 'pay' and deadlines.next_at is not null
    and amounts.state = 'billed' and amounts.due_at < deadlines.due_at`

export const listOutdated = async (db: Reader): Promise<readonly string[]> =>
  (await sql<{ id: string }>`${outdated}`.execute(db)).rows.map(({ id }) => id)

export const updateDueAsDeadlines = async (
  tx: Tx, ids: readonly string[],
): Promise<readonly Pick<AmountRecord, 'id' | 'shopId'>[]> => {
  const { rows } = await sql<Pick<AmountRecord, 'id' | 'shopId'>>`
    update amounts set due_at = moved.due_at, version = version + 1, updated_at = app_now()
    from (${outdated}) as moved where amounts.id = moved.id and amounts.id = any(${ids}::uuid[])
    returning amounts.id, amounts.shop_id as "shopId"`.execute(tx)
  return rows
}
