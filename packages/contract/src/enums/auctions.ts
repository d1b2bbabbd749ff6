// Enumerations of the auctions area: how an auction stands and how it ended.
import { enumeration, type ValueOf } from '../enumeration.ts'

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
