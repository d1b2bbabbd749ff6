// Chance that comes out the same each time: every picture follows from its seed.

export interface Chance {
  /** At least `from`, below `to`. */
  readonly between: (from: number, to: number) => number
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item
  readonly happens: (share: number) => boolean
}

const seedOf = (text: string): number => {
  let value = 2_166_136_261
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  return value >>> 0
}

export const chanceOf = (seed: string): Chance => {
  let state = seedOf(seed)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    between: (from, to) => from + next() * (to - from),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    happens: (share) => next() < share,
  }
}
