// Notes that the seller does not sell below the reserve; another auction follows if the seller wishes so.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { auctionBidders } from '../../bidding/for-other-areas.ts'
import { listConsulted } from '../award/rounds.sql.ts'
import { endWithoutBuyer } from '../award/settle-bids.ts'
import { holdRound } from './hold-round.ts'
import { describeAgain } from './show-trade-process.ts'

export const refuseConsulted = action(contractsCalls.refuseConsulted, async (given) => {
  const { tx, caller, params, body: { next, reason }, doer, fail } = given
  const round = await holdRound(given, params.id)
  const consulted = await listConsulted(tx, [round.id])
  if (round.state !== 'contract' || round.isOver || consulted.length === 0) throw fail('AUCTION_TRADE_PROCESS_INVALID')
  // Of a car that is offered again every bidder hears that; otherwise this one was refused.
  if (next === 'decline')
    await moveStates(tx, auctionBidders, {
      action: 'refuse', as: 'staff', ids: consulted.map(({ id }) => id), doer, reason,
    })
  await endWithoutBuyer(given, [round.id], {
    by: 'staff', retry: next === 'retry' ? 'wished' : 'never', note: reason,
  })
  await writeAudit(tx, doer, [{
    act: 'refuse consulted bidder', subject: 'auction', subjectId: round.id, after: { next }, reason,
  }])
  return describeAgain(tx, caller, round.id)
})
