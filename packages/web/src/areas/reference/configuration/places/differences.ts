// What differs between two values, place by place, as the server tells it; and how two editors' work goes together.
import type { ConfigChange } from '@bidyard/contract/shapes/configuration/versions'
import { valueAt, withValueAt } from './paths.ts'

type Scalar = ConfigChange['before']

const placesOf = (value: unknown, path: string, into: Map<string, Scalar>): Map<string, Scalar> => {
  if (typeof value !== 'object' || value === null) into.set(path, (value ?? null) as Scalar)
  else
    for (const [name, inner] of Object.entries(value)) placesOf(inner, path === '' ? name : `${path}.${name}`, into)
  return into
}

export const differences = (before: unknown, after: unknown): ConfigChange[] => {
  const [old, fresh] = [placesOf(before, '', new Map()), placesOf(after, '', new Map())]
  return [...new Set([...fresh.keys(), ...old.keys()])]
    .map((path) => ({ path, before: old.get(path) ?? null, after: fresh.get(path) ?? null }))
    .filter((change) => change.before !== change.after)
}

const hasShape = (value: unknown, names: readonly string[]): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).join() === names.join()

const inner = (value: unknown): readonly string[] | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : null

/**
 * The places that a person touched keep what was typed, all others take what somebody else made of them.
 * Where the shapes differ (another unit, another basis, a list), the whole belongs together.
 */
export const mergeTyped = (seen: unknown, typed: unknown, latest: unknown, path = ''): unknown => {
  if (differences({ value: valueAt(seen, path) }, { value: valueAt(typed, path) }).length === 0) return latest
  const names = inner(valueAt(typed, path))
  const alike = names !== null && hasShape(valueAt(seen, path), names) && hasShape(valueAt(latest, path), names)
  if (!alike) return withValueAt(latest, path, valueAt(typed, path))
  return names.reduce<unknown>(
    (merged, name) => mergeTyped(seen, typed, merged, path === '' ? name : `${path}.${name}`), latest,
  )
}
