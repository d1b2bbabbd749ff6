// Under which key the answer of a call is kept, so that events and deeds can say which answers are out of date.
import type { AskOf, CallDefinition } from '@bidyard/contract/call'
import type { QueryClient } from '@tanstack/react-query'

export const queryKeyOf = <D extends CallDefinition>(definition: D, ask: AskOf<D>) =>
  [definition.surface ?? 'public', definition.path, ask] as const

/** Every answer of these calls, whatever was asked, is fetched anew when a screen shows it. */
export const forgetAnswers = (queries: QueryClient, ...definitions: readonly CallDefinition[]): Promise<void> =>
  queries.invalidateQueries({
    predicate: ({ queryKey: [surface, path] }) =>
      definitions.some((one) => (one.surface ?? 'public') === surface && one.path === path),
  })

/** The same by the first words of the path: for events, which touch more than one call. */
export const forgetPaths = (queries: QueryClient, prefixes: readonly string[]): Promise<void> =>
  queries.invalidateQueries({
    predicate: ({ queryKey: [, path] }) =>
      typeof path === 'string' && prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`)),
  })
