// Shows a request as the wire has it; who decided is for the office alone.
import type { auditCalls } from '@bidyard/contract/calls/audit/audit'
import type { AnswerOf } from '@bidyard/contract/call'
import { type Caller, isStaff } from '../../../runtime/caller.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import type { DataRequestRecord } from './data-requests.sql.ts'

type Shown = AnswerOf<typeof auditCalls.submitDataRequest>

export const showDataRequest = (caller: Caller, asked: DataRequestRecord): Shown => ({
  id: asked.id, kind: asked.kind, state: asked.state, field: asked.field as Shown['field'],
  statement: asked.statement, decideUntil: timeOf(asked.decideUntil), ground: asked.ground,
  answer: asked.answer, decidedAt: timeOf(asked.decidedAt),
  decidedBy: isStaff(caller) && asked.decidedBy !== null
    ? { memberId: asked.decidedBy, name: asked.decidedByName, actor: 'staff' } : null,
  memberId: asked.memberId, memberNo: asked.memberNo, memberName: asked.memberName, placeName: asked.placeName,
  createdAt: timeOf(asked.createdAt), updatedAt: timeOf(asked.updatedAt),
})
