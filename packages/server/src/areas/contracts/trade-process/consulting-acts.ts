// A prime car that missed its reserve: what the office notes of its talks, and what it does when the seller says no.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { auctionBidders } from '../../bidding/for-other-areas.ts'
import { listConsulted } from '../award/rounds.sql.ts'
import { endWithoutBuyer } from '../award/settle-bids.ts'
import { tellRounds } from '../tell-contracts.ts'
import { insertNote } from './consulting-notes.sql.ts'
import { holdRound } from './hold-round.ts'
import { describeAgain } from './show-trade-process.ts'

export const addConsultingNote = action(contractsCalls.addConsultingNote, async (given) => {
  const { tx, caller, params, body: { note }, fail } = given
  const round = await holdRound(given, params.id)
  const consulted = await listConsulted(tx, [round.id])
  if (round.state !== 'contract' || round.isOver || consulted.length === 0) throw fail('AUCTION_TRADE_PROCESS_INVALID')
  await insertNote(tx, { auctionId: round.id, memberId: caller.memberId, note })
  tellRounds(given, [round])
  return describeAgain(tx, caller, round.id)
})

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
