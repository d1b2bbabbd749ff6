// One car for each plate, the same for all three stand-ins; and the few plates that bring trouble.
import { type Plate, plateOf } from '@bidyard/contract/shapes/cars/numbers/plates'
import type { RegisterFacts } from '@bidyard/contract/shapes/cars/register-facts'
import type { Catalogue } from './catalogue.sql.ts'
import { simulateFacts } from './simulated-facts.ts'
import { type SimulatedLife, simulateLife } from './simulated-life.ts'
import { simulateModel } from './simulated-model.ts'

export interface SimulatedCar {
  readonly plate: Plate
  readonly facts: RegisterFacts
  readonly life: SimulatedLife
  readonly rank: number
}

/** Plates that end so bring trouble, whoever is asked about them. */
export const troublePlates = {
  '0404': 'missing', '0403': 'declined', '0503': 'down', '0504': 'slow', '0400': 'garbage',
} as const
export type Trouble = (typeof troublePlates)[keyof typeof troublePlates]

const troubles: Readonly<Record<string, Trouble>> = troublePlates

export const troubleOf = (carNo: string): Trouble | undefined => troubles[carNo.slice(-4)]

/** Undefined: no such plate was ever given out. */
export const simulateCar = async (
  catalogue: Catalogue, carNo: string, today: string,
): Promise<SimulatedCar | undefined> => {
  const plate = plateOf(carNo)
  if (plate === undefined) return undefined
  const model = await simulateModel(catalogue, plate)
  return {
    plate, facts: simulateFacts(plate, model, today), life: simulateLife(plate, model, today), rank: model.rank,
  }
}
