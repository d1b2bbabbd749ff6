// Where each work is done, and where the whole queue of its kind stands.
import type { WorkKind } from '@bidyard/contract/enums/work/work'
import type { workCalls } from '@bidyard/contract/calls/work'
import type { ItemOf } from '@bidyard/contract/list'
import type { LinkProps } from '@tanstack/react-router'
import type { IconName } from '../../../ui/icon/icon-paths.ts'

export type WorkItem = ItemOf<typeof workCalls.listWorkItems>
/** An address of ours with its parts filled in; the router wants each with its own parts, and here both come as one. */
export type Place = Pick<LinkProps, 'to' | 'params' | 'search'>

interface Kind {
  readonly icon: IconName
  readonly queue: string
  readonly search?: Readonly<Record<string, string | true>>
  /** Without it the work is done in the queue itself. */
  readonly one?: string
}

const contract = '/office/contracts/$id'

const kinds: Readonly<Record<WorkKind, Kind>> = {
  registration: { icon: 'inbox', queue: '/office/registrations', one: '/office/registrations/$id' },
  visit: { icon: 'car', queue: '/office/checks', one: '/office/orders/$id' },
  screening: { icon: 'eye', queue: '/office/screening', one: '/office/screening/$id' },
  opening: {
    icon: 'gavel', queue: '/office/screening', search: { queue: 'approved' }, one: '/office/screening/$id',
  },
  carImport: { icon: 'upload', queue: '/office/order-imports', one: '/office/order-imports/$id' },
  consulting: { icon: 'phone', queue: '/office/awards', search: { tab: 'consulting' } },
  papers: { icon: 'document', queue: '/office/contracts', search: { papers: 'inProgress' }, one: contract },
  stuck: { icon: 'alert', queue: '/office/contracts', search: { attention: 'staff' }, one: contract },
  priceCut: { icon: 'compare', queue: '/office/contracts', search: { step: 'tradeResult' }, one: contract },
  takeover: { icon: 'car', queue: '/office/contracts', search: { step: 'takeoverConfirmation' }, one: contract },
  fault: { icon: 'warning', queue: '/office/contracts', search: { step: 'cancelled' }, one: contract },
  lien: { icon: 'lock', queue: '/office/contracts', search: { step: 'lienConfirmation' }, one: contract },
  errorReport: { icon: 'alert', queue: '/office/error-reports' },
  cancelRequest: { icon: 'gavel', queue: '/office/rooms', one: '/office/auctions/$id' },
  transport: { icon: 'truck', queue: '/office/transports' },
  proposal: { icon: 'users', queue: '/office/money' },
  payout: { icon: 'card', queue: '/office/money' },
  sellerPayout: { icon: 'card', queue: '/office/contracts', search: { step: 'done' }, one: contract },
  unmatched: { icon: 'help', queue: '/office/money/unmatched', one: '/office/money/unmatched/$id' },
  billPaper: {
    icon: 'receipt', queue: '/office/money/amounts', search: { papers: true, sort: 'billDueOn' },
    one: '/office/money/amounts/$id',
  },
  leftMoney: { icon: 'card', queue: '/office/shops', one: '/office/shops/$id' },
  dataRequest: {
    icon: 'user', queue: '/office/data-requests', search: { state: 'submitted' }, one: '/office/data-requests/$id',
  },
  appeal: {
    icon: 'warning', queue: '/office/sanctions', search: { tab: 'appeals', appeal: 'submitted' },
    one: '/office/sanctions/$id',
  },
}

export const iconOf = (kind: WorkKind): IconName => kinds[kind].icon

export const queueOf = (kind: WorkKind): Place => {
  const { queue, search } = kinds[kind]
  return { to: queue, ...(search === undefined ? {} : { search }) } as Place
}

export const placeOf = ({ kind, placeId }: Pick<WorkItem, 'kind' | 'placeId'>): Place => {
  const { one } = kinds[kind]
  return one === undefined ? queueOf(kind) : { to: one, params: { id: placeId } } as Place
}
