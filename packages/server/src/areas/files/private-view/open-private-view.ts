// Opens a private document by its link: the permission, the session and the right behind it are judged at this moment.
import type { Readable } from 'node:stream'
import { dispositionOf } from '../../../providers/storage/file-headers.ts'
import type { OpenPrivate } from '../../../providers/storage/private-route.ts'
import { ObjectChanged, type Storage } from '../../../providers/storage/storage.ts'
import type { Callers } from '../../../runtime/caller.ts'
import type { Database } from '../../../runtime/database/database.ts'
import { writeAccess } from '../../../runtime/work/logs.ts'
import { sealedKey } from '../content/file-keys.ts'
import type { FileParts } from '../file-parts.ts'
import { mayReview } from '../file-usage-rules.ts'
import { findFile } from '../files.sql.ts'
import { findOpenView } from './private-views.sql.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** It may be sealed anew between the two questions: what lies there then is asked for. */
const readSealed = async (storage: Storage, fileId: string): Promise<Readable | undefined> => {
  for (let tries = 1; ; tries++) {
    const object = await storage.head(sealedKey(fileId))
    if (object === undefined) return undefined
    try {
      return await storage.read(object)
    } catch (error) {
      if (!(error instanceof ObjectChanged) || tries === 3) throw error
    }
  }
}

export const openPrivateView = (
  { storage, sealer, privateLinks }: FileParts, database: Database, callers: Callers,
): OpenPrivate => async ({ viewId, query, address, requestId, gone }) => {
  if (!uuid.test(viewId) || !privateLinks.isWhole(viewId, query)) return undefined
  const db = database.primary
  const view = await findOpenView(db, viewId)
  if (view === undefined) return undefined
  const [caller] = await callers.findBySessions(db, [view.sessionId])
  const file = await findFile(db, view.fileId)
  if (caller === undefined || file === undefined || !mayReview(file.usageType, caller)) return undefined
  const sealed = file.state === 'commit' ? await readSealed(storage, file.id) : undefined
  if (sealed === undefined) return undefined
  // Whoever leaves before the first byte of it reads nothing of it, and it would stay open.
  gone.addEventListener('abort', () => sealed.destroy())
  if (gone.aborted) sealed.destroy()
  await writeAccess(db, caller, { id: requestId, address }, [
    { act: 'read private document', subject: 'file', subjectId: file.id, reason: view.reason },
  ]).catch((error: unknown) => {
    // Nobody reads it then, and what is open stays open.
    sealed.destroy()
    throw error
  })
  return {
    disposition: dispositionOf('attachment', file.name), contentType: file.contentType, sizeBytes: file.sizeBytes ?? 0,
    content: sealer.open(file.id, sealed),
  }
}
