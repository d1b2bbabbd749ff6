// Takes the row of an auction out of the search table; the next comparison writes it anew.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { action } from '../../../../runtime/handler.ts'
import { writeAudit } from '../../../../runtime/work/logs.ts'
import { deleteRows } from '../search-rows.sql.ts'

export const deleteAuctionSearchTable = action(auctionsCalls.deleteAuctionSearchTable, async (given) => {
  const { tx, body: { auctionId }, doer, fail, emit } = given
  if ((await deleteRows(tx, [auctionId])) === 0) throw fail('AUCTION_NOT_FOUND')
  await writeAudit(tx, doer, [{ act: 'delete search row', subject: 'auction', subjectId: auctionId }])
  emit('auctionsChanged', { auctionIds: [auctionId] })
  return null
})
