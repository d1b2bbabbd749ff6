// Keeps count of an export while its file is written, and ends it where somebody stopped it or lost the right to it.
import { limits } from '@bidyard/contract/limits'
import { openGate } from '../../../runtime/call/gate.ts'
import type { Caller, Callers } from '../../../runtime/caller.ts'
import type { Database } from '../../../runtime/database/database.ts'
import type { RequestFacts } from '../../../runtime/handler.ts'
import type { Log } from '../../../runtime/log.ts'
import { readNow } from '../../../runtime/time/clock.ts'
import { type ExportRow, updateToEnded, updateWritten } from '../exports.sql.ts'
import type { InTurn, Piece } from '../tables/read-rows.ts'

/** Ends the file where it stands: what was cut off must not look whole. */
export class ExportCutOff extends Error {}

/** So many pages are read at once by all files of a node: whoever looks at a screen goes before them. */
export const openTurns = () => openGate({
  places: limits.exportPagesAtOnce, waitingMax: limits.exportPagesWaiting, waitMs: limits.exportTurnSeconds * 1_000,
})

interface Given {
  readonly database: Database
  readonly callers: Callers
  readonly turns: ReturnType<typeof openTurns>
  readonly request: RequestFacts
  readonly row: ExportRow
  readonly may: (caller: Caller) => boolean
}

export const inTurnOf = ({ database, callers, turns, request, row, may }: Given): InTurn => (read) =>
  turns.pass(async () => {
    const [caller] = await callers.findBySessions(database.primary, [row.sessionId])
    if (caller === undefined || !may(caller)) throw new ExportCutOff('the right to it has ended')
    return read({ db: database.reader, caller, now: await readNow(database.reader), request })
  })

/** Counts what passes, in rows of lists, over all tables of a file. */
export const counter = (database: Database, row: ExportRow) => {
  let written = 0
  return async function* (pieces: AsyncIterable<Piece>): AsyncGenerator<Piece['cells']> {
    for await (const { cells, rowCount } of pieces) {
      written += rowCount
      const isStopped = await database.transact((tx) => updateWritten(tx, row.id, written))
      if (isStopped) throw new ExportCutOff('somebody stopped it')
      yield cells
    }
  }
}

/** Whatever way it ends, its row says how. */
export async function* untilItsEnd(
  { database, log, row }: Pick<Given, 'database' | 'row'> & { readonly log: Log }, content: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let isDone = false
  try {
    yield* content
    isDone = true
  } catch (error) {
    if (!(error instanceof ExportCutOff)) log.error('export broke off', { export: row.id, error })
    throw error
  } finally {
    await database.transact((tx) => updateToEnded(tx, row.id, isDone))
  }
}
