// Sells to nobody of this round; the car goes to another auction if its seller wishes so.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { knows } from '../award/award-window.ts'
import { endWithoutBuyer } from '../award/settle-bids.ts'
import { holdRound, keepToSellerOrOffice } from './hold-round.ts'
import { describeAgain } from './show-trade-process.ts'

export const declineRound = action(contractsCalls.declineRound, async (given) => {
  const { tx, caller, params, body: { next, reason }, doer, fail } = given
  const round = await holdRound(given, params.id)
  await keepToSellerOrOffice(given, round)
  if (round.state !== 'contract' || round.isOver) throw fail('AUCTION_INVALID')
  if (round.contractId !== null) throw fail('AUCTION_TRADE_PROCESS_INVALID')
  const by = caller.roles.has('staff') ? 'staff' : 'seller'
  await endWithoutBuyer(given, [round.id], {
    by, retry: next === 'retry' ? 'wished' : 'never', note: reason,
    sellerKnows: by === 'seller' && knows(caller, round),
  })
  await writeAudit(tx, doer, [{
    act: 'decline round', subject: 'auction', subjectId: round.id, after: { next }, reason,
  }])
  return describeAgain(tx, caller, round.id)
})
