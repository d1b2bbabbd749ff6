// Where one signs in, recovers an account and looks after its security; and where an identity check comes back to.
import { createRoute, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router'
import { storedLanguage } from '../../text/language.ts'
import { loadText } from '../../text/word-store.ts'

type Given = Readonly<Record<string, unknown>>

const words = () => loadText('identity', storedLanguage())

const readTransaction = ({ transaction }: Given): { transaction?: string } =>
  typeof transaction === 'string' && /^[a-z0-9]{20}$/.test(transaction) ? { transaction } : {}

/** Stands alone: it may be shown in a small window of its own. */
export const identityReturnRoute = <Parent extends AnyRoute>(root: Parent) =>
  createRoute({
    getParentRoute: () => root,
    path: '/identity/return',
    validateSearch: readTransaction,
    loader: words,
    component: lazyRouteComponent(() => import('./check/return-screen.tsx'), 'ReturnScreen'),
  })
