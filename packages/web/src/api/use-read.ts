// Reads something from the server and keeps it: `useRead(calls.reference.getConfig, { params: { key } })`.
import type { AskOf, CallDefinition, ReceivedOf } from '@bidyard/contract/call'
import { keepPreviousData, queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { CallFailure } from './call-failure.ts'
import { askServer } from './client.ts'
import { queryKeyOf } from './query-key.ts'

interface ReadOptions {
  readonly enabled?: boolean | undefined
  readonly refreshEveryMs?: number | undefined
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
  { enabled = true, refreshEveryMs }: ReadOptions = {},
): UseQueryResult<ReceivedOf<D>, CallFailure> =>
  useQuery({
    ...readOptions(definition, ask),
    enabled,
    placeholderData: keepPreviousData,
    refetchInterval: refreshEveryMs ?? false,
  })
