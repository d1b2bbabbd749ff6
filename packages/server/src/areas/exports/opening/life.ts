// The life of a file from its first byte to its last: it says that it is there while it waits, and how it ended.
import type { Database, Tx } from '../../../runtime/database/database.ts'
import type { Log } from '../../../runtime/log.ts'
import { type ExportRow, updateBeaten, updateToEnded } from '../exports.sql.ts'

/** Ends the file where it stands: what was cut off must not look whole. */
export class ExportCutOff extends Error {}

export interface Life {
  /** Somebody stopped it, or whoever read it has gone. */
  readonly ended: AbortSignal
  /** Whatever way it ends, its row says how; `note` stands beside it in the same transaction. */
  over(content: AsyncIterable<Uint8Array>, note: (tx: Tx) => Promise<void>): AsyncGenerator<Uint8Array>
}

export const openLife = ({ database, log, row, beatMs, gone }: {
  readonly database: Database
  readonly log: Log
  readonly row: ExportRow
  readonly beatMs: number
  readonly gone: AbortSignal
}): Life => {
  const stopping = new AbortController()
  const ended = AbortSignal.any([gone, stopping.signal])
  /** In the line and while a browser holds the download up no row moves, and who looks must not think that it died. */
  const beat = async (): Promise<void> => {
    const isStopped = await database.transact((tx) => updateBeaten(tx, row.id))
    if (isStopped) stopping.abort(new ExportCutOff('somebody stopped it'))
  }
  return {
    ended,
    async* over(content, note) {
      const beating = setInterval(() => {
        beat().catch((error: unknown) => log.warn('a file could not say that it is there', { export: row.id, error }))
      }, beatMs)
      let isDone = false
      try {
        yield* content
        isDone = true
      } catch (error) {
        if (!(error instanceof ExportCutOff) && !ended.aborted)
          log.error('export broke off', { export: row.id, error })
        throw error
      } finally {
        clearInterval(beating)
        await database.transact(async (tx) => {
          await updateToEnded(tx, row.id, isDone)
          await note(tx)
        })
      }
    },
  }
}
