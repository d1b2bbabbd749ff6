// Enumerations of the reports area: what is timed, and what is disputed.
import { enumeration, type ValueOf } from '../enumeration.ts'

/** A car's way, and below it the steps of its contract under their own names. */
export const timedStep = enumeration('TimedStep', {
  toMarket: ['의뢰 확정 → 경매 시작', 'Confirmed to opened'],
  onMarket: ['경매 진행', 'Open for bids'],
  toAward: ['마감 → 낙찰', 'Closed to awarded'],
  toDone: ['낙찰 → 거래완료', 'Awarded to done'],
  tradeScheduling: ['방문 일정 확정', 'Agreeing on the visit'],
  tradeResult: ['방문과 거래 결과', 'Visit and its result'],
  deliveryScheduling: ['탁송 일정 확정', 'Agreeing on the delivery'],
  lienConfirmation: ['압류·저당 확인', 'Reading the register'],
  payment: ['차량대금 결제', 'Paying for the car'],
  takeoverConfirmation: ['인수 확인', 'Taking the car over'],
  screening: ['서류 심사', 'Papers'],
})
export type TimedStep = ValueOf<typeof timedStep>

export const disputeKind = enumeration('DisputeKind', {
  priceCut: ['감가 이의', 'Disputed price cut'],
  fault: ['책임 판정', 'Case of fault'],
  takeover: ['인수 이의', 'Disputed takeover'],
  errorReport: ['오류 신고', 'Error report'],
  appeal: ['위반 이의신청', 'Appeal'],
})
export type DisputeKind = ValueOf<typeof disputeKind>
