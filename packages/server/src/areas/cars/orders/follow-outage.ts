// An outage moves what was due in it; orders say so too, where their sellers look until when they have time.
import { leaveToClock } from '../../../runtime/work/deadlines.ts'
import type { ReactionGiven } from '../../../runtime/work/events.ts'
import { followOutageDuty } from '../../../runtime/work/outages.ts'
import type { Attend } from '../../../runtime/work/sweeper.ts'
import { orders } from '../car-parts.ts'
import { listOutdated, updateDueAsDeadlines } from './orders.sql.ts'

export const moveOrdersAfterOutage = async ({ tx, now }: Pick<ReactionGiven, 'tx' | 'now'>): Promise<void> =>
  leaveToClock(tx, { machine: orders.machine.name, duty: followOutageDuty, now, rowIds: await listOutdated(tx) })

export const followOutage: Attend = async ({ tx, emit }, rows) => {
  for (const { id, partnerId, exhibitId } of await updateDueAsDeadlines(tx, rows.map(({ rowId }) => rowId)))
    emit('orderChanged', { orderId: id, partnerId, exhibitId })
}
