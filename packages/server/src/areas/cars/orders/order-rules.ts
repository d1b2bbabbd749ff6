// What an order still lacks before it may be confirmed, who may work on it, and how it comes back from the market.
import type { AuctionHouseType, CarPhotoView, ContractKind, OrderState, Province } from '@bidyard/contract/enums'
import { houseTypeFits } from '@bidyard/contract/shapes/cars/house-types'
import { missingViews, viewsNeeded } from '@bidyard/contract/shapes/cars/photos'
import { hasTrait } from '@bidyard/contract/shapes/contracts/traits-of'
import { preparing } from '@bidyard/contract/states/order-stages'
import type { Fault } from '../said.ts'

const lack = (part: string, ko: string, en: string): Fault => ({ path: `order.${part}`, said: { ko, en } })

export const isInPreparation = (state: OrderState): boolean => preparing.includes(state)

/** Where a round ended without a buyer, by everybody who may say so: what its contract left is told elsewhere. */
export const mayBeRetried = (
  order: { readonly state: OrderState; readonly round: number }, roundsMax: number,
): boolean =>
  order.state === 'declined' && order.round < roundsMax

const afterMarket: readonly OrderState[] = ['biddingCompleted', 'awarded', 'depositCompleted']

/** By which row of the table somebody takes a car back from where it stands. */
export const takingBack = (
  as: 'staff' | 'seller', state: OrderState,
): 'cancel' | 'cancelBidding' | 'withdraw' | 'cancelAfterContract' => {
  if (state === 'biddingInProgress') return as === 'staff' ? 'cancelBidding' : 'withdraw'
  return as === 'staff' && afterMarket.includes(state) ? 'cancelAfterContract' : 'cancel'
}

interface Told {
  readonly kind: ContractKind | null
  readonly houseType: AuctionHouseType | null
  readonly region: Province | null
  readonly addressSealed: Uint8Array | null
  readonly model: object | null
  readonly odometerKm: number | null
  readonly answers: object | null
  readonly hopePriceWon: number | null
}

interface Complete {
  readonly order: Told
  readonly views: readonly CarPhotoView[]
  readonly wasHistoryAsked: boolean
}

const placeLacks = ({ order: { kind, houseType, region, addressSealed } }: Complete): Fault[] => [
  ...(kind === null ? [lack('kind', '판매방식을 선택해 주세요.', 'Choose how the car is sold.')] : []),
  ...(houseType === null ? [lack('houseType', '보관유형을 선택해 주세요.', 'Choose where the car stands.')] : []),
  ...(kind !== null && houseType !== null && !houseTypeFits(kind, houseType)
    ? [lack('houseType', '판매방식에 맞지 않는 보관유형입니다.', 'A car of this kind cannot stand there.')] : []),
  ...(region === null ? [lack('region', '차량이 있는 지역을 선택해 주세요.', 'Choose the region.')] : []),
  ...(addressSealed === null ? [lack('address', '차량이 있는 주소를 입력해 주세요.', 'Say where the car stands.')] : []),
]

const carLacks = ({ order, wasHistoryAsked }: Complete): Fault[] => [
  ...(order.model === null
    ? [lack('register', '자동차등록정보를 조회하거나 직접 입력해 주세요.', 'Look the registration up, or write it by hand.')] : []),
  ...(wasHistoryAsked ? [] : [lack('history', '보험이력을 조회해 주세요.', 'Look the insurance history up.')]),
  ...(order.odometerKm === null ? [lack('odometer', '주행거리를 입력해 주세요.', 'Say what the odometer shows.')] : []),
  ...(order.answers === null ? [lack('answers', '차량 상태 질문에 답해 주세요.', 'Answer the questions about the car.')] : []),
  ...(hasTrait(order.kind, 'needsHopePrice', true) && order.hopePriceWon === null
    ? [lack('hopePriceWon', '희망가를 입력해 주세요.', 'Say the price that you hope for.')] : []),
]

/** A car that its owner shows needs the owner's photos; the others are photographed by their inspector. */
const photoLacks = ({ order, views }: Complete): Fault[] =>
  hasTrait(order.kind, 'checkedBy', 'seller') && missingViews(views.map((view) => ({ view }))).length > 0
    ? [lack('photos', '필수 사진을 모두 올려 주세요.', 'Some of the photos that every car needs are missing.')] : []

/** Everything at once, so that nobody learns of it piece by piece. */
export const lacksOf = (given: Complete): Fault[] => [...placeLacks(given), ...carLacks(given), ...photoLacks(given)]

/** What a confirmed order has to say, and a change would leave unsaid. */
export const unsaidBy = (wish: object, order: Told): Fault[] => {
  const emptied = new Set(Object.entries(wish).filter(([, value]) => value === null).map(([part]) => `order.${part}`))
  const bare = { region: null, addressSealed: null, odometerKm: null, answers: null, hopePriceWon: null }
  return lacksOf({ order: { ...order, ...bare }, views: viewsNeeded, wasHistoryAsked: true })
    .filter(({ path }) => emptied.has(path))
}
