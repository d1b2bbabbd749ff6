// What every end of an order takes with it, whoever ends it: duties, checks that go on, and those who hear of it.
import type { PayloadOf } from '@bidyard/contract/events'
import { voidDeadlines } from '../../../runtime/work/deadlines.ts'
import type { ReactionGiven } from '../../../runtime/work/events.ts'
import { orders } from '../car-parts.ts'
import { endChecks } from '../checks/visits/call-off-visits.ts'
import { listOrdersById, updateEnded } from './orders.sql.ts'

interface End {
  readonly reason: string
  /** The reason where its seller may read it. */
  readonly note: string | null
  readonly by?: PayloadOf<'orderCancelled'>['by']
}

/** After the machine has moved them. */
export const followEnd = async (
  given: Pick<ReactionGiven, 'tx' | 'doer' | 'emit'>, ids: readonly string[],
  { reason, note, by }: End,
): Promise<void> => {
  if (ids.length === 0) return
  const { tx, emit } = given
  await updateEnded(tx, ids, note)
  await voidDeadlines(tx, { machine: orders.machine.name, rowIds: ids })
  await endChecks(given, ids, reason)
  for (const { id, partnerId, exhibitId } of await listOrdersById(tx, ids)) {
    emit('orderChanged', { orderId: id, partnerId, exhibitId })
    emit('orderCancelled', by === undefined ? { orderId: id } : { orderId: id, by })
  }
}
