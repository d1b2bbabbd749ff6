// Reads and writes bidders: written at the close in one set, ranked by amount, then time, then arrival.
import type { BidderState } from '@bidyard/contract/enums'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import { type BidShopRow, isOpenBook } from '../biddings/biddings.sql.ts'
import { recordQuery } from '../biddings/record.sql.ts'

export interface BidderRow extends BidShopRow {
  /** Its finished sales of this kind, and what they paid for each thousand of their bids. */
  readonly finals: { readonly sales: number; readonly finalPermille: number }
  readonly feesWon: number
  readonly id: string
  readonly auctionId: string
  readonly biddingId: string
  readonly partnerId: string | null
  readonly exhibitId: string | null
  readonly isOpenBook: boolean
  readonly state: BidderState
  readonly bidRank: number | null
  readonly bidAmountWon: number
  readonly bidAt: Date
  readonly saleRequestedAt: Date | null
  readonly awardedAt: Date | null
  readonly doneAt: Date | null
  readonly cancelledAt: Date | null
  readonly version: number
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** Only sales of this auction's kind: where nobody may cut a price, nobody shows whether he would. */
const finals = sql<BidderRow['finals']>`(
  select json_build_object('sales', count(*), 'finalPermille',
    coalesce(floor(avg(past.price_won::numeric * 1000 / past.amount_won)), 1000)::int)
  from contracts past
  where past.shop_id = bidders.shop_id and past.kind = auctions.kind and past.state = 'done'
    and past.corrected_won is null)`

const feesWon = sql<number>`(
  select coalesce(sum(fee.won), 0)::bigint from seller_fees fee
  where fee.order_id = auctions.order_id and fee.state <> 'waived')`

export const biddersQuery = (db: Reader) =>
  db.selectFrom('auction_bidders as bidders')
    .innerJoin('auctions', 'auctions.id', 'bidders.auction_id')
    .innerJoin('orders', 'orders.id', 'auctions.order_id')
    .innerJoin('shops', 'shops.id', 'bidders.shop_id')
    .innerJoin('companies', 'companies.id', 'bidders.company_id')
    .select([
      'bidders.id', 'bidders.auction_id as auctionId', 'bidders.bidding_id as biddingId',
      'orders.partner_id as partnerId', 'orders.exhibit_id as exhibitId', 'bidders.shop_id as shopId',
      'bidders.company_id as companyId', 'bidders.member_id as memberId', 'shops.name as shopName', 'shops.grade',
      'companies.phone_number as phoneNumber', 'bidders.state', 'bidders.bid_rank as bidRank',
      'bidders.bid_amount_won as bidAmountWon', 'bidders.bid_at as bidAt',
      'bidders.sale_requested_at as saleRequestedAt', 'bidders.awarded_at as awardedAt', 'bidders.done_at as doneAt',
      'bidders.cancelled_at as cancelledAt', 'bidders.version', 'bidders.created_at as createdAt',
      'bidders.updated_at as updatedAt',
    ])
    .select([isOpenBook.as('isOpenBook'), recordQuery(sql`bidders.shop_id`).as('record')])
    .select([finals.as('finals'), feesWon.as('feesWon')])

export const findBidder = (db: Reader, id: string): Promise<BidderRow | undefined> =>
  biddersQuery(db).where('bidders.id', '=', id).executeTakeFirst()

export const findBidderOf = async (db: Reader, biddingId: string): Promise<string | undefined> =>
  (await db.selectFrom('auction_bidders').select('id').where('bidding_id', '=', biddingId).executeTakeFirst())?.id

/** Whoever holds one of these up, or lets it go on, comes before this or after it. */
export const lockBidsOf = async (tx: Tx, auctionIds: readonly string[]): Promise<void> => {
  await sql`
    select from biddings where auction_id = any(${auctionIds}::uuid[]) and state <> 'cancelled'
    order by id for no key update`.execute(tx)
}

/** Tells the auctions that have a bidder with a rank. One that stands still has none, alone or among others. */
export const insertBidders = async (
  tx: Tx, auctionIds: readonly string[], doer: { readonly requestId: string | null },
): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ id: string }>`
    with ranked as (
      select biddings.*, case when state = 'bidding' then dense_rank() over (
          partition by auction_id, state order by amount_won desc, bid_at, sequence
        ) end as bid_rank
      from biddings where auction_id = any(${auctionIds}::uuid[]) and state in ('bidding', 'biddingPaused')
    ), written as (
      insert into auction_bidders (
        auction_id, bidding_id, shop_id, company_id, member_id, state, bid_rank, bid_amount_won, bid_at)
      select auction_id, id, shop_id, company_id, member_id, 'waiting', bid_rank, amount_won, bid_at from ranked
      order by auction_id, bid_rank
      returning id, auction_id, bid_rank
    ), noted as (
      insert into state_history (machine, row_id, action, from_state, to_state, actor, request_id)
      select 'auction-bidder', id, 'list', null, 'waiting', 'clock', ${doer.requestId} from written
    )
    select distinct auction_id as id from written where bid_rank is not null`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

/** Of auctions that closed. Nobody but the seller and the office sees a rank, so the row itself does not change. */
export const updateRanks = async (tx: Tx, auctionIds: readonly string[]): Promise<void> => {
  // Two that pause or go on at once would each rank the other as it was before.
  await sql`select from auction_bidders where auction_id = any(${auctionIds}::uuid[]) order by id for no key update`
    .execute(tx)
  await sql`
    with ranked as (
      select bidders.id, case when not stands.aside then dense_rank() over (
          partition by bidders.auction_id, stands.aside
          order by biddings.amount_won desc, biddings.bid_at, biddings.sequence
        ) end as bid_rank
      from auction_bidders bidders join biddings on biddings.id = bidders.bidding_id
        -- Who was chosen and fell keeps the place it had; who was cancelled while it stood still has none.
        cross join lateral (select biddings.state = 'biddingPaused'
          or (biddings.state = 'cancelled' and bidders.bid_rank is null) as aside) stands
      where bidders.auction_id = any(${auctionIds}::uuid[])
    )
    update auction_bidders held set bid_rank = ranked.bid_rank
    from ranked where held.id = ranked.id and held.bid_rank is distinct from ranked.bid_rank`.execute(tx)
}

export const updateCancelled = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  await sql`
    update auction_bidders set cancelled_at = app_now(), version = version + 1
    where id = any(${ids}::uuid[]) and state in (
      'waiting', 'awardInProgress', 'afterConsulting', 'awardCompleted', 'winner')`.execute(tx)
}
