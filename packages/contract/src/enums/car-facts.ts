// Enumerations of a car's facts: what its plate, its papers, its insurance history and its check tell.
import { enumeration, type ValueOf } from '../enumeration.ts'

export const carKind = enumeration('CarKind', {
  passenger: ['승용', 'Passenger car'],
  van: ['승합', 'Van'],
  truck: ['화물', 'Truck'],
  special: ['특수', 'Special'],
  emergency: ['긴급', 'Emergency'],
})
export type CarKind = ValueOf<typeof carKind>

export const plateUse = enumeration('PlateUse', {
  private: ['비사업용', 'Private'],
  business: ['영업용', 'Business'],
  parcel: ['택배용', 'Parcels'],
  rental: ['대여용', 'Rental'],
})
export type PlateUse = ValueOf<typeof plateUse>

/** Where facts come from: asked of the provider, or typed because it did not answer. */
export const factSource = enumeration('FactSource', {
  provider: ['자동 조회', 'Provider'],
  hand: ['직접 입력', 'By hand'],
})
export type FactSource = ValueOf<typeof factSource>

/** How asking a provider ended. */
export const lookUpOutcome = enumeration('LookUpOutcome', {
  found: ['조회 완료', 'Found'],
  missing: ['조회 결과 없음', 'Nothing there'],
  declined: ['조회 거절', 'Declined'],
  unclear: ['응답 확인 불가', 'Answer unclear'],
  down: ['조회 불가', 'Not reachable'],
})
export type LookUpOutcome = ValueOf<typeof lookUpOutcome>

export const registrationStanding = enumeration('RegistrationStanding', {
  registered: ['정상', 'Registered'],
  suspended: ['운행정지', 'Suspended'],
  deregistered: ['말소', 'Deregistered'],
})
export type RegistrationStanding = ValueOf<typeof registrationStanding>

export const claimType = enumeration('ClaimType', {
  ownInsurance: ['내차 사고(내차 보험)', 'Own damage, own insurance'],
  otherInsurance: ['내차 피해(상대 보험)', 'Own damage, the other’s insurance'],
  otherCar: ['상대차 피해', 'Damage to the other car'],
})
export type ClaimType = ValueOf<typeof claimType>

export const carUseHistory = enumeration('CarUseHistory', {
  private: ['자가용', 'Private'],
  business: ['영업용', 'Commercial'],
  rental: ['대여용(렌터카)', 'Rental'],
  government: ['관용', 'Government'],
  taxi: ['개인택시', 'Taxi'],
})
export type CarUseHistory = ValueOf<typeof carUseHistory>

export const specialAccident = enumeration('SpecialAccident', {
  totalLoss: ['전손', 'Total loss'],
  floodTotalLoss: ['침수(전손)', 'Flood, total loss'],
  floodPartLoss: ['침수(분손)', 'Flood, partial'],
  /** The history says flood and not how bad it was. */
  flood: ['침수(정도 미상)', 'Flood, extent unknown'],
  theft: ['도난', 'Theft'],
})
export type SpecialAccident = ValueOf<typeof specialAccident>

/** Why a car's accident history was judged as it was. */
export const accidentReason = enumeration('AccidentReason', {
  totalLoss: ['전손 처리 이력', 'Written off by an insurer'],
  flood: ['침수 전손 이력', 'Flooded and written off'],
  frame: ['주요 골격 교환·판금', 'Frame parts exchanged or beaten'],
  cutPanel: ['쿼터·루프·사이드실 교환(절단)', 'Quarter, roof or sill panel cut out'],
  ownDamage: ['내차 피해 보험금 기준 초과', 'Own damage above the threshold'],
  simpleExchange: ['외판 단순교환(무사고)', 'Outer panels only, no accident'],
  claims: ['보험 처리 이력', 'Insurance claims'],
  clean: ['사고·보험 이력 없음', 'Nothing found'],
  noHistory: ['보험이력 확인 불가', 'Insurance history not known'],
  noCheck: ['차체 점검 전', 'Body not checked yet'],
})
export type AccidentReason = ValueOf<typeof accidentReason>

/** `self` orders are checked by their seller, the others by an inspector. */
export const carCheckSource = enumeration('CarCheckSource', {
  seller: ['판매자', 'Seller'],
  inspector: ['점검원', 'Inspector'],
})
export type CarCheckSource = ValueOf<typeof carCheckSource>

export const carPhotoView = enumeration('CarPhotoView', {
  front: ['앞', 'Front'],
  rear: ['뒤', 'Rear'],
  left: ['왼쪽(운전석)', 'Left side'],
  right: ['오른쪽(동반석)', 'Right side'],
  interior: ['실내', 'Interior'],
  dashboard: ['계기판(주행거리)', 'Dashboard with odometer'],
  wheel: ['휠·타이어', 'Wheel and tyre'],
  engine: ['엔진룸', 'Engine bay'],
  damage: ['손상 부위', 'Damage'],
  other: ['기타', 'Other'],
})
export type CarPhotoView = ValueOf<typeof carPhotoView>

/** Beside seats and roof, which have words of their own. */
export const carOption = enumeration('CarOption', {
  navigation: ['내비게이션', 'Navigation'],
  rearCamera: ['후방카메라', 'Rear camera'],
  surroundView: ['어라운드뷰', 'Surround view'],
  headUpDisplay: ['헤드업 디스플레이', 'Head-up display'],
  smartKey: ['스마트키', 'Smart key'],
  powerTrunk: ['전동 트렁크', 'Electric boot'],
  leatherSeats: ['가죽시트', 'Leather seats'],
  heatedSeats: ['열선시트', 'Heated seats'],
  ventilatedSeats: ['통풍시트', 'Ventilated seats'],
  powerSeats: ['전동시트', 'Electric seats'],
  memorySeats: ['메모리시트', 'Memory seats'],
  heatedWheel: ['열선핸들', 'Heated steering wheel'],
  cruiseControl: ['크루즈 컨트롤', 'Cruise control'],
  adaptiveCruise: ['어댑티브 크루즈 컨트롤', 'Adaptive cruise control'],
  laneWarning: ['차로이탈 경보', 'Lane departure warning'],
  blindSpot: ['후측방 경보', 'Blind spot warning'],
  collisionAvoidance: ['전방 충돌방지', 'Collision avoidance'],
  parkingSensors: ['주차감지센서', 'Parking sensors'],
  ledLamps: ['LED 헤드램프', 'LED head lamps'],
  xenonLamps: ['HID 헤드램프', 'Xenon head lamps'],
  tollPass: ['하이패스', 'Toll pass'],
  dashCamera: ['블랙박스', 'Dash camera'],
  foldingMirrors: ['전동접이 미러', 'Folding mirrors'],
  carPlay: ['애플 카플레이·안드로이드 오토', 'CarPlay and Android Auto'],
})
export type CarOption = ValueOf<typeof carOption>
