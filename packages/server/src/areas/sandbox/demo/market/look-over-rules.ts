// What an inspector, or the seller alone, would find on a car of the demo market: by its age, its way and its claims.
import {
  carSmell, checkItem, leakPart, type DamagePosition, type DamageValue, type Fuel,
} from '@bidyard/contract/enums'
import type { CarDamage, CheckRecord } from '@bidyard/contract/shapes/cars/check-record'
import { emptyRecord } from '@bidyard/contract/shapes/cars/check-record'
import type { Chance } from '../../../../providers/car-data/simulator/chance.ts'
import type { KnownCar } from '../../../../providers/car-data/simulator/known-car.ts'

type Found = Readonly<Partial<Record<DamagePosition, readonly DamageValue[]>>>

const doors = ['fl_door', 'fr_door', 'rl_door', 'rr_door'] as const
const fronts = ['hood', 'fl_fender', 'fr_fender', 'f_bumper', 'l_head_lamp', 'radiator_support'] as const
const rears = ['trunk_lid', 'r_bumper', 'rl_quarter', 'rr_quarter', 'r_rear_lamp'] as const
const worn = [
  'f_bumper', 'r_bumper', 'hood', ...doors, 'fl_fender', 'fr_fender', 'rl_quarter', 'rr_quarter', 'l_side_mirror',
  'r_side_mirror', 'fl_wheel', 'fr_wheel', 'rl_wheel', 'rr_wheel', 'trunk_lid',
] as const satisfies readonly DamagePosition[]
const rusty = ['l_side_sill', 'r_side_sill', 'rl_quarter', 'rr_quarter', 'trunk_floor'] as const

/** Parts that are screwed on are exchanged; the others are beaten. */
const isScrewedOn = (position: DamagePosition): boolean => !/quarter|sill|roof/.test(position)

const dearWon = 1_500_000
const frameWon = 3_500_000

const afterClaims = (chance: Chance, { history }: KnownCar): Found => {
  const dear = history.claims.filter(({ type, repairWon }) => type !== 'otherCar' && repairWon >= dearWon)
  return Object.fromEntries(dear.slice(0, 2).flatMap(({ repairWon }): [DamagePosition, DamageValue[]][] => {
    const side = chance.happens(0.6) ? fronts : chance.happens(0.6) ? rears : doors
    const position = chance.pick(side)
    const behind = side === rears
      ? 'rear_panel' as const : chance.pick(['front_panel', 'l_inside_panel', 'fr_side_member'] as const)
    return [
      [position, isScrewedOn(position) && chance.happens(0.7) ? ['exchange'] : ['panel_repair']],
      ...(chance.happens(0.5) ? [[chance.pick(doors), ['painting']] as [DamagePosition, DamageValue[]]] : []),
      // What is bent so far reaches the frame.
      ...(repairWon >= frameWon && chance.happens(0.6)
        ? [[behind, ['panel_repair']] as [DamagePosition, DamageValue[]]] : []),
    ]
  }))
}

const afterLosses = ({ history }: KnownCar): Found => {
  const kinds: readonly string[] = history.specials.map(({ kind }) => kind)
  if (kinds.includes('totalLoss'))
    return {
      hood: ['exchange'], fl_fender: ['exchange'], front_panel: ['exchange'], fl_side_member: ['panel_repair'],
      fl_wheel_house: ['panel_repair'], f_bumper: ['exchange'],
    }
  const isFlooded = kinds.some((kind) => kind.startsWith('flood'))
  return isFlooded ? { floor_panel: ['corrosion'], trunk_floor: ['corrosion'] } : {}
}

const fromWear = (chance: Chance, years: number): Found => {
  const many = Math.min(8, Math.round(years * 0.4 + chance.part() * 3))
  const marks = Array.from({ length: many }, (): [DamagePosition, DamageValue[]] => {
    const position = chance.pick(worn)
    const value: DamageValue = /wheel|bumper|mirror/.test(position) || chance.happens(0.65) ? 'scratch' : 'dent'
    return [position, chance.happens(0.12) ? [value, 'needPaint'] : [value]]
  })
  const rust = years > 11 && chance.happens(0.6) ? { [chance.pick(rusty)]: ['corrosion' as const] } : {}
  const glass = chance.happens(0.05) ? { windshield: ['broken' as const] } : {}
  return { ...Object.fromEntries(marks), ...rust, ...glass }
}

const notes: Readonly<Partial<Record<DamageValue, readonly [string, ...string[]]>>> = {
  scratch: ['길이 5cm 안팎의 긁힘', '잔기스 여러 곳', '모서리 긁힘, 도장 벗겨짐 없음', '세로 긁힘 1곳'],
  dent: ['문콕 1곳', '지름 3cm 눌림', '약한 눌림, 도장 손상 없음'],
  corrosion: ['하단부 부식 진행', '부식 초기'], broken: ['돌 튄 자국, 금 2cm'],
  exchange: ['볼트 풀림 흔적'], panel_repair: ['판금 흔적, 퍼티 두께 확인'], painting: ['도막 두께 차이'],
}

