// Writes the whole search table anew, piece by piece; a run that is under way goes on.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { action } from '../../../../runtime/handler.ts'
import { writeAudit } from '../../../../runtime/work/logs.ts'
import { findLiveRun, findRun, insertRun } from '../runs.sql.ts'
import { showRun } from './search-runs.ts'

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
