// Permits a session to take lines of a log as a file for a minute; that it did stands in the log before it may.
import { auditCalls } from '@bidyard/contract/calls/audit/audit'
import { limits } from '@bidyard/contract/limits'
import { action } from '../../../runtime/handler.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { writeAccess } from '../../../runtime/work/logs.ts'
import { accessLogQuery } from '../../identity/for-other-areas.ts'
import type { AuditParts } from '../audit-parts.ts'
import { findExtent, insertLogExport } from './log-exports.sql.ts'

export const exportLog = ({ privateLinks }: AuditParts) =>
  action(auditCalls.exportLog, async ({ tx, caller, body, request, refuse }) => {
    if (caller.sessionId === null) throw refuse('forbidden')
    const { log, reason, ...lines } = body
    const wish = { ...lines, language: request.language }
    const { rowCount, lastId } = await findExtent(tx, log, wish, accessLogQuery(tx))
    await writeAccess(tx, caller, request, [
      { act: `export ${log}`, subject: 'log', subjectId: null, reason, shownCount: rowCount },
    ])
    const { id, endsAt } = await insertLogExport(tx, {
      log, wish, lastId, sessionId: caller.sessionId, seconds: limits.privateReadLinkSeconds,
    })
    return { url: privateLinks.write(id), endsAt: timeOf(endsAt), rowCount }
  })
