// Enumerations of what parties of a contract disagree about: whose fault it was, and which lines of a price cut stand.
import { enumeration, type ValueOf } from '../../enumeration.ts'

export const tradeParty = enumeration('TradeParty', {
  buyer: ['구매자', 'Buyer'],
  seller: ['판매자', 'Seller'],
})
export type TradeParty = ValueOf<typeof tradeParty>

/** Whose turn it is at a step. */
export const dutyParty = enumeration('DutyParty', {
  seller: ['판매자', 'Seller'],
  buyer: ['구매자', 'Buyer'],
  staff: ['운영진', 'Office'],
})
export type DutyParty = ValueOf<typeof dutyParty>

export const faultParty = enumeration('FaultParty', {
  buyer: ['구매자 책임', "Buyer's fault"],
  seller: ['판매자 책임', "Seller's fault"],
  nobody: ['책임 없음', "Nobody's fault"],
})
export type FaultParty = ValueOf<typeof faultParty>

export const faultCaseKind = enumeration('FaultCaseKind', {
  purchaseDecline: ['구매 거절', 'Purchase declined'],
  tradeScheduling: ['방문 취소', 'Visit cancelled'],
  tradeResult: ['거래 실패', 'Trade failed'],
})
export type FaultCaseKind = ValueOf<typeof faultCaseKind>

export const faultCaseState = enumeration('FaultCaseState', {
  open: ['의견 대기', 'Waiting for the other side'],
  confirmed: ['인정', 'Confirmed'],
  disputed: ['이의', 'Disputed'],
  decided: ['판정 완료', 'Decided'],
})
export type FaultCaseState = ValueOf<typeof faultCaseState>

export const lineAnswer = enumeration('LineAnswer', {
  agreed: ['동의', 'Agreed'],
  disputed: ['이의', 'Disputed'],
})
export type LineAnswer = ValueOf<typeof lineAnswer>

/** Who in the office has to look at a contract that did not go on by itself. */
export const contractAttention = enumeration('ContractAttention', {
  staff: ['담당자 확인', 'Office'],
  root: ['최고관리자 확인', 'Root'],
})
export type ContractAttention = ValueOf<typeof contractAttention>

/** What the office found in the register of a prime car. */
export const lienOutcome = enumeration('LienOutcome', {
  clear: ['압류·저당 없음', 'Nothing on the car'],
  payoffArranged: ['해지 예정', 'Paid off before the transfer'],
})
export type LienOutcome = ValueOf<typeof lienOutcome>

/** In what a car that is taken over differs from how it came to the yard. */
export const takeoverDifference = enumeration('TakeoverDifference', {
  odometer: ['주행거리', 'Odometer'],
  keys: ['키 개수', 'Keys'],
  papers: ['구비 서류', 'Papers'],
})
export type TakeoverDifference = ValueOf<typeof takeoverDifference>

export const takeoverDisputeState = enumeration('TakeoverDisputeState', {
  open: ['검토중', 'Being looked at'],
  corrected: ['금액 조정', 'Price corrected'],
  refused: ['기각', 'Refused'],
  cancelled: ['계약 취소', 'Contract cancelled'],
})
export type TakeoverDisputeState = ValueOf<typeof takeoverDisputeState>

export const takeoverVerdict = enumeration('TakeoverVerdict', {
  correct: ['금액 조정', 'Correct the price'],
  refuse: ['기각', 'Refuse'],
  cancel: ['계약 취소 및 환불', 'Cancel and refund'],
})
export type TakeoverVerdict = ValueOf<typeof takeoverVerdict>
