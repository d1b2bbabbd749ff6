// What the clock does with requests that wait: the office is reminded, and told once the days of the law are over.
import type { Attend } from '../../../runtime/work/sweeper.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { listDataRequestsById } from './data-requests.sql.ts'

const tellOffice = (isLate: boolean): Attend => async ({ tx, emit }, rows) => {
  const waiting = await listDataRequestsById(tx, rows.map(({ rowId }) => rowId))
  for (const { id, kind, state, decideUntil } of waiting)
    if (state === 'submitted')
      emit('dataRequestDue', { requestId: id, kind, until: timeOf(decideUntil), isLate })
}

export const auditDuties = {
  'data-request.decide': { table: 'data_requests', atDue: tellOffice(false), atFinal: tellOffice(true) },
} as const
