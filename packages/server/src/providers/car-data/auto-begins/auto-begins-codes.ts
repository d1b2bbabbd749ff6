// The words and codes that AutoBegins describes a car with, and ours for them.
import {
  carKind, type CarKind, carOption, type CarOption, carUsage, type CarUsage, color, type Color, type Drive, type Fuel,
  origin, type Origin, registrationStanding, type RegistrationStanding, seatColor, type SeatColor, type Sunroof,
  type Transmission,
} from '@bidyard/contract/enums'
import type { Enumeration } from '@bidyard/contract/enumeration'

// Assumed: AutoBegins hands its codes out with a contract only; these are the ones of our code lists.
export const fuels: Readonly<Record<string, Fuel>> = {
  G: 'gasoline', D: 'diesel', L: 'LPG', H: 'hybrid_G', E: 'electric', C: 'CNG', X: 'other',
}
export const transmissions: Readonly<Record<string, Transmission>> = { A: 'auto', M: 'manual', S: 'SAT', V: 'CVT' }
export const drives: Readonly<Record<string, Drive>> = { 2: '2WD', 4: '4WD', W: 'AWD' }
export const sunroofs: Readonly<Record<string, Sunroof>> = { S: 'normal', P: 'panorama', N: 'none' }

const byWord = <Value extends string>({ values, labels }: Enumeration<string, Value>): ReadonlyMap<string, Value> =>
  new Map(values.map((value) => [labels[value].ko, value]))

export const kinds: ReadonlyMap<string, CarKind> = byWord(carKind)
export const usages: ReadonlyMap<string, CarUsage> = byWord(carUsage)
export const origins: ReadonlyMap<string, Origin> = byWord(origin)
export const colors: ReadonlyMap<string, Color> = byWord(color)
export const seatColors: ReadonlyMap<string, SeatColor> = byWord(seatColor)
export const options: ReadonlyMap<string, CarOption> = byWord(carOption)
export const standings: ReadonlyMap<string, RegistrationStanding> = byWord(registrationStanding)

export const success = '00'
export const nothingThere = '01'
/** They tell nothing to somebody who names another owner. */
export const otherOwner = '02'
export const theirTrouble: readonly string[] = ['98', '99']
