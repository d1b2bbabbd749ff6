// What differs between two values of the configuration, place by place.
import type { ConfigChange } from '@bidyard/contract/shapes/configuration/versions'

type Scalar = ConfigChange['before']

/** Every number, word and switch of a value by its place. */
const placesOf = (value: unknown, path: string, into: Map<string, Scalar>): Map<string, Scalar> => {
  if (typeof value !== 'object' || value === null) into.set(path, value as Scalar)
  else
    for (const [name, inner] of Object.entries(value)) placesOf(inner, path === '' ? name : `${path}.${name}`, into)
  return into
}

/** In the order of the places; a place that one side lacks is null there. */
export const differences = (before: unknown, after: unknown): ConfigChange[] => {
  const old = placesOf(before, '', new Map())
  const current = placesOf(after, '', new Map())
  return [...new Set([...current.keys(), ...old.keys()])]
    .map((path) => ({ path, before: old.get(path) ?? null, after: current.get(path) ?? null }))
    .filter((change) => change.before !== change.after)
}
