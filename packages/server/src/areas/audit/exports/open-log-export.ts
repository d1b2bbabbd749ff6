// Opens a log as a file by its link: the permission, the session and the right behind it are judged at this moment.
import { dispositionOf } from '../../../providers/storage/file-headers.ts'
import type { OpenPrivate } from '../../../providers/storage/private-route.ts'
import { type Callers, isStaff } from '../../../runtime/caller.ts'
import type { Database } from '../../../runtime/database/database.ts'
import { writeAccess } from '../../../runtime/work/logs.ts'
import type { AuditParts } from '../audit-parts.ts'
import { findOpenExport } from './log-exports.sql.ts'
import { logLines } from './log-lines.ts'

const names = { changes: '변경기록.csv', looks: '열람기록.csv' } as const

export const openLogExport = (
  { privateLinks }: AuditParts, database: Database, callers: Callers,
): OpenPrivate => async ({ viewId, query, address, requestId }) => {
  if (!privateLinks.isWhole(viewId, query)) return undefined
  const db = database.primary
  const chosen = await findOpenExport(db, viewId)
  const [caller] = chosen === undefined ? [] : await callers.findBySessions(db, [chosen.sessionId])
  if (chosen === undefined || caller === undefined || !isStaff(caller)) return undefined
  await writeAccess(db, caller, { id: requestId, address }, [
    { act: `take ${chosen.log}`, subject: 'log', subjectId: chosen.id },
  ])
  return {
    disposition: dispositionOf('attachment', names[chosen.log]), contentType: 'text/csv; charset=utf-8',
    sizeBytes: undefined, content: logLines(db, chosen),
  }
}
