// Shows how far an export has come to the session that asked for it.
import { exportsCalls } from '@bidyard/contract/calls/exports/exports'
import { read } from '../../../runtime/handler.ts'
import { findExport } from '../exports.sql.ts'
import { showExport } from '../show-export.ts'

export const getExport = read(exportsCalls.getExport, async ({ db, caller, now, params, refuse }) => {
  const row = await findExport(db, params.id)
  if (row === undefined || row.sessionId !== caller.sessionId) throw refuse('notFound')
  return showExport(row, now)
})
