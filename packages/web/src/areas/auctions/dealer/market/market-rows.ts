// The cars that fit a search, piece by piece as one scrolls, and what is done to the pieces that have come.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import type { ReceivedOf } from '@bidyard/contract/call'
import { infiniteQueryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import type { CallFailure } from '../../../../api/call-failure.ts'
import { askServer } from '../../../../api/client.ts'
import { sortChoiceOf } from '../../../../ui/table/order.ts'
import type { Criteria, MarketOrder } from '../search/market-search.ts'

export type Piece = ReceivedOf<typeof auctionsCalls.searchAuctions>
export type MarketRow = Piece['items'][number]
type Pieces = InfiniteData<Piece, string | null>

/** Few at first, so that they are seen soon. */
export const firstPiece = 24
const nextPiece = 100

type SortKey = 'endsAt' | 'auctionCreatedAt' | 'modelYear' | 'odometerKm' | 'guideMidWon'

export const sortOfOrder = (order: MarketOrder) => {
  const { key, descending } = sortChoiceOf(order)
  return { by: key as SortKey, direction: descending ? 'desc' as const : 'asc' as const }
}

/** The page's first script asks for the first piece in the same words: `app/early/ask-first.ts`. */
export const pieceAsk = (criteria: Criteria, order: MarketOrder, cursor: string | null) => ({
  body: {
    criteria, sort: sortOfOrder(order), facets: [], count: false,
    size: cursor === null ? firstPiece : nextPiece, ...(cursor === null ? {} : { cursor }),
  },
})

/** No path stands in the key: an event must not ask for a hundred pieces anew; `use-live-market.ts` mends the rows. */
export const marketOptions = (criteria: Criteria, order: MarketOrder) =>
  infiniteQueryOptions<Piece, CallFailure, Pieces, readonly ['market', object], string | null>({
    queryKey: ['market', { criteria, order }],
    queryFn: ({ pageParam, signal }) =>
      askServer(auctionsCalls.searchAuctions, pieceAsk(criteria, order, pageParam), { signal }),
    initialPageParam: null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** A car whose end was put off may come twice; where it came first it stays. */
export const rowsOf = (pieces: readonly Piece[]): readonly MarketRow[] => {
  const seen = new Set<string>()
  return pieces.flatMap(({ items }) => items.filter(({ id }) => !seen.has(id) && seen.add(id)))
}

type Change = (row: MarketRow) => MarketRow

const keyOfAll = ['market'] as const

/** Rows stay where they are, so that nothing moves under the eyes or the finger. */
export const changeRows = (queries: QueryClient, change: Change): void => {
  for (const [key, pieces] of queries.getQueriesData<Pieces>({ queryKey: keyOfAll })) {
    const pages = pieces?.pages.map((piece) => {
      const items = piece.items.map(change)
      return items.every((row, at) => row === piece.items[at]) ? piece : { ...piece, items }
    })
    // A search that is written anew forgets that its next piece did not come, and asks for it again.
    if (pieces !== undefined && pages?.some((piece, at) => piece !== pieces.pages[at]) === true)
      queries.setQueryData<Pieces>(key, { ...pieces, pages })
  }
}

export const idsInSight = (queries: QueryClient, among: readonly string[]): readonly string[] => {
  const asked = new Set(among)
  const loaded = queries.getQueriesData<Pieces>({ queryKey: keyOfAll })
  return [...new Set(loaded.flatMap(([, pieces]) =>
    pieces?.pages.flatMap(({ items }) => items.map(({ auctionId }) => auctionId)) ?? []))].filter((id) => asked.has(id))
}

/** From the first piece on, as if one had just come. */
export const beginAnew = async (queries: QueryClient): Promise<void> => {
  queries.setQueriesData<Pieces>({ queryKey: keyOfAll, type: 'active' }, (pieces) =>
    pieces === undefined
      ? pieces : { pages: pieces.pages.slice(0, 1), pageParams: pieces.pageParams.slice(0, 1) })
  await queries.invalidateQueries({ queryKey: keyOfAll })
}
