// Enumerations of what is kept of a person: its parts, the facts in them, and how long each part stays.
import { enumeration, type ValueOf } from '../../enumeration.ts'

export const ownDataSection = enumeration('OwnDataSection', {
  account: ['계정과 소속', 'Account and place'],
  person: ['본인인증 정보', 'What the identity check told'],
  registrations: ['가입 신청', 'Registrations'],
  consents: ['동의한 약관', 'What was agreed to'],
  files: ['올린 파일', 'Uploaded files'],
  sessions: ['로그인한 기기', 'Sessions'],
  looksAtMe: ['내 정보를 본 기록', 'Looks at my data'],
  ownLooks: ['내 접속·열람 기록', 'My sign-ins and looks'],
  ownChanges: ['내가 바꾼 기록', 'What I changed'],
  bids: ['입찰', 'Bids'],
  favorites: ['관심 차량', 'Favourites'],
  searches: ['저장한 검색', 'Saved searches'],
  reports: ['오류 신고', 'Error reports'],
  violations: ['위반', 'Violations'],
  appeals: ['이의', 'Appeals'],
  notices: ['알림', 'Notices'],
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
