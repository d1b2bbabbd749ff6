// What a car costs its buyer in all, what it leaves, and up to which amount it still leaves what the buyer wishes.
import type { FeeScale } from '@bidyard/contract/shapes/configuration/fees'
import { awardFeeWon } from '@bidyard/contract/shapes/money/award-fee'
import type { Bounds } from './amount-rules.ts'

/** What the buyer reckons with beside bid and fee; nothing of it leaves the device. */
export interface OwnPlan {
  readonly saleWon: number | null
  readonly transportWon: number | null
  readonly repairWon: number | null
  readonly taxWon: number | null
  readonly marginWon: number | null
}

export const noPlan: OwnPlan = { saleWon: null, transportWon: null, repairWon: null, taxWon: null, marginWon: null }

export const ownCostsWon = ({ transportWon, repairWon, taxWon }: OwnPlan): number =>
  (transportWon ?? 0) + (repairWon ?? 0) + (taxWon ?? 0)

export interface Reckoning {
  readonly feeWon: number
  readonly allInWon: number
  /** Null while nobody said for how much it will be sold. */
  readonly leftWon: number | null
  readonly isBelowTarget: boolean
}

export const reckon = (bidWon: number, scale: FeeScale, plan: OwnPlan): Reckoning => {
  const feeWon = awardFeeWon(scale, bidWon)
  const allInWon = bidWon + feeWon + ownCostsWon(plan)
  const leftWon = plan.saleWon === null ? null : plan.saleWon - allInWon
  return { feeWon, allInWon, leftWon, isBelowTarget: leftWon !== null && leftWon < (plan.marginWon ?? 0) }
}

const inBounds = (won: number, { unitWon, minimumWon, maximumWon }: Bounds): number | null => {
  const whole = Math.floor(Math.min(won, maximumWon) / unitWon) * unitWon
  return whole < minimumWon ? null : whole
}

const highestByShare = (roomWon: number, scale: FeeScale, bounds: Bounds): number | null => {
  // The fee grows slower than the price, so both together only grow.
  let [low, high] = [0, Math.floor(roomWon / bounds.unitWon)]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    const bidWon = middle * bounds.unitWon
    if (bidWon + awardFeeWon(scale, bidWon) <= roomWon) low = middle
    else high = middle - 1
  }
  return inBounds(low * bounds.unitWon, bounds)
}

const highestBySteps = (
  roomWon: number, { steps }: Extract<FeeScale, { readonly basis: 'steps' }>, bounds: Bounds,
): number | null => {
  const fits = steps.flatMap(({ upToWon, feeWon }, at) => {
    const bidWon = inBounds(Math.min(roomWon - feeWon, upToWon ?? Infinity), bounds)
    return bidWon !== null && bidWon > (steps[at - 1]?.upToWon ?? 0) ? [bidWon] : []
  })
  return fits.length === 0 ? null : Math.max(...fits)
}

/** The highest amount that leaves the wished margin; null where none does, or no selling price is known. */
export const highestBidWon = (scale: FeeScale, plan: OwnPlan, bounds: Bounds): number | null => {
  if (plan.saleWon === null) return null
  const roomWon = plan.saleWon - (plan.marginWon ?? 0) - ownCostsWon(plan)
  if (roomWon <= 0) return null
  return scale.basis === 'steps' ? highestBySteps(roomWon, scale, bounds) : highestByShare(roomWon, scale, bounds)
}
