// Where the seller's screens stand: under a launch from a partner's app, and in the frame for a partner's people.
import { createRoute, lazyRouteComponent, type AnyRoute, type RouteComponent } from '@tanstack/react-router'
import { storedLanguage } from '../../../text/language.ts'
import { loadText } from '../../../text/word-store.ts'
import { readCarsSearch } from './list/cars-search.ts'

const loader = () => loadText('selling', storedLanguage())
const carLoader = () =>
  Promise.all((['selling', 'choosing'] as const).map((area) => loadText(area, storedLanguage())))
const offerPage = () => lazyRouteComponent(() => import('./offer/offer-page.tsx'), 'OfferPage')

/** Pages with parts of other areas, so the application brings them. */
interface VisitPages {
  readonly home: RouteComponent
  readonly car: RouteComponent
}

export const visitCarRoutes = <Parent extends AnyRoute>(launch: Parent, { home, car }: VisitPages) => [
  createRoute({ getParentRoute: () => launch, path: '/', loader, component: home }),
  createRoute({ getParentRoute: () => launch, path: '/cars/$id', loader: carLoader, component: car }),
  createRoute({ getParentRoute: () => launch, path: '/cars/$id/offer/$step', loader, component: offerPage() }),
] as const

export const sellerCarRoutes = <Parent extends AnyRoute>(framed: Parent, car: RouteComponent) => [
  createRoute({
    getParentRoute: () => framed,
    path: '/cars',
    validateSearch: readCarsSearch,
    loader,
    component: lazyRouteComponent(() => import('./list/cars-screen.tsx'), 'CarsScreen'),
  }),
  createRoute({
    getParentRoute: () => framed,
    path: '/cars/new',
    loader,
    component: lazyRouteComponent(() => import('./list/new-car-screen.tsx'), 'NewCarScreen'),
  }),
  createRoute({ getParentRoute: () => framed, path: '/cars/$id', loader: carLoader, component: car }),
  createRoute({ getParentRoute: () => framed, path: '/cars/$id/offer/$step', loader, component: offerPage() }),
] as const
