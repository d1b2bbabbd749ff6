// The columns of a file of members and their shops, as it is brought and as it is taken along.
import type { NamedColumns } from '../../../runtime/sheets/cell-reader.ts'

const columns = {
  username: { ko: '아이디', en: 'Login' },
  name: { ko: '이름', en: 'Name' },
  birthday: { ko: '생년월일', en: 'Birthday' },
  phoneNumber: { ko: '휴대전화', en: 'Mobile phone' },
  email: { ko: '이메일', en: 'E-mail' },
  ownerType: { ko: '대표자 여부', en: 'Owner or employee' },
  grade: { ko: '직급', en: 'Grade' },
  part: { ko: '담당', en: 'Part' },
  mayBid: { ko: '입찰 가능', en: 'May bid' },
  state: { ko: '회원 상태', en: 'Member state' },
  joinedAt: { ko: '가입일시', en: 'Joined' },
  businessNumber: { ko: '사업자등록번호', en: 'Business number' },
  shopName: { ko: '상사명', en: 'Shop' },
  companyName: { ko: '회사명', en: 'Company' },
  shopKind: { ko: '상사 거래 구분', en: 'Kind of shop' },
  registrationType: { ko: '사업자 구분', en: 'Kind of business' },
  corporateNumber: { ko: '법인등록번호', en: 'Corporate number' },
  representativeName: { ko: '대표자', en: 'Representative' },
  shopPhoneNumber: { ko: '상사 전화번호', en: 'Shop phone' },
  shopEmail: { ko: '상사 이메일', en: 'Shop e-mail' },
  postalCode: { ko: '우편번호', en: 'Postal code' },
  road: { ko: '주소', en: 'Address' },
  detail: { ko: '상세주소', en: 'Address detail' },
  shopGrade: { ko: '상사 등급', en: 'Shop grade' },
  shopState: { ko: '상사 상태', en: 'Shop state' },
} as const
export type MemberColumn = keyof typeof columns

export const memberColumns: NamedColumns<MemberColumn> = columns
/** A row without a login is a shop alone. */
export const neededColumns = ['username', 'name', 'birthday', 'phoneNumber', 'businessNumber'] as const
