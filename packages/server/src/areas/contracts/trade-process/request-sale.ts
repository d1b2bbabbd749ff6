// The seller wishes to sell to this bidder, who is asked until the deadline.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { traitsOf } from '@bidyard/contract/shapes/contracts/traits-of'
import { action } from '../../../runtime/handler.ts'
import { judgeCandidate } from '../opening/judge-candidate.ts'
import { openContracts } from '../opening/open-contracts.ts'
import { tellContracts, tellRounds } from '../tell-contracts.ts'
import { holdRound, keepToSeller } from './hold-round.ts'
import { describeAgain } from './show-trade-process.ts'

const problems = {
  auction: 'AUCTION_INVALID', process: 'AUCTION_TRADE_PROCESS_INVALID', candidate: 'CANDIDATE_INVALID',
} as const

export const requestSale = action(contractsCalls.requestSale, async (given) => {
  const { tx, caller, params, body: { bidderId }, fail } = given
  const round = await holdRound(given, params.id)
  await keepToSeller(given, round)
  // What is sold by its reserve is sold by that, or by the office once the seller agreed.
  const candidate = await judgeCandidate(given, round, { bidderId, from: ['waiting'] })
  if (typeof candidate === 'string') throw fail(problems[candidate])
  if (traitsOf(round.kind).awardedBy !== 'seller') throw fail('AUCTION_TRADE_PROCESS_INVALID')
  const opened = await openContracts(given, [{
    kind: round.kind, candidate, as: 'seller', act: 'openBySaleRequest', consentNote: null,
  }])
  tellContracts(given, opened)
  tellRounds(given, [round])
  return describeAgain(tx, caller, round.id)
})
