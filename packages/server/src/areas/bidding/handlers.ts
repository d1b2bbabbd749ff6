// Every call of bidding, and the file that answers it.
import { getAuctionBidder, listAuctionBidders } from './bidders/reads.ts'
import { listBuyerTradeProcesses } from './bidders/trade-processes.ts'
import { cancelBidding, pauseBidding, resumeBidding } from './biddings/office-acts.ts'
import { type FindAward, getBuyerAwardFee } from './biddings/get-buyer-award-fee.ts'
import { getBidding, listBiddings } from './biddings/reads.ts'
import {
  declineBiddingCancel, listBiddingCancelRequests, requestBiddingCancel,
} from './cancel-requests/cancel-requests.ts'
import { getBidBox } from './rooms/get-bid-box.ts'
import { getAuctionRoom, listAuctionRooms } from './rooms/reads.ts'
import { revealBids } from './rooms/reveal-bids.ts'
import { submitBid } from './submit/submit-bid.ts'

export const biddingHandlers = (parts: { readonly findAwardOf: FindAward }) => ({
  listBiddings,
  getBidding,
  getBuyerAwardFee: getBuyerAwardFee(parts.findAwardOf),
  submitBid,
  pauseBidding,
  resumeBidding,
  cancelBidding,
  requestBiddingCancel,
  listBiddingCancelRequests,
  declineBiddingCancel,
  listAuctionBidders,
  getAuctionBidder,
  listBuyerTradeProcesses,
  listAuctionRooms,
  getAuctionRoom,
  revealBids,
  getBidBox,
})
