// Where a dealer's money stands.
import { createRoute, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router'
import { storedLanguage } from '../../../text/language.ts'
import { loadText } from '../../../text/word-store.ts'
import { readFinanceSearch } from './finance-search.ts'

export const dealerFinanceRoutes = <Parent extends AnyRoute>(dealer: Parent) => [
  createRoute({
    getParentRoute: () => dealer,
    path: '/finance',
    validateSearch: readFinanceSearch,
    loader: () => loadText('finance', storedLanguage()),
    component: lazyRouteComponent(() => import('./finance-screen.tsx'), 'FinanceScreen'),
  }),
] as const
