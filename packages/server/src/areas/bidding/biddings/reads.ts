// Bids: a dealer those of the own shop; from the close on sellers and partners those of their cars, the office all.
import { biddingCalls } from '@bidyard/contract/calls/bidding'
import { awardFeeWon } from '@bidyard/contract/shapes/money/award-fee'
import { sql } from 'kysely'
import { listing, read } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import { splitVat } from '../../finance/for-other-areas.ts'
import { readConfigurationAt } from '../../reference/for-other-areas.ts'
import { bidViewerOf, ofSeenBids } from '../seen-by.ts'
import { type BiddingRow, biddingsQuery, findBidding } from './biddings.sql.ts'
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
  item: (row) => {
    const bid = row as unknown as BiddingRow
    return showBidding(bidViewerOf(caller, bid) ?? 'seller', bid)
  },
}))

export const getBidding = read(biddingCalls.getBidding, async ({ db, caller, params, refuse }) => {
  const bid = await findBidding(db, params.id)
  const viewer = bid === undefined ? undefined : bidViewerOf(caller, bid)
  if (bid === undefined || viewer === undefined) throw refuse('notFound')
  return showBidding(viewer, bid)
})

/** By the numbers of its round; a fee tells the price, so it is as sealed as that. */
export const getBuyerAwardFee = read(biddingCalls.getBuyerAwardFee, async ({ db, caller, params, refuse }) => {
  const bid = await findBidding(db, params.id)
  if (bid === undefined || bidViewerOf(caller, bid) === undefined) throw refuse('notFound')
  const { value: fees } = await readConfigurationAt(db, 'fees', bid.revision)
  const totalWon = awardFeeWon(fees.successBidFee[bid.kind], bid.amountWon)
  return { biddingId: bid.id, kind: bid.kind, priceWon: bid.amountWon, ...splitVat(totalWon, fees.vatBasisPoints) }
})
