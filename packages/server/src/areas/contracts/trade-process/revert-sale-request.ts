// Takes a sale request back; the bidder waits again and may be chosen again.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { action } from '../../../runtime/handler.ts'
import { askToChoose, windowOfRound } from '../award/award-window.ts'
import { candidatesMaxOf } from '../award/go-on.ts'
import { fallContracts } from '../ending/fall-contracts.ts'
import { tellRounds } from '../tell-contracts.ts'
import { holdRound, keepToSeller, lockAsked } from './hold-round.ts'
import { describeAgain } from './show-trade-process.ts'

export const revertSaleRequest = action(contractsCalls.revertSaleRequest, async (given) => {
  const { tx, caller, params, body: { reason }, fail } = given
  const round = await holdRound(given, params.id)
  await keepToSeller(given, round)
  if (round.state !== 'contract') throw fail('AUCTION_INVALID')
  const contract = await lockAsked(given, round, false)
  const { revertsMax } = (await candidatesMaxOf(given, [round]))(round)
  if (contract === undefined || round.revertsUsed >= revertsMax) throw fail('AUCTION_TRADE_PROCESS_INVALID')
  // Nobody could be chosen any more, and the round would be over while its buyer still has time to say yes.
  const { over, until } = await windowOfRound(given, round)
  if (given.now.getTime() >= over.getTime()) throw fail('AUCTION_TRADE_PROCESS_INVALID')
  await fallContracts(given, [contract], { cause: 'reverted', note: reason })
  await askToChoose(given, [{ round, until }], caller)
  tellRounds(given, [round])
  return describeAgain(tx, caller, round.id)
})
