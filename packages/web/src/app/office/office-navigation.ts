// The office's own menu, group by group: only who works there loads it.
import type { Role } from '@bidyard/contract/call'
import type { StaffPart } from '@bidyard/contract/enums/members'
import { hasRole, type Viewer } from '../../api/session.ts'
import type { NavigationItem, PlainText } from '../navigation.ts'

export const officeRoles: readonly Role[] = ['staff', 'root']

interface OfficeItem extends NavigationItem {
  /** Without parts it is for all of the office; with them it is as the contract says of the list behind it. */
  readonly parts?: readonly StaffPart[]
}

export interface NavigationGroup {
  readonly text: PlainText
  readonly items: readonly OfficeItem[]
}

const office: readonly NavigationGroup[] = [
  {
    text: 'officeWorkGroup',
    items: [
      { to: '/office', text: 'officeWork', icon: 'list', isExact: true },
      { to: '/office/inbox', text: 'officeInbox', icon: 'clock' },
      { to: '/office/numbers', text: 'officeNumbers', icon: 'chart' },
    ],
  },
  {
    text: 'officePeople',
    items: [
      { to: '/office/registrations', text: 'officeRegistrations', icon: 'inbox', parts: ['registration'] },
      { to: '/office/members', text: 'officeMembers', icon: 'users' },
      { to: '/office/users', text: 'officeUsers', icon: 'key' },
      { to: '/office/staff', text: 'officeStaff', icon: 'user' },
      { to: '/office/data-requests', text: 'officeDataRequests', icon: 'lock', parts: ['registration'] },
      { to: '/office/access-log', text: 'officeAccessLog', icon: 'eye' },
      { to: '/office/undelivered-mails', text: 'officeUndelivered', icon: 'bell' },
    ],
  },
  {
    text: 'officeFieldGroup',
    items: [
      { to: '/office/checks', text: 'officeChecks', icon: 'car' },
      { to: '/office/yard', text: 'officeYard', icon: 'grid' },
      { to: '/office/transports', text: 'officeTransports', icon: 'truck' },
    ],
  },
  {
    text: 'officeShopsGroup',
    items: [
      { to: '/office/shops', text: 'officeShops', icon: 'building' },
      { to: '/office/companies', text: 'officeCompanies', icon: 'list' },
    ],
  },
  {
    text: 'officeCarsGroup',
    items: [
      { to: '/office/orders', text: 'officeOrders', icon: 'car' },
      { to: '/office/order-imports', text: 'officeImports', icon: 'upload' },
      { to: '/office/screening', text: 'officeScreening', icon: 'eye' },
      { to: '/office/auctions', text: 'officeAuctions', icon: 'gavel' },
      { to: '/office/rooms', text: 'officeRooms', icon: 'eye' },
      { to: '/office/awards', text: 'officeAwards', icon: 'done' },
      { to: '/office/contracts', text: 'officeContracts', icon: 'document' },
      { to: '/office/auction-calendar', text: 'officeCalendar', icon: 'calendar' },
      { to: '/office/error-reports', text: 'officeErrorReports', icon: 'alert' },
      { to: '/office/search-sync', text: 'officeSearchSync', icon: 'refresh' },
    ],
  },
  {
    text: 'officeMoneyGroup',
    items: [
      { to: '/office/money', text: 'officeMoney', icon: 'inbox', isExact: true },
      { to: '/office/money/deposits', text: 'officeDeposits', icon: 'card' },
      { to: '/office/money/subscriptions', text: 'officeSubscriptions', icon: 'calendar' },
      { to: '/office/money/amounts', text: 'officeAmounts', icon: 'receipt' },
      { to: '/office/money/seller-fees', text: 'officeSellerFees', icon: 'receipt' },
      { to: '/office/money/seller-payouts', text: 'sellerPayouts', icon: 'card' },
      { to: '/office/money/accounts', text: 'officeAccounts', icon: 'download' },
      { to: '/office/money/unmatched', text: 'officeUnmatched', icon: 'help' },
      { to: '/office/money/ledger', text: 'officeLedger', icon: 'rows' },
      { to: '/office/money/reconciliations', text: 'officeReconciliations', icon: 'chart' },
      { to: '/office/sanctions', text: 'officeSanctions', icon: 'warning' },
    ],
  },
  {
    text: 'officePartnersGroup',
    items: [
      { to: '/office/partners', text: 'officePartners', icon: 'link' },
    ],
  },
  {
    text: 'officeReference',
    items: [
      { to: '/office/configuration', text: 'officeConfiguration', icon: 'sliders' },
      { to: '/office/common-codes', text: 'officeCommonCodes', icon: 'list' },
      { to: '/office/metadata', text: 'officeMetadata', icon: 'braces' },
      { to: '/office/car-codes', text: 'officeCarCodes', icon: 'car' },
    ],
  },
]

/** A group without entries is not shown. */
export const officeFor = (viewer: Viewer): readonly NavigationGroup[] => {
  const isFor = ({ parts }: OfficeItem): boolean =>
    parts === undefined || viewer.part === undefined || parts.includes(viewer.part)
  if (!hasRole(viewer, ...officeRoles)) return []
  return office.map((group) => ({ ...group, items: group.items.filter(isFor) })).filter(({ items }) => items.length > 0)
}
