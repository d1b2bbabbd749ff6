// Imports a file of car codes: everything or nothing.
import { writeAudit } from '../../../runtime/work/logs.ts'
import { readRows } from '../import/read-rows.ts'
import { type ImportGiven, type ImportOutcome, runImport } from '../import/run-import.ts'
import { carCodeColumns } from './car-code-row.ts'
import { loadCarCodes } from './load-car-codes.ts'

export const importCarCodes = (
  given: ImportGiven & { readonly replaces: boolean },
): Promise<ImportOutcome> =>
  runImport('car-codes', given, async ({ tx, file, faults, emit, doer, count }) => {
    const merged = await loadCarCodes(tx, readRows(file, carCodeColumns), faults, { replaces: given.replaces, count })
    const touched = merged.added + merged.changed + merged.closed
    await writeAudit(tx, doer, [{ act: 'import car codes', subject: 'carCodes', subjectId: file.name, after: merged }])
    if (touched > 0) emit('carCodesChanged', { count: touched })
    return `${merged.added} added, ${merged.changed} changed, ${merged.closed} no longer offered`
  })
