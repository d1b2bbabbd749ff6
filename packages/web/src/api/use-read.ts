// Reads something from the server and keeps it: `useRead(calls.reference.getConfig, { params: { key } })`.
import type { AskOf, CallDefinition, ReceivedOf } from '@bidyard/contract/call'
import { keepPreviousData, queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { CallFailure } from './call-failure.ts'
import { askServer } from './client.ts'
import { queryKeyOf } from './query-key.ts'

interface ReadOptions<D extends CallDefinition> {
  readonly enabled?: boolean | undefined
  /** Or what it depends on; undefined for never again. */
  readonly refreshEveryMs?: number | ((data: ReceivedOf<D> | undefined) => number | undefined) | undefined
}

/** For route loaders as well: `queries.ensureQueryData(readOptions(call, ask))`. */
export const readOptions = <D extends CallDefinition>(definition: D, ask: AskOf<D>) =>
  queryOptions<ReceivedOf<D>, CallFailure>({
    queryKey: queryKeyOf(definition, ask),
    queryFn: ({ signal }) => askServer(definition, ask, { signal }),
    ...(definition.cacheSeconds === undefined ? {} : { staleTime: definition.cacheSeconds * 1_000 }),
  })

export const useRead = <D extends CallDefinition>(
  definition: D,
  ask: AskOf<D>,
  { enabled = true, refreshEveryMs }: ReadOptions<D> = {},
): UseQueryResult<ReceivedOf<D>, CallFailure> =>
  useQuery({
    ...readOptions(definition, ask),
    enabled,
    placeholderData: keepPreviousData,
    refetchInterval: typeof refreshEveryMs === 'function'
      ? ({ state }) => refreshEveryMs(state.data) ?? false : refreshEveryMs ?? false,
  })
