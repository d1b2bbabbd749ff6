// Enumerations of the notices area: what people are told, about which part of their work, and by which way.
import { enumeration, type ValueOf } from '../enumeration.ts'

export const noticeKind = enumeration('NoticeKind', {
  registrationApproved: ['가입 승인', 'Registration approved'],
  registrationRejected: ['가입 반려', 'Registration rejected'],
  payoutAccountChanged: ['환급 계좌 변경', 'Account for payouts changed'],
  subscriptionEnding: ['이용권 만료 예정', 'Subscription ending'],
  amountOverdue: ['납부 기한 경과', 'Amount overdue'],
  purchaseAsked: ['구매 결정 요청', 'Asked to buy'],
  carAwarded: ['낙찰', 'Car awarded'],
  carRetried: ['재경매', 'Car offered again'],
  bidCancelled: ['입찰 취소', 'Bid cancelled'],
  dutyEnding: ['계약 기한 임박', 'Step of a contract due soon'],
  papersRejected: ['계약서류 반려', 'Papers came back'],
  sellerDutyEnding: ['판매 기한 임박', 'Step of a sale due soon'],
  ownerDutyEnding: ['내 차 처리 기한 임박', 'Step of the own sale due soon'],
  buyerToChoose: ['구매자 선택', 'Buyer to be chosen'],
  ownerToChoose: ['내 차 구매자 선택', 'Buyer of the own car to be chosen'],
  sellerAccountChanged: ['판매대금 계좌 변경', 'Account for a sale changed'],
  ownerAccountChanged: ['내 차 대금 계좌 변경', 'Account for the own sale changed'],
  savedSearchMatched: ['저장한 검색', 'Saved search found a car'],
  registrationSubmitted: ['가입 신청 접수', 'Registration handed in'],
  booksOff: ['대사 차액', 'Books do not agree'],
})
export type NoticeKind = ValueOf<typeof noticeKind>

export const noticeGroup = enumeration('NoticeGroup', {
  account: ['계정', 'Account'],
  money: ['정산', 'Money'],
  bids: ['입찰', 'Bids'],
  contracts: ['계약', 'Contracts'],
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
})
export type NoticeChannel = ValueOf<typeof noticeChannel>
