// Every import with its outcome; those that were refused show why.
import { referenceCalls } from '@bidyard/contract/calls/reference'
import { importKinds, importShape } from '@bidyard/contract/shapes/imports'
import { sql } from 'kysely'
import { z } from 'zod'
import { listing } from '../../runtime/handler.ts'
import { source } from '../../runtime/list/source.ts'
import { timeOf } from '../../runtime/time/time-of.ts'
import { importsQuery } from './import/imports.sql.ts'

const kind = z.enum(importKinds)

export const listImports = listing(referenceCalls.listImports, ({ db }) => source({
  query: importsQuery(db),
  columns: {
    id: sql`id`, isImported: sql`is_imported`, fileName: sql`file_name`, rowCount: sql`row_count`,
    createdAt: sql`created_at`, updatedAt: sql`created_at`,
  },
  item: (row) => ({
    id: row.id, kind: kind.parse(row.kind), fileName: row.file_name, checksum: row.checksum,
    isImported: row.is_imported, rowCount: row.row_count, faultCount: row.fault_count,
    faults: importShape.shape.faults.parse(row.faults), durationMs: row.duration_ms,
    createdAt: timeOf(row.created_at), updatedAt: timeOf(row.created_at),
  }),
}))
