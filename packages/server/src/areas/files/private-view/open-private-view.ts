// Opens a private document by its link: the permission, the session and the right behind it are judged at this moment.
import { dispositionOf } from '../../../providers/storage/file-headers.ts'
import type { OpenPrivate } from '../../../providers/storage/private-route.ts'
import type { Callers } from '../../../runtime/caller.ts'
import type { Database } from '../../../runtime/database/database.ts'
import { writeAccess } from '../../../runtime/work/logs.ts'
import { sealedKey } from '../content/file-keys.ts'
import type { FileParts } from '../file-parts.ts'
import { mayReview } from '../file-usage-rules.ts'
import { findFile } from '../files.sql.ts'
import { findOpenView } from './private-views.sql.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const openPrivateView = (
  { storage, sealer, privateLinks }: FileParts, database: Database, callers: Callers,
): OpenPrivate => async ({ viewId, query, address, requestId }) => {
  if (!uuid.test(viewId) || !privateLinks.isWhole(viewId, query)) return undefined
  const db = database.primary
  const view = await findOpenView(db, viewId)
  if (view === undefined) return undefined
  const [caller] = await callers.findBySessions(db, [view.sessionId])
  const file = await findFile(db, view.fileId)
  if (caller === undefined || file === undefined || !mayReview(file.usageType, caller)) return undefined
  const object = file.state === 'commit' ? await storage.head(sealedKey(file.id)) : undefined
  if (object === undefined) return undefined
  await writeAccess(db, caller, { id: requestId, address }, [
    { act: 'read private document', subject: 'file', subjectId: file.id, reason: view.reason },
  ])
  return {
    disposition: dispositionOf('attachment', file.name), contentType: file.contentType, sizeBytes: file.sizeBytes ?? 0,
    content: sealer.open(file.id, await storage.read(object)),
  }
}
