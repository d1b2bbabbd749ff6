// Stops an export: its file breaks off, or is never begun.
import { exportsCalls } from '@bidyard/contract/calls/exports/exports'
import { action } from '../../../runtime/handler.ts'
import { findExport, updateToStopped } from '../exports.sql.ts'
import { showExport } from '../show-export.ts'

/** What is over stays as it ended. */
export const stopExport = action(exportsCalls.stopExport, async ({ tx, caller, now, params, refuse }) => {
  const row = await findExport(tx, params.id)
  if (row === undefined || row.sessionId !== caller.sessionId) throw refuse('notFound')
  return showExport(await updateToStopped(tx, row.id) ?? row, now)
})
