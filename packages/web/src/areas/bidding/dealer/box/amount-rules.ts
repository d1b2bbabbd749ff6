// What may be bid: within the bounds of the house, in its unit, higher than the own bid; and what deserves a second look.
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

/** Above this share of the guide price a wrong zero is likelier than a wish. */
export const isFarAboveGuide = (
  amountWon: number | null, guideWon: number | null, askAgainAboveBasisPoints: number,
): boolean =>
  amountWon !== null && guideWon !== null && amountWon * 10_000 > guideWon * askAgainAboveBasisPoints

/** How many hundredths of the guide price the amount is. */
export const percentOfGuide = (amountWon: number, guideWon: number): number => Math.round((amountWon * 100) / guideWon)
