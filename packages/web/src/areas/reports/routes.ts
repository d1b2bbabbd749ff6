// Where whoever runs the house sees its numbers.
import { createRoute, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router'
import { storedLanguage } from '../../text/language.ts'
import { loadText } from '../../text/word-store.ts'
import { readLater } from '../../ui/table/order.ts'
import type { NumbersSearch } from './parts/numbers-search.ts'

export const numbersOfficeRoutes = <Parent extends AnyRoute>(office: Parent) => [
  createRoute({
    getParentRoute: () => office,
    path: '/numbers',
    validateSearch: readLater<NumbersSearch>,
    loader: () => loadText('numbers', storedLanguage()),
    component: lazyRouteComponent(() => import('./office/numbers-screen.tsx'), 'NumbersScreen'),
  }),
] as const
