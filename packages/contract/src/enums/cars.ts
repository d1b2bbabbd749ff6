// Enumerations of the cars area: what a car is, how its check and its order stand.
import { enumeration, type ValueOf } from '../enumeration.ts'

export * from './car-check.ts'
export * from './car-damage.ts'
export * from './car-facts.ts'
export * from './order-imports.ts'

export const carUsage = enumeration('CarUsage', {
  passenger: ['자가용', 'Private'],
  commercial: ['영업용', 'Commercial'],
  passenger_old: ['자가용(구형 번호판)', 'Private (old plate)'],
})
export type CarUsage = ValueOf<typeof carUsage>

export const fuel = enumeration('Fuel', {
  gasoline: ['휘발유(가솔린)', 'Petrol'],
  diesel: ['경유(디젤)', 'Diesel'],
  LPG: ['LPG', 'LPG'],
  hybrid: ['하이브리드', 'Hybrid'],
  hybrid_L: ['하이브리드(LPG)', 'Hybrid (LPG)'],
  hybrid_G: ['하이브리드(가솔린)', 'Hybrid (petrol)'],
  CNG: ['CNG', 'CNG'],
  electric: ['전기', 'Electric'],
  other: ['기타', 'Other'],
  none: ['없음', 'None'],
})
export type Fuel = ValueOf<typeof fuel>

export const drive = enumeration('Drive', {
  '2WD': ['2륜(2WD)', 'Two-wheel drive'],
  '4WD': ['4륜(4WD)', 'Four-wheel drive'],
  AWD: ['상시4륜(AWD)', 'All-wheel drive'],
  MR: ['미드십 후륜(MR)', 'Mid engine, rear drive'],
  RR: ['후방엔진 후륜(RR)', 'Rear engine, rear drive'],
  Track: ['궤도', 'Tracks'],
  other: ['기타', 'Other'],
  none: ['없음', 'None'],
})
export type Drive = ValueOf<typeof drive>

export const transmission = enumeration('Transmission', {
  auto: ['자동(오토)', 'Automatic'],
  manual: ['수동', 'Manual'],
  SAT: ['세미오토', 'Semi-automatic'],
  CVT: ['무단(CVT)', 'CVT'],
  other: ['기타', 'Other'],
  none: ['없음', 'None'],
})
export type Transmission = ValueOf<typeof transmission>

export const color = enumeration('Color', {
  white: ['흰색', 'White'],
  pearl: ['진주색', 'Pearl'],
  ivory: ['아이보리', 'Ivory'],
  silver: ['은색', 'Silver'],
  silverGray: ['은회색', 'Silver grey'],
  gray: ['회색', 'Grey'],
  darkGray: ['쥐색', 'Dark grey'],
  black: ['검정색', 'Black'],
  beige: ['베이지색', 'Beige'],
  lightGold: ['연금색', 'Light gold'],
  gold: ['금색', 'Gold'],
  brown: ['갈색', 'Brown'],
  yellow: ['노란색', 'Yellow'],
  orange: ['주황색', 'Orange'],
  red: ['빨간색', 'Red'],
  wine: ['자주색', 'Wine'],
  pink: ['분홍색', 'Pink'],
  purple: ['보라색', 'Purple'],
  green: ['녹색', 'Green'],
  blue: ['파란색', 'Blue'],
})
export type Color = ValueOf<typeof color>

export const seatColor = enumeration('SeatColor', {
  black: ['검정', 'Black'],
  beige: ['베이지', 'Beige'],
  gray: ['회색', 'Grey'],
  brown: ['갈색', 'Brown'],
  red: ['빨강', 'Red'],
  white: ['흰색', 'White'],
  other: ['기타', 'Other'],
})
export type SeatColor = ValueOf<typeof seatColor>

export const sunroof = enumeration('Sunroof', {
  normal: ['일반 선루프', 'Sunroof'],
  panorama: ['파노라마 선루프', 'Panoramic sunroof'],
  none: ['없음', 'None'],
})
export type Sunroof = ValueOf<typeof sunroof>

export const oilLeakage = enumeration('OilLeakage', {
  none: ['없음', 'None'],
  minorLeakage: ['미세누유', 'Seeping'],
  leakage: ['누유', 'Leaking'],
  good: ['양호', 'Good'],
})
export type OilLeakage = ValueOf<typeof oilLeakage>

/** The same values in the words for what holds coolant. */
export const coolantLeakage = enumeration('CoolantLeakage', {
  none: ['없음', 'None'],
  minorLeakage: ['미세누수', 'Seeping'],
  leakage: ['누수', 'Leaking'],
  good: ['양호', 'Good'],
} satisfies Readonly<Record<OilLeakage, readonly [ko: string, en: string]>>)

export const accidentHistory = enumeration('AccidentHistory', {
  noAccident_noInsuranceHistory: ['완전무사고(보험이력 없음)', 'No accident, no claims'],
  noAccident_withInsuranceHistory: ['무사고(보험이력 있음)', 'No accident, with claims'],
  accident_minor: ['사고(경미)', 'Accident (minor)'],
  accident_moderate: ['사고(중간)', 'Accident (moderate)'],
  accident_totalLoss: ['전손', 'Total loss'],
  unknown: ['확인 불가', 'Unknown'],
})
export type AccidentHistory = ValueOf<typeof accidentHistory>

export const origin = enumeration('Origin', {
  domestic: ['국산', 'Domestic'],
  imported: ['수입', 'Imported'],
})
export type Origin = ValueOf<typeof origin>

export const mileageUnit = enumeration('MileageUnit', {
  Km: ['km', 'km'],
  Mile: ['마일', 'miles'],
})
export type MileageUnit = ValueOf<typeof mileageUnit>

export const carCheckState = enumeration('CarCheckState', {
  inProgress: ['점검중', 'In progress'],
  complete: ['점검완료', 'Complete'],
  reservationCancel: ['예약취소', 'Called off'],
  reservationDefault: ['예약부도', 'No-show'],
})
export type CarCheckState = ValueOf<typeof carCheckState>

export const orderState = enumeration('OrderState', {
  draft: ['작성중', 'Draft'],
  confirmed: ['접수확정', 'Confirmed'],
  biddingInProgress: ['입찰진행', 'Bidding'],
  biddingCompleted: ['입찰마감', 'Bidding closed'],
  awarded: ['낙찰', 'Awarded'],
  declined: ['낙찰거절', 'Declined'],
  retryAuction: ['재경매', 'To be auctioned again'],
  depositCompleted: ['입금완료', 'Paid'],
  cancelled: ['취소', 'Cancelled'],
  completed: ['완료', 'Completed'],
})
export type OrderState = ValueOf<typeof orderState>

export const orderProcess = enumeration('OrderProcess', {
  pending: ['대기', 'Waiting'],
  inProgress: ['진행중', 'In progress'],
  completed: ['완료', 'Completed'],
  cancelled: ['취소', 'Cancelled'],
  retryAuction: ['재경매', 'To be auctioned again'],
})
export type OrderProcess = ValueOf<typeof orderProcess>
