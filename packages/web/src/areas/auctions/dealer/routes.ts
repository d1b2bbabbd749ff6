// Where a dealer looks for cars: the market, a car's page, favourites, and cars side by side.
import type { QueryClient } from '@tanstack/react-query'
import { createRoute, lazyRouteComponent, type AnyRoute, type RouteComponent } from '@tanstack/react-router'
import { currentSession } from '../../../api/session.ts'
import { storedLanguage } from '../../../text/language.ts'
import { loadText } from '../../../text/word-store.ts'
import { readLater, type Given } from '../../../ui/table/order.ts'

/** Whatever the parent is, the root put this into its context. */
const queriesOf = (context: unknown): QueryClient => (context as { readonly queries: QueryClient }).queries

const words = () => loadText('market', storedLanguage())

const wordsOfPage = ['market', 'carPage'] as const
const allWords = () => Promise.all(wordsOfPage.map((area) => loadText(area, storedLanguage())))

/** What is nearly there is drawn with the screen: a stand-in that goes at once flickers, and is drawn for nothing. */
const patienceMs = 150

/** What the screen will ask for is on its way while the screen itself is being fetched. */
const ahead = async (ask: (asking: typeof import('./ask-ahead.ts')) => Promise<unknown>): Promise<void> => {
  if (currentSession() === null) return
  const asking = await import('./ask-ahead.ts')
  const patience = new Promise((resolve) => {
    setTimeout(resolve, patienceMs)
  })
  // Whatever goes wrong is shown by the screen, which asks again.
  await Promise.race([ask(asking).catch(() => undefined), patience])
}

/** A car's page has a bid box in it, which another area shows and brings the words of. */
export const dealerAuctionsRoutes = <Parent extends AnyRoute>(dealer: Parent, carPage: RouteComponent) => [
  createRoute({
    getParentRoute: () => dealer,
    path: '/auctions',
    validateSearch: readLater<Given>,
    loader: async ({ context, location }) => {
      await Promise.all([ahead(({ askMarket }) => askMarket(queriesOf(context), location.search)), words()])
    },
    component: lazyRouteComponent(() => import('./market/market-screen.tsx'), 'MarketScreen'),
  }),
  createRoute({
    getParentRoute: () => dealer,
    path: '/auctions/compare',
    validateSearch: readLater<Given>,
    loader: words,
    component: lazyRouteComponent(() => import('./compare/compare-screen.tsx'), 'CompareScreen'),
  }),
  createRoute({
    getParentRoute: () => dealer,
    path: '/auctions/$id',
    loader: async ({ context, params }) => {
      const { id } = params as { readonly id: string }
      await Promise.all([ahead(({ askCar }) => askCar(queriesOf(context), id)), allWords()])
    },
    component: carPage,
  }),
  createRoute({
    getParentRoute: () => dealer,
    path: '/favorites',
    validateSearch: readLater<Given>,
    loader: words,
    component: lazyRouteComponent(() => import('./favorites/favorites-screen.tsx'), 'FavoritesScreen'),
  }),
] as const
