// Reads what shops are told of bids that are over.
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

export interface CancelledBid extends OldBid {
  readonly amountWon: number
  /** Why the office cancelled it. */
  readonly note: string | null
}

export const listCancelledBids = async (db: Reader, ids: readonly string[]): Promise<readonly CancelledBid[]> =>
  (await sql<CancelledBid>`
    select biddings.id as "biddingId", biddings.shop_id as "shopId", auctions.auction_no as "auctionNo", orders.model,
      biddings.amount_won as "amountWon", biddings.note
    from biddings join auctions on auctions.id = biddings.auction_id join orders on orders.id = auctions.order_id
    where biddings.id = any(${ids}::uuid[]) order by biddings.id`.execute(db)).rows
