// Reads a page of a list; while the next page or filter is coming, the rows of the last one stay in sight.
import type { AskOf } from '@bidyard/contract/call'
import type { ItemOf, ListCall, ListQuery } from '@bidyard/contract/list'
import { CallFailure } from '../call-failure.ts'
import { useRead } from '../use-read.ts'

export interface ListResult<Item> {
  readonly items: readonly Item[]
  /** Known only when the state asked for it. */
  readonly count: number | '10,000+' | undefined
  readonly nextCursor: string | null
  /** Nothing has come yet. */
  readonly isLoading: boolean
  /** Rows are in sight and newer ones are on their way. */
  readonly isRefreshing: boolean
  /** The rows in sight belong to what was asked before. */
  readonly isPrevious: boolean
  readonly failure: CallFailure | null
  readonly retry: () => void
}

interface Page<Item> {
  readonly items: readonly Item[]
  readonly nextCursor: string | null
  readonly count?: number | '10,000+' | undefined
}

const none: readonly never[] = []

/** Without a net nothing is asked until there is one again: that nothing has come is not that there is nothing. */
export const unreached = new CallFailure({ kind: 'network' })

/** Leaves out what is not set, so that the same list has one key. */
const trimmed = (state: ListQuery): ListQuery =>
  Object.fromEntries(Object.entries(state).filter(([, value]) => value !== undefined && JSON.stringify(value) !== '{}'))

export const useList = <C extends ListCall>(listCall: C, state: ListQuery, enabled = true): ListResult<ItemOf<C>> => {
  const read = useRead(listCall, { query: trimmed(state) } as AskOf<C>, { enabled })
  const page = read.data as Page<ItemOf<C>> | undefined
  return {
    items: page?.items ?? none,
    count: page?.count,
    nextCursor: page?.nextCursor ?? null,
    isLoading: page === undefined && read.isFetching,
    isRefreshing: page !== undefined && read.isFetching,
    isPrevious: read.isPlaceholderData,
    failure: read.error ?? (page === undefined && read.isPaused ? unreached : null),
    retry: () => void read.refetch(),
  }
}
