// Enumerations of the bidding area: how a bid stands, and how its bidder stands after the close.
import { enumeration, type ValueOf } from '../enumeration.ts'

export const biddingState = enumeration('BiddingState', {
  bidding: ['입찰중', 'Bidding'],
  bidFailed: ['패찰', 'Lost'],
  awardReserved: ['낙찰예정', 'Chosen'],
  awarded: ['낙찰', 'Awarded'],
  done: ['거래완료', 'Done'],
  cancelled: ['입찰취소', 'Cancelled'],
  biddingPaused: ['입찰중지', 'Paused'],
})
export type BiddingState = ValueOf<typeof biddingState>

export const bidderState = enumeration('BidderState', {
  awardInProgress: ['낙찰진행', 'Award in progress'],
  awardCompleted: ['낙찰확정', 'Award completed'],
  rejected: ['거절', 'Rejected'],
  afterConsulting: ['후상담', 'In consultation'],
  retryAuction: ['재경매', 'Auctioned again'],
  cancelled: ['취소', 'Cancelled'],
  waiting: ['대기', 'Waiting'],
  completed: ['완료', 'Completed'],
  winner: ['낙찰자', 'Winner'],
})
export type BidderState = ValueOf<typeof bidderState>
