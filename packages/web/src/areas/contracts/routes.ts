// Where dealers and the office find contracts, and the page of each.
import { createRoute, lazyRouteComponent, type AnyRoute, type RouteComponent } from '@tanstack/react-router'
import { askAhead } from '../../api/ask-ahead.ts'
import { storedLanguage } from '../../text/language.ts'
import { loadText } from '../../text/word-store.ts'
import type { PayoutsSearch } from './payouts/payouts-search.ts'
import { asRecordNo } from './record/record-no.ts'
import { readLater, type Given } from '../../ui/table/order.ts'

interface ContractPages {
  /** With pictures of cars, which another area shows. */
  readonly list: RouteComponent
  /** With the decisions before the award, which another area asks. */
  readonly one: RouteComponent
}

const textsOf = (...areas: readonly ('contracts' | 'contractDesk' | 'bidding' | 'awards' | 'payouts')[]) => () =>
  Promise.all(areas.map((area) => loadText(area, storedLanguage())))

export const dealerContractRoutes = <Parent extends AnyRoute>(dealer: Parent, { list, one }: ContractPages) => [
  createRoute({
    getParentRoute: () => dealer, path: '/contracts', validateSearch: readLater<Given>, loader: textsOf('contracts'),
    component: list,
  }),
  createRoute({
    getParentRoute: () => dealer, path: '/contracts/$id',
    loader: async ({ context, params }) => {
      const { id } = params as { readonly id: string }
      await Promise.all([
        askAhead(context, () => import('./page/ask-ahead.ts'), ({ askContract }, queries) => askContract(queries, id)),
        textsOf('contracts', 'bidding')(),
      ])
    },
    component: one,
  }),
] as const

/** Printed on every record, for people without an account as well. */
export const recordRoutes = <Parent extends AnyRoute>(framed: Parent) => [
  createRoute({
    getParentRoute: () => framed, path: '/record',
    validateSearch: ({ no }: Given): { readonly no?: string } => {
      const read = typeof no === 'string' ? asRecordNo(no) : null
      return read === null ? {} : { no: read }
    },
    loader: textsOf('contracts'),
    component: lazyRouteComponent(() => import('./record/check-screen.tsx'), 'CheckRecordScreen'),
  }),
] as const

/** What a partner's cars brought. */
export const ownPayoutsRoute = <Parent extends AnyRoute>(framed: Parent) =>
  createRoute({
    getParentRoute: () => framed, path: '/payouts', validateSearch: readLater<PayoutsSearch>,
    loader: textsOf('payouts'),
    component: lazyRouteComponent(() => import('./payouts/own-payouts-screen.tsx'), 'OwnPayoutsScreen'),
  })

export const contractOfficeRoutes = <Parent extends AnyRoute>(office: Parent, one: RouteComponent) => [
  createRoute({
    getParentRoute: () => office, path: '/contracts', validateSearch: readLater<Given>,
    loader: textsOf('contractDesk'),
    component: lazyRouteComponent(() => import('./lists/office-contracts-screen.tsx'), 'OfficeContractsScreen'),
  }),
  createRoute({
    getParentRoute: () => office, path: '/contracts/$id', loader: textsOf('contracts', 'contractDesk', 'awards'),
    component: one,
  }),
  createRoute({
    getParentRoute: () => office, path: '/money/seller-payouts', validateSearch: readLater<PayoutsSearch>,
    loader: textsOf('payouts', 'contractDesk'),
    component: lazyRouteComponent(() => import('./payouts/office-payouts-screen.tsx'), 'OfficePayoutsScreen'),
  }),
] as const
