// What the office corrects of a car that takes bids: facts that dealers see, each in the place of what stood there.
import { z } from 'zod'
import { damagePosition } from '../../enums/car-damage.ts'
import { mileageUnit } from '../../enums/cars.ts'
import { damageShape } from '../cars/check-record.ts'
import { historyFacts } from '../cars/history-facts.ts'
import { odometerKmMax } from '../cars/numbers/odometer.ts'
import { registerFacts } from '../cars/register-facts.ts'

const { modelYear, firstRegisteredOn, usage, fuel, displacementCc, drive, transmission, color } = registerFacts
export const correctedOfRegister = {
  modelYear, firstRegisteredOn, usage, fuel, displacementCc, drive, transmission, color,
} as const

const { uses, specials, ownDamage, otherDamage } = historyFacts
export const correctedOfHistory = { uses, specials, ownDamage, otherDamage } as const

/** Notes and photos of a part stay with it. */
const damages = z.array(z.strictObject({
  position: damageShape.shape.position, values: damageShape.shape.values,
})).max(damagePosition.values.length)
  .refine((rows) => new Set(rows.map(({ position }) => position)).size === rows.length)

const correctedOfCheck = {
  damages,
  odometer: z.strictObject({ reading: z.int().min(0).max(odometerKmMax), unit: mileageUnit.schema }),
} as const

const corrected = { ...correctedOfRegister, ...correctedOfHistory, ...correctedOfCheck } as const

/** What is left out stays as it is. */
export const correctionShape = z.strictObject(corrected).partial().meta({ id: 'CarCorrection' })
export type Correction = z.output<typeof correctionShape>

/** As it is told afterwards; null is what nobody knew. */
const toldShape = z.object({
  modelYear: modelYear.nullable(), firstRegisteredOn: firstRegisteredOn.nullable(), usage: usage.nullable(),
  fuel: fuel.nullable(), displacementCc, drive, transmission, color, uses: uses.nullable(),
  specials: specials.nullable(), ownDamage: ownDamage.nullable(), otherDamage: otherDamage.nullable(),
  damages: damages.nullable(), odometer: correctedOfCheck.odometer.nullable(),
}).partial()
export type ToldFacts = z.output<typeof toldShape>

export const correctedShape = z.object({ before: toldShape, after: toldShape }).meta({ id: 'CarCorrected' })
export type Corrected = z.output<typeof correctedShape>
