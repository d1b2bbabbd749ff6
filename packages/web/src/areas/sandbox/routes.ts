// Where the sandbox is: `/sandbox`, where `?next=` says where to go once somebody is chosen, and what lies under it.
import { createRoute, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router'
import { isOwnPath } from '../../api/sign-in/own-path.ts'
import { storedLanguage } from '../../text/language.ts'
import { loadText } from '../../text/word-store.ts'

interface BankSearch {
  readonly find?: string
}

interface SandboxSearch {
  readonly next?: string
}

export const sandboxRoutes = <Parent extends AnyRoute>(framed: Parent) => [
  createRoute({
    getParentRoute: () => framed,
    path: '/sandbox',
    validateSearch: ({ next }: Record<string, unknown>): SandboxSearch => (isOwnPath(next) ? { next } : {}),
    loader: () => loadText('sandbox', storedLanguage()),
    component: lazyRouteComponent(() => import('./sandbox-screen.tsx'), 'SandboxScreen'),
  }),
  createRoute({
    getParentRoute: () => framed,
    path: '/sandbox/mails',
    loader: () => loadText('sandbox', storedLanguage()),
    component: lazyRouteComponent(() => import('./mails-screen.tsx'), 'MailsScreen'),
  }),
  createRoute({
    getParentRoute: () => framed,
    path: '/sandbox/bank',
    validateSearch: ({ find }: Record<string, unknown>): BankSearch =>
      typeof find === 'string' && find !== '' ? { find } : {},
    loader: () => loadText('bank', storedLanguage()),
    component: lazyRouteComponent(() => import('./bank/accounts-screen.tsx'), 'AccountsScreen'),
  }),
  createRoute({
    getParentRoute: () => framed,
    path: '/sandbox/bank/$orderId',
    loader: () => loadText('bank', storedLanguage()),
    component: lazyRouteComponent(() => import('./bank/account-screen.tsx'), 'AccountScreen'),
  }),
] as const
