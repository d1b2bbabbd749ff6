// What a car check writes down: damages by position, wheels, leaks, gauges, keys and smells, each part when it is seen.
import { z } from 'zod'
import {
  carSmell, carTuning, checkGrade, checkItem, leakPart, recallState, vinMarking, warningLamp, wheelPosition,
} from '../../enums/car-check.ts'
import { damagePosition, damageValue } from '../../enums/car-damage.ts'
import { carOption } from '../../enums/car-facts.ts'
import { mileageUnit, oilLeakage, seatColor, sunroof } from '../../enums/cars.ts'
import { limits } from '../../limits.ts'
import { textOf } from '../texts.ts'
import type { Damages } from './accident-history.ts'
import { keysMax } from './numbers/bounds.ts'
import { odometerKmMax } from './numbers/odometer.ts'

export const checkBounds = { photosOfDamage: 5, treadTenthsMmMax: 200 } as const

const note = textOf(0, limits.reason)
const photo = z.uuid()

/** One of each kind: a second word about the same thing would leave open which one holds. */
const eachOnce = <Row extends z.ZodType, Key extends string>(row: Row, key: Key, max: number) =>
  z.array(row).max(max).refine((rows) =>
    new Set(rows.map((one) => (one as Readonly<Record<Key, string>>)[key])).size === rows.length)

export const damageShape = z.strictObject({
  position: damagePosition.schema,
  values: z.array(damageValue.schema).min(1).max(damageValue.values.length)
    .refine((values) => new Set(values).size === values.length),
  note,
  photoIds: z.array(photo).max(checkBounds.photosOfDamage),
}).meta({ id: 'CarDamage' })
export type CarDamage = z.output<typeof damageShape>

const wheelShape = z.strictObject({
  position: wheelPosition.schema,
  /** Tenths of a millimetre that are left of the tread. */
  treadTenthsMm: z.int().min(0).max(checkBounds.treadTenthsMmMax).nullable(),
  /** Week and year of making, as they stand on the tyre: 1223. */
  madeWeek: z.string().regex(/^(0[1-9]|[1-4]\d|5[0-3])\d{2}$/).max(4).nullable().meta({ examples: ['1223'] }),
  grade: checkGrade.schema.nullable(),
}).meta({ id: 'CarWheel' })

const leakShape = z.strictObject({ part: leakPart.schema, leakage: oilLeakage.schema }).meta({ id: 'CarLeak' })
const itemShape = z.strictObject({ item: checkItem.schema, grade: checkGrade.schema, note })
  .meta({ id: 'CarCheckItem' })

const odometerRead = z.strictObject({
  reading: z.int().min(0).max(odometerKmMax),
  unit: mileageUnit.schema,
  photoId: photo.nullable(),
})

/** Every part may be missing while a check goes on; what is null was not looked at yet. */
export const checkRecord = {
  damages: eachOnce(damageShape, 'position', damagePosition.values.length).nullable(),
  wheels: eachOnce(wheelShape, 'position', wheelPosition.values.length).nullable(),
  leaks: eachOnce(leakShape, 'part', leakPart.values.length).nullable(),
  items: eachOnce(itemShape, 'item', checkItem.values.length).nullable(),
  odometer: odometerRead.nullable(),
  lamps: z.array(warningLamp.schema).max(warningLamp.values.length).nullable(),
  smells: z.array(carSmell.schema).max(carSmell.values.length).nullable(),
  keys: z.strictObject({
    smart: z.int().min(0).max(keysMax), plain: z.int().min(0).max(keysMax),
  }).nullable(),
  options: z.array(carOption.schema).max(carOption.values.length).nullable(),
  sunroof: sunroof.schema.nullable(),
  seatColor: seatColor.schema.nullable(),
  vinMarking: vinMarking.schema.nullable(),
  tuning: carTuning.schema.nullable(),
  recall: recallState.schema.nullable(),
  isRepainted: z.boolean().nullable(),
  note: textOf(0, limits.note).nullable(),
}
export const checkRecordShape = z.strictObject(checkRecord).meta({ id: 'CarCheckRecord' })
export type CheckRecord = z.output<typeof checkRecordShape>
export type CheckPart = keyof CheckRecord

export const emptyRecord: CheckRecord = {
  damages: null, wheels: null, leaks: null, items: null, odometer: null, lamps: null, smells: null, keys: null,
  options: null, sunroof: null, seatColor: null, vinMarking: null, tuning: null, recall: null, isRepainted: null,
  note: null,
}

/** A seller can tell less than somebody with a lift and a lamp. */
const neededOf = {
  seller: ['damages', 'odometer', 'keys', 'smells', 'lamps'],
  inspector: [
    'damages', 'wheels', 'leaks', 'items', 'odometer', 'lamps', 'smells', 'keys', 'options', 'sunroof', 'vinMarking',
    'tuning', 'isRepainted',
  ],
} as const satisfies Readonly<Record<string, readonly CheckPart[]>>

const wheelsNeeded = 4

/** What is still to be looked at before a check may be completed. */
export const missingParts = (record: CheckRecord, by: keyof typeof neededOf): CheckPart[] => {
  const missing: CheckPart[] = neededOf[by].filter((part) => record[part] === null)
  const wheels = record.wheels?.filter(({ position }) => position !== 'spare') ?? []
  if (by === 'inspector' && record.wheels !== null && wheels.length < wheelsNeeded) missing.push('wheels')
  if (record.odometer !== null && record.odometer.photoId === null) missing.push('odometer')
  return missing
}

/** As the judgement of accidents takes them; null before anybody looked. */
export const damagesOf = ({ damages }: Pick<CheckRecord, 'damages'>): Damages | null =>
  damages === null ? null : Object.fromEntries(damages.map(({ position, values }) => [position, values]))
