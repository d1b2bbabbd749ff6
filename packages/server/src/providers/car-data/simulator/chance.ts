// Chance that a text decides: the same plate gives the same car on every day and every node.
import { createHash } from 'node:crypto'

export interface Chance {
  /** From 0 up to, and without, 1. */
  part(): number
  /** A whole number between both, each of them possible. */
  between(from: number, until: number): number
  happens(share: number): boolean
  pick<Item>(items: readonly [Item, ...Item[]]): Item
  /** Undefined only where no weight is above nothing. */
  pickWeighted<Item>(items: readonly Item[], weightOf: (item: Item) => number): Item | undefined
}

const word = 2 ** 32

/** SplitMix over a hash of the text: short, and even enough for cars. */
export const chanceOf = (...texts: readonly string[]): Chance => {
  let state = createHash('sha256').update(texts.join('|'), 'utf8').digest().readUInt32BE(0)
  const part = (): number => {
    state = (state + 0x9e3779b9) >>> 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / word
  }
  return {
    part,
    between: (from, until) => from + Math.floor(part() * (until - from + 1)),
    happens: (share) => part() < share,
    pick: (items) => items[Math.floor(part() * items.length)] ?? items[0],
    pickWeighted: (items, weightOf) => {
      const weights = items.map((item) => Math.max(0, weightOf(item)))
      const total = weights.reduce((sum, weight) => sum + weight, 0)
      let rest = part() * total
      const at = weights.findIndex((weight) => (rest -= weight) < 0)
      return total > 0 ? items[at === -1 ? weights.findLastIndex((weight) => weight > 0) : at] : undefined
    },
  }
}
