// In what a car that is taken over differs from how it came to the yard.
import type { CarPaper, TakeoverDifference } from '@bidyard/contract/enums'

export interface Condition {
  readonly odometerKm: number
  readonly keyCount: number
  readonly papers: readonly CarPaper[]
}

/** A yard drives a car a little. */
const drivenKmMax = 50

export const differencesOf = (before: Condition, after: Condition): TakeoverDifference[] => {
  const drivenKm = after.odometerKm - before.odometerKm
  const isThere = (paper: CarPaper): boolean => after.papers.includes(paper)
  return [
    ...(drivenKm < 0 || drivenKm > drivenKmMax ? ['odometer' as const] : []),
    ...(after.keyCount < before.keyCount ? ['keys' as const] : []),
    ...(before.papers.every(isThere) ? [] : ['papers' as const]),
  ]
}
