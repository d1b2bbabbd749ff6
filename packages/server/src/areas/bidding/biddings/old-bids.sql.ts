// Reads what shops are told of bids that are over, stand still, or stand on what was corrected or put off.
import type { CarModel } from '@bidyard/contract/shapes/cars/register-facts'
import { sql } from 'kysely'
import type { Reader } from '../../../runtime/database/database.ts'

export interface OldBid {
  readonly biddingId: string
  readonly shopId: string
  readonly auctionNo: string
  readonly model: CarModel | null
}

/** The last bid of each shop that ever bid on one of these cars, in a round that is over. */
export const listOldBids = async (db: Reader, orderIds: readonly string[]): Promise<readonly OldBid[]> =>
  (await sql<OldBid>`
    select distinct on (orders.id, biddings.shop_id) biddings.id as "biddingId", biddings.shop_id as "shopId",
      auctions.auction_no as "auctionNo", orders.model
    from orders join auctions on auctions.order_id = orders.id and auctions.state = 'cancelled'
      join biddings on biddings.auction_id = auctions.id
    where orders.id = any(${orderIds}::uuid[])
    order by orders.id, biddings.shop_id, auctions.round desc, biddings.created_at desc`.execute(db)).rows

export interface EndedBid extends OldBid {
  readonly amountWon: number
  /** Why the office cancelled it. */
  readonly note: string | null
}

export const listEndedBids = async (db: Reader, ids: readonly string[]): Promise<readonly EndedBid[]> =>
  (await sql<EndedBid>`
    select biddings.id as "biddingId", biddings.shop_id as "shopId", auctions.auction_no as "auctionNo", orders.model,
      biddings.amount_won as "amountWon", biddings.note
    from biddings join auctions on auctions.id = biddings.auction_id join orders on orders.id = auctions.order_id
    where biddings.id = any(${ids}::uuid[]) order by biddings.id`.execute(db)).rows

export interface PausedBid extends OldBid {
  /** Why the office paused it. */
  readonly note: string | null
  readonly version: number
}

export const listPausedBids = async (db: Reader, ids: readonly string[]): Promise<readonly PausedBid[]> =>
  (await sql<PausedBid>`
    select biddings.id as "biddingId", biddings.shop_id as "shopId", auctions.auction_no as "auctionNo", orders.model,
      biddings.note, biddings.version
    from biddings join auctions on auctions.id = biddings.auction_id join orders on orders.id = auctions.order_id
    where biddings.id = any(${ids}::uuid[]) order by biddings.id`.execute(db)).rows

export interface CorrectedBid extends OldBid {
  readonly auctionId: string
  readonly correctedAt: Date
}

/** Those that still stand on auctions whose facts were corrected. */
export const listCorrectedBids = async (db: Reader, auctionIds: readonly string[]): Promise<readonly CorrectedBid[]> =>
  (await sql<CorrectedBid>`
    select biddings.id as "biddingId", biddings.shop_id as "shopId", auctions.auction_no as "auctionNo", orders.model,
      auctions.id as "auctionId", auctions.corrected_at as "correctedAt"
    from biddings join auctions on auctions.id = biddings.auction_id join orders on orders.id = auctions.order_id
    where auctions.id = any(${auctionIds}::uuid[]) and auctions.corrected_at is not null
      and biddings.state in ('bidding', 'biddingPaused')
    order by biddings.id`.execute(db)).rows

export interface ExtendedBid extends OldBid {
  readonly auctionId: string
  readonly endsAt: Date
  readonly reason: string
}

/** Those that still stand on auctions whose end, as it is now, was put off by the office. */
export const listExtendedBids = async (db: Reader, auctionIds: readonly string[]): Promise<readonly ExtendedBid[]> =>
  (await sql<ExtendedBid>`
    select biddings.id as "biddingId", biddings.shop_id as "shopId", auctions.auction_no as "auctionNo", orders.model,
      auctions.id as "auctionId", auctions.ends_at as "endsAt", told.reason
    from auctions join orders on orders.id = auctions.order_id
      cross join lateral (
        select kind, reason, ends_after from auction_notices where auction_id = auctions.id
        order by created_at desc, id desc limit 1
      ) as told
      join biddings on biddings.auction_id = auctions.id
    where auctions.id = any(${auctionIds}::uuid[]) and auctions.state = 'auction'
      and told.kind = 'extended' and told.ends_after = auctions.ends_at
      and biddings.state in ('bidding', 'biddingPaused')
    order by biddings.id`.execute(db)).rows
