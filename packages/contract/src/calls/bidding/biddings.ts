// Bids: listed, submitted and raised by dealers; paused, resumed and cancelled by the office with a reason.
import { z } from 'zod'
import { call } from '../../call.ts'
import { biddingState } from '../../enums/bidding.ts'
import { field, get, list } from '../../list.ts'
import { bidReceiptShape, biddingShape, buyerAwardFeeShape } from '../../shapes/bidding/biddings.ts'
import { versionShape } from '../../shapes/companies.ts'
import { reasonShape } from '../../shapes/texts.ts'

const biddings = { path: '/biddings', who: ['dealer', 'seller', 'partner', 'staff'] } as const
const id = z.object({ id: z.uuid() })
const office = {
  surface: 'office', method: 'POST', who: ['staff'], parts: ['screening', 'sanctions'], params: id,
  answer: biddingShape,
  body: z.strictObject({ seenVersion: versionShape, reason: reasonShape }),
} as const
const knowsWho = ['dealer', 'staff'] as const

export const biddingActs = {
  listBiddings: list({
    ...biddings,
    summary: 'Bids; a dealer sees those of the own shop, sellers and the office those of closed auctions',
    item: biddingShape,
    fields: {
      auctionId: field.id(), state: field.choice(biddingState), memberId: field.only(knowsWho, field.id()),
      companyId: field.only(knowsWho, field.id()), shopId: field.only(knowsWho, field.id()),
    },
    sort: ['bidAt', 'amount'],
  }),
  getBidding: get({ ...biddings, summary: 'One bid', item: biddingShape }),
  getBuyerAwardFee: call({
    method: 'GET',
    path: '/biddings/:id/buyer-award-fee',
    summary: 'What the award of a bid costs its buyer, by the kind and the price, and whether it is charged or paid',
    who: ['dealer', 'staff'],
    params: id,
    answer: buyerAwardFeeShape,
  }),
  submitBid: call({
    method: 'POST',
    path: '/biddings/submit',
    summary: 'Bids, or raises the own bid; it binds until the award window ends',
    who: ['dealer'],
    // Its rule answers with a word of its own.
    body: z.strictObject({ auctionId: z.uuid(), amount: z.int().meta({ examples: [12_340_000] }) }),
    answer: bidReceiptShape,
    errors: {
      INVALID_INPUT: ['0001.invalid_amount', '0002.invalid_auction_state'],
      INVALID_PERMISSION: ['0001.bidding_restricted', '0002.no_bidding_permission'],
    },
    idempotency: 'required',
  }),
  pauseBidding: call({ ...office, path: '/biddings/:id/pause', summary: 'Takes a bid out of the ranking for now' }),
  resumeBidding: call({
    ...office, path: '/biddings/:id/resume', summary: 'Puts a paused bid back, with its amount and its time',
  }),
  cancelBidding: call({
    ...office, path: '/biddings/:id/cancel', summary: 'Cancels a bid for good; the shop may bid anew while it is open',
  }),
}
