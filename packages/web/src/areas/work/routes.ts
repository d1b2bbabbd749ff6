// Where everybody finds what has to be done by a time, and the office its work.
import { createRoute, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router'
import { storedLanguage } from '../../text/language.ts'
import { loadText } from '../../text/word-store.ts'
import { readLater } from '../../ui/table/order.ts'
import type { WorkSearch } from './queue/work-search.ts'

const inboxScreen = () => lazyRouteComponent(() => import('./inbox/inbox-screen.tsx'), 'InboxScreen')
const loader = () => loadText('inbox', storedLanguage())

export const inboxRoute = <Parent extends AnyRoute>(framed: Parent) =>
  createRoute({ getParentRoute: () => framed, path: '/inbox', loader, component: inboxScreen() })

export const workOfficeRoutes = <Parent extends AnyRoute>(office: Parent) => [
  createRoute({
    getParentRoute: () => office,
    path: '/',
    validateSearch: readLater<WorkSearch>,
    loader: () => loadText('work', storedLanguage()),
    component: lazyRouteComponent(() => import('./queue/work-screen.tsx'), 'WorkScreen'),
  }),
  createRoute({ getParentRoute: () => office, path: '/inbox', loader, component: inboxScreen() }),
] as const
