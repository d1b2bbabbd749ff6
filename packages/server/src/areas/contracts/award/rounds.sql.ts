// Reads auctions after their close as far as the award goes, and writes what an award leaves at biddings and bidders.
import type {
  AuctionEndReason, AuctionState, BidderState, BiddingState, ContractKind, OrderState,
} from '@bidyard/contract/enums'
import type { RoundEndedBy } from '@bidyard/contract/states/derived'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import { isOverdue } from '../../../runtime/work/deadlines.ts'

export interface Round {
  readonly id: string
  readonly auctionNo: string
  readonly orderId: string
  readonly orderState: OrderState
  readonly kind: ContractKind
  readonly state: AuctionState
  readonly round: number
  readonly closedAt: Date | null
  readonly openedAt: Date | null
  readonly endReason: AuctionEndReason | null
  readonly endedBy: RoundEndedBy | null
  /** What holds for this round; none was opened yet without it. */
  readonly revision: number | null
  readonly reserveWon: number | null
  readonly partnerId: string | null
  readonly exhibitId: string | null
  /** Chosen ones that were not taken back. */
  readonly candidatesUsed: number
  readonly revertsUsed: number
  /** Bidders that could be chosen now. */
  readonly candidatesLeft: number
  /** The contract that is alive. */
  readonly contractId: string | null
  /** Whoever had to choose, or to be talked to, has let the time go by. */
  readonly isOver: boolean
}

/** What a round waits for while nobody is chosen: its seller, or the office that talks with the seller. */
export const roundDuties = ['chooseCandidate', 'consult'] as const

/** Of a contract: a request that was taken back uses up no candidate. */
export const isUsed = sql<boolean>`cancel_cause is distinct from 'reverted'`

/** How many bidders of `auctions` could be chosen now. */
export const candidatesLeft = sql<number>`(
  select count(*)::int from auction_bidders bidders join biddings on biddings.id = bidders.bidding_id
  where bidders.auction_id = auctions.id and bidders.state = 'waiting' and biddings.state = 'bidding')`

const columns = sql`
  auctions.id, auctions.auction_no as "auctionNo", auctions.order_id as "orderId", orders.state as "orderState",
  auctions.kind, auctions.state, auctions.round, auctions.closed_at as "closedAt", auctions.opened_at as "openedAt",
  auctions.end_reason as "endReason", auctions.round_ended_by as "endedBy",
  auctions.configuration_revision as revision, orders.hope_price_won as "reserveWon", orders.partner_id as "partnerId",
  orders.exhibit_id as "exhibitId", chosen.*, ${candidatesLeft} as "candidatesLeft",
  ${isOverdue('auction', sql`auctions.id`, roundDuties)} as "isOver"`

/** By id, in its order. */
export const listRounds = async (db: Reader, auctionIds: readonly string[]): Promise<readonly Round[]> => {
  const { rows } = await sql<Round>`
    select ${columns}
    from auctions join orders on orders.id = auctions.order_id
      cross join lateral (
        select (count(*) filter (where ${isUsed}))::int as "candidatesUsed",
          (count(*) filter (where cancel_cause = 'reverted'))::int as "revertsUsed",
          (array_agg(contracts.id) filter (where contracts.state <> 'cancelled'))[1] as "contractId"
        from contracts where contracts.auction_id = auctions.id
      ) as chosen
    where auctions.id = any(${auctionIds}::uuid[]) order by auctions.id`.execute(db)
  return rows
}

export interface Candidate {
  readonly id: string
  readonly auctionId: string
  readonly biddingId: string
  readonly shopId: string
  readonly amountWon: number
  readonly state: BidderState
  readonly biddingState: BiddingState
  readonly rank: number | null
}

const candidates = sql`
  select bidders.id, bidders.auction_id as "auctionId", bidders.bidding_id as "biddingId",
    bidders.shop_id as "shopId", bidders.bid_amount_won as "amountWon", bidders.state,
    biddings.state as "biddingState", bidders.bid_rank as rank
  from auction_bidders bidders join biddings on biddings.id = bidders.bidding_id`

export const findCandidate = async (db: Reader, bidderId: string): Promise<Candidate | undefined> =>
  (await sql<Candidate>`${candidates} where bidders.id = ${bidderId}`.execute(db)).rows[0]

