// What a plate's car is worth: new price, age, kilometres, and a little chance.
import type { GuidePrice } from '@bidyard/contract/shapes/cars/guide-price'
import type { RegisterFacts } from '@bidyard/contract/shapes/cars/register-facts'
import { chanceOf } from './chance.ts'
import { dayAfter, daysBetween } from './simulated-life.ts'

export interface PricedCar {
  readonly carNo: string
  readonly facts: RegisterFacts
  /** 0 for the plainest trim, 1 for the dearest. */
  readonly rank: number
  readonly km: number
}

const makerFactors: Readonly<Record<string, number>> = {
  genesis: 1.5, bmw: 1.8, 'mercedes-benz': 1.9, audi: 1.7, volvo: 1.6, lexus: 1.7, porsche: 3, 'land-rover': 2.4,
  jaguar: 1.8, tesla: 1.3, cadillac: 1.7, lincoln: 1.6,
}

const newWon = ({ facts, rank }: PricedCar): number => {
  const { displacementCc, fuel, origin, model, kind } = facts
  const cc = displacementCc ?? 1_998
  const byEngine = fuel === 'electric' ? 46_000_000 : cc < 1_100 ? 13_500_000 : 9_000_000 + cc * 11_500
  const byKind = kind === 'truck' ? 0.6 : 1
  const byMaker = makerFactors[model.maker.code ?? ''] ?? (origin === 'imported' ? 1.35 : 1)
  return byEngine * byKind * byMaker * (1 + rank * 0.28)
}

const tenThousands = (won: number): number => Math.max(1, Math.round(won / 10_000)) * 10_000

const worthWon = (car: PricedCar, today: string): number => {
  const years = Math.max(0, daysBetween(car.facts.firstRegisteredOn, today)) / 365
  const usual = 13_500 * years
  const used = Math.max(-0.3, Math.min(0.12, ((usual - car.km) / 10_000) * 0.013))
  const luck = 0.95 + chanceOf(car.carNo, 'worth').part() * 0.1
  return Math.max(700_000, newWon(car) * 0.9 * Math.max(0.035, 0.875 ** years) * (1 + used) * luck)
}

export const simulatePrice = (car: PricedCar, today: string): GuidePrice => {
  const mid = worthWon(car, today)
  const spread = 0.06 + chanceOf(car.carNo, 'spread').part() * 0.07
  // A guide is renewed with each week.
  const asOf = dayAfter(today, -((new Date(today).getUTCDay() + 6) % 7))
  return {
    lowWon: tenThousands(mid * (1 - spread)), midWon: tenThousands(mid),
    highWon: tenThousands(mid * (1 + spread)), asOf,
  }
}
