// Runs over the search table as the office sees them, and a row of it that was just written.
import type { AnswerOf } from '@bidyard/contract/call'
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { sql } from 'kysely'
import type { Caller } from '../../../../runtime/caller.ts'
import type { Tx } from '../../../../runtime/database/database.ts'
import { listing, read } from '../../../../runtime/handler.ts'
import { source } from '../../../../runtime/list/source.ts'
import { timeOf } from '../../../../runtime/time/time-of.ts'
import { findSeenRow } from '../reads.ts'
import { findRun, type RunRecord, runsQuery } from '../runs.sql.ts'
import { findRowId } from '../search-rows.sql.ts'
import { showSearchRow } from '../show-search-row.ts'

/** Nothing where the car lacks what it would be found by. */
export const describeRow = async (tx: Tx, caller: Caller, auctionId: string) => {
  const id = await findRowId(tx, auctionId)
  const row = id === undefined ? undefined : await findSeenRow(tx, caller, id)
  return row === undefined ? undefined : showSearchRow(caller, row)
}

export const showRun = (run: RunRecord): AnswerOf<typeof auctionsCalls.getSearchRun> => ({
  id: run.id, kind: run.kind, total: run.total, done: run.done, written: run.written, removed: run.removed,
  endedAt: timeOf(run.endedAt), createdAt: timeOf(run.createdAt), updatedAt: timeOf(run.updatedAt),
})

export const listSearchRuns = listing(auctionsCalls.listSearchRuns, ({ db }) => source({
  query: runsQuery(db),
  columns: {
    id: sql`runs.id`,
    kind: sql`runs.kind`,
    endedAt: sql`runs.ended_at`,
    createdAt: sql`runs.created_at`,
    updatedAt: sql`runs.updated_at`,
  },
  item: showRun,
}))

export const getSearchRun = read(auctionsCalls.getSearchRun, async ({ db, params, refuse }) => {
  const run = await findRun(db, params.id)
  if (run === undefined) throw refuse('notFound')
  return showRun(run)
})
