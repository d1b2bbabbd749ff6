// Every address of the web and the screen behind it. Each area brings its own routes: `areas/<area>/routes.ts`.
import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext, createRoute, createRouter, lazyRouteComponent, Outlet,
  type ErrorComponentProps,
} from '@tanstack/react-router'
import { currentSession } from '../api/session.ts'
import { inspectorRoutes } from '../areas/cars/inspector/routes.ts'
import { contractOfficeRoutes, dealerContractRoutes, ownPayoutsRoute, recordRoutes } from '../areas/contracts/routes.ts'
import { dealerBidRoutes } from '../areas/bidding/dealer/routes.ts'
import { biddingOfficeRoutes } from '../areas/bidding/office/routes.ts'
import { dealerAuctionsRoutes } from '../areas/auctions/dealer/routes.ts'
import { sellerCarRoutes, visitCarRoutes } from '../areas/cars/seller/routes.ts'
import { auctionOfficeRoutes } from '../areas/auctions/office/routes.ts'
import { carOfficeRoutes } from '../areas/cars/office/routes.ts'
import { dealerFinanceRoutes } from '../areas/finance/dealer/routes.ts'
import { moneyOfficeRoutes } from '../areas/finance/office/routes.ts'
import { identityReturnRoute, identityRoutes } from '../areas/identity/routes.ts'
import { memberOfficeRoutes } from '../areas/members/office/routes.ts'
import { memberRoutes } from '../areas/members/routes.ts'
import { noticeOfficeRoutes, noticeRoutes } from '../areas/notices/routes.ts'
import { launchRoute, ownPartnerRoute, partnersRoutes } from '../areas/partners/routes.ts'
import { glossaryRoute, referenceRoutes } from '../areas/reference/routes.ts'
import { numbersOfficeRoutes, ownNumbersRoute } from '../areas/reports/routes.ts'
import { sandboxRoutes } from '../areas/sandbox/routes.ts'
import { shopsRoutes } from '../areas/shops/routes.ts'
import { dealerViolationsRoutes } from '../areas/violations/dealer/routes.ts'
import { sanctionsOfficeRoutes } from '../areas/violations/office/routes.ts'
import { inboxRoute, workOfficeRoutes } from '../areas/work/routes.ts'
import { yardRoutes } from '../areas/yard/routes.ts'
import { storedLanguage } from '../text/language.ts'
import { loadText } from '../text/word-store.ts'
import { ErrorScreen } from './screens/error-screen.tsx'
import { Frame } from './frame.tsx'

export interface RouterContext {
  readonly queries: QueryClient
}

/** Hardly anybody comes to an address with nothing at it, and whoever does can wait for a moment. */
const NotFoundScreen = lazyRouteComponent(() => import('./screens/not-found-screen.tsx'), 'NotFoundScreen')

const FramedNotFound = () => <Frame><NotFoundScreen /></Frame>
const FramedError = (props: ErrorComponentProps) => <Frame><ErrorScreen {...props} /></Frame>

const root = createRootRouteWithContext<RouterContext>()({
  component: Outlet, notFoundComponent: FramedNotFound, errorComponent: FramedError,
})

/** With header and menus around it; screens inside a partner's app stand under the root itself. */
const framed = createRoute({ getParentRoute: () => root, id: 'framed', component: Frame })

const home = createRoute({
  getParentRoute: () => framed,
  path: '/',
  // Whoever is not signed in finds the sandbox here.
  loader: () => (currentSession() === null ? loadText('sandbox', storedLanguage()) : undefined),
  component: lazyRouteComponent(() => import('./home-screen.tsx'), 'HomeScreen'),
})

const office = createRoute({
  getParentRoute: () => framed,
  path: '/office',
  component: lazyRouteComponent(() => import('./office/office-frame.tsx'), 'OfficeFrame'),
})

const dealer = createRoute({
  getParentRoute: () => framed,
  id: 'dealer',
  component: lazyRouteComponent(() => import('./dealer/dealer-frame.tsx'), 'DealerFrame'),
})

