// Enumerations of the auctions area: how an order, its auction and the award stand.
import { enumeration, type ValueOf } from '../enumeration.ts'

export const orderState = enumeration('OrderState', {
  draft: ['작성중', 'Draft'],
  confirmed: ['접수확정', 'Confirmed'],
  biddingInProgress: ['입찰진행', 'Bidding'],
  biddingCompleted: ['입찰마감', 'Bidding closed'],
  awarded: ['낙찰', 'Awarded'],
  declined: ['낙찰거절', 'Declined'],
  retryAuction: ['재경매', 'To be auctioned again'],
  depositCompleted: ['입금완료', 'Paid'],
  cancelled: ['취소', 'Cancelled'],
  completed: ['완료', 'Completed'],
})
export type OrderState = ValueOf<typeof orderState>

export const orderProcess = enumeration('OrderProcess', {
  pending: ['대기', 'Waiting'],
  inProgress: ['진행중', 'In progress'],
  completed: ['완료', 'Completed'],
  cancelled: ['취소', 'Cancelled'],
  retryAuction: ['재경매', 'To be auctioned again'],
})
export type OrderProcess = ValueOf<typeof orderProcess>

export const auctionState = enumeration('AuctionState', {
  preparation: ['경매준비', 'Preparation'],
  auction: ['경매중', 'Open for bids'],
  contract: ['계약중', 'In contract'],
  done: ['거래완료', 'Done'],
  cancelled: ['취소', 'Cancelled'],
})
export type AuctionState = ValueOf<typeof auctionState>

export const auctionEndReason = enumeration('AuctionEndReason', {
  declined: ['거절', 'Declined'],
  retried: ['재경매', 'Auctioned again'],
  cancelled: ['취소', 'Cancelled'],
})
export type AuctionEndReason = ValueOf<typeof auctionEndReason>

export const auctionProcessStep = enumeration('AuctionProcessStep', {
  screening: ['심사', 'Screening'],
  bid: ['입찰', 'Bidding'],
  awardDecision: ['낙찰결정', 'Award decision'],
  accepted: ['수락', 'Accepted'],
  declined: ['거절', 'Declined'],
  retried: ['재경매', 'Auctioned again'],
  cancelled: ['취소', 'Cancelled'],
})
export type AuctionProcessStep = ValueOf<typeof auctionProcessStep>

export const awardDecisionState = enumeration('AwardDecisionState', {
  pending: ['결정대기', 'Waiting'],
  accepted: ['낙찰 수락', 'Accepted'],
  declined: ['낙찰 거절', 'Declined'],
  expired: ['기한초과', 'Expired'],
})
export type AwardDecisionState = ValueOf<typeof awardDecisionState>
