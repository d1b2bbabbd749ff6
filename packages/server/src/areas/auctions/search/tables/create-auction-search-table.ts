// Writes the row of the search table for an auction that has none.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { action } from '../../../../runtime/handler.ts'
import { writeAudit } from '../../../../runtime/work/logs.ts'
import { findKnown, findRowId, lockAuctionsForRows } from '../search-rows.sql.ts'
import { writeSearchRows } from '../write-search-rows.ts'
import { describeRow } from './search-runs.ts'

export const createAuctionSearchTable = action(auctionsCalls.createAuctionSearchTable, async (given) => {
  const { tx, caller, body: { auctionId }, doer, fail, emit } = given
  const { known, opened } = await findKnown(tx, [auctionId])
  if (!known.has(auctionId)) throw fail('AUCTION_NOT_FOUND')
  if (!opened.has(auctionId)) throw fail('AUCTION_INVALID')
  await lockAuctionsForRows(tx, [auctionId])
  if ((await findRowId(tx, auctionId)) !== undefined) throw fail('AUCTION_SEARCH_TABLE_ALREADY_EXISTS')
  await writeSearchRows(tx, [auctionId])
  await writeAudit(tx, doer, [{ act: 'create search row', subject: 'auction', subjectId: auctionId }])
  emit('auctionsChanged', { auctionIds: [auctionId] })
  const row = await describeRow(tx, caller, auctionId)
  if (row === undefined) throw fail('AUCTION_INVALID')
  return row
})
