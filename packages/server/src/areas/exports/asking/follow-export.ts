// How far an export has come, and its end before the last row, for the session that asked for it.
import { exportsCalls } from '@bidyard/contract/calls/exports/exports'
import { action, read } from '../../../runtime/handler.ts'
import { findExport, updateToStopped } from '../exports.sql.ts'
import { showExport } from '../show-export.ts'

export const getExport = read(exportsCalls.getExport, async ({ db, caller, now, params, refuse }) => {
  const row = await findExport(db, params.id)
  if (row === undefined || row.sessionId !== caller.sessionId) throw refuse('notFound')
  return showExport(row, now)
})

/** What is over stays as it ended. */
export const stopExport = action(exportsCalls.stopExport, async ({ tx, caller, now, params, refuse }) => {
  const row = await findExport(tx, params.id)
  if (row === undefined || row.sessionId !== caller.sessionId) throw refuse('notFound')
  return showExport(await updateToStopped(tx, row.id) ?? row, now)
})
