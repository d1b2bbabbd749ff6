// Changes a saved search.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { action } from '../../../runtime/handler.ts'
import { lockMember } from '../favorites/favorites.sql.ts'
import { updateSaved } from './saved-searches.sql.ts'
import { getWritten, holdOwn, showSaved } from './saved-searches.ts'

export const changeSavedSearch = action(auctionsCalls.changeSavedSearch, async (given) => {
  const { tx, caller: { memberId }, params: { id }, body: { seenVersion, ...wish }, refuse, emit } = given
  // Names are counted over all of them: two that take one name at once come one after the other.
  if (memberId !== null) await lockMember(tx, memberId)
  const saved = await holdOwn(given, id)
  if (saved.version !== seenVersion || !(await updateSaved(tx, saved, wish))) throw refuse('conflict')
  emit('savedSearchChanged', { memberId: saved.memberId, savedSearchId: id })
  return showSaved(await getWritten(tx, id))
})
