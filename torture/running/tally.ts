// Counts what happened by its words: a thousand times the same is one line.

export interface Tally {
  readonly count: number
  add(words: string): void
  lines(): readonly string[]
}

export const openTally = (): Tally => {
  const counts = new Map<string, number>()
  return {
    get count() {
      return [...counts.values()].reduce((sum, one) => sum + one, 0)
    },
    add: (words) => void counts.set(words, (counts.get(words) ?? 0) + 1),
    lines: () => [...counts].map(([words, count]) => (count === 1 ? words : `${count} times: ${words}`)),
  }
}
