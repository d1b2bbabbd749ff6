// Breaks the glass: the office sees who bid how much while the auction runs, and the look is written down.
import { biddingCalls } from '@bidyard/contract/calls/bidding'
import { limits } from '@bidyard/contract/limits'
import { action } from '../../../runtime/handler.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { writeAccess } from '../../../runtime/work/logs.ts'
import { listBidsOf } from '../biddings/biddings.sql.ts'
import { showBidding } from '../biddings/show-bidding.ts'
import { findRoom } from './rooms.sql.ts'

export const revealBids = action(biddingCalls.revealBids, async (given) => {
  const { tx, now, caller, params: { id }, body: { reason }, request, refuse } = given
  const room = await findRoom(tx, id)
  if (room === undefined) throw refuse('notFound')
  await writeAccess(tx, caller, request, [{ act: 'reveal bids', subject: 'auction', subjectId: id, reason }])
  const bids = await listBidsOf(tx, id, limits.filterIn)
  return { auctionId: id, revealedAt: timeOf(now), biddings: bids.map((bid) => showBidding('glass', bid)) }
})
