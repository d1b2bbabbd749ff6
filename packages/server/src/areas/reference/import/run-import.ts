// Runs an import as one act: everything or nothing, remembered either way; a trial leaves nothing at all.
import type { importKinds } from '@bidyard/contract/shapes/imports'
import type { Database, Tx } from '../../../runtime/database/database.ts'
import type { Act } from '../../../runtime/work/acts.ts'
import type { Doer, Emit } from '../../../runtime/work/events.ts'
import { type Faults, openFaults } from './faults.ts'
import { findElapsedMs, type ImportRecord, insertImport, lockImports } from './imports.sql.ts'
import { openText, type TextFile } from './open-text.ts'

export interface Progress {
  readonly readBytes: number
  readonly totalBytes: number
  readonly rowCount: number
}

export interface ImportGiven {
  readonly database: Database
  readonly act: Act
  readonly path: string
  readonly onProgress?: (progress: Progress) => void
  /** Everything is read, checked and written, and then taken back. */
  readonly isTrial?: boolean
}

export interface ImportOutcome extends ImportRecord {
  /** What became of the rows, in plain words for the one who ran it. */
  readonly summary: string
}

export interface Work {
  readonly tx: Tx
  readonly file: TextFile
  readonly faults: Faults
  readonly emit: Emit
  readonly doer: Doer
  /** Counts rows that were read and shows how far the file has come. */
  readonly count: (rows: number) => void
}

/** Takes everything back. */
class TakenBack extends Error {
  readonly outcome: ImportOutcome
  constructor(outcome: ImportOutcome) {
    super('the import is taken back')
    this.outcome = outcome
  }
}

export const runImport = async (
  kind: (typeof importKinds)[number], given: ImportGiven, work: (given: Work) => Promise<string>,
): Promise<ImportOutcome> => {
  try {
    return await given.act('import', async ({ tx, emit, doer }) => {
      await lockImports(tx)
      // Opened here, because an act that met a deadlock is begun again.
      const file = await openText(given.path)
      const faults = openFaults()
      let rowCount = 0
      const count = (rows: number): void => {
        rowCount += rows
        given.onProgress?.({ readBytes: file.readBytes(), totalBytes: file.totalBytes, rowCount })
      }
      const summary = await work({ tx, file, faults, emit, doer, count })
      const record: ImportRecord = {
        kind, fileName: file.name, checksum: file.checksum(), isImported: faults.count === 0, rowCount,
        faultCount: faults.count, faults: faults.list(), durationMs: await findElapsedMs(tx),
      }
      if (!record.isImported) throw new TakenBack({ ...record, summary: 'nothing was imported' })
      if (given.isTrial === true) throw new TakenBack({ ...record, summary: `a trial, nothing was kept: ${summary}` })
      await insertImport(tx, record)
      return { ...record, summary }
    })
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error
    const { outcome: { summary, ...record } } = error
    if (given.isTrial !== true) await given.database.transact((tx) => insertImport(tx, record))
    return { ...record, summary }
  }
}
