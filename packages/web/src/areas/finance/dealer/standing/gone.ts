// Whether the shop may never bid again: then it buys nothing more, and only settles what is left.
import { eligibilityCalls } from '@bidyard/contract/calls/eligibility'
import type { BiddingObstacle } from '@bidyard/contract/enums/eligibility'
import { useRead } from '../../../../api/use-read.ts'
import type { Eligibility } from '../types.ts'

const forGood: BiddingObstacle = 'shopBanned'
/** What a payment would clear away, of no use to who is gone. */
const bought: readonly BiddingObstacle[] = ['depositMissing', 'subscriptionInactive']

export const isGone = ({ obstacles }: Pick<Eligibility, 'obstacles'>): boolean =>
  obstacles.some(({ obstacle }) => obstacle === forGood)

/** Those that are worth saying: nobody is told to buy what brings nothing. */
export const obstaclesToSay = (eligibility: Eligibility): Eligibility['obstacles'] =>
  isGone(eligibility)
    ? eligibility.obstacles.filter(({ obstacle }) => !bought.includes(obstacle))
    : eligibility.obstacles

/** Not until it is known: a button that goes away is worse than one that comes later. */
export const useMayBuy = (): boolean => {
  const { data } = useRead(eligibilityCalls.getBiddingEligibility, { body: { memberId: null } })
  return data !== undefined && !isGone(data)
}
