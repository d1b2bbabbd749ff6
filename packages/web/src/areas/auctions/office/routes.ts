// Where auctions stand in the office: the screening, all of them, their calendar, error reports and the search table.
import { createRoute, lazyRouteComponent, type AnyRoute, type RouteComponent } from '@tanstack/react-router'
import { storedLanguage } from '../../../text/language.ts'
import { loadText } from '../../../text/word-store.ts'
import { readLater } from '../../../ui/table/order.ts'
import type { AuctionsSearch } from './auctions/auctions-search.ts'
import type { CalendarSearch } from './calendar/calendar-week.ts'
import type { PastSearch } from './past/past-search.ts'
import type { ReportsSearch } from './reports/reports-search.ts'
import type { QueueSearch } from './screening/queues.ts'

const loader = () => loadText('marketOffice', storedLanguage())
const wordsWithCar = ['marketOffice', 'carOffice', 'damageMap', 'awards'] as const
const loaderWithCar = () => Promise.all(wordsWithCar.map((area) => loadText(area, storedLanguage())))

/** Pages with a car in them, which another area shows. */
interface CarPages {
  readonly screening: RouteComponent
  readonly auction: RouteComponent
}

export const auctionOfficeRoutes = <Parent extends AnyRoute>(office: Parent, pages: CarPages) => [
  createRoute({
    getParentRoute: () => office,
    path: '/screening',
    validateSearch: readLater<QueueSearch>,
    loader,
    component: lazyRouteComponent(() => import('./screening/queue-screen.tsx'), 'ScreeningQueue'),
  }),
  createRoute({
    getParentRoute: () => office, path: '/screening/$id', loader: loaderWithCar, component: pages.screening,
  }),
  createRoute({
    getParentRoute: () => office,
    path: '/auctions',
    validateSearch: readLater<AuctionsSearch>,
    loader,
    component: lazyRouteComponent(() => import('./auctions/auctions-screen.tsx'), 'AuctionsScreen'),
  }),
  createRoute({
    getParentRoute: () => office, path: '/auctions/$id', loader: loaderWithCar, component: pages.auction,
  }),
  createRoute({
    getParentRoute: () => office,
    path: '/past-auctions',
    validateSearch: readLater<PastSearch>,
    loader,
    component: lazyRouteComponent(() => import('./past/past-screen.tsx'), 'PastAuctionsScreen'),
  }),
  createRoute({
    getParentRoute: () => office,
    path: '/auction-calendar',
    validateSearch: readLater<CalendarSearch>,
    loader,
    component: lazyRouteComponent(() => import('./calendar/calendar-screen.tsx'), 'CalendarScreen'),
  }),
  createRoute({
    getParentRoute: () => office,
    path: '/error-reports',
    validateSearch: readLater<ReportsSearch>,
    loader,
    component: lazyRouteComponent(() => import('./reports/reports-screen.tsx'), 'ReportsScreen'),
  }),
  createRoute({
    getParentRoute: () => office,
    path: '/search-sync',
    loader,
    component: lazyRouteComponent(() => import('./search/sync-screen.tsx'), 'SyncScreen'),
  }),
] as const
