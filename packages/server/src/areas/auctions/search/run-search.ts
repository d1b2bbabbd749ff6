// Goes over all auctions and writes their search rows anew, piece by piece: whoever takes it over goes on where it was.
import type { SearchRunKind } from '@bidyard/contract/enums'
import type { JobGiven, JobRun } from '../../../runtime/work/jobs.ts'
import { deleteOldRuns, findLiveRun, insertRun, lockRun, updateRun } from './runs.sql.ts'
import { listListedAfter } from './search-rows.sql.ts'
import { mendSearchRows, writeSearchRows } from './write-search-rows.ts'

declare module '../../../runtime/work/jobs.ts' {
  interface JobPayloads {
    syncSearch: { readonly runId: string }
    compareSearch: object
  }
}

const pieceSize = 200

/** One transaction for each piece; true when there is more. */
const goOn = ({ act }: JobGiven, runId: string): Promise<boolean> =>
  act('flow', async ({ tx, emit }) => {
    const run = await lockRun(tx, runId)
    if (run === undefined || run.endedAt !== null) return false
    const ids = await listListedAfter(tx, run.afterId, pieceSize)
    const write = run.kind === 'drift' ? mendSearchRows : writeSearchRows
    const { written, removed } = await write(tx, ids)
    const isLast = ids.length < pieceSize
    await updateRun(tx, runId, {
      done: ids.length, written: written.length, removed, afterId: ids.at(-1) ?? null, isLast,
    })
    if (written.length > 0) emit('auctionsChanged', { auctionIds: [...written] })
    emit('searchRunChanged', { runId })
    return !isLast
  })

const goThrough = async (given: JobGiven, runId: string): Promise<void> => {
  while (await goOn(given, runId)) given.signal.throwIfAborted()
}

export const syncSearch: JobRun<{ readonly runId: string }> = (payload, given) => goThrough(given, payload.runId)

const openRun = ({ act }: JobGiven, kind: SearchRunKind): Promise<string | undefined> =>
  act('flow', async ({ tx }) => await insertRun(tx, kind, null) ?? (await findLiveRun(tx, kind))?.id)

/** Each row is written in the transaction of its change, so this finds nothing; where it does, it mends and tells. */
export const compareSearch: JobRun<object> = async (_, given) => {
  const { act, log } = given
  const id = await openRun(given, 'drift')
  if (id === undefined) return
  await goThrough(given, id)
  await act('flow', async ({ tx }) => {
    const run = await lockRun(tx, id)
    if (run !== undefined && run.written + run.removed > 0)
      log.error('search table differed from its source', { written: run.written, removed: run.removed })
    await deleteOldRuns(tx)
  })
}
