// Enumerations of the bidding area: how a bid, its bidder, the award and a price cut stand.
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

/** Why a bid stands still. */
export const biddingPauseCause = enumeration('BiddingPauseCause', {
  restriction: ['입찰제한', 'Restriction'],
  deposit: ['보증금 부족', 'Deposit too low'],
  staff: ['운영진 중지', 'Paused by the office'],
})
export type BiddingPauseCause = ValueOf<typeof biddingPauseCause>

/** What became of a shop's wish to have its bid cancelled after a correction; only the answers are written down. */
export const biddingCancelState = enumeration('BiddingCancelState', {
  asked: ['답변 대기', 'Waits for an answer'],
  lapsed: ['답변 없이 종료', 'Lapsed'],
  cancelled: ['입찰 취소', 'Bid cancelled'],
  declined: ['거절', 'Declined'],
})
export type BiddingCancelState = ValueOf<typeof biddingCancelState>

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

export const awardDecisionState = enumeration('AwardDecisionState', {
  pending: ['결정대기', 'Waiting'],
  accepted: ['낙찰 수락', 'Accepted'],
  declined: ['낙찰 거절', 'Declined'],
  expired: ['기한초과', 'Expired'],
})
export type AwardDecisionState = ValueOf<typeof awardDecisionState>

export const tradeAdjustmentLineItemKind = enumeration('TradeAdjustmentLineItemKind', {
  tire: ['타이어', 'Tyre'],
  wheel: ['휠', 'Wheel'],
  outerPanel: ['외판', 'Outer panel'],
  etc: ['기타', 'Other'],
  additionalCarDamageInfo: ['추가 손상', 'Further damage'],
})
export type TradeAdjustmentLineItemKind = ValueOf<typeof tradeAdjustmentLineItemKind>

export const adjustmentStatus = enumeration('AdjustmentStatus', {
  notSubmitted: ['미제출', 'Not submitted'],
  submitted: ['제출', 'Submitted'],
  agreed: ['동의', 'Agreed'],
  disputed: ['이의', 'Disputed'],
  decided: ['결정', 'Decided'],
})
export type AdjustmentStatus = ValueOf<typeof adjustmentStatus>
