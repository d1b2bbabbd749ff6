// Seals personal data anew that an older key sealed, wherever it lies.
import type { Log } from '../log.ts'
import type { PersonalData } from '../personal-data.ts'
import type { KeyChange } from './change-keys.ts'
import { countThrough, goThrough } from './pieces.ts'
import {
  getSealedCount, listSealedColumns, lockSealed, type SealedPlace, type SealedValue, updateSealed,
} from './tables.sql.ts'

/** One that nothing opens stays as it is and is counted: the key it needs may still be found. */
const sealAll = (personal: PersonalData, log: Log, { table, column }: SealedPlace, values: readonly SealedValue[]) =>
  values.flatMap(({ place, sealed }): SealedValue[] => {
    try {
      return [{ place, sealed: personal.seal(personal.open(sealed)) }]
    } catch (error) {
      log.error('a sealed text cannot be opened', { table, column, error })
      return []
    }
  })

/** `elsewhere` is what lies in no column that is called sealed. */
export const sealAnew = (personal: PersonalData, elsewhere: readonly SealedPlace[]): KeyChange => ({
  writes: personal.sealVersion,
  run: async (given, version) => {
    const { database: { primary }, log } = given
    let left = 0
    for (const place of [...await listSealedColumns(primary), ...elsewhere]) {
      await goThrough(given, place.table, async (tx, part) => {
        const made = sealAll(personal, log, place, await lockSealed(tx, place, part, version))
        await updateSealed(tx, place, made)
        return made.length
      })
      left += await countThrough(given, place.table, (db, part) => getSealedCount(db, place, part, version))
    }
    return left
  },
})
