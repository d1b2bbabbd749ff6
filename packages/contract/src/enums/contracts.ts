// Enumerations of the contracts area: kinds, steps, papers and the reasons for saying no.
import { enumeration, type ValueOf } from '../enumeration.ts'

export { adjustmentAct, contractAct, type AdjustmentAct, type ContractAct } from './contracts/acts.ts'
export {
  contractAttention, dutyParty, faultCaseKind, faultCaseState, faultParty, lienOutcome, lineAnswer, takeoverDifference,
  takeoverDisputeState, takeoverVerdict, tradeParty, type ContractAttention, type DutyParty, type FaultCaseKind,
  type FaultCaseState, type FaultParty, type LienOutcome, type LineAnswer, type TakeoverDifference,
  type TakeoverDisputeState, type TakeoverVerdict, type TradeParty,
} from './contracts/doubts.ts'
export {
  decisionState, paymentState, schedulingState, screeningState, tradeResultOutcome, tradeResultState,
  type DecisionState, type PaymentState, type SchedulingState, type ScreeningState, type TradeResultOutcome,
  type TradeResultState,
} from './contracts/steps.ts'

export const contractKind = enumeration('ContractKind', {
  self: ['셀프', 'Self'],
  pro: ['프로', 'Pro'],
  prime: ['프라임', 'Prime'],
})
export type ContractKind = ValueOf<typeof contractKind>

export const selfContractStep = enumeration('SelfContractStep', {
  salesDecision: ['판매결정', 'Sale decision'],
  purchaseDecision: ['구매결정', 'Purchase decision'],
  tradeScheduling: ['방문예약', 'Visit'],
  tradeResult: ['거래결과', 'Trade result'],
  payment: ['차량대금 결제', 'Payment'],
  screening: ['서류심사', 'Screening'],
  done: ['완료', 'Done'],
  cancelled: ['취소', 'Cancelled'],
})
export type SelfContractStep = ValueOf<typeof selfContractStep>

export const proContractStep = enumeration('ProContractStep', {
  salesDecision: ['판매결정', 'Sale decision'],
  purchaseDecision: ['구매결정', 'Purchase decision'],
  deliveryScheduling: ['탁송예약', 'Delivery'],
  payment: ['차량대금 결제', 'Payment'],
  screening: ['서류심사', 'Screening'],
  done: ['완료', 'Done'],
  cancelled: ['취소', 'Cancelled'],
})
export type ProContractStep = ValueOf<typeof proContractStep>

export const primeContractStep = enumeration('PrimeContractStep', {
  lienConfirmation: ['압류·저당 확인', 'Liens'],
  payment: ['차량대금 결제', 'Payment'],
  takeoverConfirmation: ['차량 인수확인', 'Takeover'],
  screening: ['서류심사', 'Screening'],
  done: ['완료', 'Done'],
  cancelled: ['취소', 'Cancelled'],
})
export type PrimeContractStep = ValueOf<typeof primeContractStep>

/** The steps of all kinds in one, as lists over contracts of every kind name them. */
export const contractStep = enumeration('ContractStep', {
  salesDecision: ['판매결정', 'Sale decision'],
  purchaseDecision: ['구매결정', 'Purchase decision'],
  tradeScheduling: ['방문예약', 'Visit'],
  tradeResult: ['거래결과', 'Trade result'],
  deliveryScheduling: ['탁송예약', 'Delivery'],
  lienConfirmation: ['압류·저당 확인', 'Liens'],
  payment: ['차량대금 결제', 'Payment'],
  takeoverConfirmation: ['차량 인수확인', 'Takeover'],
  screening: ['서류심사', 'Screening'],
  done: ['완료', 'Done'],
  cancelled: ['취소', 'Cancelled'],
})
export type ContractStep = ValueOf<typeof contractStep>

/** By what a contract ended that was not done. */
export const contractCancelCause = enumeration('ContractCancelCause', {
  saleDeclined: ['판매 거절', 'Sale declined'],
  saleExpired: ['판매결정 기한초과', 'Sale decision too late'],
  reverted: ['판매요청 철회', 'Sale request taken back'],
  currentCancelled: ['후보 취소', 'Bidder dropped'],
  purchaseDeclined: ['구매 거절', 'Purchase declined'],
  purchaseExpired: ['구매결정 기한초과', 'Purchase decision too late'],
  shopBanned: ['상사 영구 입찰제한', 'Shop banned'],
  byStaff: ['운영진 취소', 'Cancelled by the office'],
  visitCancelled: ['방문 취소', 'Visit cancelled'],
  schedulingExpired: ['방문예약 기한초과', 'No visit agreed in time'],
  resultFailed: ['거래 실패', 'Trade failed'],
  deliveryExpired: ['탁송예약 기한초과', 'No delivery agreed in time'],
  paymentExpired: ['차량대금 미납', 'Car not paid'],
  lienBlocked: ['압류·저당 미해지', 'Liens not cleared'],
  lienWithdrawn: ['압류·저당 지연으로 철회', 'Withdrawn because of liens'],
})
export type ContractCancelCause = ValueOf<typeof contractCancelCause>

