// Notes that the new cars of a saved search were seen.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { action } from '../../../runtime/handler.ts'
import { updateLooked } from './saved-searches.sql.ts'
import { getWritten, holdOwn, showSaved } from './saved-searches.ts'

export const lookAtSavedSearch = action(auctionsCalls.lookAtSavedSearch, async (given) => {
  const { tx, params: { id }, emit } = given
  const { memberId } = await holdOwn(given, id)
  await updateLooked(tx, id)
  emit('savedSearchChanged', { memberId, savedSearchId: id })
  return showSaved(await getWritten(tx, id))
})
