// The office cancels an auction, as long as no contract came of it.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import type { BidsPort } from '../auction-parts.ts'
import type { AuctionRecord } from './auctions.sql.ts'
import { cancelAuctions } from './cancel-auctions.ts'
import { getAuctionRecord, holdAuction } from './hold-auction.ts'
import { describeAuction } from './show-auction.ts'

const cancellable: readonly AuctionRecord['state'][] = ['preparation', 'auction', 'contract']

export const cancelAuction = (port: BidsPort) => action(auctionsCalls.cancelAuction, async (given) => {
  const { tx, now, caller, params, body: { seenVersion, reason }, doer, fail } = given
  const { auction, viewer } = await holdAuction(given, { ...params, seenVersion })
  const { id, state, endsAt } = auction
  // Over is over, also before the clock comes by: whoever won has won.
  const isOver = state === 'auction' && endsAt !== null && endsAt <= now
  if (isOver || !cancellable.includes(state)) throw fail('AUCTION_INVALID')
  if ((await port.listWithContract(tx, [id])).has(id)) throw fail('AUCTION_INVALID')

  await cancelAuctions(given, [auction], reason)
  await writeAudit(tx, doer, [{ act: 'cancel auction', subject: 'auction', subjectId: id, before: { state }, reason }])
  return describeAuction(tx, caller, viewer, await getAuctionRecord(tx, id))
})
