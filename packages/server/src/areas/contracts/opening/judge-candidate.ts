// Whether a bidder may be chosen now: the auction waits for a choice, some are left, and this is one of them.
import { lockBids } from '../../bidding/for-other-areas.ts'
import { lockShops } from '../../finance/for-other-areas.ts'
import type { ContractGiven } from '../contract-parts.ts'
import { candidatesMaxOf } from '../award/go-on.ts'
import { type Candidate, findCandidate, type Round } from '../award/rounds.sql.ts'

export type CandidateProblem = 'auction' | 'process' | 'candidate'

interface Choice {
  readonly bidderId: string
  /** Bidders whom the office talks about are chosen by it alone. */
  readonly from: readonly Candidate['state'][]
}

/** The round is locked. */
export const judgeCandidate = async (
  given: Pick<ContractGiven, 'tx'>, round: Round, { bidderId, from }: Choice,
): Promise<Candidate | CandidateProblem> => {
  if (round.state !== 'contract' || round.isOver) return 'auction'
  const bounds = await candidatesMaxOf(given, [round])
  if (round.contractId !== null || round.candidatesUsed >= bounds(round).candidatesMax) return 'process'
  const seen = await findCandidate(given.tx, bidderId)
  // A restriction that is on its way would pause the bid after it was judged.
  if (seen !== undefined) {
    await lockShops(given.tx, [seen.shopId])
    await lockBids(given.tx, [seen.biddingId])
  }
  const candidate = await findCandidate(given.tx, bidderId)
  if (candidate === undefined || candidate.auctionId !== round.id) return 'candidate'
  const isChoosable = from.includes(candidate.state) && candidate.biddingState === 'bidding' && candidate.rank !== null
  return isChoosable ? candidate : 'candidate'
}
