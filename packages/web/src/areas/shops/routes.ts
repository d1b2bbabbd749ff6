// Where shops and companies stand in the office.
import { createRoute, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router'
import { storedLanguage } from '../../text/language.ts'
import { loadText } from '../../text/word-store.ts'
import { readCompaniesSearch, readCompanyTab, readNewCompany } from './companies/companies-search.ts'
import { readShopsSearch } from './shops/shops-search.ts'

const loader = () => loadText('shops', storedLanguage())

export const shopsRoutes = <Parent extends AnyRoute>(office: Parent) => [
  createRoute({
    getParentRoute: () => office,
    path: '/shops',
    validateSearch: readShopsSearch,
    loader,
    component: lazyRouteComponent(() => import('./shops/shops-screen.tsx'), 'ShopsScreen'),
  }),
  createRoute({
    getParentRoute: () => office,
    path: '/shops/$id',
    loader,
    component: lazyRouteComponent(() => import('./shops/shop-screen.tsx'), 'ShopScreen'),
  }),
  createRoute({
    getParentRoute: () => office,
    path: '/companies',
    validateSearch: readCompaniesSearch,
    loader,
    component: lazyRouteComponent(() => import('./companies/companies-screen.tsx'), 'CompaniesScreen'),
  }),
  createRoute({
    getParentRoute: () => office,
    path: '/companies/new',
    validateSearch: readNewCompany,
    loader,
    component: lazyRouteComponent(() => import('./companies/new-company-screen.tsx'), 'NewCompanyScreen'),
  }),
  createRoute({
    getParentRoute: () => office,
    path: '/companies/$id',
    validateSearch: readCompanyTab,
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
