// Makes old what an event touches: at once, then in one go for all that came while the answers were on their way.
import type { EventName } from '@bidyard/contract/events'
import type { Query, QueryClient } from '@tanstack/react-query'

export type Touched = Readonly<Partial<Record<EventName, readonly string[]>>>

/** However much happens elsewhere, nobody is asked oftener. */
const restMs = 300
/** An answer that takes longer is not waited for. */
const longestMs = 3_000

interface Touch {
  readonly paths: readonly string[]
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

const isTouched = ({ queryKey: [, path, ask] }: Query, { paths, auctionIds }: Touch): boolean =>
  typeof path === 'string' && paths.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))
  && !isOfAnother(path, ask, auctionIds)

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms))

export const createForgetter = (queries: QueryClient, touched: Touched) => {
  let waiting: Touch[] = []
  let isBusy = false

  const forgetAll = async (): Promise<void> => {
    isBusy = true
    while (waiting.length > 0) {
      const touches = waiting
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
