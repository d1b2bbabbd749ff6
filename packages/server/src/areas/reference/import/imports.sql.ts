// Reads and writes the record of imports, and readies a transaction for long work.
import type { ImportFault, importKinds } from '@bidyard/contract/shapes/imports'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import { lockNumbers } from '../../../runtime/database/lock-numbers.ts'

export interface ImportRecord {
  readonly kind: (typeof importKinds)[number]
  readonly fileName: string
  readonly checksum: string
  readonly isImported: boolean
  readonly rowCount: number
  readonly faultCount: number
  readonly faults: readonly ImportFault[]
  readonly durationMs: number
}

const shownFaults = 100

export const importsQuery = (db: Reader) => db.selectFrom('imports').selectAll()

export const insertImport = async (tx: Tx, given: ImportRecord): Promise<void> => {
  await tx
    .insertInto('imports')
    .values({
      kind: given.kind, file_name: given.fileName.slice(-200), checksum: given.checksum,
      is_imported: given.isImported, row_count: given.rowCount, fault_count: given.faultCount,
      faults: JSON.stringify(given.faults.slice(0, shownFaults)), duration_ms: given.durationMs,
    })
    .execute()
}

/** Waits for its turn. A large file takes longer than any request may, and the bounds of requests are for requests. */
export const lockImports = async (tx: Tx): Promise<void> => {
  await sql`set local statement_timeout = 0`.execute(tx)
  await sql`set local lock_timeout = 0`.execute(tx)
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
  await sql`select pg_advisory_xact_lock(${lockNumbers.imports})`.execute(tx)
}

/** How long this transaction has been at work. */
export const findElapsedMs = async (tx: Tx): Promise<number> => {
  const { rows } = await sql<{ ms: number }>`
    select (extract(epoch from clock_timestamp() - transaction_timestamp()) * 1000)::integer as ms`.execute(tx)
  return rows[0]?.ms ?? 0
}
