// How much a sanction takes out of a deposit: a share of a price, within floor and cap.

export interface DeductionRule {
  readonly ofPriceBasisPoints: number
  readonly floorWon: number
  readonly capWon: number
}

/** A share of the price, rounded down, within floor and cap. A house that takes nothing has a cap of nothing. */
export const deductionOf = (priceWon: number, rule: DeductionRule): number => {
  const share = Number(BigInt(priceWon) * BigInt(rule.ofPriceBasisPoints) / 10_000n)
  return Math.min(Math.max(share, rule.floorWon), rule.capWon)
}
