// Writes hashes anew that an older lookup key made, wherever they lie.
import type { Tx } from '../database/database.ts'
import type { Hashes } from './hashes.ts'
import type { KeyChange } from './change-keys.ts'
import { countThrough, goThrough, type Looked } from './pieces.ts'
import { getHashCount, type HashPlace, listOlderHashes, lockHashes, type Part, updateHashes } from './tables.sql.ts'

export interface LookupTable extends HashPlace {
  /** Where rows are compared with each other, all that are alike are lifted together. */
  readonly liftAlike?: (tx: Tx, hashes: readonly Uint8Array[], version: number) => Promise<void>
}

const liftOneByOne = async (
  tx: Tx, { lift }: Hashes, place: HashPlace, part: Part, version: number,
): Promise<Looked> => {
  const older = await lockHashes(tx, place, part, version)
  await updateHashes(tx, place, older.map((one) =>
    ({ ...one, hash: lift(one.hash, one.version, version), version })))
  return { last: older.at(-1)?.place, unopened: 0 }
}

const liftPart = async (tx: Tx, hashes: Hashes, table: LookupTable, part: Part, version: number): Promise<Looked> => {
  if (table.liftAlike === undefined) return liftOneByOne(tx, hashes, table, part, version)
  const older = await listOlderHashes(tx, table, part, version)
  await table.liftAlike(tx, older.map(({ hash }) => hash), version)
  return { last: older.at(-1)?.place, unopened: 0 }
}

export const liftLookups = (hashes: Hashes, tables: readonly LookupTable[]): KeyChange => ({
  writes: Math.max(...hashes.versions),
  run: async (given, version) => {
    for (const table of tables) {
      if (given.signal.aborted) break
      await goThrough(given, table.table, (tx, part) => liftPart(tx, hashes, table, part, version))
    }
    return 0
  },
  count: async (given, version) => {
    let left = 0
    for (const table of tables)
      left += await countThrough(given, table.table, (db, part) => getHashCount(db, table, part, version))
    return left
  },
})
