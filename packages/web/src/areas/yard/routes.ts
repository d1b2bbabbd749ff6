// Where the yard and its transports stand in the office.
import { createRoute, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router'
import { storedLanguage } from '../../text/language.ts'
import { loadText } from '../../text/word-store.ts'
import { readLater } from '../../ui/table/order.ts'
import type { BoardSearch } from './board/board-search.ts'
import type { TransportsSearch } from './transports/transports-search.ts'

const loader = () => loadText('yard', storedLanguage())

export const yardRoutes = <Parent extends AnyRoute>(office: Parent) => [
  createRoute({
    getParentRoute: () => office,
    path: '/yard',
    validateSearch: readLater<BoardSearch>,
    loader,
    component: lazyRouteComponent(() => import('./board/yard-screen.tsx'), 'YardScreen'),
  }),
  createRoute({
    getParentRoute: () => office,
    path: '/transports',
    validateSearch: readLater<TransportsSearch>,
    loader,
    component: lazyRouteComponent(() => import('./transports/transports-screen.tsx'), 'TransportsScreen'),
  }),
] as const
