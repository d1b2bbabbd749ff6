// Enumerations of what is kept of a person: its parts, the facts in them, how long each stays, and what is asked of it.
import { enumeration, type ValueOf } from '../../enumeration.ts'

export const ownDataSection = enumeration('OwnDataSection', {
  account: ['계정과 소속', 'Account and place'],
  person: ['본인인증 정보', 'What the identity check told'],
  registrations: ['가입 신청', 'Registrations'],
  consents: ['동의한 약관', 'What was agreed to'],
  papers: ['가입 서류', 'Papers of registrations'],
  files: ['올린 파일', 'Uploaded files'],
  sessions: ['로그인한 기기', 'Sessions'],
  looksAtMe: ['정보가 열람된 기록', 'Looks at the data'],
  ownLooks: ['접속·열람 기록', 'Sign-ins and looks'],
  ownChanges: ['변경한 기록', 'Changes made'],
  bids: ['입찰', 'Bids'],
  cancelRequests: ['입찰 취소 요청', 'Bids asked to be cancelled'],
  contracts: ['계약', 'Contracts'],
  favorites: ['관심 차량', 'Favourites'],
  searches: ['저장한 검색', 'Saved searches'],
  reports: ['오류 신고', 'Error reports'],
  violations: ['위반', 'Violations'],
  appeals: ['이의', 'Appeals'],
  notices: ['알림', 'Notices'],
  messages: ['보낸 메일·문자', 'Mails and messages sent'],
  noticeSettings: ['알림 설정', 'Notice settings'],
  pushAddresses: ['알림 받는 브라우저', 'Browsers that are notified'],
  requests: ['개인정보 요청', 'Requests about data'],
})
export type OwnDataSection = ValueOf<typeof ownDataSection>

export const ownDataField = enumeration('OwnDataField', {
  username: ['아이디', 'Username'],
  name: ['이름', 'Name'],
  birthday: ['생년월일', 'Birthday'],
  phone: ['휴대폰 번호', 'Mobile phone'],
  email: ['이메일', 'E-mail'],
  memberNo: ['회원번호', 'Member number'],
  place: ['소속', 'Place'],
  kind: ['종류', 'Kind'],
  state: ['상태', 'State'],
  businessNumber: ['사업자등록번호', 'Business number'],
  number: ['번호', 'Number'],
  amount: ['금액(원)', 'Amount (KRW)'],
  text: ['내용', 'Text'],
  answer: ['답변', 'Answer'],
  reason: ['사유', 'Reason'],
  device: ['기기', 'Device'],
  address: ['접속 주소', 'Address'],
  count: ['횟수', 'Times'],
  version: ['판', 'Version'],
  at: ['일시', 'Time'],
  lastAt: ['마지막 일시', 'Last time'],
  endedAt: ['끝난 일시', 'Ended'],
})
export type OwnDataField = ValueOf<typeof ownDataField>

export const keepingKind = enumeration('KeepingKind', {
  whileMember: ['이용하는 동안', 'While one is a member'],
  atLeast: ['법에 따라 그때까지는 지울 수 없음', 'May not be deleted before, by law'],
  atMost: ['그때가 되면 저절로 지워짐', 'Deleted by itself then'],
})
export type KeepingKind = ValueOf<typeof keepingKind>

export const dataRequestKind = enumeration('DataRequestKind', {
  correction: ['정정 요청', 'Correction'],
  deletion: ['삭제 요청', 'Deletion'],
})
export type DataRequestKind = ValueOf<typeof dataRequestKind>

export const dataRequestState = enumeration('DataRequestState', {
  submitted: ['처리 중', 'Waiting'],
  withdrawn: ['취소함', 'Taken back'],
  granted: ['처리 완료', 'Granted'],
  refused: ['거절', 'Refused'],
})
export type DataRequestState = ValueOf<typeof dataRequestState>

/** Each with the law that it rests on; which fit a request follows from its kind and from what stands against it. */
export const dataRequestGround = enumeration('DataRequestGround', {
  openTrade: ['끝나지 않은 거래 (개인정보 보호법 제36조 제1항 단서)', 'An open trade (Personal Information Protection Act, Art. 36 (1))'],
  openMoney: ['끝나지 않은 정산 (전자상거래법 제6조)', 'Open money (Electronic Commerce Act, Art. 6)'],
  openSanction: [
    '진행 중인 제재·이의 (개인정보 보호법 제36조 제1항 단서)',
    'A running sanction or appeal (Personal Information Protection Act, Art. 36 (1))',
  ],
  isRight: ['이미 정확함 (개인정보 보호법 제36조 제2항)', 'Already right (Personal Information Protection Act, Art. 36 (2))'],
  notProven: ['확인할 자료 없음 (개인정보 보호법 제36조 제5항)', 'Not proven (Personal Information Protection Act, Art. 36 (5))'],
})
export type DataRequestGround = ValueOf<typeof dataRequestGround>
