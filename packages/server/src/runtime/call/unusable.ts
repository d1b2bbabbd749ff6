// Finds what no shape forbids and the database cannot keep: zero bytes, halves of characters, endless nesting.
import { limits } from '@bidyard/contract/limits'
import { type Words, words } from '../issue-words.ts'

const zero = '\u0000'
const isUnusable = (text: string): boolean => text.includes(zero) || !text.isWellFormed()

/** Walks level by level, since a hostile text may be nested deeper than any call stack. */
export const unusableIn = (given: unknown): Words | undefined => {
  let level: unknown[] = [given]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > limits.jsonDepth) return words.deep
    const next: unknown[] = []
    for (const value of level) {
      if (typeof value === 'string' && isUnusable(value)) return words.character
      if (typeof value !== 'object' || value === null) continue
      if (!Array.isArray(value) && Object.keys(value).some(isUnusable)) return words.character
      for (const inner of Object.values(value))
        if (typeof inner === 'string' || typeof inner === 'object') next.push(inner)
    }
    level = next
  }
  return undefined
}
