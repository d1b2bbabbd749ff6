// Reads what CarHistory answers: flat fields by number, lists where something happened more than once.
import type { CarKind, CarUseHistory, SpecialAccident } from '@bidyard/contract/enums'
import { carNumberOf } from '@bidyard/contract/shapes/car-number'
import { historyBounds, type HistoryFacts, historyFactsShape } from '@bidyard/contract/shapes/cars/history-facts'
import { z } from 'zod'
import { dayOf, dayOrNone, someDay, wholeNumber, wordOrNone } from '../read-answer.ts'
import { claimTypes, fuels, kinds, uses } from './car-history-codes.ts'

const word = wordOrNone(200)
const code = z.union([z.string().max(20), z.number()]).nullish().transform((value) => String(value ?? '').trim())

/** Where nothing happened they send an empty text instead of an empty list, and one alone without a list. */
const listOf = <Item extends z.ZodType>(item: Item, max: number) =>
  z.preprocess((value) => {
    if (value === undefined || value === null || value === '') return []
    return Array.isArray(value) ? value : [value]
  }, z.array(item).max(max))

const change = z.object({
  'r202-01': code, 'r202-02': dayOrNone, 'r202-03': word, 'r202-04': code, 'r202-05': code,
})
const ownerChange = z.object({ 'r205-01': code, 'r205-02': dayOrNone, 'r202-04': code, 'r202-05': code })
const claim = z.object({
  'r502-01': code, 'r502-02': someDay, 'r502-03': wholeNumber, 'r502-04': wholeNumber, 'r502-06': wholeNumber,
  'r502-07': wholeNumber, 'r502-08': wholeNumber, 'r502-15': wholeNumber,
})
const mileage = z.object({ 'r602-01': someDay, 'r602-02': word, 'r602-03': wholeNumber })
const days = listOf(z.string().max(20), historyBounds.changes)
// Assumed: the second field of a flood tells how bad it was; where it is missing, nobody knows.
const flood = z.union([
  z.string().max(20).transform((text) => ({ 'r408-01': text, 'r408-02': '' })),
  z.object({ 'r408-01': z.string().max(20), 'r408-02': code }),
])
const flag = z.string().max(5).nullish().transform((text) => text === 'Y')

export const carHistoryResult = z.object({ r000: z.string().max(10), r002: z.string().max(40).optional() })

export const carHistoryRecord = z.object({
  r001: dayOrNone,
  r002: z.string().min(1).max(40).transform(carNumberOf),
  r003: dayOrNone,
  r004: wholeNumber,
  r005: word,
  r101: word,
  r102: code,
  r103: code,
  r104: wholeNumber,
  r105: dayOrNone,
  r106: word,
  r107: word,
  r108: wordOrNone(2_000),
  r109: word,
  r112: word,
  r202: listOf(change, historyBounds.changes),
  r203: dayOrNone,
  r205: listOf(ownerChange, historyBounds.changes),
  r301: flag,
  r302: flag,
  r303: flag,
  r401: wholeNumber,
  r402: wholeNumber,
  r403: wholeNumber,
  r404: wholeNumber,
  r405: wholeNumber,
  'r406-01': days,
  r407: wholeNumber,
  r408: listOf(flood, historyBounds.changes),
  'r408-01': days,
  r409: wholeNumber,
  'r410-01': days,
  r502: listOf(claim, historyBounds.claims),
  'r511-01': listOf(z.string().max(40), historyBounds.changes),
  r602: listOf(mileage, historyBounds.records),
})
type CarHistoryRecord = z.output<typeof carHistoryRecord>

type Change = HistoryFacts['plateChanges'][number]

const changeOf = (on: string | null, carNo: string | null, kind: CarKind | null, use: CarUseHistory | null): Change[] =>
  on === null ? [] : [{ on, carNo: carNo === null ? null : carNumberOf(carNo), kind, use }]

