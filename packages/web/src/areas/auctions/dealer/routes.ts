// Where a dealer looks for cars: the market, a car's page, favourites, and cars side by side.
import { createRoute, lazyRouteComponent, type AnyRoute, type RouteComponent } from '@tanstack/react-router'
import { askAhead } from '../../../api/ask-ahead.ts'
import { storedLanguage } from '../../../text/language.ts'
import { loadText } from '../../../text/word-store.ts'
import { readLater, type Given } from '../../../ui/table/order.ts'

const words = () => loadText('market', storedLanguage())

const wordsOfPage = ['market', 'carPage'] as const
const allWords = () => Promise.all(wordsOfPage.map((area) => loadText(area, storedLanguage())))

const asking = () => import('./ask-ahead.ts')

/** A car's page has a bid box in it, which another area shows and brings the words of. */
export const dealerAuctionsRoutes = <Parent extends AnyRoute>(dealer: Parent, carPage: RouteComponent) => [
  createRoute({
    getParentRoute: () => dealer,
    path: '/auctions',
    validateSearch: readLater<Given>,
    loader: async ({ context, location }) => {
      const ahead = askAhead(context, asking, ({ askMarket }, queries) => askMarket(queries, location.search))
      await Promise.all([ahead, words()])
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
      await Promise.all([askAhead(context, asking, ({ askCar }, queries) => askCar(queries, id)), allWords()])
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
