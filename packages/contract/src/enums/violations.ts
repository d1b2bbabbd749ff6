// Enumerations of the violations area: what was done, how it is judged and what follows from it.
import { enumeration, type ValueOf } from '../enumeration.ts'

export const violationType = enumeration('ViolationType', {
  contractActionExpired: ['계약 처리기한 초과', 'Contract deadline missed'],
  contractDeclinePurchase: ['구매 거절', 'Purchase declined'],
  ruleViolation: ['이용규칙 위반', 'Rule broken'],
})
export type ViolationType = ValueOf<typeof violationType>

export const violationDetailType = enumeration('ViolationDetailType', {
  selfContractPurchaseDecisionExpired: ['셀프 구매결정 기한초과', 'Self: purchase decision missed'],
  selfContractTradeSchedulingExpired: ['셀프 방문예약 기한초과', 'Self: no visit agreed in time'],
  selfContractTradeResultExpired: ['셀프 거래결과 미제출', 'Self: trade result not submitted'],
  selfContractVehiclePaymentExpired: ['셀프 차량대금 미납', 'Self: car not paid in time'],
  selfContractScreeningSubmitExpired: ['셀프 서류 미제출', 'Self: papers not submitted'],
  proContractPurchaseDecisionExpired: ['프로 구매결정 기한초과', 'Pro: purchase decision missed'],
  proContractDeliverySchedulingExpired: ['프로 탁송예약 기한초과', 'Pro: no delivery agreed in time'],
  proContractVehiclePaymentExpired: ['프로 차량대금 미납', 'Pro: car not paid in time'],
  proContractScreeningSubmitExpired: ['프로 서류 미제출', 'Pro: papers not submitted'],
  primeContractVehiclePaymentExpired: ['프라임 차량대금 미납', 'Prime: car not paid in time'],
  primeContractVehicleConfirmationExpired: ['프라임 차량 인수확인 기한초과', 'Prime: takeover not confirmed in time'],
  primeContractScreeningSubmitExpired: ['프라임 서류 미제출', 'Prime: papers not submitted'],
  selfContractPurchaseDecline: ['셀프 구매 거절', 'Self: purchase declined'],
  proContractPurchaseDecline: ['프로 구매 거절', 'Pro: purchase declined'],
  selfContractTradeRefusal: ['셀프 거래 거부', 'Self: trade refused'],
  unfairPriceReduction: ['부당 감가', 'Unfair price cut'],
  offPlatformTrade: ['직거래 유도', 'Trade beside the platform'],
  falseDocument: ['허위서류 제출', 'False document'],
  misconduct: ['폭언·영업방해', 'Misconduct'],
})
export type ViolationDetailType = ValueOf<typeof violationDetailType>

export const violationAction = enumeration('ViolationAction', {
  notice: ['주의', 'Notice'],
  point: ['벌점', 'Points'],
  warning: ['경고', 'Warning'],
  permanentBan: ['영구정지', 'Permanent ban'],
  pardon: ['면제(사면)', 'Pardon'],
})
export type ViolationAction = ValueOf<typeof violationAction>

export const violationEscalation = enumeration('ViolationEscalation', {
  independent: ['단건 제재', 'Judged alone'],
  conditionalRelease: ['조건부 해제', 'Until the act is done'],
  warningCountBased: ['경고누적', 'By number of warnings'],
  permanentBan: ['영구정지', 'Permanent ban'],
})
export type ViolationEscalation = ValueOf<typeof violationEscalation>

export const bidRestriction = enumeration('BidRestriction', {
  none: ['제한없음', 'None'],
  warning: ['입찰제한(경고)', 'No bidding for a time'],
  permanentBan: ['영구 입찰제한', 'No bidding for good'],
})
export type BidRestriction = ValueOf<typeof bidRestriction>

export const depositDeduction = enumeration('DepositDeduction', {
  none: ['차감없음', 'None'],
  carPriceRatio: ['차량가 비율 차감', 'Share of the price'],
})
export type DepositDeduction = ValueOf<typeof depositDeduction>
