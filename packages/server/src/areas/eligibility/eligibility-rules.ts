// Whether a member may bid, judged from facts alone: every obstacle at once, in the order of clearing them away.
import type { BiddingObstacle, BidRestriction, SubscriptionState } from '@bidyard/contract/enums'

export interface EligibilityFacts {
  readonly isMemberActive: boolean
  readonly mayBid: boolean
  readonly isShopActive: boolean
  readonly restriction: BidRestriction
  /** Null while nothing restricts, for good, or until a missed act is done. */
  readonly restrictedUntil: Date | null
  readonly neededWon: number
  readonly heldWon: number
  readonly monthlyWon: number
  readonly subscriptionState: SubscriptionState
  readonly overdueCount: number
  readonly overdueWon: number
  readonly openAwards: number
  readonly openAwardsMax: number
}

export interface Obstacle {
  readonly obstacle: BiddingObstacle
  readonly until: Date | null
  readonly missingWon: number | null
}

/** A house that asks nothing for the month lets everybody bid. */
export const needsSubscription = ({ monthlyWon }: Pick<EligibilityFacts, 'monthlyWon'>): boolean => monthlyWon > 0

export const obstaclesOf = (facts: EligibilityFacts): readonly Obstacle[] => {
  const when = (isThere: boolean, obstacle: BiddingObstacle, more: Partial<Obstacle> = {}): Obstacle[] =>
    isThere ? [{ obstacle, until: null, missingWon: null, ...more }] : []
  return [
    ...when(!facts.isMemberActive, 'memberNotApproved'),
    ...when(!facts.mayBid, 'noBiddingPermission'),
    ...when(!facts.isShopActive, 'shopNotActive'),
    ...when(facts.restriction === 'permanentBan', 'shopBanned'),
    ...when(facts.restriction === 'warning', 'shopRestricted', { until: facts.restrictedUntil }),
    ...when(facts.heldWon < facts.neededWon, 'depositMissing', { missingWon: facts.neededWon - facts.heldWon }),
    ...when(needsSubscription(facts) && facts.subscriptionState !== 'active', 'subscriptionInactive', {
      missingWon: facts.monthlyWon,
    }),
    ...when(facts.overdueCount > 0, 'amountOverdue', { missingWon: facts.overdueWon }),
    ...when(facts.openAwards >= facts.openAwardsMax, 'openAwardsMax'),
  ]
}
