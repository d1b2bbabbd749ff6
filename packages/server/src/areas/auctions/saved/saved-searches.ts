// A dealer keeps searches under names, up to a number of them, changes and drops them.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import type { AnswerOf } from '@bidyard/contract/call'
import { sql } from 'kysely'
import type { Caller } from '../../../runtime/caller.ts'
import type { Tx } from '../../../runtime/database/database.ts'
import type { Refuse } from '../../../runtime/failure.ts'
import { action, listing } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { readConfiguration } from '../../reference/for-other-areas.ts'
import { lockMember } from '../favorites/favorites.sql.ts'
import {
  deleteSaved, findSaved, findSavedCount, insertSaved, lockSaved, type SavedRecord, savedQuery, updateLooked,
  updateSaved,
} from './saved-searches.sql.ts'

const showSaved = (saved: SavedRecord): AnswerOf<typeof auctionsCalls.createSavedSearch> => ({
  id: saved.id, name: saved.name, criteria: saved.criteria, isAlerting: saved.isAlerting, newCount: saved.newCount,
  lookedAt: timeOf(saved.lookedAt), version: saved.version, createdAt: timeOf(saved.createdAt),
  updatedAt: timeOf(saved.updatedAt),
})

const getWritten = async (tx: Tx, id: string): Promise<SavedRecord> => {
  const saved = await findSaved(tx, id)
  if (saved === undefined) throw new Error('a saved search that was just written is gone')
  return saved
}

const holdOwn = async (
  { tx, caller, refuse }: { readonly tx: Tx; readonly caller: Caller; readonly refuse: Refuse }, id: string,
): Promise<SavedRecord> => {
  const saved = await lockSaved(tx, id)
  if (saved === undefined || saved.memberId !== caller.memberId) throw refuse('notFound')
  return saved
}

export const listSavedSearches = listing(auctionsCalls.listSavedSearches, ({ db, caller }) => source({
  query: savedQuery(db).where('saved.member_id', '=', caller.memberId),
  columns: {
    id: sql`saved.id`,
    name: sql`saved.name collate "korean"`,
    isAlerting: sql`saved.is_alerting`,
    createdAt: sql`saved.created_at`,
    updatedAt: sql`saved.updated_at`,
  },
  item: showSaved,
}))

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

export const changeSavedSearch = action(auctionsCalls.changeSavedSearch, async (given) => {
  const { tx, caller: { memberId }, params: { id }, body: { seenVersion, ...wish }, refuse, emit } = given
  // Names are counted over all of them: two that take one name at once come one after the other.
  if (memberId !== null) await lockMember(tx, memberId)
  const saved = await holdOwn(given, id)
  if (saved.version !== seenVersion || !(await updateSaved(tx, saved, wish))) throw refuse('conflict')
  emit('savedSearchChanged', { memberId: saved.memberId, savedSearchId: id })
  return showSaved(await getWritten(tx, id))
})

export const lookAtSavedSearch = action(auctionsCalls.lookAtSavedSearch, async (given) => {
  const { tx, params: { id }, emit } = given
  const { memberId } = await holdOwn(given, id)
  await updateLooked(tx, id)
  emit('savedSearchChanged', { memberId, savedSearchId: id })
  return showSaved(await getWritten(tx, id))
})

export const deleteSavedSearch = action(auctionsCalls.deleteSavedSearch, async (given) => {
  const { tx, params: { id }, emit } = given
  const { memberId } = await holdOwn(given, id)
  await deleteSaved(tx, id)
  emit('savedSearchChanged', { memberId, savedSearchId: id })
  return null
})
