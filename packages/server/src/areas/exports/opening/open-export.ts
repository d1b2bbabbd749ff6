// Opens an export by its link, once: the permission, the session and the right behind it are judged at this moment.
import { randomUUID } from 'node:crypto'
import { limits } from '@bidyard/contract/limits'
import { dispositionOf } from '../../../providers/storage/file-headers.ts'
import type { OpenPrivate } from '../../../providers/storage/private-route.ts'
import type { Callers } from '../../../runtime/caller.ts'
import type { Database, Tx } from '../../../runtime/database/database.ts'
import type { RequestFacts } from '../../../runtime/handler.ts'
import type { Log } from '../../../runtime/log.ts'
import { readNow } from '../../../runtime/time/clock.ts'
import { writeAccess } from '../../../runtime/work/logs.ts'
import type { ExportParts } from '../export-parts.ts'
import { findExport, updateToStarted } from '../exports.sql.ts'
import { openWish } from '../wish.ts'
import { openLife } from './life.ts'
import { makeFile } from './make-file.ts'
import { openTurns } from './progress.ts'

interface Around {
  readonly database: Database
  readonly callers: Callers
  readonly log: Log
  /** Between two signs of life. */
  readonly beatMs: number
}

export const openExport = (parts: ExportParts, { database, callers, log, beatMs }: Around): OpenPrivate => {
  const turns = openTurns()
  return async ({ viewId, query, address, requestId, gone }) => {
    if (!parts.privateLinks.isWhole(viewId, query)) return undefined
    const known = await findExport(database.primary, viewId)
    const [caller] = known === undefined ? [] : await callers.findBySessions(database.primary, [known.sessionId])
    if (known === undefined || caller === undefined) return undefined
    const row = await database.transact((tx) => updateToStarted(tx, viewId))
    if (row === undefined) return undefined
    const wish = openWish(parts.personal, row.wish)
    const request: RequestFacts = {
      id: requestId || randomUUID(), address, language: wish.language, deviceUid: undefined, userAgent: undefined,
      origin: '',
    }
    const life = openLife({ database, log, row, beatMs, gone })
    const now = await readNow(database.primary)
    const made = await makeFile({ parts, database, callers, turns, row, request, now, ended: life.ended }, caller, wish)
    const note = async (tx: Tx): Promise<void> => writeAccess(tx, caller, request, made?.taken() ?? [])
    return made && {
      disposition: dispositionOf('attachment', made.name), contentType: made.contentType, sizeBytes: undefined,
      silentMs: limits.exportPauseSeconds * 1_000, content: life.over(made.content, note),
    }
  }
}
