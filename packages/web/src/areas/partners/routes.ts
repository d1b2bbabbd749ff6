// Where partners stand in the office, where their own people look after them, and what their apps open.
import { createRoute, lazyRouteComponent, type AnyRoute, type RouteComponent } from '@tanstack/react-router'
import { storedLanguage } from '../../text/language.ts'
import { loadText } from '../../text/word-store.ts'
import { readLater } from '../../ui/table/order.ts'
import type { PartnerPageSearch, PartnersSearch } from './office/partners-search.ts'

const loader = () => loadText('partners', storedLanguage())

/** Stands alone: a partner's app or page is around it. What it opens, the application puts together. */
export const launchRoute = <Parent extends AnyRoute>(root: Parent, component: RouteComponent) =>
  createRoute({
    getParentRoute: () => root,
    path: '/w/$code',
    loader: () => loadText('launch', storedLanguage()),
    component,
  })

export const ownPartnerRoute = <Parent extends AnyRoute>(framed: Parent) =>
  createRoute({
    getParentRoute: () => framed,
    path: '/partner',
    validateSearch: readLater<PartnerPageSearch>,
    loader,
    component: lazyRouteComponent(() => import('./own/own-partner-screen.tsx'), 'OwnPartnerScreen'),
  })

export const partnersRoutes = <Parent extends AnyRoute>(office: Parent) => [
  createRoute({
    getParentRoute: () => office,
    path: '/partners',
    validateSearch: readLater<PartnersSearch>,
    loader,
    component: lazyRouteComponent(() => import('./office/partners-screen.tsx'), 'PartnersScreen'),
  }),
  createRoute({
    getParentRoute: () => office,
    path: '/partners/$id',
    validateSearch: readLater<PartnerPageSearch>,
    loader,
    component: lazyRouteComponent(() => import('./office/partner-screen.tsx'), 'PartnerScreen'),
  }),
] as const