const oneTimeLink = createRoute({
  getParentRoute: () => root,
  path: '/l',
  loader: () => Promise.all((['launch', 'identity'] as const).map((area) => loadText(area, storedLanguage()))),
  component: lazyRouteComponent(() => import('./one-time-link-screen.tsx'), 'OneTimeLinkScreen'),
})

/** With parts of other areas in them. */
const identityPages = {
  resetPassword: lazyRouteComponent(() => import('./people/reset-password-page.tsx'), 'ResetPasswordPage'),
}
const memberPages = {
  register: lazyRouteComponent(() => import('./people/register-page.tsx'), 'RegisterPage'),
  status: lazyRouteComponent(() => import('./people/status-page.tsx'), 'StatusPage'),
  profile: lazyRouteComponent(() => import('./people/profile-page.tsx'), 'ProfilePage'),
}

/** What a partner's app opens: a page of its own, with the seller's screens in it. */
const launch = launchRoute(root, lazyRouteComponent(() => import('./selling/launch-page.tsx'), 'LaunchPage'))
const sellerPages = {
  home: lazyRouteComponent(() => import('./selling/visit-home-page.tsx'), 'VisitHomePage'),
  car: {
    screen: lazyRouteComponent(() => import('./selling/car-page.tsx'), 'SellerCarPage'),
    asking: () => import('./selling/ask-ahead.ts'),
  },
}

const dealerPages = {
  car: lazyRouteComponent(() => import('./dealer/car-page.tsx'), 'DealerCarPage'),
  bids: lazyRouteComponent(() => import('./dealer/my-bids-page.tsx'), 'MyBidsPage'),
}

const contractPages = {
  list: lazyRouteComponent(() => import('./dealer/contracts-page.tsx'), 'ContractsPage'),
  one: lazyRouteComponent(() => import('./dealer/contract-page.tsx'), 'ContractPage'),
}
const officeShop = lazyRouteComponent(() => import('./office/shop-page.tsx'), 'ShopPage')
const officeContract = lazyRouteComponent(() => import('./office/contract-page.tsx'), 'ContractPage')

const carPages = {
  screening: lazyRouteComponent(() => import('./cars/screening-page.tsx'), 'ScreeningPage'),
  auction: lazyRouteComponent(() => import('./cars/auction-page.tsx'), 'AuctionPage'),
}

const gallery = createRoute({
  getParentRoute: () => framed,
  path: '/dev/ui',
  loader: () => loadText('gallery', storedLanguage()),
  component: lazyRouteComponent(() => import('./gallery/gallery-screen.tsx'), 'GalleryScreen'),
})

const routes = root.addChildren([
  identityReturnRoute(root),
  launch.addChildren([...visitCarRoutes(launch, sellerPages)]),
  oneTimeLink,
  framed.addChildren([
    home,
    gallery,
    ...identityRoutes(framed, identityPages),
    ...memberRoutes(framed, memberPages),
    ...sandboxRoutes(framed),
    inboxRoute(framed),
    ownNumbersRoute(framed),
    ownPartnerRoute(framed),
    ...recordRoutes(framed),
    ownPayoutsRoute(framed),
    ...noticeRoutes(framed),
    glossaryRoute(framed),
    ...sellerCarRoutes(framed, sellerPages.car),
    dealer.addChildren([
      ...dealerAuctionsRoutes(dealer, dealerPages.car), ...dealerBidRoutes(dealer, dealerPages.bids),
      ...dealerContractRoutes(dealer, contractPages), ...dealerFinanceRoutes(dealer), ...dealerViolationsRoutes(dealer),
    ]),
    office.addChildren([
      ...workOfficeRoutes(office), ...inspectorRoutes(office), ...yardRoutes(office), ...memberOfficeRoutes(office),
      ...shopsRoutes(office, officeShop), ...partnersRoutes(office),
      ...carOfficeRoutes(office), ...auctionOfficeRoutes(office, carPages), ...biddingOfficeRoutes(office),
      ...contractOfficeRoutes(office, officeContract),
      ...moneyOfficeRoutes(office), ...sanctionsOfficeRoutes(office), ...noticeOfficeRoutes(office),
      ...numbersOfficeRoutes(office),
      ...referenceRoutes(office),
    ]),
  ]),
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
