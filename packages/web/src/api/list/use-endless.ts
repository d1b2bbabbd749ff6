// Reads a list piece by piece as one scrolls: all rows come in one order, and events make the pieces in sight new.
import type { AskOf } from '@bidyard/contract/call'
import { limits } from '@bidyard/contract/limits'
import type { ItemOf, ListCall, ListQuery } from '@bidyard/contract/list'
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CallFailure } from '../call-failure.ts'
import { askServer } from '../client.ts'
import { queryKeyOf } from '../query-key.ts'
import { type ListResult, unreached } from './use-list.ts'
import { useMore } from './use-more.ts'

interface Piece<Item> {
  readonly items: readonly Item[]
  readonly nextCursor: string | null
  readonly count?: number | '10,000+' | undefined
}

export interface EndlessResult<Item> extends Omit<ListResult<Item>, 'nextCursor'> {
  readonly isWhole: boolean
  /** For the end of what is in sight; asks once, however often it is said. */
  readonly more: () => void
  readonly isLoadingMore: boolean
  /** The next piece did not come; it waits for a wish, or for the list to be read anew, and is so while asked again. */
  readonly moreFailed: boolean
  /** For a button: also after a piece that did not come. */
  readonly next: () => void
}

/** Rows of a piece that were pushed into the next one meanwhile would stand there twice. */
const once = <Item extends { readonly id: string | number }>(items: readonly Item[]): readonly Item[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
]

type Row<C extends ListCall> = ItemOf<C> & { readonly id: string | number }
type Wanted = Pick<ListQuery, 'filter' | 'sort'>

/** For route loaders as well: `queries.ensureInfiniteQueryData(endlessOptions(call, wanted))`. */
export const endlessOptions = <C extends ListCall>(listCall: C, { filter, sort }: Wanted) => {
  const query = {
    ...(filter === undefined || Object.keys(filter).length === 0 ? {} : { filter }),
    ...(sort === undefined ? {} : { sort }),
    size: limits.pageSize,
  }
  return infiniteQueryOptions({
    queryKey: [...queryKeyOf(listCall, { query } as AskOf<C>), 'endless'],
    queryFn: async ({ pageParam, signal }) => {
      const place = pageParam === null ? { count: true } : { cursor: pageParam }
      const ask = { query: { ...query, ...place } } as AskOf<C>
      return await askServer(listCall, ask, { signal }) as Piece<Row<C>>
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }: Piece<Row<C>>) => nextCursor,
  })
}

export const useEndless = <C extends ListCall>(
  listCall: C, wanted: Wanted, enabled = true,
): EndlessResult<Row<C>> => {
  const read = useInfiniteQuery({
    ...endlessOptions(listCall, wanted), enabled, placeholderData: keepPreviousData,
  })
  const { data, hasNextPage, isFetchingNextPage, isFetching, isFetchNextPageError, fetchNextPage, refetch } = read
  const items = useMemo(() => once(data?.pages.flatMap((piece) => piece.items) ?? []), [data])
  return {
    items,
    count: data?.pages[0]?.count,
    isLoading: data === undefined && isFetching,
    isRefreshing: data !== undefined && isFetching && !isFetchingNextPage,
    isPrevious: read.isPlaceholderData,
    failure: read.error as CallFailure | null ?? (data === undefined && read.isPaused ? unreached : null),
    retry: () => void refetch(),
    isWhole: !hasNextPage,
    more: useMore(read),
    isLoadingMore: isFetchingNextPage,
    moreFailed: isFetchNextPageError,
    next: () => void fetchNextPage({ cancelRefetch: false }),
  }
}
