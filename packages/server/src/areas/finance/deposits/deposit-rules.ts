// Out of which deposits a sanction is taken.

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
