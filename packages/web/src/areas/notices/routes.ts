// Where one says how to be told, and where the office looks at mails that did not arrive.
import { createRoute, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router'
import { storedLanguage } from '../../text/language.ts'
import { loadText } from '../../text/word-store.ts'

const loader = () => loadText('notices', storedLanguage())

export const noticeRoutes = <Parent extends AnyRoute>(framed: Parent) => [
  createRoute({
    getParentRoute: () => framed,
    path: '/notices/settings',
    loader,
    component: lazyRouteComponent(() => import('./settings-screen.tsx'), 'NoticeSettingsScreen'),
  }),
] as const

export const noticeOfficeRoutes = <Parent extends AnyRoute>(office: Parent) => [
  createRoute({
    getParentRoute: () => office,
    path: '/undelivered-mails',
    loader,
    component: lazyRouteComponent(() => import('./undelivered-screen.tsx'), 'UndeliveredScreen'),
  }),
] as const
