// What a seller may do between the close and the award, as it follows from how far the choice has come.
import type { AuctionBidder } from '@bidyard/contract/shapes/bidding/bidders'
import type { TradeProcess } from '@bidyard/contract/shapes/contracts/trade-process'

export type ChoiceStep = 'choose' | 'sell' | 'wait' | 'consult' | 'awarded' | 'none'

type Process = Pick<TradeProcess, 'processStep' | 'current' | 'consultUntil'>

export const stepOf = ({ processStep, current, consultUntil }: Process): ChoiceStep => {
  if (processStep === 'accepted') return 'awarded'
  if (processStep !== 'awardDecision') return 'none'
  if (current?.state === 'salesDecision') return 'sell'
  if (current?.state === 'purchaseDecision') return 'wait'
  return consultUntil === null ? 'choose' : 'consult'
}

export const bidderOrders = ['amount', 'expected'] as const
export type BidderOrder = (typeof bidderOrders)[number]

type Ranked = Pick<AuctionBidder, 'bidRank' | 'expected'>

const byRank = (one: Ranked, other: Ranked): number => (one.bidRank ?? Infinity) - (other.bidRank ?? Infinity)

/** Whoever was paused has no rank and cannot be chosen; of whom nothing is expected comes after those of whom it is. */
export const inOrder = <Bidder extends Ranked>(
  bidders: readonly Bidder[], order: BidderOrder = 'amount',
): readonly Bidder[] => {
  const ranked = bidders.toSorted((one, other) => (byRank(one, other) || 0))
  if (order === 'amount') return ranked
  const netOf = ({ expected }: Bidder): number => expected?.netWon ?? -Infinity
  return ranked.toSorted((one, other) => (netOf(other) === netOf(one) ? 0 : netOf(other) - netOf(one)))
}

export const mayBeChosen = ({ state, bidRank }: Pick<AuctionBidder, 'state' | 'bidRank'>): boolean =>
  state === 'waiting' && bidRank !== null

/** Whose price the seller of a prime car may agree to: the one talked about, or the best while that bid is held up. */
export const toAgreeOn = <Bidder extends Pick<AuctionBidder, 'state' | 'bidRank' | 'expected'>>(
  bidders: readonly Bidder[],
): Bidder | undefined =>
  bidders.find(({ state, bidRank }) => state === 'afterConsulting' && bidRank !== null)
    ?? inOrder(bidders).find(mayBeChosen)

/** Something holds its bid up; once that is gone it may be chosen after all. */
export const isHeldUp = ({ state, bidRank }: Pick<AuctionBidder, 'state' | 'bidRank'>): boolean =>
  state === 'waiting' && bidRank === null

/** One that was never awarded a car may have let some go before that. */
export const hasRecord = (
  { awarded, cancelled }: Pick<AuctionBidder['shop']['record'], 'awarded' | 'cancelled'>,
): boolean => awarded + cancelled > 0

type Candidates = Pick<TradeProcess, 'candidatesMax' | 'candidatesUsed'>

export const choicesLeft = ({ candidatesMax, candidatesUsed }: Candidates): number =>
  Math.max(0, candidatesMax - candidatesUsed)

export const revertsLeft = ({ revertsMax, revertsUsed }: Pick<TradeProcess, 'revertsMax' | 'revertsUsed'>): number =>
  Math.max(0, revertsMax - revertsUsed)

/** What follows when whoever is asked says no or is dropped: another choice, or the end of the round, and why. */
export type AfterFall = 'goesOn' | 'nobodyLeft' | 'tooLate'

/** It is late from the time on that the process names: the server ends the round when nobody or no time is left. */
export const afterFall = (
  process: Candidates, bidders: readonly Pick<AuctionBidder, 'state' | 'bidRank'>[], isLate: boolean,
): AfterFall => {
  if (choicesLeft(process) === 0 || !bidders.some(mayBeChosen)) return 'nobodyLeft'
  return isLate ? 'tooLate' : 'goesOn'
}

type Asked = Pick<TradeProcess, 'askedAgainUntil' | 'current'>

/** Until when a no leaves another choice, where that is over before the answer is due. */
export const goesOnUntil = ({ askedAgainUntil, current }: Asked): string | null => {
  const until = current?.until ?? null
  if (askedAgainUntil === null || until === null) return null
  return Date.parse(askedAgainUntil) < Date.parse(until) ? askedAgainUntil : null
}
