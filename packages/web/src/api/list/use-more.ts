// The way to the next piece of a list, for the end of what is in sight: asked once, however often it is said.
import { useMemo } from 'react'

interface Pieces {
  readonly hasNextPage: boolean
  readonly isFetching: boolean
  readonly isFetchNextPageError: boolean
  readonly fetchNextPage: (wish: { readonly cancelRefetch: boolean }) => Promise<unknown>
}

/** A piece that did not come waits for a wish, or for the list to be read anew. */
export const wayToMore = ({ hasNextPage, isFetching, isFetchNextPageError, fetchNextPage }: Pieces) => (): void => {
  if (!hasNextPage || isFetching || isFetchNextPageError) return
  // The rows say so before the search that they belong to has taken the place of the one before.
  queueMicrotask(() => void fetchNextPage({ cancelRefetch: false }))
}

/** Another one whenever it is worth while to say so again. */
export const useMore = ({ hasNextPage, isFetching, isFetchNextPageError, fetchNextPage }: Pieces): (() => void) =>
  useMemo(
    () => wayToMore({ hasNextPage, isFetching, isFetchNextPageError, fetchNextPage }),
    [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage],
  )
