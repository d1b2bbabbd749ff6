// Enumerations of the reference area: where the program runs, how lists are asked, what configuration holds.
import { enumeration, type ValueOf } from '../enumeration.ts'

export const runEnvironment = enumeration('RunEnvironment', {
  local: ['로컬', 'Local'],
  develop: ['개발', 'Development'],
  alpha: ['알파', 'Alpha'],
  production: ['운영', 'Production'],
})
export type RunEnvironment = ValueOf<typeof runEnvironment>

export const platform = enumeration('Platform', {
  ios: ['아이폰(iOS)', 'iPhone (iOS)'],
  android: ['안드로이드', 'Android'],
})
export type Platform = ValueOf<typeof platform>

export const listOperator = enumeration('ListOperator', {
  eq: ['같음', 'equals'],
  notEq: ['같지 않음', 'does not equal'],
  in: ['목록에 있음', 'is one of'],
  notIn: ['목록에 없음', 'is none of'],
  like: ['문자 포함', 'contains'],
  notLike: ['문자 미포함', 'does not contain'],
  isNull: ['값 없음', 'is empty'],
  isNotNull: ['값 있음', 'is not empty'],
  gt: ['초과', 'more than'],
  gte: ['이상', 'at least'],
  lt: ['미만', 'less than'],
  lte: ['이하', 'at most'],
})
export type ListOperator = ValueOf<typeof listOperator>

export const sortDirection = enumeration('SortDirection', {
  asc: ['오름차순', 'Ascending'],
  desc: ['내림차순', 'Descending'],
})
export type SortDirection = ValueOf<typeof sortDirection>

// Assumed: each family of numbers is one key with versions of its own; three of them have calls of their own.
export const configKey = enumeration('ConfigKey', {
  bidding: ['입찰', 'Bidding'],
  deadlines: ['처리기한', 'Deadlines'],
  contractTradeScheduling: ['방문예약', 'Visits'],
  contractScreening: ['서류심사', 'Screening'],
  contractTradeAdjustment: ['감가 조정', 'Price cuts'],
  fees: ['수수료', 'Fees'],
  shop: ['상사', 'Shops'],
  sanctions: ['제재', 'Sanctions'],
  signIn: ['로그인', 'Signing in'],
})
export type ConfigKey = ValueOf<typeof configKey>

export const configGroup = enumeration('ConfigGroup', {
  contractTradeAdjustment: ['감가 조정', 'Price cuts'],
  contractScreening: ['서류심사', 'Screening'],
  contractTradeScheduling: ['방문예약', 'Visits'],
})
export type ConfigGroup = ValueOf<typeof configGroup>

export const tradeAdjustmentConfigKey = enumeration('TradeAdjustmentConfigKey', {
  maxPriceByPerUnit: ['개당 최대 금액', 'Most for each piece'],
  maxPriceByCarPriceRatio: ['차량가 대비 최대 비율', 'Largest share of the price'],
})
export type TradeAdjustmentConfigKey = ValueOf<typeof tradeAdjustmentConfigKey>

export const configPreset = enumeration('ConfigPreset', {
  'korea-commercial': ['국내 상업 경매', 'Commercial, Korea'],
  'free-co-op': ['무료 협동조합', 'Free co-operative'],
})
export type ConfigPreset = ValueOf<typeof configPreset>

export const metadataKind = enumeration('MetadataKind', {
  'KbChaChaCha-commonCode': ['KB차차차 공통코드', 'KB ChaChaCha common codes'],
  'CarHistory-commonCode': ['카히스토리 공통코드', 'CarHistory common codes'],
  'bidyard-carCheckDamageInfo': ['차량점검 손상 기준', 'Damage map of the car check'],
  'bidyard-krAddress': ['행정구역', 'Korean provinces and districts'],
  'AutoBegins-carCode': ['오토비긴즈 차종코드', 'AutoBegins car codes'],
})
export type MetadataKind = ValueOf<typeof metadataKind>

export const carCodeLevel = enumeration('CarCodeLevel', {
  maker: ['제조사', 'Maker'],
  model: ['모델', 'Model'],
  detailModel: ['세부모델', 'Detailed model'],
  grade: ['등급', 'Grade'],
  detailGrade: ['세부등급', 'Detailed grade'],
})
export type CarCodeLevel = ValueOf<typeof carCodeLevel>
