// Where cars stand in the office: orders with everything of their cars, and bringing them as a sheet.
import { createRoute, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router'
import { storedLanguage } from '../../../text/language.ts'
import { loadText } from '../../../text/word-store.ts'
import { readLater } from '../../../ui/table/order.ts'
import type { ImportSearch } from './imports/import-screen.tsx'
import type { OrdersSearch } from './orders/orders-search.ts'

const loader = () => loadText('carOffice', storedLanguage())
const loaderWithMap = () =>
  Promise.all((['carOffice', 'damageMap'] as const).map((area) => loadText(area, storedLanguage())))

export const carOfficeRoutes = <Parent extends AnyRoute>(office: Parent) => [
  createRoute({
    getParentRoute: () => office,
    path: '/orders',
    validateSearch: readLater<OrdersSearch>,
    loader,
    component: lazyRouteComponent(() => import('./orders/orders-screen.tsx'), 'OrdersScreen'),
  }),
  createRoute({
    getParentRoute: () => office,
    path: '/orders/$id',
    loader: loaderWithMap,
    component: lazyRouteComponent(() => import('./orders/order-screen.tsx'), 'OrderScreen'),
  }),
  createRoute({
    getParentRoute: () => office,
    path: '/order-imports',
    loader,
    component: lazyRouteComponent(() => import('./imports/imports-screen.tsx'), 'ImportsScreen'),
  }),
  createRoute({
    getParentRoute: () => office,
    path: '/order-imports/$id',
    validateSearch: readLater<ImportSearch>,
    loader,
    component: lazyRouteComponent(() => import('./imports/import-screen.tsx'), 'ImportScreen'),
  }),
] as const
