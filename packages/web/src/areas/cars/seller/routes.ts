// Where the seller's screens stand: under a launch from a partner's app, and in the frame for a partner's people.
import type { QueryClient } from '@tanstack/react-query'
import { createRoute, lazyRouteComponent, type AnyRoute, type RouteComponent } from '@tanstack/react-router'
import { askAhead } from '../../../api/ask-ahead.ts'
import { storedLanguage } from '../../../text/language.ts'
import { loadText } from '../../../text/word-store.ts'
import { readLater } from '../../../ui/table/order.ts'
import type { FeesSearch } from './fees/fees-search.ts'
import type { CarsSearch } from './list/cars-search.ts'

const loader = () => loadText('selling', storedLanguage())

/** With parts of other areas in it, so the application brings it, and asks for what it shows. */
interface CarPage {
  readonly screen: RouteComponent
  readonly asking: () => Promise<{ readonly askOwnCar: (queries: QueryClient, id: string) => Promise<unknown> }>
}

const carRoute = <Parent extends AnyRoute>(parent: Parent, { screen, asking }: CarPage) =>
  createRoute({
    getParentRoute: () => parent,
    path: '/cars/$id',
    loader: async ({ context, params }) => {
      const { id } = params as { readonly id: string }
      await Promise.all([
        askAhead(context, asking, ({ askOwnCar }, queries) => askOwnCar(queries, id)),
        ...(['selling', 'choosing'] as const).map((area) => loadText(area, storedLanguage())),
      ])
    },
    component: screen,
  })

const feesRoute = <Parent extends AnyRoute>(parent: Parent) =>
  createRoute({
    getParentRoute: () => parent,
    path: '/fees',
    validateSearch: readLater<FeesSearch>,
    loader,
    component: lazyRouteComponent(() => import('./fees/fees-screen.tsx'), 'FeesScreen'),
  })

const offerPage = () => lazyRouteComponent(() => import('./offer/offer-page.tsx'), 'OfferPage')

interface VisitPages {
  readonly home: RouteComponent
  readonly car: CarPage
}

export const visitCarRoutes = <Parent extends AnyRoute>(launch: Parent, { home, car }: VisitPages) => [
  createRoute({ getParentRoute: () => launch, path: '/', loader, component: home }),
  feesRoute(launch),
  carRoute(launch, car),
  createRoute({ getParentRoute: () => launch, path: '/cars/$id/offer/$step', loader, component: offerPage() }),
] as const

export const sellerCarRoutes = <Parent extends AnyRoute>(framed: Parent, car: CarPage) => [
  feesRoute(framed),
  createRoute({
    getParentRoute: () => framed,
    path: '/cars',
    validateSearch: readLater<CarsSearch>,
    loader,
    component: lazyRouteComponent(() => import('./list/cars-screen.tsx'), 'CarsScreen'),
  }),
  createRoute({
    getParentRoute: () => framed,
    path: '/cars/new',
    loader,
    component: lazyRouteComponent(() => import('./list/new-car-screen.tsx'), 'NewCarScreen'),
  }),
  carRoute(framed, car),
  createRoute({ getParentRoute: () => framed, path: '/cars/$id/offer/$step', loader, component: offerPage() }),
] as const
