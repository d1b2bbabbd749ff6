// The code numbers of KB ChaChaCha that a price is asked with.
import type { Fuel } from '@bidyard/contract/enums'

/** Two of ours are one of theirs, and theirs for petrol with LPG is never asked for. */
export const fuelCodes: Readonly<Record<Fuel, string>> = {
  gasoline: '004001', diesel: '004002', LPG: '004003', hybrid_L: '004004', hybrid_G: '004005', hybrid: '004011',
  CNG: '004006', electric: '004007', other: '004008', none: '004008',
}

export const success = '0000'
export const nothingThere = '0404'
export const theirTrouble: readonly string[] = ['0500', '0503']

/** Prices are told in ten thousands. */
export const wonPerUnit = 10_000
