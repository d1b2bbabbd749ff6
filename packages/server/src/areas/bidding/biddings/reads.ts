// Bids: a dealer those of the own shop; from the close on sellers and partners those of their cars, the office all.
import { biddingCalls } from '@bidyard/contract/calls/bidding'
import { sql } from 'kysely'
import { listing, read } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import { bidViewerOf, ofSeenBids } from '../seen-by.ts'
import { biddingsQuery, findBidding } from './biddings.sql.ts'
import { showBidding } from './show-bidding.ts'

export const listBiddings = listing(biddingCalls.listBiddings, ({ db, caller }) => source({
  query: biddingsQuery(db).where(ofSeenBids(caller, sql`biddings.shop_id`)),
  columns: {
    id: sql`biddings.id`,
    auctionId: sql`biddings.auction_id`,
    state: sql`biddings.state`,
    memberId: sql`biddings.member_id`,
    companyId: sql`biddings.company_id`,
    shopId: sql`biddings.shop_id`,
    bidAt: sql`biddings.bid_at`,
    amount: sql`biddings.amount_won`,
    createdAt: sql`biddings.created_at`,
    updatedAt: sql`biddings.updated_at`,
  },
  item: (bid) => showBidding(bidViewerOf(caller, bid) ?? 'seller', bid),
}))

export const getBidding = read(biddingCalls.getBidding, async ({ db, caller, params, refuse }) => {
  const bid = await findBidding(db, params.id)
  const viewer = bid === undefined ? undefined : bidViewerOf(caller, bid)
  if (bid === undefined || viewer === undefined) throw refuse('notFound')
  return showBidding(viewer, bid)
})
