// Makes old what an event touches: at once, then in one go for all that came while the answers were on their way.
import type { EventName } from '@bidyard/contract/events'
import type { Query, QueryClient } from '@tanstack/react-query'

/** Answers that are old only where one of them names an auction that the event is about. */
export interface Naming {
  readonly naming: string
}

export type Touched = Readonly<Partial<Record<EventName, readonly (string | Naming)[]>>>

/** However much happens elsewhere, nobody is asked oftener. */
const restMs = 300
/** An answer that takes longer is not waited for. */
const longestMs = 3_000

interface Touch {
  readonly paths: readonly (string | Naming)[]
  /** The auctions that the event is about, where it names them. */
  readonly auctionIds: ReadonlySet<unknown> | undefined
}

interface Told {
  readonly auctionId?: unknown
  readonly auctionIds?: unknown
  readonly bids?: unknown
}

const auctionIdsOf = (payload: unknown): ReadonlySet<unknown> | undefined => {
  const { auctionId, auctionIds, bids } = (payload ?? {}) as Told
  if (Array.isArray(auctionIds)) return new Set(auctionIds)
  if (Array.isArray(bids)) return new Set(bids.map((bid: Told) => bid.auctionId))
  return auctionId === undefined ? undefined : new Set([auctionId])
}

/** What is asked of one auction by its id is touched by events about this one only. */
const isOfAnother = (path: string, ask: unknown, ids: ReadonlySet<unknown> | undefined): boolean => {
  if (ids === undefined || !path.includes('/auctions/:id')) return false
  return !ids.has((ask as { readonly params?: { readonly id?: unknown } } | undefined)?.params?.id)
}

const begins = ({ queryKey: [, path] }: Query, prefix: string): boolean =>
  typeof path === 'string' && (path === prefix || path.startsWith(`${prefix}/`))

/** Bids come by the hundred, and hardly one of them is about a line that somebody looks at. */
const isNamed = (queries: QueryClient, prefix: string, ids: ReadonlySet<unknown>): boolean =>
  queries.getQueryCache().findAll({ type: 'active', predicate: (query) => begins(query, prefix) })
    .some(({ state: { data } }) => {
      const text = JSON.stringify(data) ?? ''
      return [...ids].some((id) => typeof id === 'string' && text.includes(id))
    })

const isTouched = (query: Query, { paths, auctionIds }: Touch): boolean =>
  paths.some((prefix) => typeof prefix === 'string' && begins(query, prefix))
  && !isOfAnother(String(query.queryKey[1]), query.queryKey[2], auctionIds)

const settled = (queries: QueryClient, { paths, auctionIds }: Touch): Touch => ({
  auctionIds, paths: paths.flatMap((one) => {
    if (typeof one === 'string') return one
    return auctionIds === undefined || isNamed(queries, one.naming, auctionIds) ? one.naming : []
  }),
})

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms))

export const createForgetter = (queries: QueryClient, touched: Touched) => {
  let waiting: Touch[] = []
  let isBusy = false

  const forgetAll = async (): Promise<void> => {
    isBusy = true
    while (waiting.length > 0) {
      const touches = waiting.map((one) => settled(queries, one))
      waiting = []
      const answered = queries.invalidateQueries({ predicate: (query) => touches.some((one) => isTouched(query, one)) })
      await Promise.all([Promise.race([answered, pause(longestMs)]), pause(restMs)])
    }
    isBusy = false
  }

  return (name: string, payload: unknown): void => {
    const paths = touched[name as EventName]
    if (paths === undefined) return
    waiting.push({ paths, auctionIds: auctionIdsOf(payload) })
    if (!isBusy) void forgetAll()
  }
}
