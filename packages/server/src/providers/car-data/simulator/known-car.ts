// All that the three stand-ins would tell of a plate's car, for whoever fills a sandbox and needs not ask over HTTP.
import type { GuidePrice } from '@bidyard/contract/shapes/cars/guide-price'
import type { HistoryFacts } from '@bidyard/contract/shapes/cars/history-facts'
import type { RegisterFacts } from '@bidyard/contract/shapes/cars/register-facts'
import { carHistoryRecord, factsOf } from '../car-history/car-history-answer.ts'
import type { Catalogue } from './catalogue.sql.ts'
import { simulateCar, troubleOf } from './simulated-car.ts'
import { simulatePrice } from './simulated-price.ts'
import { wireHistory } from './wire-history.ts'

export interface KnownCar {
  readonly carNo: string
  readonly facts: RegisterFacts
  readonly history: HistoryFacts
  readonly kmNow: number
  priceAt(km: number): GuidePrice
}

/** Undefined where the stand-ins would tell nothing of this plate. */
export const knowCar = async (catalogue: Catalogue, carNo: string, today: string): Promise<KnownCar | undefined> => {
  const car = troubleOf(carNo) === undefined ? await simulateCar(catalogue, carNo, today) : undefined
  // Through the wire and back: a history that is filled in is one that could have been asked for.
  const record = car === undefined ? undefined : carHistoryRecord.safeParse(wireHistory(car, today))
  const history = record?.success === true ? factsOf(record.data, today) : undefined
  if (car === undefined || history === undefined) return undefined
  const { facts, rank, life } = car
  return {
    carNo, facts, history, kmNow: life.kmNow, priceAt: (km) => simulatePrice({ carNo, facts, rank, km }, today),
  }
}
