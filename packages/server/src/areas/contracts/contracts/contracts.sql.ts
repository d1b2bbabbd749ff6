// Reads and writes contracts.
import {
  type ContractCancelCause, type ContractCancelType, contractKind, type ContractKind, type ContractStep,
  type PurchaseDeclineType, type SalesDeclineType,
} from '@bidyard/contract/enums'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import { contractsOf } from '../steps/kinds.ts'
import { type ContractRecord, contractsQuery } from './contracts-query.sql.ts'

export type { ContractRecord } from './contracts-query.sql.ts'

export const findContract = (db: Reader, id: string): Promise<ContractRecord | undefined> =>
  contractsQuery(db).where('contracts.id', '=', id).executeTakeFirst()

export const listContractsById = (db: Reader, ids: readonly string[]): Promise<readonly ContractRecord[]> =>
  contractsQuery(db).where('contracts.id', '=', sql<string>`any(${ids}::uuid[])`).orderBy('contracts.id').execute()

/** Of these auctions, the newest first; there are a handful at most. */
export const listContractsOf = (db: Reader, auctionIds: readonly string[]): Promise<readonly ContractRecord[]> =>
  contractsQuery(db).where('contracts.auction_id', '=', sql<string>`any(${auctionIds}::uuid[])`)
    .orderBy('contracts.created_at', 'desc').orderBy('contracts.id', 'desc').execute()

/** Their orders and auctions come first. */
export const lockContracts = async (tx: Tx, ids: readonly string[]): Promise<readonly ContractRecord[]> => {
  await sql`select from contracts where id = any(${ids}::uuid[]) order by id for no key update`.execute(tx)
  return listContractsById(tx, ids)
}

/** Those of the shop that are not over, by the steps they stand at. */
export const listOpenOfShops = (
  db: Reader, shopIds: readonly string[],
): Promise<readonly ContractRecord[]> =>
  contractsQuery(db).where('contracts.shop_id', '=', sql<string>`any(${shopIds}::uuid[])`)
    .where('contracts.state', 'not in', ['done', 'cancelled']).orderBy('contracts.id').execute()

export const listAtStep = (db: Reader, step: ContractStep): Promise<readonly ContractRecord[]> =>
  contractsQuery(db).where('contracts.state', '=', step).orderBy('contracts.id').execute()

export const findOpenOfShop = async (db: Reader, shopId: string): Promise<boolean> => {
  const row = await db.selectFrom('contracts').select('id').where('shop_id', '=', shopId)
    .where('state', 'not in', ['done', 'cancelled']).limit(1).executeTakeFirst()
  return row !== undefined
}

/** Auctions with a contract that is alive: one that is open, or done. */
export const listAuctionsWithContract = async (
  db: Reader, auctionIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ id: string }>`
    select auction_id as id from contracts
    where auction_id = any(${auctionIds}::uuid[]) and state <> 'cancelled'`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

export interface NewContract {
  readonly kind: ContractKind
  readonly step: ContractStep
  /** Where the bid binds, the award comes with the contract. */
  readonly isAwarded: boolean
  readonly auctionId: string
  readonly bidderId: string
  readonly openedAs: 'seller' | 'staff' | 'flow'
  readonly consentNote: string | null
}

const ownSteps = contractKind.values.map((kind) => ({ kind, column: contractsOf[kind].column }))
const stepColumns = sql.join(ownSteps.map(({ column }) => sql.ref(column)))
const stepsGiven = sql.join(ownSteps.map(({ kind }) => sql`case when given.kind = ${sql.lit(kind)} then step end`))

