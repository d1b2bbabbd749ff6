// Reads what the server writes down as a look: asked once for each visit, and again only when there is a reason.
import type { AskOf, CallDefinition, ReceivedOf } from '@bidyard/contract/call'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallFailure } from './call-failure.ts'
import { askServer } from './client.ts'
import { queryKeyOf } from './query-key.ts'

export interface Look<Seen> {
  readonly seen: Seen | undefined
  readonly failure: CallFailure | null
  readonly isLooking: boolean
  readonly again: () => Promise<unknown>
  /** What an act answered takes the place of another look. */
  readonly put: (change: (seen: Seen) => Seen) => void
}

/** Its key begins otherwise than those of reads, so that an event about others does not look again. */
export const useLook = <D extends CallDefinition>(
  definition: D, ask: AskOf<D>, enabled = true,
): Look<ReceivedOf<D>> => {
  const queries = useQueryClient()
  const queryKey = ['look', ...queryKeyOf(definition, ask)]
  const { data, error, isFetching, refetch } = useQuery<ReceivedOf<D>, CallFailure>({
    queryKey,
    queryFn: ({ signal }) => askServer(definition, ask, { signal }),
    enabled,
    staleTime: Infinity,
    // Whoever comes back later looks anew.
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  return {
    seen: data,
    failure: error,
    isLooking: isFetching,
    again: () => refetch(),
    put: (change) =>
      void queries.setQueryData<ReceivedOf<D>>(queryKey, (seen) => (seen === undefined ? seen : change(seen))),
  }
}
