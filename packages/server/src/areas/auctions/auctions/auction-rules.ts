// Rules of auctions: when one ends, what a listing still lacks, and what becomes of a round without a buyer.
import type { AuctionHouseType, CarPhotoView, ContractKind, ListingGap } from '@bidyard/contract/enums'
import { limits } from '@bidyard/contract/limits'
import { missingViews } from '@bidyard/contract/shapes/cars/photos'
import { traitsOf } from '@bidyard/contract/shapes/contracts/traits-of'

const { auctionAheadDays: days } = limits
export const isTooFar = (at: Date, now: Date): boolean => at.getTime() - now.getTime() > days * 86_400_000
export const tooFar = { ko: `지금부터 ${days}일 안의 시각을 정해 주세요.`, en: `Choose a time within ${days} days from now.` }

export interface Listing {
  readonly kind: ContractKind
  readonly houseType: AuctionHouseType
  readonly isSentBack: boolean
  readonly hasCheck: boolean
  readonly views: readonly CarPhotoView[]
  readonly isCheckedIn: boolean
  readonly hasRegister: boolean
}

export const gapsOf = (listing: Listing): ListingGap[] => {
  const { kind, houseType, isSentBack, hasCheck, views, isCheckedIn, hasRegister } = listing
  const photos = views.map((view) => ({ view }))
  const gaps: readonly (readonly [ListingGap, boolean])[] = [
    ['carCheck', !hasCheck],
    ['photos', missingViews(photos).length > 0],
    ['checkIn', houseType === 'inflow' && !isCheckedIn],
    ['register', traitsOf(kind).needsRegister && !hasRegister],
    ['fault', isSentBack],
  ]
  return gaps.filter(([, isThere]) => isThere).map(([gap]) => gap)
}

interface Ended {
  readonly kind: ContractKind
  readonly round: number
}

export const hasRoundLeft = ({ round }: Pick<Ended, 'round'>, roundsMax: number): boolean => round < roundsMax

/** Assumed: some kinds go on by themselves as long as a round is left; the sellers of the others are asked. */
export const isRetried = (ended: Ended, roundsMax: number): boolean =>
  traitsOf(ended.kind).retriesByItself && hasRoundLeft(ended, roundsMax)
