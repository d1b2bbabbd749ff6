// Takes back an own request that nobody has decided yet.
import { auditCalls } from '@bidyard/contract/calls/audit/audit'
import { action } from '../../../runtime/handler.ts'
import { voidDeadlines } from '../../../runtime/work/deadlines.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { dataRequests } from '../audit-parts.ts'
import { findDataRequest, lockDataRequest } from './data-requests.sql.ts'
import { showDataRequest } from './show-request.ts'

export const withdrawDataRequest = action(auditCalls.withdrawDataRequest, async (given) => {
  const { tx, caller, params, doer, refuse, emit } = given
  const asked = await lockDataRequest(tx, params.id)
  if (asked === undefined || asked.memberId !== caller.memberId) throw refuse('notFound')
  const { moved } = await moveStates(tx, dataRequests, { action: 'withdraw', as: 'owner', ids: [asked.id], doer })
  if (moved.length === 0) throw refuse('conflict')
  await voidDeadlines(tx, { machine: dataRequests.machine.name, rowIds: [asked.id] })
  await writeAudit(tx, doer, [{
    act: 'withdraw data request', subject: 'dataRequest', subjectId: asked.id, before: { state: asked.state },
    after: { kind: asked.kind, state: 'withdrawn' },
  }])
  emit('dataRequestChanged', { requestId: asked.id, memberId: asked.memberId })
  const shown = await findDataRequest(tx, asked.id)
  return showDataRequest(caller, shown ?? asked)
})
