// A bid for the matrix, and its bidder as it stands after the close: a tenant's shop on the same tenant's car.
import { sql } from 'kysely'
import type { Tx } from '../../runtime/database/database.ts'

export interface BidWish {
  readonly auctionId: string
  readonly shopId: string
  readonly companyId: string
  readonly memberId: string
}

export interface MadeBid {
  readonly bidding: string
  readonly revealedBidding: string
  readonly cancelRequest: string
  readonly auctionBidder: string
}

const amountWon = 10_000_000

export const makeBid = async (tx: Tx, wish: BidWish): Promise<MadeBid> => {
  const of = {
    auction_id: wish.auctionId, shop_id: wish.shopId, company_id: wish.companyId, member_id: wish.memberId,
    bid_at: sql<Date>`app_now()`,
  }
  const { id: bidding } = await tx
    .insertInto('biddings')
    .values({ ...of, state: 'bidding', amount_won: amountWon, sequence: sql<number>`nextval('bid_sequence')` })
    .returning('id').executeTakeFirstOrThrow()
  const { id: cancelRequest } = await tx
    .insertInto('bidding_cancel_requests')
    .values({
      auction_id: wish.auctionId, bidding_id: bidding, shop_id: wish.shopId, member_id: wish.memberId,
      corrected_at: sql<Date>`app_now()`,
    })
    .returning('id').executeTakeFirstOrThrow()
  const { id: auctionBidder } = await tx
    .insertInto('auction_bidders')
    .values({ ...of, bidding_id: bidding, state: 'waiting', bid_rank: 1, bid_amount_won: amountWon })
    .returning('id').executeTakeFirstOrThrow()
  return { bidding, revealedBidding: bidding, cancelRequest, auctionBidder }
}
