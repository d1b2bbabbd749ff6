// Enumerations of the small steps that the three contract kinds share.
import { enumeration, type ValueOf } from '../../enumeration.ts'

export const decisionState = enumeration('DecisionState', {
  pending: ['결정대기', 'Waiting'],
  accepted: ['수락', 'Accepted'],
  declined: ['거절', 'Declined'],
})
export type DecisionState = ValueOf<typeof decisionState>

export const schedulingState = enumeration('SchedulingState', {
  pending: ['예약대기', 'Waiting'],
  confirmed: ['예약확정', 'Confirmed'],
})
export type SchedulingState = ValueOf<typeof schedulingState>

export const tradeResultState = enumeration('TradeResultState', {
  pending: ['제출대기', 'To be submitted'],
  submitted: ['제출완료', 'Submitted'],
})
export type TradeResultState = ValueOf<typeof tradeResultState>

export const tradeResultOutcome = enumeration('TradeResultOutcome', {
  success: ['거래성공', 'Success'],
  fail: ['거래실패', 'Failure'],
})
export type TradeResultOutcome = ValueOf<typeof tradeResultOutcome>

export const paymentState = enumeration('PaymentState', {
  pending: ['결제대기', 'To be paid'],
  completed: ['결제완료', 'Paid'],
})
export type PaymentState = ValueOf<typeof paymentState>

export const screeningState = enumeration('ScreeningState', {
  pending: ['제출대기', 'To be submitted'],
  inProgress: ['심사중', 'Under review'],
  approved: ['승인', 'Approved'],
  rejected: ['반려', 'Rejected'],
})
export type ScreeningState = ValueOf<typeof screeningState>
