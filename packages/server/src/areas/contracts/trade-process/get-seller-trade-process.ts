// Where the sale of a car stands, for its seller and the office.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { read } from '../../../runtime/handler.ts'
import { listRounds } from '../award/rounds.sql.ts'
import { seesRound } from './hold-round.ts'
import { describeRound } from './show-trade-process.ts'

export const getSellerTradeProcess = read(contractsCalls.getSellerTradeProcess, async (given) => {
  const { db, caller, params, fail } = given
  const [round] = await listRounds(db, [params.id])
  if (round === undefined || !seesRound(caller, round)) throw fail('AUCTION_NOT_FOUND')
  return describeRound(db, caller, round)
})
