// A member asks for a correction or a deletion; the office has the days of the law from now on.
import { auditCalls } from '@bidyard/contract/calls/audit/audit'
import { limits } from '@bidyard/contract/limits'
import { action } from '../../../runtime/handler.ts'
import { setDeadlines } from '../../../runtime/work/deadlines.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { dataRequests } from '../audit-parts.ts'
import { findDataRequest, insertDataRequest } from './data-requests.sql.ts'
import { showDataRequest } from './show-request.ts'

const dayMs = 86_400_000

export const submitDataRequest = action(auditCalls.submitDataRequest, async (given) => {
  const { tx, caller, body, now, doer, fail, refuse, emit } = given
  const { memberId } = caller
  if (memberId === null) throw refuse('forbidden')
  const { kind, statement } = body
  const field = body.kind === 'correction' ? body.field : null
  const id = await insertDataRequest(tx, { memberId, kind, field, statement, days: limits.dataRequestDays })
  if (id === undefined) throw fail('DATA_REQUEST_IS_OPEN')
  const asked = await findDataRequest(tx, id)
  if (asked === undefined) throw new Error('a request that was just written is gone')
  await setDeadlines(tx, [{
    machine: dataRequests.machine.name, rowId: id, duty: 'decide', whose: 'staff', holderId: null,
    dueAt: new Date(now.getTime() + limits.dataRequestRemindDays * dayMs), finalAt: asked.decideUntil,
  }])
  await writeAudit(tx, doer, [{
    act: 'submit data request', subject: 'dataRequest', subjectId: id, after: { memberId, kind, field },
    reason: null,
  }])
  emit('dataRequestChanged', { requestId: id, memberId })
  return showDataRequest(caller, asked)
})
