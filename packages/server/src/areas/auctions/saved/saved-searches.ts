// Saved searches as their owner sees them, and holds one for whoever changes it.
import type { AnswerOf } from '@bidyard/contract/call'
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { sql } from 'kysely'
import type { Caller } from '../../../runtime/caller.ts'
import type { Tx } from '../../../runtime/database/database.ts'
import type { Refuse } from '../../../runtime/failure.ts'
import { listing } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { findSaved, lockSaved, type SavedRecord, savedQuery } from './saved-searches.sql.ts'

export const showSaved = (saved: SavedRecord): AnswerOf<typeof auctionsCalls.createSavedSearch> => ({
  id: saved.id, name: saved.name, criteria: saved.criteria, isAlerting: saved.isAlerting, newCount: saved.newCount,
  lookedAt: timeOf(saved.lookedAt), version: saved.version, createdAt: timeOf(saved.createdAt),
  updatedAt: timeOf(saved.updatedAt),
})

export const getWritten = async (tx: Tx, id: string): Promise<SavedRecord> => {
  const saved = await findSaved(tx, id)
  if (saved === undefined) throw new Error('a saved search that was just written is gone')
  return saved
}

export const holdOwn = async (
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
