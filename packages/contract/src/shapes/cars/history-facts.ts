// A car's insurance history with all its sections, and what of it counts when accidents are judged.
import { z } from 'zod'
import { carKind, carUseHistory, claimType, specialAccident } from '../../enums/car-facts.ts'
import { fuel } from '../../enums/cars.ts'
import { limits } from '../../limits.ts'
import { carNumberShape } from '../car-number.ts'
import { wonShape } from '../money.ts'
import type { HistoryCounts } from './accident-history.ts'
import { claimsMax, displacementMax } from './numbers/bounds.ts'
import { odometerKmMax } from './numbers/odometer.ts'
import { dayShape, modelYearShape } from './register-facts.ts'

export const historyBounds = { claims: claimsMax, changes: 200, records: 500 } as const

const word = z.string().max(limits.title)
const count = z.int().min(0).max(1_000)
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/).max(7)

/** Sums are what the insurers paid; a repair is parts, labour and paint, and may be less or more than that. */
export const claimShape = z.object({
  type: claimType.schema,
  on: dayShape,
  paidWon: wonShape,
  repairWon: wonShape,
  partsWon: wonShape,
  labourWon: wonShape,
  paintWon: wonShape,
  /** Not settled yet: more may be paid. */
  isOpen: z.boolean(),
}).meta({ id: 'CarClaim' })
export type CarClaim = z.output<typeof claimShape>

export const carChangeShape = z.object({
  on: dayShape,
  carNo: carNumberShape.nullable(),
  kind: carKind.schema.nullable(),
  use: carUseHistory.schema.nullable(),
}).meta({ id: 'CarChange' })

export const historyFacts = {
  /** The day for which the history was asked. */
  asOf: dayShape,
  /** What the insurers have written down of the car. */
  car: z.object({
    makerName: word.nullable(),
    modelName: word.nullable(),
    detailName: word.nullable(),
    modelYear: modelYearShape.nullable(),
    kind: carKind.schema.nullable(),
    use: carUseHistory.schema.nullable(),
    displacementCc: z.int().min(0).max(displacementMax).nullable(),
    fuel: fuel.schema.nullable(),
    shape: word.nullable(),
    color: word.nullable(),
    optionsText: z.string().max(limits.note).nullable(),
    firstInsuredOn: dayShape.nullable(),
    firstRegisteredOn: dayShape.nullable(),
  }),
  /** Former uses other than private. */
  uses: z.array(carUseHistory.schema).max(carUseHistory.values.length),
  plateChanges: z.array(carChangeShape).max(historyBounds.changes),
  ownerChanges: z.array(carChangeShape).max(historyBounds.changes),
  specials: z.array(z.object({
    kind: specialAccident.schema, on: dayShape.nullable(),
  })).max(historyBounds.changes),
  ownDamage: z.object({ count, paidWon: wonShape }),
  otherDamage: z.object({ count, paidWon: wonShape }),
  claims: z.array(claimShape).max(historyBounds.claims),
  /** Months without insurance, from and until. */
  uninsured: z.array(z.object({ from: month, until: month })).max(historyBounds.changes),
  mileages: z.array(z.object({
    on: dayShape, km: z.int().min(0).max(odometerKmMax), source: word.nullable(),
  })).max(historyBounds.records),
}
export const historyFactsShape = z.object(historyFacts)
export type HistoryFacts = z.output<typeof historyFactsShape>

export const historyCounts = ({ specials, ownDamage, otherDamage }: HistoryFacts): HistoryCounts => {
  const ofKind = (...kinds: readonly string[]): number => specials.filter(({ kind }) => kinds.includes(kind)).length
  return {
    totalLosses: ofKind('totalLoss'),
    // One whose extent nobody tells is taken for the worst.
    floods: ofKind('floodTotalLoss', 'flood'),
    // Most special accidents are claims as well, so they are not added to those.
    claims: Math.max(ownDamage.count + otherDamage.count, specials.length),
    ownDamageWon: ownDamage.paidWon,
  }
}
