// How much a sanction takes, and out of which deposits it is taken.

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

interface Held {
  readonly id: string
  readonly remainingWon: number
}

export interface Taken {
  readonly parts: readonly { readonly depositId: string; readonly won: number; readonly leavesWon: number }[]
  readonly takenWon: number
  /** What no deposit had. */
  readonly missingWon: number
}

/** In the given order, each down to nothing before the next is touched. */
export const takeFrom = (held: readonly Held[], wantedWon: number): Taken => {
  let missingWon = wantedWon
  const parts: { depositId: string; won: number; leavesWon: number }[] = []
  for (const { id, remainingWon } of held) {
    const won = Math.min(remainingWon, missingWon)
    if (won === 0) continue
    parts.push({ depositId: id, won, leavesWon: remainingWon - won })
    missingWon -= won
  }
  return { parts, takenWon: wantedWon - missingWon, missingWon }
}
