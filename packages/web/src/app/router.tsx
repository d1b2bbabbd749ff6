// Every address of the web and the screen behind it. Each area brings its own routes: `areas/<area>/routes.ts`.
import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext, createRoute, createRouter, lazyRouteComponent, Outlet,
} from '@tanstack/react-router'
import { storedLanguage } from '../text/language.ts'
import { loadText } from '../text/word-store.ts'
import { ErrorScreen } from './error-screen.tsx'
import { Frame } from './frame.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'

export interface RouterContext {
  readonly queries: QueryClient
}

const root = createRootRouteWithContext<RouterContext>()({ component: Outlet, notFoundComponent: NotFoundScreen })

/** With header and menus around it; screens inside a partner's app stand under the root itself. */
const framed = createRoute({ getParentRoute: () => root, id: 'framed', component: Frame })

const home = createRoute({
  getParentRoute: () => framed,
  path: '/',
  component: lazyRouteComponent(() => import('./home-screen.tsx'), 'HomeScreen'),
})

const gallery = createRoute({
  getParentRoute: () => framed,
  path: '/dev/ui',
  loader: () => loadText('gallery', storedLanguage()),
  component: lazyRouteComponent(() => import('./gallery/gallery-screen.tsx'), 'GalleryScreen'),
})

const routes = root.addChildren([
  framed.addChildren([home, gallery]),
])

export const createAppRouter = (queries: QueryClient) =>
  createRouter({
    routeTree: routes,
    context: { queries },
    defaultPreload: 'intent',
    // Answers are kept by the query client; the router keeps none.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
