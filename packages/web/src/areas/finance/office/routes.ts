// Where money stands in the office: the desk, what shops owe and pay, the bank's side, the ledger and its books.
import { createRoute, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router'
import { storedLanguage } from '../../../text/language.ts'
import { loadText } from '../../../text/word-store.ts'
import { readLater } from '../../../ui/table/order.ts'
import type { AccountsSearch } from './accounts/accounts-search.ts'
import type { AmountsSearch } from './amounts/amounts-search.ts'
import type { DepositsSearch } from './deposits/deposits-search.ts'
import type { LedgerSearch } from './ledger/ledger-search.ts'
import type { ReconciliationsSearch } from './reconciliations/reconciliations-search.ts'
import type { SellerFeesSearch } from './seller-fees/seller-fees-search.ts'
import type { SubscriptionsSearch } from './subscriptions/subscriptions-search.ts'
import type { UnmatchedSearch } from './unmatched/unmatched-search.ts'

const loader = () => loadText('money', storedLanguage())

const bankRoutes = <Parent extends AnyRoute>(office: Parent) => [
  createRoute({
    getParentRoute: () => office,
    path: '/money/accounts',
    validateSearch: readLater<AccountsSearch>,
    loader,
    component: lazyRouteComponent(() => import('./accounts/accounts-screen.tsx'), 'AccountsScreen'),
  }),
  createRoute({
    getParentRoute: () => office,
    path: '/money/unmatched',
    validateSearch: readLater<UnmatchedSearch>,
    loader,
    component: lazyRouteComponent(() => import('./unmatched/unmatched-screen.tsx'), 'UnmatchedScreen'),
  }),
  createRoute({
    getParentRoute: () => office,
    path: '/money/unmatched/$id',
    loader,
    component: lazyRouteComponent(() => import('./unmatched/payment-screen.tsx'), 'PaymentScreen'),
  }),
] as const

export const moneyOfficeRoutes = <Parent extends AnyRoute>(office: Parent) => [
  createRoute({
    getParentRoute: () => office,
    path: '/money',
    loader,
    component: lazyRouteComponent(() => import('./desk/desk-screen.tsx'), 'DeskScreen'),
  }),
  createRoute({
    getParentRoute: () => office,
    path: '/money/deposits',
    validateSearch: readLater<DepositsSearch>,
    loader,
    component: lazyRouteComponent(() => import('./deposits/deposits-screen.tsx'), 'DepositsScreen'),
  }),
  createRoute({
    getParentRoute: () => office,
    path: '/money/subscriptions',
    validateSearch: readLater<SubscriptionsSearch>,
    loader,
    component: lazyRouteComponent(() => import('./subscriptions/subscriptions-screen.tsx'), 'SubscriptionsScreen'),
  }),
  createRoute({
    getParentRoute: () => office,
    path: '/money/amounts',
    validateSearch: readLater<AmountsSearch>,
    loader,
    component: lazyRouteComponent(() => import('./amounts/amounts-screen.tsx'), 'AmountsScreen'),
  }),
  createRoute({
    getParentRoute: () => office,
    path: '/money/amounts/$id',
    loader,
    component: lazyRouteComponent(() => import('./amounts/amount-screen.tsx'), 'AmountScreen'),
  }),
  createRoute({
    getParentRoute: () => office,
    path: '/money/seller-fees',
    validateSearch: readLater<SellerFeesSearch>,
    loader,
    component: lazyRouteComponent(() => import('./seller-fees/seller-fees-screen.tsx'), 'SellerFeesScreen'),
  }),
  ...bankRoutes(office),
  createRoute({
    getParentRoute: () => office,
    path: '/money/ledger',
    validateSearch: readLater<LedgerSearch>,
    loader,
    component: lazyRouteComponent(() => import('./ledger/ledger-screen.tsx'), 'LedgerScreen'),
  }),
  createRoute({
    getParentRoute: () => office,
    path: '/money/reconciliations',
    validateSearch: readLater<ReconciliationsSearch>,
    loader,
    component: lazyRouteComponent(
      () => import('./reconciliations/reconciliations-screen.tsx'), 'ReconciliationsScreen',
    ),
  }),
] as const
