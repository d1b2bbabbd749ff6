// Permits a reviewer to look at a private document for a minute, with a reason; permission and log in one transaction.
import { filesCalls } from '@bidyard/contract/calls/files'
import { limits } from '@bidyard/contract/limits'
import { action } from '../../../runtime/handler.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { writeAccess } from '../../../runtime/work/logs.ts'
import type { FileParts } from '../file-parts.ts'
import { findFile } from '../files.sql.ts'
import { insertView } from './private-views.sql.ts'
import { fileUsageRules, mayReview } from '../file-usage-rules.ts'

export const viewPrivateFile = ({ privateLinks }: FileParts) =>
  action(filesCalls.viewPrivateFile, async ({ tx, caller, params, body, request, fail, refuse }) => {
    const file = await findFile(tx, params.id)
    if (file === undefined || !fileUsageRules[file.usageType].isPrivate) throw refuse('notFound')
    if (!mayReview(file.usageType, caller)) throw refuse('forbidden')
    if (file.state === 'deleted') throw fail('FILE_IS_DELETED')
    if (file.state !== 'commit' || caller.userId === null || caller.sessionId === null) throw refuse('notFound')
    const { reason } = body
    await writeAccess(tx, caller, request, [
      { act: 'open private document', subject: 'file', subjectId: file.id, reason },
    ])
    const view = await insertView(tx, {
      fileId: file.id, userId: caller.userId, sessionId: caller.sessionId, reason,
      seconds: limits.privateReadLinkSeconds,
    })
    return { url: privateLinks.write(view.id), endsAt: timeOf(view.endsAt) }
  })
