// Who bid how much on a car of the demo market: around the hope of its seller, short of it where that is a limit.
import type { ContractKind } from '@bidyard/contract/enums'
import { traitsOf } from '@bidyard/contract/shapes/contracts/traits-of'
import { chanceOf } from '../../../../providers/car-data/simulator/chance.ts'
import type { MadeBid } from '../../../bidding/for-other-areas.ts'
import type { MarketCar } from './make-cars.ts'

export interface BidderOfMarket {
  readonly memberId: string
  readonly shopId: string
  readonly companyId: string
}

const unitWon = 10_000
const fallbackWon = 8_000_000
const hourMs = 3_600_000

/** What is sold by its reserve would be sold once it reached it: those of the demo wait for the office. */
const sharesOf = (stand: string, kind: ContractKind): readonly [least: number, most: number] => {
  if (traitsOf(kind).awardedBy === 'seller') return [0.92, 1.05]
  return stand === 'closed' ? [0.9, 0.99] : [1.01, 1.06]
}
const leadShare = 0.02

/** Each bids once, in the hours before the end; many a car goes to the first, who looks around most. */
export const bidsOn = (
  { stand, made }: MarketCar, bidders: readonly BidderOfMarket[], end: Date,
): readonly MadeBid[] => {
  const chance = chanceOf(made.carNumber, 'bids')
  const around = made.hopePriceWon ?? made.price?.midWon ?? fallbackWon
  const [least, most] = sharesOf(stand, made.kind)
  const skipped = chance.between(-1, bidders.length - 1)
  const leads = stand !== 'closed' && chance.happens(0.6) ? 0 : -1
  return bidders.flatMap((bidder, place) => (place === skipped && place !== leads ? [] : [{
    ...bidder, orderId: made.id,
    amountWon: Math.floor((around * (place === leads
      ? most + leadShare : least + chance.part() * (most - least))) / unitWon) * unitWon,
    at: new Date(end.getTime() - Math.ceil((0.1 + chance.part() * 1.5) * hourMs)),
  }]))
}
