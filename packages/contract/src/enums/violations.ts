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

// Assumed: the specification filters violations and penalties by a state without saying which there are.
export const shopViolationState = enumeration('ShopViolationState', {
  active: ['효력 있음', 'In force'],
  ended: ['종료', 'Over'],
  pardoned: ['면제', 'Pardoned'],
})
export type ShopViolationState = ValueOf<typeof shopViolationState>

export const penaltyKind = enumeration('PenaltyKind', {
  points: ['벌점', 'Points'],
  warning: ['경고', 'Warning'],
  restriction: ['입찰제한', 'No bidding'],
  deduction: ['보증금 차감', 'Taken from the deposit'],
})
export type PenaltyKind = ValueOf<typeof penaltyKind>

export const penaltyState = enumeration('PenaltyState', {
  active: ['적용중', 'In force'],
  ended: ['종료', 'Over'],
})
export type PenaltyState = ValueOf<typeof penaltyState>

/** Why a penalty came: by the rule itself, by the number of warnings, or because the missed act can never be done. */
export const penaltyCause = enumeration('PenaltyCause', {
  rule: ['제재 기준', 'The rule'],
  warningCount: ['경고 누적', 'Number of warnings'],
  unhealed: ['미이행 종료', 'Never done'],
})
export type PenaltyCause = ValueOf<typeof penaltyCause>

export const penaltyEnd = enumeration('PenaltyEnd', {
  expired: ['기간 만료', 'Time is over'],
  released: ['해제', 'Released by the office'],
  actDone: ['이행 완료', 'The missed act was done'],
  pardoned: ['면제', 'Pardoned'],
  deleted: ['삭제', 'Deleted'],
  rejudged: ['재산정', 'Judged anew'],
})
export type PenaltyEnd = ValueOf<typeof penaltyEnd>

export const violationAppealState = enumeration('ViolationAppealState', {
  submitted: ['검토중', 'Being looked at'],
  accepted: ['수용', 'Accepted'],
  rejected: ['기각', 'Rejected'],
  lapsed: ['종결', 'Closed without an answer'],
})
export type ViolationAppealState = ValueOf<typeof violationAppealState>

/** What lifts the restriction of a violation. */
export const wayOut = enumeration('WayOut', {
  none: ['해당 없음', 'Nothing to lift'],
  time: ['기간 경과', 'Time'],
  act: ['미이행 사항 이행', 'Doing what was missed'],
  appeal: ['이의신청', 'An appeal'],
})
export type WayOut = ValueOf<typeof wayOut>