/** The first of each among those that may be chosen: who fell before them keeps the place it had. */
export const listBest = async (db: Reader, auctionIds: readonly string[]): Promise<readonly Candidate[]> =>
  (await sql<Candidate>`
    select distinct on ("auctionId") * from (${candidates}
      where bidders.auction_id = any(${auctionIds}::uuid[]) and bidders.bid_rank is not null
        and biddings.state = 'bidding' and bidders.state = 'waiting') as left_over
    order by "auctionId", rank`.execute(db)).rows

export const listAuctionsOf = async (db: Reader, biddingIds: readonly string[]): Promise<readonly string[]> =>
  (await sql<{ id: string }>`
    select distinct auction_id as id from biddings where id = any(${biddingIds}::uuid[])`.execute(db))
    .rows.map(({ id }) => id)

/** The bidders whom the office talks about with their seller. */
export const listConsulted = async (db: Reader, auctionIds: readonly string[]): Promise<readonly Candidate[]> =>
  (await sql<Candidate>`
    ${candidates}
    where bidders.auction_id = any(${auctionIds}::uuid[]) and bidders.state = 'afterConsulting'`.execute(db)).rows

/** Those of these auctions that have bids which wait for what becomes of them. */
export const listWithBids = async (db: Reader, auctionIds: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set((await sql<{ id: string }>`
    select distinct auction_id as id from biddings
    where auction_id = any(${auctionIds}::uuid[]) and state in ('bidding', 'biddingPaused')`.execute(db))
    .rows.map(({ id }) => id))

/** Rounds of these orders that are over, with bids that still wait. */
export const listOverWithBids = async (db: Reader, orderIds: readonly string[]): Promise<readonly string[]> =>
  (await sql<{ id: string }>`
    select auctions.id from auctions
    where order_id = any(${orderIds}::uuid[]) and state = 'cancelled' and exists (
      select from biddings where auction_id = auctions.id and biddings.state in ('bidding', 'biddingPaused'))
    order by auctions.id`.execute(db)).rows.map(({ id }) => id)

export interface LeftOver {
  readonly biddingIds: readonly string[]
  readonly bidderIds: readonly string[]
}

/** Bids and bidders of these auctions that wait for nothing any more. */
export const listLeftOver = async (db: Reader, auctionIds: readonly string[]): Promise<LeftOver> => {
  const biddings = await sql<{ id: string }>`
    select id from biddings where auction_id = any(${auctionIds}::uuid[]) and state in ('bidding', 'biddingPaused')
    order by id`.execute(db)
  const bidders = await sql<{ id: string }>`
    select id from auction_bidders
    where auction_id = any(${auctionIds}::uuid[]) and state in ('waiting', 'afterConsulting') order by id`.execute(db)
  return { biddingIds: biddings.rows.map(({ id }) => id), bidderIds: bidders.rows.map(({ id }) => id) }
}

export interface BidderMoments {
  readonly requested?: true
  readonly awarded?: true
  readonly cancelled?: true
  readonly done?: true
}

export const updateBidders = async (tx: Tx, ids: readonly string[], moments: BidderMoments): Promise<void> => {
  const now = sql<Date>`app_now()`
  await tx
    .updateTable('auction_bidders')
    .set({
      ...(moments.requested === undefined ? {} : { sale_requested_at: now }),
      ...(moments.awarded === undefined ? {} : { awarded_at: now }),
      ...(moments.cancelled === undefined ? {} : { cancelled_at: now }),
      ...(moments.done === undefined ? {} : { done_at: now }),
      version: sql<number>`version + 1`, updated_at: now,
    })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`).execute()
}

/** When the window of these auctions ends, by the clock's rows. */
export const findWindow = async (
  db: Reader, auctionId: string,
): Promise<{ readonly chooseUntil: Date | null; readonly consultUntil: Date | null }> => {
  const rows = await db.selectFrom('deadlines').select(['duty', 'due_at as dueAt'])
    .where('machine', '=', 'auction').where('row_id', '=', auctionId).where('stage', 'in', ['due', 'final'])
    .where('duty', 'in', roundDuties).execute()
  const of = (duty: string): Date | null => rows.find((row) => row.duty === duty)?.dueAt ?? null
  return { chooseUntil: of('chooseCandidate'), consultUntil: of('consult') }
}