/** Why the office ends a contract. */
export const contractCancelType = enumeration('ContractCancelType', {
  sellerRequest: ['판매자 요청', "Seller's wish"],
  buyerRequest: ['구매자 요청', "Buyer's wish"],
  carUnavailable: ['차량 판매불가', 'Car cannot be sold'],
  wrongListing: ['차량정보 오류', 'Wrong listing'],
  mistake: ['처리 오류', 'Opened by mistake'],
  lienNotCleared: ['압류·저당 미해지', 'Liens not cleared'],
  etc: ['기타', 'Other'],
})
export type ContractCancelType = ValueOf<typeof contractCancelType>

/** What comes after a round, or after a contract that the office ended. */
export const roundNext = enumeration('RoundNext', {
  nextCandidate: ['다음 후보', 'Next bidder'],
  retry: ['재경매', 'Another auction'],
  decline: ['판매자 확인', 'Ask the seller'],
  cancel: ['출품 취소', 'Take the car back'],
})
export type RoundNext = ValueOf<typeof roundNext>

export const contractDocument = enumeration('ContractDocument', {
  transferredCarRegistration: ['이전 완료 자동차등록증', 'Registration after the transfer'],
  carCheckRecordFront: ['성능점검기록부(앞면)', 'Check record (front)'],
  carCheckRecordBack: ['성능점검기록부(뒷면)', 'Check record (back)'],
  maintenanceReport: ['정비명세서', 'Maintenance report'],
})
export type ContractDocument = ValueOf<typeof contractDocument>

export const salesDeclineType = enumeration('SalesDeclineType', {
  priceTooLow: ['금액 불만족', 'Price too low'],
  changeOfMind: ['단순변심', 'Change of mind'],
  soldElsewhere: ['타처 판매', 'Sold elsewhere'],
  unreachable: ['연락두절', 'Bidder cannot be reached'],
  etc: ['기타', 'Other'],
})
export type SalesDeclineType = ValueOf<typeof salesDeclineType>

export const purchaseDeclineType = enumeration('PurchaseDeclineType', {
  conditionMismatch: ['상태 상이', 'Not as described'],
  undisclosedAccident: ['미고지 사고', 'Undisclosed accident'],
  lien: ['압류·저당', 'Liens'],
  changeOfMind: ['단순변심', 'Change of mind'],
  etc: ['기타', 'Other'],
})
export type PurchaseDeclineType = ValueOf<typeof purchaseDeclineType>

export const tradeSchedulingCancelType = enumeration('TradeSchedulingCancelType', {
  sellerRequest: ['판매자 요청', "Seller's wish"],
  buyerRequest: ['구매자 요청', "Buyer's wish"],
  noContact: ['연락불가', 'Nobody can be reached'],
  etc: ['기타', 'Other'],
})
export type TradeSchedulingCancelType = ValueOf<typeof tradeSchedulingCancelType>

export const tradeResultFailType = enumeration('TradeResultFailType', {
  priceDisagreement: ['가격 합의실패', 'No agreement on the price'],
  conditionMismatch: ['상태 상이', 'Not as described'],
  sellerRefusal: ['판매자 거부', 'Seller refused'],
  buyerRefusal: ['구매자 거부', 'Buyer refused'],
  buyerNoShow: ['구매자 미방문', 'Buyer did not come'],
  sellerNoShow: ['판매자 부재', 'Seller was not there'],
  etc: ['기타', 'Other'],
})
export type TradeResultFailType = ValueOf<typeof tradeResultFailType>

export const screeningRejectType = enumeration('ScreeningRejectType', {
  documentMissing: ['서류누락', 'Document missing'],
  documentUnreadable: ['식별불가', 'Document unreadable'],
  infoMismatch: ['정보불일치', 'Data does not match'],
  transferIncomplete: ['명의이전 미완료', 'Title not transferred yet'],
  etc: ['기타', 'Other'],
})
export type ScreeningRejectType = ValueOf<typeof screeningRejectType>
