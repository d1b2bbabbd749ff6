// Seals personal data anew that an older key sealed, wherever it lies.
import type { PersonalData } from '../personal-data.ts'
import type { JobGiven } from '../work/jobs.ts'
import type { KeyChange } from './change-keys.ts'
import { countThrough, goThrough } from './pieces.ts'
import {
  getSealedCount, listSealedColumns, lockSealed, type SealedPlace, type SealedValue, updateSealed,
} from './tables.sql.ts'

/** One that nothing opens stays as it is and is counted: the key it needs may still be found. */
const sealAll = (personal: PersonalData, values: readonly SealedValue[]) => {
  const made: SealedValue[] = []
  const failures: unknown[] = []
  for (const { place, sealed } of values)
    try {
      made.push({ place, sealed: personal.seal(personal.open(sealed)) })
    } catch (error) {
      failures.push(error)
    }
  return { made, failures }
}

const sealPlace = async (
  given: JobGiven, personal: PersonalData, place: SealedPlace, version: number,
): Promise<number> => {
  let first: unknown
  const unopened = await goThrough(given, place.table, async (tx, part) => {
    const values = await lockSealed(tx, place, part, version)
    const { made, failures } = sealAll(personal, values)
    first ??= failures[0]
    await updateSealed(tx, place, made)
    return { last: values.at(-1)?.place, unopened: failures.length }
  })
  const { table, column } = place
  if (unopened > 0) given.log.error('sealed texts cannot be opened', { table, column, unopened, error: first })
  return unopened
}

const placesIn = async ({ database: { primary } }: JobGiven, elsewhere: readonly SealedPlace[]) =>
  [...await listSealedColumns(primary), ...elsewhere]

/** `elsewhere` is what lies in no column that is called sealed. */
export const sealAnew = (personal: PersonalData, elsewhere: readonly SealedPlace[]): KeyChange => ({
  writes: personal.sealVersion,
  run: async (given, version) => {
    let stayed = 0
    for (const place of await placesIn(given, elsewhere)) {
      if (given.signal.aborted) break
      stayed += await sealPlace(given, personal, place, version)
    }
    return stayed
  },
  count: async (given, version) => {
    let left = 0
    for (const place of await placesIn(given, elsewhere))
      left += await countThrough(given, place.table, (db, part) => getSealedCount(db, place, part, version))
    return left
  },
})
