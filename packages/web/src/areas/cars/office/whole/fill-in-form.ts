// What of a draft the office fills in for its seller, as it stands in a form, and as it is sent.
import type { carsCalls } from '@bidyard/contract/calls/cars'
import type { BodyOf } from '@bidyard/contract/call'
import type { ContractKind } from '@bidyard/contract/enums/contracts'
import type { MileageUnit } from '@bidyard/contract/enums/cars'
import type { Province } from '@bidyard/contract/enums/shops'
import type { AuctionHouseType } from '@bidyard/contract/enums/yard'
import { houseTypesOfKind } from '@bidyard/contract/shapes/cars/house-types'
import type { Order, SellerAnswers } from '@bidyard/contract/shapes/cars/orders'

export interface FillInForm {
  readonly kind: ContractKind | null
  readonly houseType: AuctionHouseType | null
  /** Never shown once it was written; left empty it stays as it is. */
  readonly ownerName: string
  readonly region: Province | null
  readonly postalCode: string
  readonly road: string
  readonly detail: string
  readonly hopePriceWon: number | null
  readonly reading: number | null
  readonly unit: MileageUnit
  readonly answers: SellerAnswers
  /** Untouched questions of a seller who was not asked are no answers. */
  readonly isAnswered: boolean
}

const unasked: SellerAnswers = {
  hadAccident: 'unknown', wasFlooded: 'unknown', wasRented: 'unknown', isEncumbered: 'unknown', smokedIn: 'unknown',
  keyCount: 1, note: '',
}

export const formOf = ({ kind, houseType, region, address, hopePriceWon, odometer, answers }: Order): FillInForm => ({
  kind, houseType, ownerName: '', region, postalCode: address?.postalCode ?? '', road: address?.road ?? '',
  detail: address?.detail ?? '', hopePriceWon, reading: odometer?.reading ?? null, unit: odometer?.unit ?? 'Km',
  answers: answers ?? unasked, isAnswered: answers !== null,
})

/** Another kind may leave only one place where the car can stand. */
export const withKind = (form: FillInForm, kind: ContractKind): FillInForm => {
  const places = houseTypesOfKind[kind]
  const stays = form.houseType !== null && places.includes(form.houseType)
  return { ...form, kind, houseType: stays ? form.houseType : places.length === 1 ? places[0] : null }
}

export const wishOf = (form: FillInForm): Omit<BodyOf<typeof carsCalls.changeOrder>, 'seenVersion'> => {
  const { kind, houseType, ownerName, region, postalCode, road, detail, hopePriceWon, reading, unit } = form
  const isPlaced = postalCode.trim() !== '' || road.trim() !== '' || detail.trim() !== ''
  return {
    kind, houseType, region, hopePriceWon,
    ...(ownerName.trim() === '' ? {} : { ownerName: ownerName.trim() }),
    address: isPlaced ? { postalCode: postalCode.trim(), road: road.trim(), detail: detail.trim() } : null,
    odometer: reading === null ? null : { reading, unit },
    answers: form.isAnswered ? form.answers : null,
  }
}
