// Where an inspector's checks stand in the office.
import { createRoute, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router'
import { storedLanguage } from '../../../text/language.ts'
import { loadText } from '../../../text/word-store.ts'
import { readLater } from '../../../ui/table/order.ts'
import type { ChecksSearch } from './days/checks-search.ts'
import type { CheckPage } from './work/check-parts.ts'

const loadWords = () =>
  Promise.all((['checks', 'damageMap'] as const).map((area) => loadText(area, storedLanguage())))

export const inspectorRoutes = <Parent extends AnyRoute>(office: Parent) => [
  createRoute({
    getParentRoute: () => office,
    path: '/checks',
    validateSearch: readLater<ChecksSearch>,
    loader: loadWords,
    component: lazyRouteComponent(() => import('./days/checks-screen.tsx'), 'ChecksScreen'),
  }),
  createRoute({
    getParentRoute: () => office,
    path: '/checks/$id',
    validateSearch: readLater<{ readonly part?: CheckPage }>,
    loader: loadWords,
    component: lazyRouteComponent(() => import('./work/check-screen.tsx'), 'CheckScreen'),
  }),
] as const
