// Puts two people's changes to one list together, thing by thing; what both changed differently is left to a person.
import type { CheckPart, CheckRecord } from '@bidyard/contract/shapes/cars/check-record'
import { same } from './same.ts'

type Thing = Readonly<Record<string, unknown>>
type Things = ReadonlyMap<string, Thing>

/** What tells the things of a list apart; the other parts change as a whole. */
const keyNames: Readonly<Partial<Record<CheckPart, string>>> = {
  damages: 'position', wheels: 'position', leaks: 'part', items: 'item',
}

const thingsOf = (record: Partial<CheckRecord>, part: CheckPart): Things | null => {
  const [list, name] = [record[part], keyNames[part]]
  if (name === undefined || !Array.isArray(list)) return null
  return new Map((list as readonly Thing[]).map((thing) => [String(thing[name]), thing]))
}

export interface Merged {
  readonly value: unknown
  readonly clashes: readonly (string | null)[]
}

interface Sides {
  readonly base: Partial<CheckRecord>
  readonly mine: Partial<CheckRecord>
  readonly theirs: Partial<CheckRecord>
}

const mergedThing = (key: string, base: Things, mine: Things, theirs: Things) => {
  const [was, own, other] = [base.get(key), mine.get(key), theirs.get(key)]
  if (same(own, other) || same(own, was)) return { thing: other, isClash: false }
  return { thing: own, isClash: !same(other, was) }
}

const mergedList = (base: Things, mine: Things, theirs: Things): Merged => {
  const value: Thing[] = []
  const clashes: string[] = []
  for (const key of new Set([...theirs.keys(), ...mine.keys()])) {
    const { thing, isClash } = mergedThing(key, base, mine, theirs)
    if (thing !== undefined) value.push(thing)
    if (isClash) clashes.push(key)
  }
  return { value, clashes }
}

/** Mine stays where both changed the same thing, until somebody chooses. */
export const mergePart = (part: CheckPart, { base, mine, theirs }: Sides): Merged => {
  const [was, own, other] = [base[part] ?? null, mine[part] ?? null, theirs[part] ?? null]
  if (same(own, was) || same(own, other)) return { value: other, clashes: [] }
  if (same(other, was)) return { value: own, clashes: [] }
  const [owned, others] = [thingsOf(mine, part), thingsOf(theirs, part)]
  if (owned === null || others === null) return { value: own, clashes: [null] }
  return mergedList(thingsOf(base, part) ?? new Map(), owned, others)
}

export const thingOf = (record: Partial<CheckRecord>, part: CheckPart, key: string): Thing | undefined =>
  thingsOf(record, part)?.get(key)

/** The list with the one thing as the other side has it, or without it. */
export const withThing = (
  record: Partial<CheckRecord>, part: CheckPart, { key, thing }: { readonly key: string; readonly thing?: Thing },
): unknown => {
  const things = new Map(thingsOf(record, part) ?? [])
  if (thing === undefined) things.delete(key)
  else things.set(key, thing)
  return [...things.values()]
}
