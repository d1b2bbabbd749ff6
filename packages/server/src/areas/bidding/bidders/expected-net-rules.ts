// What a seller may expect of a bid: the shop's finished sales, the bid, and what the car has cost its seller so far.
import type { BidderState } from '@bidyard/contract/enums'
import type { ExpectedNet } from '@bidyard/contract/shapes/bidding/bidders'
import { expectedSalesMin } from '@bidyard/contract/shapes/bidding/expected-sales'

interface Bid {
  readonly state: BidderState
  readonly bidAmountWon: number
  readonly finals: { readonly sales: number; readonly finalPermille: number }
  readonly feesWon: number
}

const step = 10_000
const undecided: readonly BidderState[] = ['waiting', 'awardInProgress', 'afterConsulting']

/** Nothing is more exact than it is: what is not the bid itself is cut to whole steps, down rather than up. */
const finalOf = (bidWon: number, permille: number): number => {
  const won = Math.floor(bidWon * permille / 1_000)
  return won === bidWon ? won : Math.floor(won / step) * step
}

export const expectedOf = ({ state, bidAmountWon, finals, feesWon }: Bid): ExpectedNet | null => {
  const { sales, finalPermille } = finals
  if (sales < expectedSalesMin || !undecided.includes(state)) return null
  const finalWon = finalOf(bidAmountWon, finalPermille)
  return { sales, finalPermille, finalWon, feesWon, netWon: finalWon - feesWon }
}
