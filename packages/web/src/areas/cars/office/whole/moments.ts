// What happened to a car, put together from everything that knows when: the newest first.
import type { auctionsCalls } from '@bidyard/contract/calls/auctions'
import type { carsCalls } from '@bidyard/contract/calls/cars'
import type { yardCalls } from '@bidyard/contract/calls/yard'
import type { ItemOf } from '@bidyard/contract/list'
import type { Order } from '@bidyard/contract/shapes/cars/orders'

export const momentKinds = [
  'drafted', 'registerAsked', 'historyAsked', 'priceAsked', 'termsAccepted', 'confirmed', 'checkReserved',
  'checkStarted', 'checkCompleted', 'checkEnded', 'transportAsked', 'transportAccepted', 'transportArrived',
  'checkedIn', 'released', 'prepared', 'returned', 'resubmitted', 'screened', 'opened', 'corrected', 'closed', 'ended',
] as const
export type MomentKind = (typeof momentKinds)[number]

export interface Moment {
  readonly key: string
  readonly kind: MomentKind
  readonly at: string
  /** A number or a name that tells which. */
  readonly of?: string | undefined
}

export interface Known {
  readonly order: Order
  readonly registers: readonly ItemOf<typeof carsCalls.listCarRegisters>[]
  readonly histories: readonly ItemOf<typeof carsCalls.listCarHistories>[]
  readonly checks: readonly ItemOf<typeof carsCalls.listCarChecks>[]
  readonly transports: readonly ItemOf<typeof yardCalls.listTransports>[]
  readonly checkIns: readonly ItemOf<typeof yardCalls.listCheckIns>[]
  readonly auctions: readonly ItemOf<typeof auctionsCalls.listAuctions>[]
}

type Given = readonly [kind: MomentKind, at: string | null | undefined]

const momentsOf = (id: string, given: readonly Given[], of?: string): Moment[] =>
  given.flatMap(([kind, at]) => (at === null || at === undefined ? [] : [{ key: `${id} ${kind}`, kind, at, of }]))

export const readMoments = (known: Known): readonly Moment[] => {
  const { order, registers, histories, checks, transports, checkIns, auctions } = known
  const ended = order.state === 'cancelled' || order.state === 'completed' ? order.updatedAt : null
  return [
    ...momentsOf(order.id, [
      ['drafted', order.createdAt], ['priceAsked', order.guidePrice?.askedAt], ['termsAccepted', order.termsAcceptedAt],
      ['confirmed', order.confirmedAt], ['ended', ended],
    ]),
    ...registers.flatMap(({ id, askedAt, createdAt }) => momentsOf(id, [['registerAsked', askedAt ?? createdAt]])),
    ...histories.flatMap(({ id, askedAt, createdAt }) => momentsOf(id, [['historyAsked', askedAt ?? createdAt]])),
    ...checks.flatMap(({ id, createdAt, startedAt, completedAt }) => momentsOf(id, [
      ['checkReserved', createdAt], ['checkStarted', startedAt], ['checkCompleted', completedAt],
    ])),
    // Nothing changes one that has ended; why it did is told with it.
    ...checks.filter(({ endNote }) => endNote !== null)
      .flatMap(({ id, updatedAt, endNote }) => momentsOf(id, [['checkEnded', updatedAt]], endNote ?? undefined)),
    ...transports.flatMap(({ id, requestedAt, acceptedAt, arrivedAt }) => momentsOf(id, [
      ['transportAsked', requestedAt], ['transportAccepted', acceptedAt], ['transportArrived', arrivedAt],
    ])),
    ...checkIns.flatMap(({ id, checkedInAt, releasedAt }) => momentsOf(id, [
      ['checkedIn', checkedInAt], ['released', releasedAt],
    ])),
    ...auctions.flatMap((one) => momentsOf(one.id, [
      ['prepared', one.createdAt], ['returned', one.returnedAt], ['resubmitted', one.resubmittedAt],
      ['screened', one.screenedAt], ['opened', one.openedAt], ['corrected', one.correctedAt], ['closed', one.closedAt],
    ], one.auctionNo)),
  ].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
}
