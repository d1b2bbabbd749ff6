// Where the office watches bids and follows awards.
import { createRoute, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router'
import { storedLanguage } from '../../../text/language.ts'
import { loadText } from '../../../text/word-store.ts'
import { readLater, type Given } from '../../../ui/table/order.ts'

const loader = () => loadText('awards', storedLanguage())

export const biddingOfficeRoutes = <Parent extends AnyRoute>(office: Parent) => [
  createRoute({
    getParentRoute: () => office,
    path: '/rooms',
    loader,
    component: lazyRouteComponent(() => import('./lists/rooms-screen.tsx'), 'RoomsScreen'),
  }),
  createRoute({
    getParentRoute: () => office,
    path: '/awards',
    validateSearch: readLater<Given>,
    loader,
    component: lazyRouteComponent(() => import('./lists/awards-screen.tsx'), 'AwardsScreen'),
  }),
] as const
