// Drops a saved search.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { action } from '../../../runtime/handler.ts'
import { deleteSaved } from './saved-searches.sql.ts'
import { holdOwn } from './saved-searches.ts'

export const deleteSavedSearch = action(auctionsCalls.deleteSavedSearch, async (given) => {
  const { tx, params: { id }, emit } = given
  const { memberId } = await holdOwn(given, id)
  await deleteSaved(tx, id)
  emit('savedSearchChanged', { memberId, savedSearchId: id })
  return null
})
