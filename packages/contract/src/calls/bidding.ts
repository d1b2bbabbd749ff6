// Bidding: bids and their bidders, running auctions as sellers and the office watch them, and a dealer's bid box.
import { bidderCalls } from './bidding/bidders.ts'
import { biddingActs } from './bidding/biddings.ts'
import { cancelRequestCalls } from './bidding/cancel-requests.ts'
import { roomCalls } from './bidding/rooms.ts'

export const biddingCalls = { ...biddingActs, ...cancelRequestCalls, ...bidderCalls, ...roomCalls } as const
