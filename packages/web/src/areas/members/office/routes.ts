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

/** A list and one of it come together: each name of what is loaded later is part of every first page. */
const accounts = () => import('./accounts/account-screens.ts')
const members = () => import('./members/member-screens.ts')
const requests = () => import('./data-requests/request-screens.ts')
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
    loader,
    component: lazyRouteComponent(requests, 'DataRequestsScreen'),
  }),
  createRoute({
    getParentRoute: () => office,
    path: '/data-requests/$id',
    loader,
    component: lazyRouteComponent(requests, 'DataRequestScreen'),
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
    component: lazyRouteComponent(members, 'MembersScreen'),
  }),
  createRoute({
    getParentRoute: () => office,
    path: '/members/$id',
    validateSearch: readLater<TabSearch>,
    loader,
    component: lazyRouteComponent(members, 'MemberScreen'),
  }),
  createRoute({
    getParentRoute: () => office,
    path: '/users',
    validateSearch: readLater<UsersSearch>,
    loader,
    component: lazyRouteComponent(accounts, 'UsersScreen'),
  }),
  createRoute({
    getParentRoute: () => office,
    path: '/users/$id',
    loader,
    component: lazyRouteComponent(accounts, 'UserScreen'),
  }),
  createRoute({
    getParentRoute: () => office,
    path: '/staff',
    loader,
    component: lazyRouteComponent(() => import('./accounts/staff-screen.tsx'), 'StaffScreen'),
  }),
  ...recordRoutes(office),
]
