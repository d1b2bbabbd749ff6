// Where a dealer sees how the shop stands, and each violation.
import { createRoute, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router'
import { storedLanguage } from '../../../text/language.ts'
import { loadText } from '../../../text/word-store.ts'

const loader = () => loadText('violations', storedLanguage())

export const dealerViolationsRoutes = <Parent extends AnyRoute>(dealer: Parent) => [
  createRoute({
    getParentRoute: () => dealer,
    path: '/violations',
    loader,
    component: lazyRouteComponent(() => import('./violations-screen.tsx'), 'ViolationsScreen'),
  }),
  createRoute({
    getParentRoute: () => dealer,
    path: '/violations/$id',
    loader,
    component: lazyRouteComponent(() => import('./violation-screen.tsx'), 'ViolationScreen'),
  }),
] as const
