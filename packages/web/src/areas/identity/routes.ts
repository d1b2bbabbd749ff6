// Where one signs in, recovers an account and looks after its security; and where an identity check comes back to.
import { createRoute, lazyRouteComponent, type AnyRoute, type RouteComponent } from '@tanstack/react-router'
import { isOwnPath } from '../../api/sign-in/own-path.ts'
import { storedLanguage } from '../../text/language.ts'
import { loadText } from '../../text/word-store.ts'

type Given = Readonly<Record<string, unknown>>

const words = () => loadText('identity', storedLanguage())

const readTransaction = ({ transaction, arrival }: Given): { transaction?: string; arrival?: string } => ({
  ...(typeof transaction === 'string' && /^[a-z0-9]{20}$/.test(transaction) ? { transaction } : {}),
  ...(typeof arrival === 'string' && /^[\w-]{43}$/.test(arrival) ? { arrival } : {}),
})

interface SignInSearch {
  /** Where one wanted to be. */
  readonly next?: string
  /** One was signed in, and the session is over. */
  readonly over?: true
}

const readSignIn = ({ next, over }: Given): SignInSearch => ({
  ...(isOwnPath(next) && !next.startsWith('/sign-in') ? { next } : {}), ...(over === true ? { over } : {}),
})

/** Stands alone: it may be shown in a small window of its own. */
export const identityReturnRoute = <Parent extends AnyRoute>(root: Parent) =>
  createRoute({
    getParentRoute: () => root,
    path: '/identity/return',
    validateSearch: readTransaction,
    loader: words,
    component: lazyRouteComponent(() => import('./check/return-screen.tsx'), 'ReturnScreen'),
  })

/** The application puts it together, because it holds a part of another area. */
export interface IdentityPages {
  readonly resetPassword: RouteComponent
}

export const identityRoutes = <Parent extends AnyRoute>(framed: Parent, pages: IdentityPages) => [
  createRoute({
    getParentRoute: () => framed,
    path: '/sign-in',
    validateSearch: readSignIn,
    loader: words,
    component: lazyRouteComponent(() => import('./sign-in/sign-in-screen.tsx'), 'SignInScreen'),
  }),
  createRoute({
    getParentRoute: () => framed,
    path: '/sign-in/find-username',
    loader: words,
    component: lazyRouteComponent(() => import('./recovery/find-username-screen.tsx'), 'FindUsernameScreen'),
  }),
  createRoute({
    getParentRoute: () => framed,
    path: '/sign-in/reset-password',
    loader: () => Promise.all([words(), loadText('members', storedLanguage())]),
    component: pages.resetPassword,
  }),
  createRoute({
    getParentRoute: () => framed,
    path: '/sign-in/reset-device',
    loader: words,
    component: lazyRouteComponent(() => import('./recovery/reset-device-screen.tsx'), 'ResetDeviceScreen'),
  }),
  createRoute({
    getParentRoute: () => framed,
    path: '/profile/security',
    loader: words,
    component: lazyRouteComponent(() => import('./security/security-screen.tsx'), 'SecurityScreen'),
  }),
] as const
