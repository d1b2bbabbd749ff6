// Where shops and companies stand in the office.
import { createRoute, lazyRouteComponent, type AnyRoute, type RouteComponent } from '@tanstack/react-router'
import { storedLanguage } from '../../text/language.ts'
import { loadText } from '../../text/word-store.ts'
import { readLater } from '../../ui/table/order.ts'
import type { CompaniesSearch, NewCompany, TabSearch } from './companies/companies-search.ts'
import type { ShopsSearch } from './shops/shops-search.ts'

const loader = () => loadText('shops', storedLanguage())

/** `one` is a shop, whose money another area knows. */
export const shopsRoutes = <Parent extends AnyRoute>(office: Parent, one: RouteComponent) => [
  createRoute({
    getParentRoute: () => office,
    path: '/shops',
    validateSearch: readLater<ShopsSearch>,
    loader,
    component: lazyRouteComponent(() => import('./shops/shops-screen.tsx'), 'ShopsScreen'),
  }),
  createRoute({
    getParentRoute: () => office,
    path: '/shops/$id',
    loader: () => Promise.all([loader(), loadText('money', storedLanguage())]),
    component: one,
  }),
  createRoute({
    getParentRoute: () => office,
    path: '/companies',
    validateSearch: readLater<CompaniesSearch>,
    loader,
    component: lazyRouteComponent(() => import('./companies/companies-screen.tsx'), 'CompaniesScreen'),
  }),
  createRoute({
    getParentRoute: () => office,
    path: '/companies/new',
    validateSearch: readLater<NewCompany>,
    loader,
    component: lazyRouteComponent(() => import('./companies/new-company-screen.tsx'), 'NewCompanyScreen'),
  }),
  createRoute({
    getParentRoute: () => office,
    path: '/companies/$id',
    validateSearch: readLater<TabSearch>,
    loader,
    component: lazyRouteComponent(() => import('./companies/company-screen.tsx'), 'CompanyScreen'),
  }),
  createRoute({
    getParentRoute: () => office,
    path: '/companies/$id/edit',
    loader,
    component: lazyRouteComponent(() => import('./companies/edit-company-screen.tsx'), 'EditCompanyScreen'),
  }),
] as const
