// Enumerations of the notices area: what people are told, about which part of their work, and by which way.
import { enumeration, type ValueOf } from '../enumeration.ts'

export const noticeKind = enumeration('NoticeKind', {
  registrationApproved: ['가입 승인', 'Registration approved'],
  registrationRejected: ['가입 반려', 'Registration rejected'],
  payoutAccountChanged: ['환급 계좌 변경', 'Account for payouts changed'],
  subscriptionEnding: ['이용권 만료 예정', 'Subscription ending'],
  amountBilled: ['청구', 'Amount billed'],
  amountPaid: ['납부 확인', 'Amount paid'],
  amountOverdue: ['납부 기한 경과', 'Amount overdue'],
  amountRefunded: ['환불', 'Amount refunded'],
  payoutSent: ['환급금 지급', 'Payout sent'],
  payoutReturned: ['환급금 반송', 'Payout came back'],
  purchaseAsked: ['구매 결정 요청', 'Asked to buy'],
  carAwarded: ['낙찰', 'Car awarded'],
  carRetried: ['재경매', 'Car offered again'],
  carCorrected: ['차량정보 정정', 'Facts of a car corrected'],
  cancelDeclined: ['입찰 취소 요청 답변', 'Bid not cancelled'],
  bidPaused: ['입찰 중지', 'Bid paused'],
  bidCancelled: ['입찰 취소', 'Bid cancelled'],
  bidLost: ['미낙찰', 'Bid did not win'],
  reportAnswered: ['오류 신고 답변', 'Report answered'],
  dutyEnding: ['계약 기한 임박', 'Step of a contract due soon'],
  contractTurned: ['계약 진행', 'Turn of a contract'],
  papersRejected: ['계약서류 반려', 'Papers came back'],
  faultAsked: ['책임 판정 의견 요청', 'Asked about a fault'],
  violationApplied: ['위반 기록', 'Violation noted'],
  violationPardoned: ['위반 면제', 'Violation pardoned'],
  appealAnswered: ['이의 답변', 'Appeal answered'],
  restrictionEnded: ['입찰 제한 해제', 'Bidding open again'],
  listingReturned: ['출품 반려', 'Listing came back'],
  ownerListingReturned: ['내 차 출품 반려', 'Listing of the own car came back'],
  ownerCarOnMarket: ['내 차 경매 시작', 'Own car on auction'],
  buyerToChoose: ['구매자 선택', 'Buyer to be chosen'],
  ownerToChoose: ['내 차 구매자 선택', 'Buyer of the own car to be chosen'],
  buyerToChooseAgain: ['구매자 재선택', 'Buyer to be chosen again'],
  ownerToChooseAgain: ['내 차 구매자 재선택', 'Buyer of the own car to be chosen again'],
  carUnsold: ['미판매', 'Car not sold'],
  ownerCarUnsold: ['내 차 미판매', 'Own car not sold'],
  carTakenBack: ['매각 의뢰 취소', 'Offer of a car cancelled'],
  ownerCarTakenBack: ['내 차 매각 의뢰 취소', 'Offer of the own car cancelled'],
  sellerDutyEnding: ['판매 기한 임박', 'Step of a sale due soon'],
  ownerDutyEnding: ['내 차 처리 기한 임박', 'Step of the own sale due soon'],
  saleTurned: ['판매 진행', 'Turn of a sale'],
  ownerSaleTurned: ['내 차 판매 진행', 'Turn of the own sale'],
  saleFaultAsked: ['판매 책임 판정 의견 요청', 'Asked about the fault of a sale'],
  ownerFaultAsked: ['내 차 책임 판정 의견 요청', 'Asked about the fault of the own sale'],
  sellerAccountChanged: ['판매대금 계좌 변경', 'Account for a sale changed'],
  ownerAccountChanged: ['내 차 대금 계좌 변경', 'Account for the own sale changed'],
  saleMoneySent: ['판매대금 지급', 'Money for a sale sent'],
  ownerMoneySent: ['내 차 대금 지급', 'Money for the own sale sent'],
  saleFeeBilled: ['판매 수수료 청구', 'Fee for a sale billed'],
  ownerFeeBilled: ['내 차 수수료 청구', 'Fee for the own car billed'],
  saleFeeOverdue: ['판매 수수료 납부 기한 경과', 'Fee for a sale overdue'],
  ownerFeeOverdue: ['내 차 수수료 납부 기한 경과', 'Fee for the own car overdue'],
  savedSearchMatched: ['저장한 검색', 'Saved search found a car'],
  registrationSubmitted: ['가입 신청 접수', 'Registration handed in'],
  booksOff: ['대사 차액', 'Books do not agree'],
  workWaits: ['오래 기다리는 업무', 'Work waits too long'],
  ownWorkWaits: ['오래 기다리는 내 업무', 'Own work waits too long'],
  dataRequestDecided: ['개인정보 요청 답변', 'Request about data answered'],
  deletionGranted: ['탈퇴·삭제 완료', 'Deletion granted'],
  dataRequestDue: ['개인정보 요청 기한', 'Request about data due'],
})
export type NoticeKind = ValueOf<typeof noticeKind>

export const noticeGroup = enumeration('NoticeGroup', {
  account: ['계정', 'Account'],
  money: ['정산', 'Money'],
  bids: ['입찰', 'Bids'],
  contracts: ['계약', 'Contracts'],
  standing: ['제재', 'Standing'],
  selling: ['판매', 'Selling'],
  searches: ['저장한 검색', 'Saved searches'],
  office: ['운영', 'Office'],
})
export type NoticeGroup = ValueOf<typeof noticeGroup>

export const mailFailure = enumeration('MailFailure', {
  refused: ['수신 거부', 'Refused'],
  unknown: ['도착 여부 모름', 'Nobody knows'],
  unreached: ['전달 못함', 'Nobody took it'],
})
export type MailFailure = ValueOf<typeof mailFailure>

export const noticeChannel = enumeration('NoticeChannel', {
  app: ['화면 알림', 'In the application'],
  mail: ['이메일', 'E-mail'],
  push: ['푸시', 'Push'],
  phone: ['알림톡·문자', 'Phone'],
})
export type NoticeChannel = ValueOf<typeof noticeChannel>
