// Notes what was said in a talk with the seller of a car that missed its reserve.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { action } from '../../../runtime/handler.ts'
import { listConsulted } from '../award/rounds.sql.ts'
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
