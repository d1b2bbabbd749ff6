// Reads a sheet that has arrived whole and tries each of its rows; nothing is drafted by it.
import type { RowFault } from '@bidyard/contract/shapes/cars/order-imports'
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import type { PersonalData } from '../../../runtime/personal-data.ts'
import type { JobRun } from '../../../runtime/work/jobs.ts'
import type { CarParts } from '../car-parts.ts'
import {
  deleteOldImports, findImport, type ImportRecord, insertRows, listPieces, lockImport, type NewRow, updateRead,
  updateRefused,
} from './imports.sql.ts'
import { readApart } from '../sheets/read-apart.ts'
import type { Brought, ReadRow } from '../sheets/rows-of-sheet.ts'
import { orGiveUp } from './give-up.ts'
import { reachedOf } from './show-import.ts'
import { readTaken } from './taken-cars.ts'

declare module '../../../runtime/work/jobs.ts' {
  interface JobPayloads {
    readOrderImport: { readonly importId: string }
    forgetOrderImports: object
  }
}

const sealedRow = (personal: PersonalData, row: ReadRow, taken: RowFault | undefined): NewRow => {
  const { line, carNumber, cells, wish } = row
  const faults = taken === undefined ? row.faults : [...row.faults, taken]
  return {
    line, carNumber, faults, cellsSealed: personal.seal(JSON.stringify(cells)),
    wishSealed: wish === null || faults.length > 0 ? null : personal.seal(JSON.stringify(wish)),
  }
}

const readWhole = async (db: Reader, personal: PersonalData, importId: string): Promise<Brought> => {
  const pieces = await listPieces(db, importId)
  return readApart(
    Buffer.concat(pieces.map(({ contentSealed }) => Buffer.from(personal.open(contentSealed), 'base64'))),
  )
}

const keepRows = async (tx: Tx, personal: PersonalData, found: ImportRecord, brought: Brought): Promise<void> => {
  if ('refusal' in brought) return updateRefused(tx, found.id, brought.refusal)
  const taken = await readTaken(tx, brought.rows.map(({ carNumber }) => carNumber), found)
  const rows = brought.rows.map((row) => sealedRow(personal, row, taken.get(row.carNumber ?? '')))
  const right = rows.filter(({ wishSealed }) => wishSealed !== null).length
  await insertRows(tx, found.id, rows)
  return updateRead(tx, found.id, {
    format: brought.format, ignoredColumns: brought.ignored, right, wrong: rows.length - right,
  })
}

/** Kept in one transaction: an import is read whole or not at all. Its pieces stay as they are from here on. */
export const readOrderImport = ({ personal }: Pick<CarParts, 'personal'>): JobRun<{ readonly importId: string }> =>
  orGiveUp(async ({ importId }, { act, database }) => {
    const asked = await findImport(database.primary, importId)
    if (asked === undefined || reachedOf(asked) !== 'reading') return
    const brought = await readWhole(database.primary, personal, importId)
    await act('flow', async ({ tx, emit }) => {
      const found = await lockImport(tx, importId)
      if (found === undefined || reachedOf(found) !== 'reading') return
      await keepRows(tx, personal, found, brought)
      emit('orderImportChanged', { importId })
    })
  })

/** Each has up to five thousand rows. */
const forgottenAtOnce = 5

/** Names and homes stand in them, and nobody mends a sheet of last season. */
export const forgetOrderImports: JobRun<object> = async (_, { act, signal }) => {
  for (let gone = forgottenAtOnce; gone === forgottenAtOnce && !signal.aborted; )
    gone = await act('flow', ({ tx }) => deleteOldImports(tx, forgottenAtOnce))
}
