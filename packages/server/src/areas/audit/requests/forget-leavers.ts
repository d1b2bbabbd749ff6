// Whoever has left is forgotten, asked or not: what they still asked for is closed, and a job takes what nothing keeps.
import type { Reaction } from '../../../runtime/work/events.ts'
import { voidDeadlines } from '../../../runtime/work/deadlines.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { dataRequests } from '../audit-parts.ts'
import { insertErasures } from '../erasure/erasures.sql.ts'
import { listOpenRequests } from './data-requests.sql.ts'

export const forgetLeavers: Reaction<'memberChanged'> = async ({ tx, doer, emit, enqueue }, payloads) => {
  const leavers = await insertErasures(tx, payloads.map(({ memberId }) => memberId))
  if (leavers.length === 0) return
  const open = await listOpenRequests(tx, leavers)
  const ids = open.map(({ id }) => id)
  await moveStates(tx, dataRequests, { action: 'withdraw', as: 'flow', ids, doer })
  await voidDeadlines(tx, { machine: dataRequests.machine.name, rowIds: ids })
  for (const { id, memberId } of open) emit('dataRequestChanged', { requestId: id, memberId })
  await enqueue('eraseMembers', [{}])
}
