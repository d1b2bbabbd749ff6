// The front of an inspection sheet in words: the car by its papers, its state as a whole, accidents and repairs.
import {
  accidentHistory, accidentReason, carOption, carSmell, carTuning, carUsage, carUseHistory, checkGrade, color,
  type DamagePosition, damagePosition, type DamageValue, damageValue, drive, fuel, recallState, specialAccident,
  sunroof, transmission, vinMarking, warningLamp,
} from '@bidyard/contract/enums'
import type { CheckRecord } from '@bidyard/contract/shapes/cars/check-record'
import { damageLetters, inOrder } from '@bidyard/contract/shapes/damage-map/damage-letters'
import { damagePlaces, type DamageRank } from '@bidyard/contract/shapes/damage-positions'
import { shortDay, wonText } from '../../../runtime/print/print-words.ts'
import type { CheckedCar } from '../../cars/for-other-areas.ts'
import type { DamagesByPart } from './damage-picture.ts'

export type Pair = readonly [name: string, value: string]
/** A name and boxes, some of them ticked; a word behind them where there is more to say. */
export interface Choice {
  readonly name: string
  readonly boxes: readonly (readonly [label: string, isTicked: boolean])[]
  readonly more: string
}

interface Words<Value extends string> {
  readonly values: readonly Value[]
  readonly labels: Readonly<Record<Value, { readonly ko: string }>>
}

const dash = '–'
const ko = <Value extends string>({ labels }: Words<Value>, value: Value | null | undefined): string =>
  value === null || value === undefined ? dash : labels[value].ko

export const koOf = <Value extends string>(words: Words<Value>, values: readonly Value[] | null): string =>
  values === null || values.length === 0 ? '' : values.map((value) => words.labels[value].ko).join(', ')

export const choice = <Value extends string>(
  name: string, words: Words<Value>, chosen: Value | readonly Value[] | null, more = '',
): Choice => {
  const ticked: readonly string[] = chosen === null ? [] : typeof chosen === 'string' ? [chosen] : chosen
  return { name, boxes: words.values.map((value) => [words.labels[value].ko, ticked.includes(value)]), more }
}

/** Yes and no, neither of them where nobody looked. */
export const either = (
  name: string, [no, yes]: readonly [string, string], is: boolean | null, more = '',
): Choice => ({ name, boxes: [[no, is === false], [yes, is === true]], more })

const kmText = (km: number): string => `${km.toLocaleString('ko-KR')}km`

/** Its papers; what they do not tell is a dash. */
export const papersOf = ({ check, register }: CheckedCar, model: string, extra: readonly Pair[]): readonly Pair[] => {
  const facts = register?.facts ?? null
  const day = (text: string | null = null): string => (text === null ? dash : shortDay(text))
  return [
    ['차명', model], ['차량번호', check.carNumber],
    ['연식', facts === null ? dash : `${facts.modelYear}년식`], ['최초등록일', day(facts?.firstRegisteredOn)],
    ['차대번호', facts?.vin ?? dash], ['검사유효기간', day(facts?.inspectedUntil)],
    ['변속기', ko(transmission, facts?.transmission)], ['사용연료', ko(fuel, facts?.fuel)],
    ['배기량', typeof facts?.displacementCc === 'number' ? `${facts.displacementCc.toLocaleString('ko-KR')}cc` : dash],
    ['원동기형식', facts?.engineType ?? dash], ['구동방식', ko(drive, facts?.drive)],
    ['용도', ko(carUsage, facts?.usage)], ...extra,
  ]
}

const gray: readonly string[] = ['white', 'pearl', 'silver', 'silverGray', 'gray', 'darkGray', 'black']

const specialKinds = ['flood', 'theft', 'totalLoss'] as const
const specialWords: Words<'none' | (typeof specialKinds)[number]> = {
  values: ['none', ...specialKinds],
  labels: { none: { ko: '없음' }, flood: { ko: '침수' }, theft: { ko: '도난' }, totalLoss: { ko: '전손' } },
}

const specialsOf = ({ history }: CheckedCar): Choice => {
  const facts = history?.facts ?? null
  const kinds = facts?.specials.map(({ kind }) => kind) ?? []
  const found = [
    ...(kinds.some((kind) => kind.startsWith('flood')) ? ['flood' as const] : []),
    ...(kinds.includes('theft') ? ['theft' as const] : []),
    ...(kinds.some((kind) => kind.toLowerCase().includes('totalloss')) ? ['totalLoss' as const] : []),
  ]
  const chosen = facts === null ? null : found.length > 0 ? found : 'none' as const
  return choice('특별이력', specialWords, chosen, koOf(specialAccident, [...new Set(kinds)]))
}

