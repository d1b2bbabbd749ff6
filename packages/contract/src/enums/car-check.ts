// Enumerations of a car check: wheels, leaks, gauges, and what one smells and sees inside.
import { enumeration, type ValueOf } from '../enumeration.ts'

export const wheelPosition = enumeration('WheelPosition', {
  fl: ['앞(좌)', 'Front left'],
  fr: ['앞(우)', 'Front right'],
  rl: ['뒤(좌)', 'Rear left'],
  rr: ['뒤(우)', 'Rear right'],
  spare: ['예비', 'Spare'],
})
export type WheelPosition = ValueOf<typeof wheelPosition>

export const leakPart = enumeration('LeakPart', {
  rockerCover: ['로커암 커버', 'Rocker cover'],
  cylinderHead: ['실린더 헤드·가스켓', 'Cylinder head and gasket'],
  oilPan: ['오일팬', 'Oil pan'],
  transmission: ['변속기', 'Transmission'],
  differential: ['디퍼렌셜', 'Differential'],
  powerSteering: ['동력조향', 'Power steering'],
  brake: ['제동장치', 'Brakes'],
  coolantHead: ['냉각수(헤드·가스켓)', 'Coolant at the head gasket'],
  waterPump: ['워터펌프', 'Water pump'],
  radiator: ['라디에이터', 'Radiator'],
  fuel: ['연료', 'Fuel'],
})
export type LeakPart = ValueOf<typeof leakPart>

export const checkGrade = enumeration('CheckGrade', {
  good: ['양호', 'Good'],
  fair: ['보통', 'Fair'],
  bad: ['불량', 'Bad'],
})
export type CheckGrade = ValueOf<typeof checkGrade>

export const warningLamp = enumeration('WarningLamp', {
  engine: ['엔진', 'Engine'],
  oilPressure: ['오일압력', 'Oil pressure'],
  battery: ['충전', 'Charging'],
  coolant: ['냉각수', 'Coolant'],
  brake: ['브레이크', 'Brakes'],
  abs: ['ABS', 'ABS'],
  airbag: ['에어백', 'Airbag'],
  tirePressure: ['타이어 공기압', 'Tyre pressure'],
  exhaust: ['배출가스(DPF·요소수)', 'Exhaust'],
  hybrid: ['하이브리드·전기 계통', 'Hybrid or electric system'],
  other: ['기타', 'Other'],
})
export type WarningLamp = ValueOf<typeof warningLamp>

export const carSmell = enumeration('CarSmell', {
  none: ['없음', 'None'],
  tobacco: ['담배', 'Tobacco'],
  pet: ['반려동물', 'Pets'],
  mould: ['곰팡이', 'Mould'],
  chemical: ['방향제·화학', 'Chemicals'],
  other: ['기타', 'Other'],
})
export type CarSmell = ValueOf<typeof carSmell>

export const vinMarking = enumeration('VinMarking', {
  good: ['양호', 'Good'],
  corroded: ['부식', 'Corroded'],
  damaged: ['훼손', 'Damaged'],
  mismatched: ['상이', 'Not the registered one'],
  altered: ['변조', 'Altered'],
  erased: ['도말', 'Erased'],
})
export type VinMarking = ValueOf<typeof vinMarking>

export const carTuning = enumeration('CarTuning', {
  none: ['없음', 'None'],
  legal: ['있음(적법)', 'Approved'],
  illegal: ['있음(불법)', 'Not approved'],
})
export type CarTuning = ValueOf<typeof carTuning>

export const recallState = enumeration('RecallState', {
  none: ['해당 없음', 'None'],
  open: ['해당(미이행)', 'To be done'],
  done: ['이행', 'Done'],
})
export type RecallState = ValueOf<typeof recallState>

/** What an inspector judges as a whole, beside the single parts. */
export const checkItem = enumeration('CheckItem', {
  engine: ['원동기 작동상태', 'Engine'],
  oilLevel: ['오일 유량', 'Oil level'],
  coolantLevel: ['냉각수량', 'Coolant level'],
  transmission: ['변속기 작동상태', 'Transmission'],
  powertrain: ['동력전달', 'Power train'],
  steering: ['조향', 'Steering'],
  brakes: ['제동', 'Brakes'],
  electrics: ['전기', 'Electrics'],
  highVoltage: ['고전원 전기장치', 'High-voltage system'],
  airConditioning: ['공조', 'Air conditioning'],
  exterior: ['외장', 'Outside'],
  interior: ['내장', 'Inside'],
  gloss: ['광택', 'Gloss'],
  glass: ['유리', 'Windows'],
  odometer: ['주행거리 계기', 'Odometer'],
})
export type CheckItem = ValueOf<typeof checkItem>
