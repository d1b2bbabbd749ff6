// Tells dealers that a car which fits a saved search was opened: each search of each car once, after the commit.
import { sql } from 'kysely'
import type { Reader } from '../../../runtime/database/database.ts'
import { readNow } from '../../../runtime/time/clock.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import type { JobRun } from '../../../runtime/work/jobs.ts'
import type { AuctionGiven } from '../auction-parts.ts'
import { fitsCriteria } from '../search/search-rules.ts'
import { searchedQuery, type ShownRow } from '../search/search.sql.ts'
import { type Hit, insertHits, listAlertingAfter, type SavedRecord } from './saved-searches.sql.ts'

declare module '../../../runtime/work/jobs.ts' {
  interface JobPayloads {
    tellSavedSearches: { readonly auctionIds: readonly string[] }
  }
}

// So many cars beside so many searches at once.
const pieceSize = 500

/** Follows auctions that were opened; the searches of everybody must not hold the opening up. */
export const lookForSearchers = async (
  { enqueue }: AuctionGiven, opened: readonly { readonly auctionIds: readonly string[] }[],
): Promise<void> => {
  const ids = opened.flatMap(({ auctionIds }) => auctionIds)
  const pieces = Array.from({ length: Math.ceil(ids.length / pieceSize) }, (_, at) =>
    ({ auctionIds: ids.slice(at * pieceSize, (at + 1) * pieceSize) }))
  await enqueue('tellSavedSearches', pieces)
}

const listOpenRows = (db: Reader, auctionIds: readonly string[]): Promise<readonly ShownRow[]> =>
  searchedQuery(db).where('searched.state', '=', 'auction')
    .where(sql<boolean>`searched.auction_id = any(${auctionIds}::uuid[])`).execute()

const hitsOf = (searches: readonly SavedRecord[], rows: readonly ShownRow[], now: Date): Hit[] =>
  searches.flatMap(({ id, criteria }) => rows
    .filter((row) => fitsCriteria(criteria, {
      ...row, auction_created_at: timeOf(row.auction_created_at), opened_at: timeOf(row.opened_at),
      ends_at: timeOf(row.ends_at),
    }, now))
    .map((row) => ({ savedSearchId: id, auctionId: row.auction_id })))

export const tellSavedSearches: JobRun<{ readonly auctionIds: readonly string[] }> = async (payload, given) => {
  const { database, act, signal } = given
  const db = database.primary
  const rows = await listOpenRows(db, payload.auctionIds)
  const now = await readNow(db)
  for (let after: string | null = null, isMore = rows.length > 0; isMore; signal.throwIfAborted()) {
    const searches: readonly SavedRecord[] = await listAlertingAfter(db, after, pieceSize)
    const members = new Map(searches.map(({ id, memberId }) => [id, memberId]))
    const hits = hitsOf(searches, rows, now)
    if (hits.length > 0)
      await act('flow', async ({ tx, emit }) => {
        const told = Map.groupBy(await insertHits(tx, hits), ({ savedSearchId }) => savedSearchId)
        for (const [savedSearchId, of] of told)
          emit('savedSearchMatched', {
            memberId: members.get(savedSearchId) ?? '', savedSearchId, auctionIds: of.map(({ auctionId }) => auctionId),
          })
      })
    after = searches.at(-1)?.id ?? null
    isMore = searches.length === pieceSize
  }
}
