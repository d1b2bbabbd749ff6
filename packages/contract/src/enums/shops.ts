// Enumerations of the shops area: how far a shop is trusted, what kinds of companies take part.
import { enumeration, type ValueOf } from '../enumeration.ts'

export const shopGrade = enumeration('ShopGrade', {
  's-class': ['S등급', 'Grade S'],
  'a-class': ['A등급', 'Grade A'],
  'b-class': ['B등급', 'Grade B'],
  'c-class': ['C등급', 'Grade C'],
})
export type ShopGrade = ValueOf<typeof shopGrade>

export const companyKind = enumeration('CompanyKind', {
  operator: ['운영사', 'Operator'],
  shop: ['매매상사', 'Dealer company'],
  partner: ['제휴사', 'Partner'],
  transport: ['탁송업체', 'Transport company'],
})
export type CompanyKind = ValueOf<typeof companyKind>

// Assumed: closed ones stay as they are for the papers, and the office may open them again.
export const companyState = enumeration('CompanyState', {
  active: ['이용중', 'Active'],
  suspended: ['이용정지', 'Suspended'],
  closed: ['해지', 'Closed'],
})
export type CompanyState = ValueOf<typeof companyState>

export const shopState = enumeration('ShopState', {
  active: ['영업중', 'Active'],
  suspended: ['이용정지', 'Suspended'],
  closed: ['폐업', 'Closed'],
})
export type ShopState = ValueOf<typeof shopState>

/** What a shop trades; exporters put down more. */
export const shopKind = enumeration('ShopKind', {
  dealer: ['국내 매매', 'Dealer'],
  exporter: ['수출', 'Exporter'],
})
export type ShopKind = ValueOf<typeof shopKind>

/** Where transport rates begin and end, in the order of the administrative codes. */
export const province = enumeration('Province', {
  seoul: ['서울', 'Seoul'],
  busan: ['부산', 'Busan'],
  daegu: ['대구', 'Daegu'],
  incheon: ['인천', 'Incheon'],
  gwangju: ['광주', 'Gwangju'],
  daejeon: ['대전', 'Daejeon'],
  ulsan: ['울산', 'Ulsan'],
  sejong: ['세종', 'Sejong'],
  gyeonggi: ['경기', 'Gyeonggi'],
  gangwon: ['강원', 'Gangwon'],
  chungbuk: ['충북', 'Chungbuk'],
  chungnam: ['충남', 'Chungnam'],
  jeonbuk: ['전북', 'Jeonbuk'],
  jeonnam: ['전남', 'Jeonnam'],
  gyeongbuk: ['경북', 'Gyeongbuk'],
  gyeongnam: ['경남', 'Gyeongnam'],
  jeju: ['제주', 'Jeju'],
})
export type Province = ValueOf<typeof province>
