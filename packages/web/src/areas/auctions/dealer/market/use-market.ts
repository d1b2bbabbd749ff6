// What the market shows: the rows that have come, and the way to more.
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CallFailure } from '../../../../api/call-failure.ts'
import { useMore } from '../../../../api/list/use-more.ts'
import type { Criteria, MarketOrder } from '../search/market-search.ts'
import { marketOptions, rowsOf, type MarketRow } from './market-rows.ts'

export interface Market {
  readonly rows: readonly MarketRow[]
  readonly isLoading: boolean
  readonly isLoadingMore: boolean
  /** The next piece did not come; it waits for a wish, or for the list to be read anew, and is so while asked again. */
  readonly moreFailed: boolean
  /** The rows in sight belong to the search before. */
  readonly isPrevious: boolean
  readonly failure: CallFailure | null
  readonly retry: () => void
  readonly more: () => void
  readonly next: () => void
}

export const useMarket = (criteria: Criteria, order: MarketOrder): Market => {
  const read = useInfiniteQuery({ ...marketOptions(criteria, order), placeholderData: keepPreviousData })
  const { data, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } = read
  const rows = useMemo(() => rowsOf(data?.pages ?? []), [data])
  return {
    rows,
    isLoading: data === undefined && read.error === null,
    isLoadingMore: isFetchingNextPage,
    isPrevious: read.isPlaceholderData,
    failure: read.error,
    retry: () => void refetch(),
    more: useMore(read),
    moreFailed: isFetchNextPageError,
    next: () => void fetchNextPage({ cancelRefetch: false }),
  }
}
