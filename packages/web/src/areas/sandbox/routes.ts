// Where the sandbox is: `/sandbox`, and `?next=` says where to go once somebody is chosen.
import { createRoute, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router'
import { storedLanguage } from '../../text/language.ts'
import { loadText } from '../../text/word-store.ts'

interface SandboxSearch {
  readonly next?: string
}

/** Only addresses of our own: nobody is sent elsewhere by a link that they trusted. */
const ownPath = (value: unknown): value is string => typeof value === 'string' && /^\/(?![/\\])/.test(value)

export const sandboxRoutes = <Parent extends AnyRoute>(framed: Parent) => [
  createRoute({
    getParentRoute: () => framed,
    path: '/sandbox',
    validateSearch: ({ next }: Record<string, unknown>): SandboxSearch => (ownPath(next) ? { next } : {}),
    loader: () => loadText('sandbox', storedLanguage()),
    component: lazyRouteComponent(() => import('./sandbox-screen.tsx'), 'SandboxScreen'),
  }),
] as const
