// Reads one part of what is kept of whoever asks, page by page, where the whole does not hold all of it.
import { auditCalls } from '@bidyard/contract/calls/audit/audit'
import { action } from '../../../runtime/handler.ts'
import type { AuditParts } from '../audit-parts.ts'
import { noteTaking, ownOf, readPart } from './read-own-data.ts'

export const readOwnDataPart = ({ personal }: AuditParts) =>
  action(auditCalls.readOwnDataPart, async ({ tx, caller, body, request, refuse }) => {
    const own = ownOf(caller)
    if (own === null) throw refuse('forbidden')
    await noteTaking(tx, caller, request)
    return readPart(tx, personal, own, body)
  })
