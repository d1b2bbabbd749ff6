// Opens a log as a file by its link, once: the session and the right behind it are judged piece by piece.
import { limits } from '@bidyard/contract/limits'
import { dispositionOf } from '../../../providers/storage/file-headers.ts'
import type { OpenPrivate } from '../../../providers/storage/private-route.ts'
import { type Caller, type Callers, isStaff } from '../../../runtime/caller.ts'
import type { Database } from '../../../runtime/database/database.ts'
import { writeAccess } from '../../../runtime/work/logs.ts'
import type { AuditParts } from '../audit-parts.ts'
import { findOpenExport, insertOpening } from './log-exports.sql.ts'
import { logLines } from './log-lines.ts'

const names = {
  ko: { changes: '변경기록.csv', looks: '열람기록.csv' }, en: { changes: 'changes.csv', looks: 'looks.csv' },
} as const

export const openLogExport = (
  { privateLinks }: AuditParts, database: Database, callers: Callers,
): OpenPrivate => async ({ viewId, query, address, requestId }) => {
  if (!privateLinks.isWhole(viewId, query)) return undefined
  const db = database.primary
  const chosen = await findOpenExport(db, viewId)
  if (chosen === undefined) return undefined
  const findCaller = async (): Promise<Caller | undefined> => {
    const [caller] = await callers.findBySessions(db, [chosen.sessionId])
    return caller !== undefined && isStaff(caller) ? caller : undefined
  }
  const caller = await findCaller()
  const isFirst = caller !== undefined && await database.transact(async (tx) => {
    if (!await insertOpening(tx, chosen.id)) return false
    await writeAccess(tx, caller, { id: requestId, address }, [
      { act: `take ${chosen.log}`, subject: 'log', subjectId: chosen.id },
    ])
    return true
  })
  if (!isFirst) return undefined
  return {
    disposition: dispositionOf('attachment', names[chosen.wish.language][chosen.log]),
    contentType: 'text/csv; charset=utf-8', sizeBytes: undefined, silentMs: limits.exportPauseSeconds * 1_000,
    content: logLines(db, chosen, async () => (await findCaller()) !== undefined),
  }
}
