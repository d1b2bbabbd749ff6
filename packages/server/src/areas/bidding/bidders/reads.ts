// Bidders of closed auctions; a dealer sees the own one, neither its rank nor that somebody talks about it.
import { biddingCalls } from '@bidyard/contract/calls/bidding'
import type { AuctionBidder } from '@bidyard/contract/shapes/bidding/bidders'
import { isWinner } from '@bidyard/contract/states/derived'
import { sql } from 'kysely'
import { type Caller, isStaff } from '../../../runtime/caller.ts'
import { listing, read } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { showShop } from '../biddings/show-bidding.ts'
import { type BidViewer, bidViewerOf, ofSeenBids } from '../seen-by.ts'
import { type BidderRow, biddersQuery, findBidder } from './bidders.sql.ts'
import { expectedOf } from './expected-net-rules.ts'

/** Whether a seller is asked for a consent is no business of a bidder's: for them it is waiting. */
const toldToShop = (row: BidderRow): BidderRow => {
  const state = row.state === 'afterConsulting' ? 'waiting' : row.state
  const isWaiting = state === 'waiting'
  return { ...row, state, bidRank: null, version: 1, updatedAt: isWaiting ? row.createdAt : row.updatedAt }
}

export const showBidder = (viewer: BidViewer, record: BidderRow): AuctionBidder => {
  const row = viewer === 'shop' ? toldToShop(record) : record
  const isAwarded = isWinner(row.state)
  return {
    id: row.id, auctionId: row.auctionId, biddingId: row.biddingId, state: row.state, isWinner: isAwarded,
    bidRank: row.bidRank, bidAmountWon: row.bidAmountWon, bidAt: timeOf(row.bidAt),
    shop: showShop(viewer, row, isAwarded), expected: viewer === 'shop' ? null : expectedOf(row),
    saleRequestedAt: timeOf(row.saleRequestedAt),
    awardedAt: timeOf(row.awardedAt), doneAt: timeOf(row.doneAt), cancelledAt: timeOf(row.cancelledAt),
    version: row.version, createdAt: timeOf(row.createdAt), updatedAt: timeOf(row.updatedAt),
  }
}

const toldFields = (caller: Caller) => (caller.roles.has('dealer') && !isStaff(caller)
  ? {
      state: sql`case when bidders.state = 'afterConsulting' then 'waiting' else bidders.state end`,
      updatedAt: sql`
        case when bidders.state in ('waiting', 'afterConsulting') then bidders.created_at else bidders.updated_at end`,
      bidRank: sql`null::int`,
    }
  : { state: sql`bidders.state`, updatedAt: sql`bidders.updated_at`, bidRank: sql`bidders.bid_rank` })

export const listAuctionBidders = listing(biddingCalls.listAuctionBidders, ({ db, caller }) => source({
  query: biddersQuery(db).where(ofSeenBids(caller, sql`bidders.shop_id`)),
  columns: {
    id: sql`bidders.id`,
    auctionId: sql`bidders.auction_id`,
    biddingId: sql`bidders.bidding_id`,
    memberId: sql`bidders.member_id`,
    isWinner: sql`(bidders.state in ('awardCompleted', 'winner', 'completed'))`,
    bidAmount: sql`bidders.bid_amount_won`,
    bidAt: sql`bidders.bid_at`,
    awardedAt: sql`bidders.awarded_at`,
    doneAt: sql`bidders.done_at`,
    cancelledAt: sql`bidders.cancelled_at`,
    createdAt: sql`bidders.created_at`,
    ...toldFields(caller),
  },
  item: (bidder) => showBidder(bidViewerOf(caller, bidder) ?? 'seller', bidder),
}))

export const getAuctionBidder = read(biddingCalls.getAuctionBidder, async ({ db, caller, params, refuse }) => {
  const bidder = await findBidder(db, params.id)
  const viewer = bidder === undefined ? undefined : bidViewerOf(caller, bidder)
  if (bidder === undefined || viewer === undefined) throw refuse('notFound')
  return showBidder(viewer, bidder)
})
