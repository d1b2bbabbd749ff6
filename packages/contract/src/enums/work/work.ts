// Enumerations of the work area: what somebody has to do by a time, and who has to.
import { enumeration, type ValueOf } from '../../enumeration.ts'

/** Each is done on one screen; most of them are steps of a contract under their own names. */
export const dutyKind = enumeration('DutyKind', {
  payAmount: ['청구 금액 납부', 'Pay what was billed'],
  payDeposit: ['보증금 입금', 'Pay the deposit'],
  paySubscription: ['월 이용료 납부', 'Pay the month'],
  completeDraft: ['매물 등록 마치기', 'Complete the offer'],
  chooseNext: ['유찰 차량의 다음 결정', 'Say what comes next for the car'],
  chooseCandidate: ['구매자 선택', 'Choose a buyer'],
  consult: ['후상담', 'Consult the seller'],
  salesDecision: ['판매 결정', 'Decide to sell'],
  purchaseDecision: ['구매 결정', 'Decide to buy'],
  tradeScheduling: ['방문 일정 확정', 'Agree on the visit'],
  tradeResult: ['거래 결과 제출', 'Tell the result of the visit'],
  payment: ['차량대금 결제', 'Pay for the car'],
  deliveryScheduling: ['탁송 일정 확정', 'Agree on the delivery'],
  lienConfirmation: ['압류·저당 확인', 'Read the register'],
  takeoverConfirmation: ['인수 확인', 'Confirm the takeover'],
  screening: ['서류 제출', 'Hand in the papers'],
  answerAdjustment: ['감가 답변', 'Answer the price cut'],
  answerFault: ['책임 의견 제출', 'Answer the case of fault'],
  reviewPapers: ['서류 심사', 'Review the papers'],
  visitCar: ['차량 진단 방문', 'Visit the car'],
})
export type DutyKind = ValueOf<typeof dutyKind>

export const dutyHolder = enumeration('DutyHolder', {
  shop: ['상사', 'Shop'],
  seller: ['판매자', 'Seller'],
  staff: ['운영진', 'Office'],
  inspector: ['점검원', 'Inspector'],
})
export type DutyHolder = ValueOf<typeof dutyHolder>

/** What waits for the office, each with a queue of its own. */
export const workKind = enumeration('WorkKind', {
  registration: ['가입 심사', 'Registration'],
  visit: ['진단 배정', 'Check without an inspector'],
  screening: ['출품 심사', 'Screening'],
  opening: ['경매 시작', 'To be opened'],
  carImport: ['매물 일괄등록 오류', 'Import that failed'],
  consulting: ['후상담', 'Consulting'],
  papers: ['계약 서류 심사', 'Papers of a contract'],
  stuck: ['확인할 계약', 'Contract to look at'],
  priceCut: ['감가 판단', 'Disputed price cut'],
  takeover: ['인수 이의', 'Disputed takeover'],
  fault: ['책임 판정', 'Case of fault'],
  lien: ['압류·저당 확인', 'Register to read'],
  errorReport: ['오류 신고', 'Error report'],
  cancelRequest: ['입찰 취소 요청', 'Bid to be cancelled'],
  transport: ['탁송 배차', 'Transport'],
  proposal: ['자금 확인', 'Money to confirm'],
  payout: ['내보낼 돈', 'Money to send'],
  sellerPayout: ['판매자 지급', 'Payout to a seller'],
  unmatched: ['미확인 입금', 'Unmatched money'],
  billPaper: ['적격증빙 발행·취소', 'Paper to issue or cancel'],
  leftMoney: ['떠난 상사의 돈', 'Money of a shop that left'],
  appeal: ['이의 신청', 'Appeal'],
  dataRequest: ['개인정보 요청', 'Request about data'],
})
export type WorkKind = ValueOf<typeof workKind>
