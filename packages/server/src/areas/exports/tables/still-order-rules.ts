// The order in which a file of several pages is read: a row that changes meanwhile keeps its place, and none is missed.
import type { ListQuery } from '@bidyard/contract/list'

/** What is written once and never again. */
const stillKeys: ReadonlySet<string> = new Set([
  'createdAt', 'happenedAt', 'violateAt', 'arrivedAt', 'orderNo', 'month',
])

/** The query itself where nothing moves in its order; lists are read by their creation where it does not say any. */
export const inStillOrder = (query: ListQuery): ListQuery => {
  const keys = (query.sort ?? []).flatMap((one) => Object.entries(one))
  if (keys.every(([key]) => stillKeys.has(key))) return query
  return { ...query, sort: [{ createdAt: keys[0]?.[1] ?? 'desc' }] }
}
