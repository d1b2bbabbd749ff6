// Imports of orders, their rows, and the report that one takes home.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { sql } from 'kysely'
import { listing, read } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import { writeAccess } from '../../../runtime/work/logs.ts'
import type { CarParts } from '../car-parts.ts'
import {
  findImport, importsQuery, listReported, rowsQuery,
} from './imports.sql.ts'
import { writeReport } from '../sheets/report-rules.ts'
import type { Cells } from '../sheets/row-rules.ts'
import { showImport, showImportRow } from './show-import.ts'

export const listOrderImports = listing(carsCalls.listOrderImports, ({ db }) => source({
  query: importsQuery(db),
  columns: {
    id: sql`imports.id`, fileName: sql`imports.file_name collate "korean"`, partnerId: sql`imports.partner_id`,
    endedAt: sql`imports.ended_at`, createdAt: sql`imports.created_at`, updatedAt: sql`imports.updated_at`,
  },
  item: showImport,
}))

export const getOrderImport = read(carsCalls.getOrderImport, async ({ db, params, refuse }) => {
  const found = await findImport(db, params.id)
  if (found === undefined) throw refuse('notFound')
  return showImport(found)
})

export const listOrderImportRows = listing(carsCalls.listOrderImportRows, ({ db }) => source({
  query: rowsQuery(db),
  columns: {
    id: sql`rows.id`, importId: sql`rows.import_id`, outcome: sql`rows.outcome`, line: sql`rows.line`,
    carNumber: sql`rows.car_number`, createdAt: sql`rows.created_at`,
    updatedAt: sql`rows.updated_at`,
  },
  item: showImportRow,
}))

export const getOrderImportReport = ({ personal }: CarParts) =>
  read(carsCalls.getOrderImportReport, async ({ db, caller, params, query, request, refuse }) => {
    const found = await findImport(db, params.id)
    if (found === undefined) throw refuse('notFound')
    // Names and homes stand in it.
    await writeAccess(db, caller, request, [{
      act: 'view brought orders', subject: 'orderImport', subjectId: found.id,
    }])
    const rows = await listReported(db, found.id, query.outcome ?? null)
    return {
      fileName: `${found.fileName.replace(/\.[^.]*$/, '')}-결과.csv`.slice(-200),
      content: writeReport(rows.map((row) => ({
        ...row, cells: JSON.parse(personal.open(row.cellsSealed)) as Cells,
      })), request.language),
    }
  })