const changesOf = ({ r202, r205 }: CarHistoryRecord): Pick<HistoryFacts, 'plateChanges' | 'ownerChanges'> => ({
  plateChanges: r202.filter((row) => row['r202-01'] === '02').flatMap((row) =>
    changeOf(row['r202-02'], row['r202-03'], kinds[row['r202-04']] ?? null, uses[row['r202-05']] ?? null)),
  ownerChanges: r205.filter((row) => row['r205-01'] === '04').flatMap((row) =>
    changeOf(row['r205-02'], null, kinds[row['r202-04']] ?? null, uses[row['r202-05']] ?? null)),
})

type Special = HistoryFacts['specials'][number]

/** As many as they count, even where they tell fewer days. */
const specialsOf = (kind: SpecialAccident, count: number, told: readonly string[]): Special[] =>
  Array.from({ length: Math.min(Math.max(count, told.length), historyBounds.changes) }, (_, at) =>
    ({ kind, on: dayOf(told[at] ?? '') }))

const floodKinds: Readonly<Record<string, SpecialAccident>> = { 1: 'floodTotalLoss', 2: 'floodPartLoss' }

const floodsOf = (record: CarHistoryRecord): Special[] => {
  const told = record.r408.map((row): Special =>
    ({ kind: floodKinds[row['r408-02']] ?? 'flood', on: dayOf(row['r408-01']) }))
  return told.length >= record.r407 && told.length > 0
    ? told : [...told, ...specialsOf('flood', record.r407, record['r408-01']).slice(told.length)]
}

const monthOf = (text: string): string => `${text.slice(0, 4)}-${text.slice(4)}`

const uninsuredOf = (texts: readonly string[]): HistoryFacts['uninsured'] =>
  texts.flatMap((text) => {
    const digits = text.replace(/년\s*/g, '').replace(/월/g, '')
    const [, from, until] = /^\s*(\d{6})\s*~\s*(\d{6})\s*$/.exec(digits) ?? []
    return from === undefined || until === undefined ? [] : [{ from: monthOf(from), until: monthOf(until) }]
  })

const usesOf = ({ r301, r302, r303 }: CarHistoryRecord): CarUseHistory[] => [
  ...(r301 ? ['government' as const] : []),
  ...(r302 ? ['business' as const] : []),
  ...(r303 ? ['rental' as const] : []),
]

const claimsOf = ({ r502 }: CarHistoryRecord): HistoryFacts['claims'] =>
  r502.flatMap((row) => {
    const type = claimTypes[row['r502-01']]
    return type === undefined ? [] : [{
      type, on: row['r502-02'], paidWon: row['r502-03'], repairWon: row['r502-15'], partsWon: row['r502-06'],
      labourWon: row['r502-07'], paintWon: row['r502-08'], isOpen: row['r502-04'] > 0,
    }]
  })

const carOf = (record: CarHistoryRecord): HistoryFacts['car'] => ({
  makerName: record.r101, modelName: record.r005, detailName: record.r112,
  modelYear: record.r004 === 0 ? null : record.r004,
  kind: kinds[record.r102] ?? null, use: uses[record.r103] ?? null,
  displacementCc: record.r104, fuel: fuels[record.r106 ?? ''] ?? null, shape: record.r107, color: record.r109,
  optionsText: record.r108, firstInsuredOn: record.r105, firstRegisteredOn: record.r203,
})

/** Undefined: what they sent is no history of a car. */
export const factsOf = (record: CarHistoryRecord, asOf: string | null): HistoryFacts | undefined =>
  historyFactsShape.safeParse({
    asOf: record.r003 ?? asOf ?? record.r001,
    car: carOf(record),
    uses: usesOf(record),
    ...changesOf(record),
    specials: [
      ...specialsOf('totalLoss', record.r405, record['r406-01']), ...floodsOf(record),
      ...specialsOf('theft', record.r409, record['r410-01']),
    ],
    ownDamage: { count: record.r401, paidWon: record.r402 },
    otherDamage: { count: record.r403, paidWon: record.r404 },
    claims: claimsOf(record),
    uninsured: uninsuredOf(record['r511-01']),
    mileages: record.r602.map((row) => ({ on: row['r602-01'], km: row['r602-03'], source: row['r602-02'] })),
  }).data
