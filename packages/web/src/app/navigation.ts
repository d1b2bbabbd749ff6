// The main menu, by what the viewer may see: in the header, and on phones at the bottom.
import type { Role } from '@bidyard/contract/call'
import type { LinkProps } from '@tanstack/react-router'
import { hasRole, type Viewer } from '../api/session.ts'
import type { TextOfArea } from '../text/areas.ts'
import type { IconName } from '../ui/icon/icon-paths.ts'

export type PlainText = {
  [Key in keyof TextOfArea<'shell'>]: TextOfArea<'shell'>[Key] extends string ? Key : never
}[keyof TextOfArea<'shell'>]

export interface NavigationItem {
  readonly to: NonNullable<LinkProps['to']>
  readonly text: PlainText
  readonly icon: IconName
  /** Other entries stand below its address. */
  readonly isExact?: true
}

interface RoledItem extends NavigationItem {
  /** Without roles it is for everybody. */
  readonly roles?: readonly Role[]
}

const main: readonly RoledItem[] = [
  { to: '/', text: 'home', icon: 'home' },
  { to: '/auctions', text: 'dealerAuctions', icon: 'gavel', roles: ['dealer'] },
  { to: '/bids', text: 'dealerBids', icon: 'list', roles: ['dealer'] },
  { to: '/contracts', text: 'dealerContracts', icon: 'document', roles: ['dealer'] },
  { to: '/favorites', text: 'dealerFavorites', icon: 'heart', roles: ['dealer'] },
  { to: '/finance', text: 'dealerFinance', icon: 'card', roles: ['dealer'] },
  { to: '/violations', text: 'dealerViolations', icon: 'warning', roles: ['dealer'] },
  { to: '/office', text: 'office', icon: 'building', roles: ['staff', 'root'] },
  { to: '/cars', text: 'sellerCars', icon: 'car', roles: ['partner'] },
  { to: '/payouts', text: 'sellerPayouts', icon: 'card', roles: ['partner'] },
  { to: '/fees', text: 'officeSellerFees', icon: 'receipt', roles: ['partner'] },
  { to: '/partner', text: 'ownPartner', icon: 'link', roles: ['partner'] },
  { to: '/dev/ui', text: 'gallery', icon: 'grid', roles: ['developer'] },
]

export const navigationFor = (viewer: Viewer | null): readonly NavigationItem[] =>
  main.filter(({ roles }) => roles === undefined || hasRole(viewer, ...roles))
