// How far a car has come, as steps: whose turn it is follows from the order, its check and its auction.
import type { ReceivedOf } from '@bidyard/contract/call'
import type { auctionsCalls } from '@bidyard/contract/calls/auctions'
import type { carsCalls } from '@bidyard/contract/calls/cars'
import type { ItemOf } from '@bidyard/contract/list'
import { hasTrait } from '@bidyard/contract/shapes/contracts/traits-of'
import type { TradeProcess } from '@bidyard/contract/shapes/contracts/trade-process'
import type { StepState } from '../../../../ui/navigation/step-rail.tsx'
import type { Order } from '../offer/offer-steps.ts'

export type Auction = ReceivedOf<typeof auctionsCalls.getAuction>
export type CheckRow = ItemOf<typeof carsCalls.listCarChecks>

export const railSteps = ['request', 'check', 'auction', 'choice', 'contract'] as const
export type RailStep = (typeof railSteps)[number]

export interface CarStanding {
  readonly order: Pick<Order, 'state' | 'kind' | 'confirmedAt' | 'auctionId'>
  /** The newest first. */
  readonly checks: readonly Pick<CheckRow, 'source' | 'state' | 'startedAt' | 'endNote'>[]
  readonly auction: Pick<Auction, 'state' | 'openedAt' | 'returnedAt' | 'resubmittedAt' | 'screenedAt'> | undefined
  /** After the close: whom the choice of a buyer waits for, as far as it is known. */
  readonly choiceWaitsFor?: ChoiceTurn
}

/** From the close on somebody is looked for, or was found. */
export const isChoosing = ({ state }: Pick<Auction, 'state'>): boolean => state === 'contract' || state === 'done'

export type ChoiceTurn = 'seller' | 'buyer' | 'office'

/** The office talks with the seller of a car that missed its reserve. */
export const choiceTurnOf = ({ current, consultUntil }: Pick<TradeProcess, 'current' | 'consultUntil'>): ChoiceTurn => {
  if (current?.state === 'purchaseDecision') return 'buyer'
  return consultUntil === null ? 'seller' : 'office'
}

/** Sent back, and not handed in again since. */
export const isReturned = (auction: CarStanding['auction']): boolean => {
  if (auction === undefined || auction.state !== 'preparation' || auction.returnedAt === null) return false
  return auction.resubmittedAt === null || auction.resubmittedAt < auction.returnedAt
}

/** By the office, before it came to market: nothing is under way until it prepares another one. */
export const isCalledOff = (auction: CarStanding['auction']): boolean =>
  auction?.state === 'cancelled' && auction.openedAt === null

export const isChecked = ({ checks }: Pick<CarStanding, 'checks'>): boolean =>
  checks.some(({ state }) => state === 'complete')

/** A visit has to be agreed on before anybody comes. */
export const needsVisit = ({ order, checks }: CarStanding): boolean =>
  !hasTrait(order.kind, 'checkedBy', 'seller')
  && !checks.some(({ state }) => state === 'complete' || state === 'inProgress')

const isToBeVisited = ({ checks }: CarStanding): boolean =>
  checks.some(({ source, state }) => source === 'inspector' && state === 'inProgress')

/** Whoever sells the own car tells what there is to see, unless the office sends an inspector in their place. */
export const owesLook = (standing: CarStanding): boolean =>
  hasTrait(standing.order.kind, 'checkedBy', 'seller') && !isChecked(standing) && !isToBeVisited(standing)

/** Why the office ended what the seller had begun to tell, as long as nobody looks at the car anew. */
export const whyAbandoned = ({ checks: [newest] }: Pick<CarStanding, 'checks'>): string | null =>
  newest?.source === 'seller' && newest.state === 'reservationCancel' && newest.startedAt !== null
    ? newest.endNote : null

const needsLook = (standing: CarStanding): boolean => needsVisit(standing) || owesLook(standing)

/** Others are at it: the seller hears when it is their turn. */
export const isOthers = (standing: CarStanding): boolean =>
  standing.order.state === 'confirmed' && !needsLook(standing) && !isReturned(standing.auction)
  && !isCalledOff(standing.auction)

const rail = (...states: readonly StepState[]): Readonly<Record<RailStep, StepState>> =>
  Object.fromEntries(railSteps.map((step, at) => [step, states[at] ?? 'ahead'])) as Record<RailStep, StepState>

const inPreparation = (standing: CarStanding): Readonly<Record<RailStep, StepState>> => {
  if (isCalledOff(standing.auction)) return rail('done', isChecked(standing) ? 'done' : 'ahead', 'failed')
  if (isChecked(standing)) return rail('done', 'done', isReturned(standing.auction) ? 'mine' : 'theirs')
  return rail('done', needsLook(standing) ? 'mine' : 'theirs')
}

const whereItEnded = ({ order }: CarStanding): Readonly<Record<RailStep, StepState>> => {
  if (order.confirmedAt === null) return rail('failed')
  return order.auctionId === null ? rail('done', 'failed') : rail('done', 'done', 'failed')
}

export const railOf = (standing: CarStanding): Readonly<Record<RailStep, StepState>> => {
  switch (standing.order.state) {
    case 'draft': return rail('mine')
    case 'confirmed':
    case 'retryAuction': return inPreparation(standing)
    case 'biddingInProgress': return rail('done', 'done', 'theirs')
    case 'biddingCompleted':
      return rail('done', 'done', 'done', (standing.choiceWaitsFor ?? 'seller') === 'seller' ? 'mine' : 'theirs')
    case 'declined': return rail('done', 'done', 'failed', 'mine')
    case 'awarded':
    case 'depositCompleted': return rail('done', 'done', 'done', 'done', 'theirs')
    case 'completed': return rail('done', 'done', 'done', 'done', 'done')
    case 'cancelled': return whereItEnded(standing)
  }
}
