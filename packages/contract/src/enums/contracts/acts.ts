// Enumerations of what happens to contracts, act by act, as histories and notices call it.
import { enumeration, type ValueOf } from '../../enumeration.ts'

/** Of the three tables. */
export const contractAct = enumeration('ContractAct', {
  openBySaleRequest: ['판매 요청', 'Sale requested'],
  open: ['계약 시작', 'Contract opened'],
  openByAward: ['낙찰로 계약 시작', 'Opened by the award'],
  acceptSale: ['판매 수락', 'Sale accepted'],
  declineSale: ['판매 거절', 'Sale declined'],
  expireSale: ['판매결정 기한초과', 'Sale decision too late'],
  revertSaleRequest: ['판매 요청 철회', 'Sale request taken back'],
  cancelCurrent: ['후보 제외', 'Bidder dropped'],
  acceptPurchase: ['구매 수락', 'Purchase accepted'],
  declinePurchase: ['구매 거절', 'Purchase declined'],
  expirePurchase: ['구매결정 기한초과', 'Purchase decision too late'],
  dropBanned: ['영구 입찰제한으로 취소', 'Ended because the shop is banned'],
  offerVisitWindows: ['방문 가능한 시간 제안', 'Times for a visit offered'],
  confirmSchedule: ['방문 예약 확정', 'Visit agreed'],
  delaySchedule: ['방문 연기', 'Visit put off'],
  cancelSchedule: ['방문 취소', 'Visit called off'],
  expireScheduling: ['방문예약 기한초과', 'No visit agreed in time'],
  submitResultDraft: ['거래결과 작성 시작', 'Result begun'],
  submitResultSuccess: ['거래 성공', 'Trade succeeded'],
  submitResultOnBehalf: ['거래 성공 대신 기록', 'Success noted by the office'],
  submitResultFail: ['거래 실패', 'Trade failed'],
  claimPaid: ['송금 알림', 'Reported as paid'],
  completePayment: ['결제 완료', 'Paid'],
  expirePayment: ['대금 미납으로 취소', 'Ended, car not paid'],
  reversePayment: ['입금 취소', 'Payment taken back by the bank'],
  confirmDelivery: ['탁송일정 확정', 'Delivery agreed'],
  rescheduleDelivery: ['탁송일정 변경', 'Delivery rescheduled'],
  expireDelivery: ['탁송예약 기한초과', 'No delivery agreed in time'],
  confirmLien: ['압류·저당 확인', 'Liens confirmed'],
  blockLien: ['압류·저당으로 취소', 'Ended because of liens'],
  withdrawLien: ['구매자 철회', 'Buyer withdrew'],
  release: ['출고', 'Released from the yard'],
  confirmTakeover: ['인수 확인', 'Taken over'],
  confirmTakeoverOnBehalf: ['대신 인수 확인', 'Taken over on behalf'],
  disputeTakeover: ['인수 이의', 'Takeover disputed'],
  settleTakeoverDispute: ['인수 이의 결정', 'Dispute settled'],
  submitScreeningDraft: ['서류 준비 시작', 'Papers begun'],
  submitScreening: ['서류 제출', 'Papers submitted'],
  approveScreening: ['서류 승인', 'Papers approved'],
  rejectScreening: ['서류 반려', 'Papers rejected'],
  finishWithoutPapers: ['서류 없이 완료', 'Finished without papers'],
  reopenScreening: ['서류 재심사', 'Papers reopened'],
  cancel: ['운영진 취소', 'Cancelled by the office'],
})
export type ContractAct = ValueOf<typeof contractAct>

/** Of a price cut. */
export const adjustmentAct = enumeration('AdjustmentAct', {
  submit: ['감가 제출', 'A price cut is asked for'],
  agree: ['감가 동의', 'The price cut is agreed'],
  dispute: ['감가 이의', 'The price cut is disputed'],
  decide: ['감가 결정', 'The price cut is decided'],
  reset: ['감가 철회', 'The price cut is taken back'],
  resetAnswered: ['감가 되돌림', 'The price cut is set back by the office'],
})
export type AdjustmentAct = ValueOf<typeof adjustmentAct>
