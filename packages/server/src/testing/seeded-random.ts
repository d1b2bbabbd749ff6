// Chance that can be played again: the same seed gives the same choices.

export interface SeededRandom {
  /** A whole number from 0 up to, and without, the given one. */
  below(count: number): number
  shuffled<Item>(items: readonly Item[]): Item[]
}

export const seededRandom = (seed: number): SeededRandom => {
  let state = seed >>> 0
  // mulberry32
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (count: number): number => Math.floor(next() * count)
  return {
    below,
    shuffled: (items) => {
      const mixed = [...items]
      for (let at = mixed.length - 1; at > 0; at--) {
        const other = below(at + 1)
        const held = mixed[at]
        const taken = mixed[other]
        if (held !== undefined && taken !== undefined) [mixed[at], mixed[other]] = [taken, held]
      }
      return mixed
    },
  }
}
