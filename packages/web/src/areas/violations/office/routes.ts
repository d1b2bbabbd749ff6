// Where violations stand in the office: all of them, one of them, and applying a new one.
import { createRoute, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router'
import { storedLanguage } from '../../../text/language.ts'
import { loadText } from '../../../text/word-store.ts'
import { readLater } from '../../../ui/table/order.ts'
import type { ApplySearch } from './apply/apply-search.ts'
import type { SanctionsSearch } from './list/sanctions-search.ts'

// The rule and what followed are said in the same words as to the dealer.
const loader = () => Promise.all((['sanctions', 'violations'] as const).map((area) => loadText(area, storedLanguage())))

export const sanctionsOfficeRoutes = <Parent extends AnyRoute>(office: Parent) => [
  createRoute({
    getParentRoute: () => office,
    path: '/sanctions',
    validateSearch: readLater<SanctionsSearch>,
    loader,
    component: lazyRouteComponent(() => import('./list/sanctions-screen.tsx'), 'SanctionsScreen'),
  }),
  createRoute({
    getParentRoute: () => office,
    path: '/sanctions/new',
    validateSearch: readLater<ApplySearch>,
    loader,
    component: lazyRouteComponent(() => import('./apply/apply-screen.tsx'), 'ApplyScreen'),
  }),
  createRoute({
    getParentRoute: () => office,
    path: '/sanctions/$id',
    loader,
    component: lazyRouteComponent(() => import('./whole/sanction-screen.tsx'), 'SanctionScreen'),
  }),
] as const
