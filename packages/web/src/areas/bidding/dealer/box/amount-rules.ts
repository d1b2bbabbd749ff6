// What may be bid: within the bounds of the house, in its unit, above the own bid; and what deserves a second look.
import { wholeBasisPoints } from '@bidyard/contract/shapes/money/award-fee'

export interface Bounds {
  readonly unitWon: number
  readonly minimumWon: number
  readonly maximumWon: number
}

export type AmountFault = 'missing' | 'belowMinimum' | 'aboveMaximum' | 'notInUnit' | 'notHigher'

/** Steps in won that one presses instead of typing. */
export const quickSteps = [100_000, 300_000, 500_000, 1_000_000] as const

export const faultOf = (amountWon: number | null, ownWon: number | null, bounds: Bounds): AmountFault | null => {
  if (amountWon === null) return 'missing'
  if (amountWon < bounds.minimumWon) return 'belowMinimum'
  if (amountWon > bounds.maximumWon) return 'aboveMaximum'
  if (amountWon % bounds.unitWon !== 0) return 'notInUnit'
  return ownWon !== null && amountWon <= ownWon ? 'notHigher' : null
}

/** From what is typed; from the own bid when nothing is. */
export const stepped = (
  amountWon: number | null, ownWon: number | null, stepWon: number, { minimumWon, maximumWon }: Bounds,
): number => Math.min(Math.max((amountWon ?? ownWon ?? 0) + stepWon, minimumWon), maximumWon)

/** Above it a wrong zero is likelier than a wish; null where no guide price is known. */
export const isFarAbove = (amountWon: number | null, askAgainAboveWon: number | null): boolean =>
  amountWon !== null && askAgainAboveWon !== null && amountWon > askAgainAboveWon

/** 1.5 for 15,000: written as it stands, it has no needless zeros. */
export const timesOf = (basisPoints: number): number => basisPoints / wholeBasisPoints
