// What a bid has to keep to, judged from facts alone: bounds, whose car it is, and which obstacle has which word.
import type { DetailOf } from '@bidyard/contract/errors'
import type { BiddingObstacle } from '@bidyard/contract/enums'
import type { Identities } from './identities.ts'

export interface BidBounds {
  readonly unitWon: number
  readonly minimumWon: number
  readonly maximumWon: number
}

export const fitsBounds = (amountWon: number, { unitWon, minimumWon, maximumWon }: BidBounds): boolean =>
  amountWon >= minimumWon && amountWon <= maximumWon && amountWon % unitWon === 0

/** The least that would be taken by a shop that has bid so much already. */
export const leastBid = (ownWon: number | null, { unitWon, minimumWon }: BidBounds): number => {
  const wanted = Math.max(minimumWon, ownWon === null ? 0 : ownWon + 1)
  return Math.ceil(wanted / unitWon) * unitWon
}

const share = (one: readonly string[], other: readonly string[]): boolean => one.some((value) => other.includes(value))

/** Nobody bids on a car of their own, whichever of their logins or companies offers it. */
export const isOwnCar = (owners: Identities, bidder: Identities): boolean =>
  share(bidder.userIds, owners.userIds) || share(bidder.personKeys, owners.personKeys)
  || share(bidder.companyIds, owners.companyIds) || share(bidder.businessNumbers, owners.businessNumbers)

const ofMember: ReadonlySet<BiddingObstacle> = new Set(['memberNotApproved', 'noBiddingPermission'])

/** What only the shop can clear away has one word, what the member lacks the other; the second is told first. */
export const refusalOf = (obstacles: readonly BiddingObstacle[]): DetailOf<'INVALID_PERMISSION'> | undefined => {
  if (obstacles.length === 0) return undefined
  return obstacles.some((obstacle) => ofMember.has(obstacle)) ? '0002.no_bidding_permission' : '0001.bidding_restricted'
}
