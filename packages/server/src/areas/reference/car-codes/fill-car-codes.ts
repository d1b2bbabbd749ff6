// Fills a database that has no car codes yet with rows from elsewhere, such as those of the demo world.
import type { CarCodeInput } from '@bidyard/contract/shapes/car-codes'
import type { Tx } from '../../../runtime/database/database.ts'
import { openFaults } from '../import/faults.ts'
import type { ReadRow } from '../import/read-rows.ts'
import { findAnyCarCode } from './car-codes.sql.ts'
import { loadCarCodes } from './load-car-codes.ts'

const asRows = async function* (rows: Iterable<CarCodeInput>): AsyncGenerator<ReadRow> {
  let line = 0
  for (const cells of rows) {
    line += 1
    yield { line, cells: { ...cells } }
  }
}

/** Tells how many there are now that were not there before. */
export const fillCarCodes = async (tx: Tx, rows: Iterable<CarCodeInput>): Promise<number> => {
  if ((await findAnyCarCode(tx)) !== undefined) return 0
  const faults = openFaults()
  const merged = await loadCarCodes(tx, asRows(rows), faults, { replaces: true })
  const [first] = faults.list()
  if (first !== undefined) throw new Error(`car code ${first.line}: ${first.message.en}`)
  return merged.added
}
