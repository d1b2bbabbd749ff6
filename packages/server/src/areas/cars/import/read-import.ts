// Reads a sheet that has arrived whole and tries each of its rows; nothing is drafted by it.
import type { RowFault } from '@bidyard/contract/shapes/cars/order-imports'
import type { Tx } from '../../../runtime/database/database.ts'
import type { PersonalData } from '../../../runtime/personal-data.ts'
import type { JobRun } from '../../../runtime/work/jobs.ts'
import type { CarParts } from '../car-parts.ts'
import {
  deleteOldImports, type ImportRecord, insertRows, listPieces, lockImport, type NewRow, updateRead, updateRefused,
} from './imports.sql.ts'
import { type ReadRow, readBrought } from '../sheets/rows-of-sheet.ts'
import { stepOf } from './show-import.ts'
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

const keepRows = async (tx: Tx, personal: PersonalData, found: ImportRecord): Promise<void> => {
  const pieces = await listPieces(tx, found.id)
  const brought = readBrought(
    Buffer.concat(pieces.map(({ contentSealed }) => Buffer.from(personal.open(contentSealed), 'base64'))),
  )
  if ('refusal' in brought) return updateRefused(tx, found.id, brought.refusal)
  const taken = await readTaken(tx, brought.rows.map(({ carNumber }) => carNumber), found)
  const rows = brought.rows.map((row) => sealedRow(personal, row, taken.get(row.carNumber ?? '')))
  const right = rows.filter(({ wishSealed }) => wishSealed !== null).length
  await insertRows(tx, found.id, rows)
  return updateRead(tx, found.id, {
    format: brought.format, ignoredColumns: brought.ignored, right, wrong: rows.length - right,
  })
}

/** In one transaction: an import is read whole or not at all. */
export const readOrderImport = ({ personal }: Pick<CarParts, 'personal'>): JobRun<{ readonly importId: string }> =>
  async ({ importId }, { act }) => {
    await act('flow', async ({ tx, emit }) => {
      const found = await lockImport(tx, importId)
      if (found === undefined || stepOf(found) !== 'reading') return
      await keepRows(tx, personal, found)
      emit('orderImportChanged', { importId })
    })
  }

/** Names and homes stand in them, and nobody mends a sheet of last season. */
export const forgetOrderImports: JobRun<object> = async (_, { act }) => {
  await act('flow', ({ tx }) => deleteOldImports(tx))
}
