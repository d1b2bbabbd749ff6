// An outage moves what was due in it; orders say so too, where their sellers look until when they have time.
import type { ReactionGiven } from '../../../runtime/work/events.ts'
import { updateDueAsDeadlines } from './orders.sql.ts'

export const followOutage = async ({ tx, emit }: Pick<ReactionGiven, 'tx' | 'emit'>): Promise<void> => {
  for (const { id, partnerId, exhibitId } of await updateDueAsDeadlines(tx))
    emit('orderChanged', { orderId: id, partnerId, exhibitId })
}
