// Splits a fee that includes VAT into what was supplied and the tax on it, to the won.

export interface Split {
  readonly supplyWon: number
  readonly vatWon: number
  readonly totalWon: number
}

const whole = 10_000n

/** The tax is what is left of the total after the rounded supply, so that both always add up. */
export const splitVat = (totalWon: number, vatBasisPoints: number): Split => {
  const divisor = whole + BigInt(vatBasisPoints)
  // Half a won goes up, as an invoice is rounded.
  const supplyWon = Number((BigInt(totalWon) * whole * 2n + divisor) / (divisor * 2n))
  return { supplyWon, vatWon: totalWon - supplyWon, totalWon }
}

/** Deposits, claims and the price of a car bear no tax of ours. */
export const withoutVat = (totalWon: number): Split => ({ supplyWon: totalWon, vatWon: 0, totalWon })
