// What a seller types while offering a car: what of it is whole enough to be sent and not known to the server yet.
import type { BodyOf } from '@bidyard/contract/call'
import type { carsCalls } from '@bidyard/contract/calls/cars'
import type { CarSmell, WarningLamp } from '@bidyard/contract/enums/car-check'
import type { MileageUnit } from '@bidyard/contract/enums/cars'
import type { ContractKind } from '@bidyard/contract/enums/contracts'
import { province, type Province } from '@bidyard/contract/enums/shops'
import type { AuctionHouseType } from '@bidyard/contract/enums/yard'
import { limits } from '@bidyard/contract/limits'
import { odometerKmMax } from '@bidyard/contract/shapes/cars/numbers/odometer'
import type { SellerAnswers } from '@bidyard/contract/shapes/cars/orders'
import { withoutUnseen } from '@bidyard/contract/shapes/unseen-letters'
import type { PartDamage } from '../../../../ui/damage-map/damage-map.tsx'
import type { Order } from '../offer/offer-steps.ts'

/** What owners see of their own car; it becomes the check of a car that is sold by its owner. */
export interface OwnLook {
  readonly lamps: readonly WarningLamp[] | null
  readonly smells: readonly CarSmell[] | null
  readonly damages: readonly PartDamage[] | null
}

export interface TypedAddress {
  readonly postalCode: string
  readonly road: string
  readonly detail: string
}

export interface TypedOdometer {
  readonly reading: number | null
  readonly unit: MileageUnit
}

export type TypedAnswers = { readonly [Key in keyof SellerAnswers]: SellerAnswers[Key] | null }

export interface OfferForm {
  readonly ownerName: string
  readonly kind: ContractKind | null
  readonly houseType: AuctionHouseType | null
  readonly region: Province | null
  readonly address: TypedAddress
  readonly hopePriceWon: number | null
  readonly answers: TypedAnswers
  readonly odometer: TypedOdometer
  readonly look: OwnLook
}

/** Only what was touched here; the rest is as the server has it. */
export type Typed = Partial<OfferForm> & {
  /** The name that was sent last: the server never tells it again. */
  readonly sentOwnerName?: string
  /** The photos were put into an order by hand. */
  readonly isArranged?: boolean
}

export const emptyLook: OwnLook = { lamps: null, smells: null, damages: null }
const emptyAnswers: TypedAnswers = {
  hadAccident: null, wasFlooded: null, wasRented: null, isEncumbered: null, smokedIn: null, keyCount: null, note: '',
}

export const formOf = (order: Order, typed: Typed): OfferForm => ({
  ownerName: typed.sentOwnerName ?? '',
  kind: order.kind,
  houseType: order.houseType,
  region: order.region,
  address: order.address ?? { postalCode: '', road: '', detail: '' },
  hopePriceWon: order.hopePriceWon,
  answers: order.answers ?? emptyAnswers,
  odometer: order.odometer === null
    ? { reading: null, unit: 'Km' } : { reading: order.odometer.reading, unit: order.odometer.unit },
  look: emptyLook,
  ...typed,
})

export type Wish = Omit<BodyOf<typeof carsCalls.changeOrder>, 'seenVersion'>

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const lineOf = (text: string): string => withoutUnseen(text).trim()

export const isPostalCode = (text: string): boolean => /^\d{5}$/.test(text.trim())

/** As the server writes it: trimmed, and with its parts in their order. */
const wholeAddress = ({ postalCode, road, detail }: TypedAddress) => {
  const address = { postalCode: postalCode.trim(), road: lineOf(road), detail: lineOf(detail) }
  const isWhole = isPostalCode(address.postalCode) && address.road.length > 1 && address.road.length <= limits.address
  return isWhole && address.detail.length <= limits.name ? address : undefined
}

const wholeAnswers = (typed: TypedAnswers): SellerAnswers | undefined => {
  const { hadAccident, wasFlooded, wasRented, isEncumbered, smokedIn, keyCount, note } = typed
  if (hadAccident === null || wasFlooded === null || wasRented === null || isEncumbered === null) return undefined
  if (smokedIn === null || keyCount === null) return undefined
  return { hadAccident, wasFlooded, wasRented, isEncumbered, smokedIn, keyCount, note: (note ?? '').trim() }
}

const wholeOdometer = ({ reading, unit }: TypedOdometer) =>
  reading === null || reading > odometerKmMax ? undefined : { reading, unit }

const sentOdometer = ({ odometer }: Order) =>
  odometer === null ? null : { reading: odometer.reading, unit: odometer.unit }

/** How the car is sold and in whose name it stands is no question any more once the offer was handed in. */
const onlyMended = ({ ownerName: _name, kind: _kind, houseType: _houseType, ...rest }: Typed): Typed => rest

/** Each part that was touched, is whole, and is another than the server has. */
export const wishOf = (order: Order, all: Typed): Wish => {
  const typed = order.state === 'draft' ? all : onlyMended(all)
  const ownerName = typed.ownerName?.trim() ?? ''
  const [address, answers, odometer] = [
    typed.address && wholeAddress(typed.address), typed.answers && wholeAnswers(typed.answers),
    typed.odometer && wholeOdometer(typed.odometer),
  ]
  const { kind, houseType, region, hopePriceWon } = typed
  return {
    ...(ownerName.length > 1 && ownerName !== typed.sentOwnerName ? { ownerName } : {}),
    ...(kind === undefined || kind === order.kind ? {} : { kind }),
    ...(houseType === undefined || houseType === order.houseType ? {} : { houseType }),
    ...(region === undefined || region === order.region ? {} : { region }),
    ...(hopePriceWon === undefined || hopePriceWon === order.hopePriceWon ? {} : { hopePriceWon }),
    ...(address === undefined || isSame(address, order.address) ? {} : { address }),
    ...(answers === undefined || isSame(answers, order.answers && wholeAnswers(order.answers)) ? {} : { answers }),
    ...(odometer === undefined || isSame(odometer, sentOdometer(order)) ? {} : { odometer }),
  }
}

/** After the server took a wish: what of it nobody changed meanwhile need not be kept here any more. */
export const typedAfter = (typed: Typed, before: Typed, wish: Wish): Typed => {
  const left: Record<string, unknown> = { ...typed }
  for (const part of Object.keys(wish) as (keyof Wish & keyof OfferForm)[])
    if (part !== 'ownerName' && isSame(typed[part], before[part])) delete left[part]
  return { ...left, ...(wish.ownerName === undefined ? {} : { sentOwnerName: wish.ownerName ?? '' }) }
}

const longNames: readonly (readonly [start: string, region: Province])[] = [
  ['충청북', 'chungbuk'], ['충청남', 'chungnam'], ['전라북', 'jeonbuk'], ['전라남', 'jeonnam'], ['경상북', 'gyeongbuk'],
  ['경상남', 'gyeongnam'],
]

/** What an address begins with tells the region: 서울특별시, 전북특별자치도, 충청북도. */
export const regionOfRoad = (road: string): Province | undefined => {
  const start = road.trim()
  return longNames.find(([name]) => start.startsWith(name))?.[1]
    ?? province.values.find((one) => start.startsWith(province.labels[one].ko))
}
