// Keeps count of an export while its file is written, and ends it where somebody stopped it or lost the right to it.
import { limits } from '@bidyard/contract/limits'
import { type Gate, openGate } from '../../../runtime/call/gate.ts'
import type { Caller, Callers } from '../../../runtime/caller.ts'
import type { Database } from '../../../runtime/database/database.ts'
import { readAgain } from '../../../runtime/database/transact-again.ts'
import type { RequestFacts } from '../../../runtime/handler.ts'
import { readNow } from '../../../runtime/time/clock.ts'
import { type ExportRow, updateWritten } from '../exports.sql.ts'
import type { InTurn, Piece } from '../tables/read-rows.ts'
import { ExportCutOff } from './life.ts'

/** So many pages are read at once by all files of a node: whoever looks at a screen goes before them. */
export const openTurns = (): Gate => openGate({
  places: limits.exportPagesAtOnce, waitingMax: limits.exportPagesWaiting, waitMs: limits.exportTurnSeconds * 1_000,
})

interface Given {
  readonly database: Database
  readonly callers: Callers
  readonly turns: Gate
  readonly request: RequestFacts
  readonly row: ExportRow
  /** Whoever waits leaves the line when there is nobody to write for any more. */
  readonly ended: AbortSignal
  readonly may: (caller: Caller) => boolean | Promise<boolean>
}

export const inTurnOf = ({ database, callers, turns, request, row, ended, may }: Given): InTurn => {
  // Whatever was acknowledged when the file was begun is in it.
  const reader = database.readerSinceNow()
  return (read) => turns.pass(() => readAgain(async (isAgain) => {
    const [caller] = await callers.findBySessions(database.primary, [row.sessionId])
    if (caller === undefined || !(await may(caller))) throw new ExportCutOff('the right to it has ended')
    const db = isAgain ? database.primary : reader()
    return read({ db, caller, now: await readNow(db), request })
  }), ended)
}

export interface Counter {
  /** Rows of lists, over all tables of a file. */
  readonly written: number
  pass(pieces: AsyncIterable<Piece>): AsyncGenerator<Piece['cells']>
}

export const openCounter = (database: Database, row: ExportRow): Counter => {
  let written = 0
  return {
    get written() {
      return written
    },
    async* pass(pieces) {
      for await (const { cells, rowCount } of pieces) {
        written += rowCount
        const isStopped = await database.transact((tx) => updateWritten(tx, row.id, written))
        if (isStopped) throw new ExportCutOff('somebody stopped it')
        yield cells
      }
    },
  }
}
