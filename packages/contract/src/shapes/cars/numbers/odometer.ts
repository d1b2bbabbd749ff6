// Odometers: kilometres of either unit, and readings that go backwards or say other things than the seller.
import type { MileageUnit } from '../../../enums/cars.ts'

const metresPerMile = 1_609.344
/** No car has gone further, so more is a slip of the finger. */
export const odometerKmMax = 2_000_000
/** People drive to the check and home again; disputes begin beyond this. */
const driftKmMax = 50

export const kmOf = (reading: number, unit: MileageUnit): number =>
  unit === 'Km' ? reading : Math.round((reading * metresPerMile) / 1_000)

export interface MileageRecord {
  /** A day, as 2026-01-31. */
  readonly on: string
  readonly km: number
}

/** Every later reading that is below an earlier one; who counts backwards is asked about it. */
export const backwardReadings = <Row extends MileageRecord>(records: readonly Row[]): Row[] => {
  const inOrder = records.toSorted((one, other) => (one.on < other.on ? -1 : Number(one.on > other.on)))
  let highest = 0
  return inOrder.filter(({ km }) => {
    const isBack = km < highest
    highest = Math.max(highest, km)
    return isBack
  })
}

export type MileageDoubt = 'backwards' | 'belowRecord'

/** What an odometer says today, where anybody told, beside what was once written down of it. */
export const mileageDoubts = (nowKm: number | null, records: readonly MileageRecord[]): MileageDoubt[] => {
  const highest = Math.max(0, ...records.map(({ km }) => km))
  return [
    ...(backwardReadings(records).length > 0 ? ['backwards' as const] : []),
    ...(nowKm !== null && nowKm + driftKmMax < highest ? ['belowRecord' as const] : []),
  ]
}

/** Two readings of one car a short time apart: the seller's and the inspector's, or those of check-in and release. */
export const isDrift = (toldKm: number, readKm: number): boolean => Math.abs(readKm - toldKm) <= driftKmMax
