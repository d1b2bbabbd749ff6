// Where a dealer finds the own bids and what became of each.
import { createRoute, lazyRouteComponent, type AnyRoute, type RouteComponent } from '@tanstack/react-router'
import { storedLanguage } from '../../../text/language.ts'
import { loadText } from '../../../text/word-store.ts'
import { readLater, type Given } from '../../../ui/table/order.ts'

const loader = () => loadText('bidding', storedLanguage())

/** The list has pictures of cars in it, which another area shows. */
export const dealerBidRoutes = <Parent extends AnyRoute>(dealer: Parent, mine: RouteComponent) => [
  createRoute({
    getParentRoute: () => dealer, path: '/bids', validateSearch: readLater<Given>, loader, component: mine,
  }),
  createRoute({
    getParentRoute: () => dealer,
    path: '/bids/$id',
    loader,
    component: lazyRouteComponent(() => import('./one/bid-screen.tsx'), 'BidScreen'),
  }),
] as const
