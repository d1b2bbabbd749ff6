// Writes the rows of many auctions in the search table anew, and tells which it could not.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { action } from '../../../../runtime/handler.ts'
import { findKnown } from '../search-rows.sql.ts'
import { writeSearchRows } from '../write-search-rows.ts'

export const syncManyAuctionSearchTables = action(auctionsCalls.syncManyAuctionSearchTables, async (given) => {
  const { tx, body, emit } = given
  const ids = [...new Set(body.auctionIds)]
  const { known, opened } = await findKnown(tx, ids)
  const { written, removed } = await writeSearchRows(tx, ids.filter((id) => opened.has(id)))
  if (written.length > 0) emit('auctionsChanged', { auctionIds: [...written] })
  return {
    written: written.length, removed, missing: ids.filter((id) => !known.has(id)),
    invalid: ids.filter((id) => known.has(id) && !opened.has(id)),
  }
})
