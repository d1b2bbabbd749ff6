// Keeps a search under a name, up to a number of them.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { action } from '../../../runtime/handler.ts'
import { readConfiguration } from '../../reference/for-other-areas.ts'
import { lockMember } from '../favorites/favorites.sql.ts'
import { findSavedCount, insertSaved } from './saved-searches.sql.ts'
import { getWritten, showSaved } from './saved-searches.ts'

export const createSavedSearch = action(auctionsCalls.createSavedSearch, async (given) => {
  const { tx, caller: { memberId }, body, refuse, emit } = given
  if (memberId === null) throw refuse('forbidden')
  await lockMember(tx, memberId)
  const { value: { savedSearchesMax } } = await readConfiguration(tx, 'shop')
  if ((await findSavedCount(tx, memberId)) >= savedSearchesMax) throw refuse('conflict')
  const id = await insertSaved(tx, memberId, body)
  if (id === undefined) throw refuse('conflict')
  emit('savedSearchChanged', { memberId, savedSearchId: id })
  return showSaved(await getWritten(tx, id))
})
