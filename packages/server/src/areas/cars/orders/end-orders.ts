// What every end of an order takes with it, whoever ends it: duties, checks that go on, and those who hear of it.
import { voidDeadlines } from '../../../runtime/work/deadlines.ts'
import type { ReactionGiven } from '../../../runtime/work/events.ts'
import { orders } from '../car-parts.ts'
import { endChecks } from '../checks/call-off-visits.ts'
import { listOrdersById, updateEnded } from './orders.sql.ts'

/** After the machine has moved them. */
export const followEnd = async (
  given: Pick<ReactionGiven, 'tx' | 'doer' | 'emit'>, ids: readonly string[],
  { by, reason }: { readonly by: 'seller' | 'staff' | 'clock'; readonly reason: string },
): Promise<void> => {
  if (ids.length === 0) return
  const { tx, emit } = given
  await updateEnded(tx, ids, reason)
  await voidDeadlines(tx, { machine: orders.machine.name, rowIds: ids })
  await endChecks(given, ids, reason)
  for (const { id, partnerId, exhibitId } of await listOrdersById(tx, ids)) {
    emit('orderChanged', { orderId: id, partnerId, exhibitId })
    emit('orderCancelled', { orderId: id, by })
  }
}
