// Where partners stand in the office, where their own people look after them, and what their apps open.
import { createRoute, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router'
import { storedLanguage } from '../../text/language.ts'
import { loadText } from '../../text/word-store.ts'

/** Stands alone: a partner's app or page is around it. */
export const launchRoute = <Parent extends AnyRoute>(root: Parent) =>
  createRoute({
    getParentRoute: () => root,
    path: '/w/$code',
    loader: () => loadText('launch', storedLanguage()),
    component: lazyRouteComponent(() => import('./launch/launch-screen.tsx'), 'LaunchScreen'),
  })
