// Rebuilds the other side of a change: the server tells one value whole, and of the other only what differs.
import type { ConfigChange } from '@bidyard/contract/shapes/configuration/versions'

type Side = 'before' | 'after'
type Node = Record<string, unknown> | unknown[]

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** In these places nothing is a value of its own; everywhere else it means that the place was not there. */
export const mayBeNothing = (path: string): boolean => /(?:upToWon|restrictionDays)$/.test(path)

const put = (node: Node, name: string, value: unknown): void => {
  if (Array.isArray(node)) node[Number(name)] = value
  else node[name] = value
}

const write = (root: Node, path: string, value: unknown): void => {
  const names = path.split('.')
  const last = names.pop() ?? ''
  let node = root
  for (const [index, name] of names.entries()) {
    const found = (node as Record<string, unknown>)[name]
    const next: Node = isNode(found) ? found : /^\d+$/.test(names[index + 1] ?? last) ? [] : {}
    if (next !== found) put(node, name, next)
    node = next
  }
  put(node, last, value)
}

/** Steps are known by their fee: one without it was not there, and neither was an item that is nothing. */
const isThere = (item: unknown): boolean =>
  item !== undefined && !(isNode(item) && 'upToWon' in item && (!('feeWon' in item) || item.feeWon === undefined))

/** No bound and no step look alike to whoever compares, so a step that came may lack the word about its bound. */
const withBound = (item: unknown): unknown => (isNode(item) && 'feeWon' in item ? { upToWon: null, ...item } : item)

const tidied = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.filter(isThere).map((item: unknown) => withBound(tidied(item)))
  if (!isNode(value)) return value
  const kept = Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
    const tidy = tidied(inner)
    const isEmpty = inner === undefined || (isNode(tidy) && Object.keys(tidy).length === 0)
    return isEmpty ? [] : [[name, tidy]]
  })
  return Object.fromEntries(kept)
}

/** The value as it is on the wanted side of the changes. */
export const rebuild = (value: unknown, changes: readonly ConfigChange[], wanted: Side): unknown => {
  const root: unknown = structuredClone(value)
  if (!isNode(root)) return value
  for (const change of changes)
    write(root, change.path, change[wanted] === null && !mayBeNothing(change.path) ? undefined : change[wanted])
  return tidied(root)
}
