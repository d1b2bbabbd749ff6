// What an award costs its buyer, VAT included, by the scale of its kind: one step of prices, or a share of the price.
import type { FeeScale } from '../configuration/fees.ts'

/** Of a price or an amount, as shares of it are configured. */
export const wholeBasisPoints = 10_000

/** A share is rounded down to the won, and then kept within floor and cap. */
export const awardFeeWon = (scale: FeeScale, priceWon: number): number => {
  if (scale.basis === 'steps')
    return scale.steps.find(({ upToWon }) => upToWon === null || priceWon <= upToWon)?.feeWon ?? 0
  const share = Math.floor((priceWon * scale.ofPriceBasisPoints) / wholeBasisPoints)
  return Math.min(Math.max(share, scale.floorWon), scale.capWon)
}
