// Before a key is written down as the one of its number, what was sealed before that must open with it.
import type { Tx } from '../database/database.ts'
import { openSeals } from '../personal-data.ts'
import { keyIdOf } from './key-id.ts'
import { type KeysByKind, settingOf } from './key-rules.ts'
import { listDocumentKeys, listSealed, listSealedColumns } from './tables.sql.ts'
import type { VersionedKey } from './versioned-keys.ts'

const opens = (key: VersionedKey, sealed: Uint8Array): boolean => {
  try {
    openSeals([key]).open(sealed)
    return true
  } catch {
    return false
  }
}

/** One row that was written badly is no reason to stay away: a wrong key opens none. */
const opensAny = async (tx: Tx, key: VersionedKey): Promise<boolean> => {
  let hasTried = false
  for (const place of await listSealedColumns(tx))
    for (const { sealed } of await listSealed(tx, place, key.version)) {
      if (opens(key, sealed)) return true
      hasTried = true
    }
  return !hasTried
}

/** Of a database that was there before its keys were written down. */
export const problemsAtFirst = async (
  tx: Tx, keys: KeysByKind, isFirst: (kind: 'data' | 'file') => boolean,
): Promise<string[]> => {
  const problems: string[] = []
  for (const key of isFirst('data') ? keys.data : [])
    if (!await opensAny(tx, key))
      problems.push(`${settingOf.data}: nothing that key ${key.version} sealed in this database opens with this one`)
  if (!isFirst('file')) return problems
  const known = keys.file.map((key) => keyIdOf(key).toString('hex'))
  const strange = (await listDocumentKeys(tx)).filter((id) => !known.includes(id)).length
  return strange === 0 ? problems : [...problems, `${settingOf.file}: other keys sealed documents of this database`]
}
