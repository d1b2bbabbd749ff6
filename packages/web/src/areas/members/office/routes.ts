// Where people stand in the office: registrations, members, their accounts, the staff, and who looked at whom.
import { createRoute, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router'
import { storedLanguage } from '../../../text/language.ts'
import { loadText } from '../../../text/word-store.ts'
import { readLater } from '../../../ui/table/order.ts'
import type { RecordsSearch } from './access-log/records-search.ts'
import type { UsersSearch } from './accounts/users-search.ts'
import type { RequestsSearch } from './data-requests/data-requests-search.ts'
import type { MembersSearch, TabSearch } from './members/members-search.ts'
import type { QueueSearch } from './registrations/queue-search.ts'

const words = () => Promise.all([loadText('people', storedLanguage()), loadText('ownData', storedLanguage())])
const loader = () => loadText('people', storedLanguage())

const recordRoutes = <Parent extends AnyRoute>(office: Parent) => [
  createRoute({
    getParentRoute: () => office,
    path: '/access-log',
    validateSearch: readLater<RecordsSearch>,
    loader,
    component: lazyRouteComponent(() => import('./access-log/access-log-screen.tsx'), 'AccessLogScreen'),
  }),
  createRoute({
    getParentRoute: () => office,
    path: '/data-requests',
    validateSearch: readLater<RequestsSearch>,
    loader: words,
    component: lazyRouteComponent(() => import('./data-requests/data-requests-screen.tsx'), 'DataRequestsScreen'),
  }),
  createRoute({
    getParentRoute: () => office,
    path: '/data-requests/$id',
    loader: words,
    component: lazyRouteComponent(() => import('./data-requests/data-request-screen.tsx'), 'DataRequestScreen'),
  }),
]

export const memberOfficeRoutes = <Parent extends AnyRoute>(office: Parent) => [
  createRoute({
    getParentRoute: () => office,
    path: '/registrations',
    validateSearch: readLater<QueueSearch>,
    loader,
    component: lazyRouteComponent(() => import('./registrations/queue-screen.tsx'), 'QueueScreen'),
  }),
  createRoute({
    getParentRoute: () => office,
    path: '/registrations/$id',
    loader,
    component: lazyRouteComponent(() => import('./registrations/registration-screen.tsx'), 'RegistrationScreen'),
  }),
  createRoute({
    getParentRoute: () => office,
    path: '/members',
    validateSearch: readLater<MembersSearch>,
    loader,
    component: lazyRouteComponent(() => import('./members/members-screen.tsx'), 'MembersScreen'),
  }),
  createRoute({
    getParentRoute: () => office,
    path: '/members/$id',
    validateSearch: readLater<TabSearch>,
    loader,
    component: lazyRouteComponent(() => import('./members/member-screen.tsx'), 'MemberScreen'),
  }),
  createRoute({
    getParentRoute: () => office,
    path: '/users',
    validateSearch: readLater<UsersSearch>,
    loader,
    component: lazyRouteComponent(() => import('./accounts/users-screen.tsx'), 'UsersScreen'),
  }),
  createRoute({
    getParentRoute: () => office,
    path: '/users/$id',
    loader,
    component: lazyRouteComponent(() => import('./accounts/user-screen.tsx'), 'UserScreen'),
  }),
  createRoute({
    getParentRoute: () => office,
    path: '/staff',
    loader,
    component: lazyRouteComponent(() => import('./accounts/staff-screen.tsx'), 'StaffScreen'),
  }),
  ...recordRoutes(office),
]
