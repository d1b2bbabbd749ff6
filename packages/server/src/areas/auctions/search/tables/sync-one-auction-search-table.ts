// Writes the row of one auction in the search table anew.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { action } from '../../../../runtime/handler.ts'
import { findKnown } from '../search-rows.sql.ts'
import { writeSearchRows } from '../write-search-rows.ts'
import { describeRow } from './search-runs.ts'

export const syncOneAuctionSearchTable = action(auctionsCalls.syncOneAuctionSearchTable, async (given) => {
  const { tx, caller, body: { auctionId }, fail, emit } = given
  const { known, opened } = await findKnown(tx, [auctionId])
  if (!known.has(auctionId)) throw fail('AUCTION_NOT_FOUND')
  if (!opened.has(auctionId)) throw fail('AUCTION_INVALID')
  const { written } = await writeSearchRows(tx, [auctionId])
  if (written.length > 0) emit('auctionsChanged', { auctionIds: [...written] })
  const row = await describeRow(tx, caller, auctionId)
  if (row === undefined) throw fail('AUCTION_INVALID')
  return row
})
