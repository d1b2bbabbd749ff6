// Drops the bidder who was chosen, for good.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { action } from '../../../runtime/handler.ts'
import { goOn } from '../award/go-on.ts'
import { fallContracts } from '../ending/fall-contracts.ts'
import { holdRound, keepToSeller, lockAsked } from './hold-round.ts'
import { describeAgain } from './show-trade-process.ts'

export const cancelCurrent = action(contractsCalls.cancelCurrent, async (given) => {
  const { tx, caller, params, body: { reason }, fail } = given
  const round = await holdRound(given, params.id)
  await keepToSeller(given, round)
  if (round.state !== 'contract') throw fail('AUCTION_INVALID')
  const contract = await lockAsked(given, round, false)
  if (contract === undefined) throw fail('AUCTION_TRADE_PROCESS_INVALID')
  await fallContracts(given, [contract], { cause: 'currentCancelled', note: reason })
  await goOn(given, [round.id], caller)
  return describeAgain(tx, caller, round.id)
})