const usesOf = ({ history }: CheckedCar): Choice => {
  const uses = history?.facts?.uses.filter((use) => use !== 'private') ?? null
  return choice('용도변경', {
    values: ['none', 'business', 'rental', 'government', 'taxi'],
    labels: { ...carUseHistory.labels, none: { ko: '없음' } },
  },
  uses?.length === 0 ? 'none' : uses)
}

/** As the official record orders it. */
export const overallOf = (car: CheckedCar, record: CheckRecord): readonly Choice[] => {
  const { check, register } = car
  const painted = register?.facts?.color ?? null
  const { odometer } = check
  const gauge = record.items?.find(({ item }) => item === 'odometer')?.grade ?? null
  const roof = record.sunroof ?? register?.facts?.sunroof ?? null
  return [
    choice('주행거리 계기', checkGrade, gauge, odometer === null ? '' : `현재 ${kmText(odometer.km)}`),
    choice('차대번호 표기', vinMarking, record.vinMarking),
    choice('튜닝', carTuning, record.tuning),
    specialsOf(car),
    usesOf(car),
    {
      name: '색상', more: ko(color, painted) === dash ? '' : ko(color, painted), boxes: [
        ['무채색', painted !== null && gray.includes(painted)], ['유채색', painted !== null && !gray.includes(painted)],
        ['전체도색', record.isRepainted === true],
      ],
    },
    choice('선루프', sunroof, roof),
    choice('리콜대상', recallState, record.recall),
    choice('경고등', warningLamp, record.lamps, record.lamps?.length === 0 ? '점등 없음' : ''),
    choice('실내 냄새', carSmell, record.smells),
  ]
}

export const optionsOf = ({ register }: CheckedCar, record: CheckRecord): string =>
  koOf(carOption, [...new Set([...record.options ?? [], ...register?.facts?.options ?? []])])

export const damagesByPart = ({ damages }: CheckRecord): DamagesByPart =>
  new Map((damages ?? []).map(({ position, values }) => [position, values]))

const repaired: readonly DamageValue[] = ['exchange', 'panel_repair']
const ranks: readonly (readonly [DamageRank, string, string])[] = [
  ['1', '외판', '1랭크'], ['2', '외판', '2랭크'], ['A', '주요골격', 'A랭크'], ['B', '주요골격', 'B랭크'],
  ['C', '주요골격', 'C랭크'],
]

/** Each ranked part in its place, ticked where something befell it, with the letters of that. */
export const ranksOf = (damages: DamagesByPart) => ranks.map(([rank, group, name]) => ({
  group, name,
  parts: damagePosition.values.filter((position) => damagePlaces[position].rank === rank).map((position) => {
    const values = inOrder(damages.get(position) ?? [])
    return { label: damagePosition.labels[position].ko, letters: values.map((value) => damageLetters[value]).join('') }
  }),
}))

const isRepaired = (damages: DamagesByPart, wanted: readonly string[]): boolean =>
  [...damages].some(([position, values]) => {
    const { rank } = damagePlaces[position]
    return rank !== null && wanted.includes(rank) && values.some((value) => repaired.includes(value))
  })

/** Accident by the judgement; simple repairs are those of outer panels. */
export const accidentOf = ({ check }: CheckedCar, damages: DamagesByPart) => {
  const found = check.accidentHistory ?? check.judgement?.accidentHistory ?? null
  const isAccident = found === null || found === 'unknown' ? null : found.startsWith('accident')
  return {
    choices: [
      either('사고이력', ['없음', '있음'], isAccident), either('단순수리', ['없음', '있음'], isRepaired(damages, ['1', '2'])),
    ],
    verdict: ko(accidentHistory, found),
    causes: (check.judgement?.causes ?? []).map(({ reason, positions, count, amountWon }) => [
      accidentReason.labels[reason].ko,
      [
        positions.map((position) => damagePosition.labels[position].ko).join(', '), count === null ? '' : `${count}건`,
        amountWon === null ? '' : wonText(amountWon),
      ].filter((part) => part !== '').join(' · '),
    ]),
  }
}

const rankName = (position: DamagePosition): string => {
  const { rank } = damagePlaces[position]
  return ranks.filter(([one]) => one === rank).map(([, group, name]) => `${group} ${name}`)[0] ?? '–'
}

/** Everything that was found, with the parts that have no rank. */
export const damageRows = ({ damages }: CheckRecord): readonly (readonly string[])[] =>
  damagePosition.values.flatMap((position) => (damages ?? []).filter((one) => one.position === position))
    .map(({ position, values, note }) => [
      damagePosition.labels[position].ko, rankName(position), koOf(damageValue, inOrder(values)), note,
    ])