// What an exchange left cannot be photographed: the part looks like any other.
const seen: readonly DamageValue[] = ['scratch', 'dent', 'corrosion', 'broken', 'needPaint', 'painting', 'panel_repair']
const photographedMax = 5

const damagesIn = (chance: Chance, found: Found, freshId: () => string): CarDamage[] => {
  let photographed = 0
  return (Object.entries(found) as [DamagePosition, DamageValue[]][]).map(([position, values]) => {
    const says = notes[values[0] ?? 'scratch']
    const isSeen = values.some((value) => seen.includes(value)) && photographed < photographedMax
    if (isSeen) photographed += 1
    return {
      position, values, note: says !== undefined && chance.happens(0.6) ? chance.pick(says) : '',
      photoIds: isSeen ? [freshId()] : [],
    }
  })
}

const wheelsOf = (chance: Chance): CheckRecord['wheels'] => {
  const [front, rear] = [chance.between(18, 72), chance.between(18, 72)]
  const week = (): string => String(chance.between(1, 52)).padStart(2, '0') + String(chance.between(20, 25))
  return (['fl', 'fr', 'rl', 'rr'] as const).map((position) => {
    const treadTenthsMm = (position.startsWith('f') ? front : rear) + chance.between(-3, 3)
    const grade = treadTenthsMm > 45 ? 'good' : treadTenthsMm > 25 ? 'fair' : 'bad'
    return { position, treadTenthsMm, madeWeek: week(), grade }
  })
}

const hasHighVoltage = (fuel: Fuel): boolean => fuel === 'electric' || fuel.startsWith('hybrid')

const itemsOf = (chance: Chance, fuel: Fuel, years: number): CheckRecord['items'] =>
  checkItem.values.filter((item) => item !== 'highVoltage' || hasHighVoltage(fuel)).map((item) => {
    const part = chance.part() * (1 + years / 14)
    return { item, grade: part > 1.55 ? 'bad' : part > 1.02 ? 'fair' : 'good', note: '' }
  })

const leaksOf = (chance: Chance, fuel: Fuel, years: number): CheckRecord['leaks'] =>
  leakPart.values.filter((part) => fuel !== 'electric' || part === 'brake' || part === 'radiator').map((part) => {
    const worse = chance.part() * (years / 10)
    return { part, leakage: worse > 0.98 ? 'leakage' : worse > 0.8 ? 'minorLeakage' : 'none' }
  })

const inspected = (chance: Chance, { facts }: KnownCar, years: number): Partial<CheckRecord> => ({
  wheels: wheelsOf(chance), leaks: leaksOf(chance, facts.fuel, years), items: itemsOf(chance, facts.fuel, years),
  options: [...facts.options], sunroof: facts.sunroof ?? 'none', seatColor: facts.seatColor,
  vinMarking: years > 14 && chance.happens(0.2) ? 'corroded' : 'good', tuning: chance.happens(0.06) ? 'legal' : 'none',
  recall: chance.happens(0.12) ? 'done' : 'none', isRepainted: chance.happens(0.05),
  note: chance.happens(0.35)
    ? chance.pick([
        '하체 상태 양호하며 누유 없음.', '공회전 시 미세 진동 있으나 정상 범위.', '실내 관리 상태 좋음. 비흡연 차량으로 보임.',
        '타이어 교체 시기 임박.', '브레이크 패드 잔량 50% 수준.',
      ]) : '',
})

export interface LookedOver {
  readonly source: 'seller' | 'inspector'
  readonly years: number
  readonly km: number
  readonly freshId: () => string
}

export const lookOver = (
  chance: Chance, car: KnownCar, { source, years, km, freshId }: LookedOver,
): CheckRecord => {
  const found = { ...fromWear(chance, years), ...afterClaims(chance, car), ...afterLosses(car) }
  const smells = chance.happens(0.88) ? ['none' as const] : [chance.pick(carSmell.values)]
  return {
    ...emptyRecord,
    damages: damagesIn(chance, found, freshId),
    odometer: { reading: km, unit: 'Km', photoId: freshId() },
    lamps: years > 8 && chance.happens(0.15) ? [chance.pick(['engine', 'tirePressure', 'airbag'] as const)] : [],
    smells,
    keys: { smart: car.facts.options.includes('smartKey') ? chance.between(1, 2) : 0, plain: chance.between(0, 1) },
    ...(source === 'inspector' ? inspected(chance, car, years) : {}),
  }
}
