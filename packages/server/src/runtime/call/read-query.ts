// Reads the query of a request: each value is JSON text, each name comes once.
import { limits } from '@bidyard/contract/limits'
import { type Words, words } from '../issue-words.ts'

export interface RawQuery {
  readonly values: Readonly<Record<string, unknown>>
  /** Names whose text could not be read, with what is wrong with it. */
  readonly faults: ReadonlyMap<string, Words>
}

export const readQuery = (raw: Readonly<Record<string, string | string[]>>): RawQuery => {
  const faults = new Map<string, Words>()
  const values: [string, unknown][] = []
  for (const [name, value] of Object.entries(raw)) {
    if (Array.isArray(value)) faults.set(name, words.once)
    else if (value.length > limits.queryText) faults.set(name, words.json)
    else
      try {
        values.push([name, JSON.parse(value) as unknown])
      } catch {
        faults.set(name, words.json)
      }
  }
  return { values: Object.fromEntries(values), faults }
}
