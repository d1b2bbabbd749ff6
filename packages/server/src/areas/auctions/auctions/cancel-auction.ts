// The office cancels an auction; a seller takes the own car off the market while nobody has ever bid on it.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import type { BidsPort } from '../auction-parts.ts'
import type { AuctionRecord } from './auctions.sql.ts'
import { cancelAuctions } from './cancel-auctions.ts'
import { getAuctionRecord, holdAuction } from './hold-auction.ts'
import { describeAuction } from './show-auction.ts'

const cancellable: Readonly<Record<'staff' | 'seller', readonly AuctionRecord['state'][]>> = {
  staff: ['preparation', 'auction', 'contract'],
  seller: ['preparation', 'auction'],
}

export const cancelAuction = (port: BidsPort) => action(auctionsCalls.cancelAuction, async (given) => {
  const { tx, caller, params, body: { seenVersion, reason }, doer, fail } = given
  const { auction, viewer } = await holdAuction(given, { ...params, seenVersion })
  const { id, state } = auction
  if (!cancellable.staff.includes(state)) throw fail('AUCTION_INVALID')
  if ((await port.listWithContract(tx, [id])).has(id)) throw fail('AUCTION_INVALID')

  await cancelAuctions(given, [auction], 'staff', reason)
  await writeAudit(tx, doer, [{ act: 'cancel auction', subject: 'auction', subjectId: id, before: { state }, reason }])
  return describeAuction(tx, caller, viewer, await getAuctionRecord(tx, id))
})

export const withdrawAuction = (port: BidsPort) => action(auctionsCalls.withdrawAuction, async (given) => {
  const { tx, caller, params, body: { seenVersion, reason }, doer, fail } = given
  const { auction, viewer } = await holdAuction(given, { ...params, seenVersion })
  const { id, state } = auction
  if (!cancellable.seller.includes(state)) throw fail('AUCTION_INVALID')
  if ((await port.listEverBidOn(tx, [id])).has(id)) throw fail('AUCTION_INVALID')

  await cancelAuctions(given, [auction], 'seller', reason)
  await writeAudit(tx, doer, [{
    act: 'withdraw auction', subject: 'auction', subjectId: id, before: { state }, reason,
  }])
  return describeAuction(tx, caller, viewer, await getAuctionRecord(tx, id))
})
