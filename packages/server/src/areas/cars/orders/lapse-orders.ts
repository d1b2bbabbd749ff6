// What the clock does with drafts that nobody completes, and with declined cars of which nobody says what is next.
import { moveStates } from '../../../runtime/work/move-states.ts'
import { followOutageDuty } from '../../../runtime/work/outages.ts'
import type { Attend, DutyTable } from '../../../runtime/work/sweeper.ts'
import { orders } from '../car-parts.ts'
import { followEnd } from './end-orders.ts'
import { followOutage } from './follow-outage.ts'

const reason = '기한 안에 진행되지 않음'

/** Of a draft nobody but its writer ever knew. */
const lapse = (told: { readonly by?: 'clock' }): Attend => async (given, rows) => {
  const { tx, doer } = given
  const ids = rows.map(({ rowId }) => rowId)
  const { moved } = await moveStates(tx, orders, { action: 'lapse', as: 'clock', ids, doer, reason })
  await followEnd(given, moved.map(({ id }) => id), { reason, note: null, ...told })
}

/** Whoever completed it meanwhile is not reminded: its reminder ended with it. */
const remindOfDraft: Attend = async ({ emit }, rows) => {
  for (const { rowId } of rows) emit('draftEnding', { orderId: rowId })
}

export const carDuties: DutyTable = {
  [`${orders.machine.name}.${followOutageDuty}`]: { table: 'orders', atDue: followOutage },
  'order.draft': { table: 'orders', atDue: lapse({}) },
  'order.remindDraft': { table: 'orders', atDue: remindOfDraft },
  'order.declined': { table: 'orders', atDue: lapse({ by: 'clock' }) },
}
