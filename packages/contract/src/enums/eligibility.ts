// Enumerations of the eligibility area: what stands between a dealer and a bid.
import { enumeration, type ValueOf } from '../enumeration.ts'

/** In the order in which a dealer would clear them away. */
export const biddingObstacle = enumeration('BiddingObstacle', {
  memberNotApproved: ['이용중인 회원이 아님', 'The member is not in good standing'],
  noBiddingPermission: ['입찰 권한 없음', 'No permission to bid for the shop'],
  shopNotActive: ['영업중인 상사가 아님', 'The shop is not active'],
  shopBanned: ['영구 입찰제한', 'The shop may not bid for good'],
  shopRestricted: ['입찰제한', 'The shop may not bid for a time'],
  depositMissing: ['보증금 부족', 'The deposit is too low'],
  subscriptionInactive: ['이번 달 이용권 없음', 'No subscription for this month'],
  amountOverdue: ['연체된 금액 있음', 'Something is overdue'],
  openAwardsMax: ['진행중 낙찰 한도 도달', 'Too many awards are open'],
})
export type BiddingObstacle = ValueOf<typeof biddingObstacle>
