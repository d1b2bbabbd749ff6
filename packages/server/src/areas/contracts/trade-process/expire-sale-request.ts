// Ends a sale request that nobody answered in time; the clock here does so by itself.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { action } from '../../../runtime/handler.ts'
import { expirePurchasesOf } from '../ending/expire-contracts.ts'
import { holdRound, lockAsked } from './hold-round.ts'
import { describeAgain } from './show-trade-process.ts'

/** The clock does the same by itself; a scheduler that is faster finds it due, a slower one finds nothing. */
export const expireSaleRequest = action(contractsCalls.expireSaleRequest, async (given) => {
  const { tx, caller, params, fail } = given
  const round = await holdRound(given, params.id)
  if (round.state !== 'contract') throw fail('AUCTION_INVALID')
  const contract = await lockAsked(given, round, true)
  if (contract === undefined) throw fail('AUCTION_TRADE_PROCESS_INVALID')
  await expirePurchasesOf(given, [contract])
  return describeAgain(tx, caller, round.id)
})
