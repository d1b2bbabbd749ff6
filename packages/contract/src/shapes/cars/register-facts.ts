// What a car is, by its registration: model, number, age, engine, looks, standing, and what is owed on it.
import { z } from 'zod'
import { carKind, carOption, registrationStanding } from '../../enums/car-facts.ts'
import {
  carUsage, color, drive, fuel, mileageUnit, origin, seatColor, sunroof, transmission,
} from '../../enums/cars.ts'
import { limits } from '../../limits.ts'
import { carCode, carCodeBounds } from '../car-codes.ts'
import { lineOf } from '../texts.ts'
import { displacementMax } from './numbers/bounds.ts'
import { odometerKmMax } from './numbers/odometer.ts'
import { vinShape } from './numbers/vin.ts'

/** No calendar of the database has a year 0, and no car is a thousand years old. */
export const dayShape = z.iso.date().max(10).refine((day) => !day.startsWith('0'))
export const modelYearShape = z.int().min(carCodeBounds.yearMin).max(carCodeBounds.yearMax)
const count = z.int().min(0).max(1_000)

/** A step from the maker down to the trim; without a code it is a name that our car codes do not have. */
export const carStepShape = z.object({
  code: carCode.nullable(), name: z.string().min(1).max(limits.title),
}).meta({ id: 'CarStep' })
export type CarStep = z.output<typeof carStepShape>

export const carModelShape = z.object({
  maker: carStepShape,
  model: carStepShape,
  detailModel: carStepShape.nullable(),
  grade: carStepShape.nullable(),
  detailGrade: carStepShape.nullable(),
}).meta({ id: 'CarModel' })
export type CarModel = z.output<typeof carModelShape>

/** Written by people, whose names all dealers look for and count: nothing in them is unseen. */
const stepWish = carStepShape.extend({ name: lineOf(limits.title) }).meta({ id: 'CarStepWish' })
export const carModelWish = z.object({
  maker: stepWish,
  model: stepWish,
  detailModel: stepWish.nullable(),
  grade: stepWish.nullable(),
  detailGrade: stepWish.nullable(),
}).meta({ id: 'CarModelWish' })

/** Facts on paper; what a paper does not tell is null. */
export const registerFacts = {
  vin: vinShape.nullable(),
  kind: carKind.schema,
  usage: carUsage.schema,
  origin: origin.schema,
  model: carModelShape,
  modelYear: modelYearShape,
  firstRegisteredOn: dayShape,
  displacementCc: z.int().min(0).max(displacementMax).nullable(),
  fuel: fuel.schema,
  drive: drive.schema.nullable(),
  transmission: transmission.schema.nullable(),
  color: color.schema.nullable(),
  seatColor: seatColor.schema.nullable(),
  sunroof: sunroof.schema.nullable(),
  options: z.array(carOption.schema).max(carOption.values.length),
  seats: z.int().min(1).max(100).nullable(),
  engineType: z.string().max(limits.code).nullable(),
  inspectedUntil: dayShape.nullable(),
  standing: registrationStanding.schema,
  /** How often somebody had the car seized, and how many loans are secured by it. */
  seizures: count.nullable(),
  mortgages: count.nullable(),
}
export const registerFactsShape = z.object(registerFacts)
export type RegisterFacts = z.output<typeof registerFactsShape>

export const odometerShape = z.object({
  reading: z.int().min(0).max(odometerKmMax),
  unit: mileageUnit.schema,
  km: z.int().min(0).max(odometerKmMax * 2),
}).meta({ id: 'Odometer' })

export type RegisterDoubt =
  | 'registeredInFuture' | 'modelYearUnlikely' | 'electricWithEngine' | 'engineMissing' | 'notRegistered' | 'encumbered'

/** What in the facts does not fit together, or stands in the way of a sale; nobody is refused for it. */
export const registerDoubts = (facts: RegisterFacts, today: string): RegisterDoubt[] => {
  const { modelYear, firstRegisteredOn, fuel: burns, displacementCc } = facts
  const years = modelYear - Number(firstRegisteredOn.slice(0, 4))
  const doubts: readonly (readonly [RegisterDoubt, boolean])[] = [
    ['registeredInFuture', firstRegisteredOn > today],
    // The next year's model comes before its year, and unsold stock is registered long after it.
    ['modelYearUnlikely', years > 1 || years < -3],
    ['electricWithEngine', burns === 'electric' && (displacementCc ?? 0) > 0],
    ['engineMissing', !['electric', 'other', 'none'].includes(burns) && displacementCc === 0],
    ['notRegistered', facts.standing !== 'registered'],
    ['encumbered', (facts.seizures ?? 0) + (facts.mortgages ?? 0) > 0],
  ]
  return doubts.filter(([, holds]) => holds).map(([doubt]) => doubt)
}
