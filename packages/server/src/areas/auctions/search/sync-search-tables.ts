// The office keeps the search table what it is a picture of: one row, many, all of them, or none.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { deleteAllConfirmation } from '@bidyard/contract/calls/auctions/search-tables'
import type { AnswerOf } from '@bidyard/contract/call'
import { sql } from 'kysely'
import type { Caller } from '../../../runtime/caller.ts'
import type { Tx } from '../../../runtime/database/database.ts'
import { action, listing, read } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { findSeenRow } from './reads.ts'
import { findLiveRun, findRun, insertRun, type RunRecord, runsQuery, updateRunsToBegin } from './runs.sql.ts'
import { deleteAllRows, deleteRows, findKnown, findRowId, lockAuctionsForRows } from './search-rows.sql.ts'
import { showSearchRow } from './show-search-row.ts'
import { writeSearchRows } from './write-search-rows.ts'

/** Nothing where the car lacks what it would be found by. */
const describeRow = async (tx: Tx, caller: Caller, auctionId: string) => {
  const id = await findRowId(tx, auctionId)
  const row = id === undefined ? undefined : await findSeenRow(tx, caller, id)
  return row === undefined ? undefined : showSearchRow(caller, row)
}

export const createAuctionSearchTable = action(auctionsCalls.createAuctionSearchTable, async (given) => {
  const { tx, caller, body: { auctionId }, doer, fail, emit } = given
  const { known, opened } = await findKnown(tx, [auctionId])
  if (!known.has(auctionId)) throw fail('AUCTION_NOT_FOUND')
  if (!opened.has(auctionId)) throw fail('AUCTION_INVALID')
  await lockAuctionsForRows(tx, [auctionId])
  if ((await findRowId(tx, auctionId)) !== undefined) throw fail('AUCTION_SEARCH_TABLE_ALREADY_EXISTS')
  await writeSearchRows(tx, [auctionId])
  await writeAudit(tx, doer, [{ act: 'create search row', subject: 'auction', subjectId: auctionId }])
  emit('auctionsChanged', { auctionIds: [auctionId] })
  const row = await describeRow(tx, caller, auctionId)
  if (row === undefined) throw fail('AUCTION_INVALID')
  return row
})

export const deleteAuctionSearchTable = action(auctionsCalls.deleteAuctionSearchTable, async (given) => {
  const { tx, body: { auctionId }, doer, fail, emit } = given
  if ((await deleteRows(tx, [auctionId])) === 0) throw fail('AUCTION_NOT_FOUND')
  await writeAudit(tx, doer, [{ act: 'delete search row', subject: 'auction', subjectId: auctionId }])
  emit('auctionsChanged', { auctionIds: [auctionId] })
  return null
})

export const syncOneAuctionSearchTable = action(auctionsCalls.syncOneAuctionSearchTable, async (given) => {
  const { tx, caller, body: { auctionId }, fail, emit } = given
  const { known, opened } = await findKnown(tx, [auctionId])
  if (!known.has(auctionId)) throw fail('AUCTION_NOT_FOUND')
  if (!opened.has(auctionId)) throw fail('AUCTION_INVALID')
  const { written } = await writeSearchRows(tx, [auctionId])
  if (written.length > 0) emit('auctionsChanged', { auctionIds: [...written] })
  const row = await describeRow(tx, caller, auctionId)
  if (row === undefined) throw fail('AUCTION_INVALID')
  return row
})

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

const showRun = (run: RunRecord): AnswerOf<typeof auctionsCalls.getSearchRun> => ({
  id: run.id, kind: run.kind, total: run.total, done: run.done, written: run.written, removed: run.removed,
  endedAt: timeOf(run.endedAt), createdAt: timeOf(run.createdAt), updatedAt: timeOf(run.updatedAt),
})

export const syncAllAuctionSearchTables = action(auctionsCalls.syncAllAuctionSearchTables, async (given) => {
  const { tx, caller, doer, emit, enqueue } = given
  const id = await insertRun(tx, 'all', caller.memberId)
  const run = id === undefined ? await findLiveRun(tx, 'all') : await findRun(tx, id)
  if (run === undefined) throw given.refuse('conflict')
  // One that is under way may have lost its worker: asking again never hurts.
  await enqueue('syncSearch', [{ runId: run.id }])
  if (id !== undefined) await writeAudit(tx, doer, [{ act: 'sync search table', subject: 'searchRun', subjectId: id }])
  emit('searchRunChanged', { runId: run.id })
  return showRun(run)
})

export const deleteAllAuctionSearchTables = (parts: { readonly sandbox: boolean }) =>
  action(auctionsCalls.deleteAllAuctionSearchTables, async (given) => {
    const { tx, caller, body, doer, refuse } = given
    const isMeant = caller.roles.has('root') && body.confirmation === deleteAllConfirmation
    if (!parts.sandbox && !isMeant) throw refuse('forbidden')
    // Runs first: whoever is in the middle of one writes its piece before the table is emptied, or begins after it.
    await updateRunsToBegin(tx)
    const removed = await deleteAllRows(tx)
    await writeAudit(tx, doer, [{
      act: 'empty search table', subject: 'searchTable', subjectId: 'all', before: { rows: removed },
    }])
    return { removed }
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
