// What a screen will ask for is on its way while the screen itself is being fetched; a loader waits a moment for it.
import type { QueryClient } from '@tanstack/react-query'
import { currentSession } from './session.ts'

/** What is nearly there is drawn with the screen: a stand-in that goes at once flickers, and is drawn for nothing. */
const patienceMs = 150

/** Whatever the parent of a route is, the root put this into its context. */
const queriesOf = (context: unknown): QueryClient => (context as { readonly queries: QueryClient }).queries

/** What asks comes in a file of its own: the first script holds every route, and no screen's questions. */
export const askAhead = async <Asking>(
  context: unknown, bring: () => Promise<Asking>, ask: (asking: Asking, queries: QueryClient) => Promise<unknown>,
): Promise<void> => {
  if (currentSession() === null) return
  const asking = await bring()
  const patience = new Promise((resolve) => {
    setTimeout(resolve, patienceMs)
  })
  // Whatever goes wrong is shown by the screen, which asks again.
  await Promise.race([ask(asking, queriesOf(context)).catch(() => undefined), patience])
}