/** Everything else stands with the auction and the bidder. The ids follow the order of what was wished. */
export const insertContracts = async (
  tx: Tx, wished: readonly NewContract[], openedBy: string | null,
): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string; bidderId: string }>`
    insert into contracts (kind, ${stepColumns}, order_id, auction_id, bidding_id, bidder_id, shop_id,
      member_id, amount_won, price_won, opened_as, opened_by, configuration_revision, sale_state, sale_decided_at,
      purchase_state, requested_at, awarded_at, consent_note)
    select given.kind, ${stepsGiven}, auctions.order_id, auctions.id, bidders.bidding_id, bidders.id,
      bidders.shop_id, bidders.member_id, bidders.bid_amount_won,
      case when "isAwarded" then bidders.bid_amount_won end, "openedAs", ${openedBy}::uuid,
      auctions.configuration_revision,
      case when "isAwarded" then null when step = 'salesDecision' then 'pending' else 'accepted' end,
      case when step = 'purchaseDecision' then app_now() end, case when not "isAwarded" then 'pending' end,
      case when step = 'purchaseDecision' then app_now() end, case when "isAwarded" then app_now() end,
      "consentNote"
    from json_to_recordset(${JSON.stringify(wished)}::text::json) as given (
      kind text, step text, "isAwarded" boolean, "auctionId" uuid, "bidderId" uuid, "openedAs" text,
      "consentNote" text)
      join auctions on auctions.id = given."auctionId" join auction_bidders bidders on bidders.id = given."bidderId"
    order by auctions.id
    returning id, bidder_id as "bidderId"`.execute(tx)
  const idOf = new Map(rows.map(({ id, bidderId }) => [bidderId, id]))
  return wished.map(({ bidderId }) => {
    const id = idOf.get(bidderId)
    if (id === undefined) throw new Error(`the bidder ${bidderId} got no contract`)
    return id
  })
}

export interface NewHistory {
  readonly machine: string
  readonly rowId: string
  readonly action: string
  readonly to: string
  readonly actor: string
  readonly reason: string | null
}

/** How each of them began. */
export const insertBeginnings = async (
  tx: Tx, rows: readonly NewHistory[], doer: { readonly memberId: string | null; readonly requestId: string | null },
): Promise<void> => {
  await sql`
    insert into state_history (machine, row_id, action, from_state, to_state, actor, member_id, reason, request_id)
    select machine, "rowId", action, null, "to", actor, ${doer.memberId}::uuid, reason, ${doer.requestId}
    from json_to_recordset(${JSON.stringify(rows)}::text::json) as given (
      machine text, "rowId" uuid, action text, "to" text, actor text, reason text)`.execute(tx)
}

export interface ContractChanges {
  readonly sale?: { readonly type: SalesDeclineType | null; readonly note: string | null }
  readonly purchase?: { readonly type: PurchaseDeclineType | null; readonly note: string | null }
  readonly requested?: true
  readonly awarded?: true
  readonly cancelled?: {
    readonly cause: ContractCancelCause; readonly type: ContractCancelType | null; readonly note: string | null
  }
}

const now = sql<Date>`app_now()`

/** Before the machine moves them, whose checks want both together. */
export const updateContracts = async (tx: Tx, ids: readonly string[], changes: ContractChanges): Promise<void> => {
  const { sale, purchase, requested, awarded, cancelled } = changes
  await tx
    .updateTable('contracts')
    .set({
      ...(sale === undefined
        ? {} : { sale_decided_at: now, sale_decline_type: sale.type, sale_note: sale.note }),
      ...(purchase === undefined
        ? {} : { purchase_decided_at: now, purchase_decline_type: purchase.type, purchase_note: purchase.note }),
      ...(requested === undefined ? {} : { requested_at: now }),
      ...(awarded === undefined ? {} : { awarded_at: now, price_won: sql<number>`amount_won` }),
      ...(cancelled === undefined ? {} : {
        cancelled_at: now, cancel_cause: cancelled.cause, cancel_type: cancelled.type, cancel_note: cancelled.note,
      }),
      version: sql<number>`version + 1`, updated_at: now,
    })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`).execute()
}

export interface HistoryRow {
  readonly action: string
  readonly from: string | null
  readonly to: string
  readonly actor: string
  readonly reason: string | null
  readonly at: Date
}

export const listMoves = async (
  db: Reader, { id, machine, max }: { readonly id: string; readonly machine: string; readonly max: number },
): Promise<readonly HistoryRow[]> =>
  db.selectFrom('state_history')
    .select([
      'action', 'from_state as from', 'to_state as to', 'actor', 'reason', 'created_at as at',
    ])
    .where('row_id', '=', id).where('machine', '=', machine).orderBy('state_history.id').limit(max).execute()
