// The steps of offering a car, in their order, and which of them still lack something.
import type { ReceivedOf } from '@bidyard/contract/call'
import type { carsCalls } from '@bidyard/contract/calls/cars'
import type { ContractKind } from '@bidyard/contract/enums/contracts'
import { type CarPhotoView } from '@bidyard/contract/enums/car-facts'
import type { ListingReturnReason } from '@bidyard/contract/enums/auctions'
import { houseTypeFits } from '@bidyard/contract/shapes/cars/house-types'
import { missingViews } from '@bidyard/contract/shapes/cars/photo-views'
import { hasTrait } from '@bidyard/contract/shapes/contracts/traits-of'
import type { OwnLook } from '../draft/offer-form.ts'

export type Order = ReceivedOf<typeof carsCalls.getOrder>

export const offerSteps = ['facts', 'way', 'questions', 'photos', 'terms'] as const
export type OfferStep = (typeof offerSteps)[number]

export const isOfferStep = (value: unknown): value is OfferStep => offerSteps.some((step) => step === value)

export const stepAfter = (step: OfferStep): OfferStep | undefined => offerSteps[offerSteps.indexOf(step) + 1]
export const stepBefore = (step: OfferStep): OfferStep | undefined => offerSteps[offerSteps.indexOf(step) - 1]

export interface OfferFacts {
  readonly order: Order
  /** Photos that have arrived, and those that are on their way. */
  readonly views: readonly CarPhotoView[]
  readonly look: OwnLook
}

/** Only who shows the car has to photograph it; the others are photographed by whoever checks them. */
export const needsPhotos = (kind: ContractKind | null): boolean => hasTrait(kind, 'checkedBy', 'seller')

const isLookWhole = ({ lamps, smells, damages }: OwnLook): boolean =>
  lamps !== null && smells !== null && damages !== null

const mendable: readonly Order['state'][] = ['confirmed', 'declined', 'retryAuction']

/** Until the market sees the car, and between two rounds, what was told of it may be mended. */
export const mayMend = ({ state }: Pick<Order, 'state'>): boolean => mendable.includes(state)

/** How a car is sold holds from the confirmation on. */
export const mayWorkOn = (order: Pick<Order, 'state'>, step: OfferStep): boolean =>
  order.state === 'draft' || (step !== 'way' && mayMend(order))

/** Where a seller mends what the office sent the listing back for. */
export const stepsOfReason: Readonly<Record<ListingReturnReason, readonly OfferStep[]>> = {
  photosMissing: ['photos'], photosUnclear: ['photos'], factsWrong: ['facts', 'questions'],
  answersMissing: ['questions'], priceUnclear: ['terms'], papersMissing: ['photos'],
  other: ['facts', 'questions', 'photos', 'terms'],
}

/** What the server would refuse, told by step before it is asked. */
export const isStepDone: Readonly<Record<OfferStep, (facts: OfferFacts) => boolean>> = {
  facts: ({ order }) => order.model !== null && order.historyId !== null,
  way: ({ order: { kind, houseType } }) => kind !== null && houseType !== null && houseTypeFits(kind, houseType),
  questions: ({ order, look }) =>
    order.answers !== null && order.odometer !== null && (!needsPhotos(order.kind) || isLookWhole(look)),
  photos: ({ order, views }) => !needsPhotos(order.kind) || missingViews(views.map((view) => ({ view }))).length === 0,
  terms: ({ order: { region, address, kind, hopePriceWon } }) =>
    region !== null && address !== null && (!hasTrait(kind, 'needsHopePrice', true) || hopePriceWon !== null),
}

/** Where whoever comes back goes on. */
export const firstOpenStep = (facts: OfferFacts): OfferStep =>
  offerSteps.find((step) => !isStepDone[step](facts)) ?? 'terms'

const stepOfPart: Readonly<Record<string, OfferStep>> = {
  register: 'facts', history: 'facts', ownerName: 'facts', carNumber: 'facts',
  kind: 'way', houseType: 'way',
  odometer: 'questions', answers: 'questions',
  photos: 'photos',
  region: 'terms', address: 'terms', hopePriceWon: 'terms', termsVersion: 'terms',
}

/** `order.answers`, `body.address.road`: where one mends what the server says. */
export const stepOfPath = (path: string): OfferStep => stepOfPart[path.split('.')[1] ?? ''] ?? 'terms'
