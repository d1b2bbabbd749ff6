// How a running session is shown to its owner and to the office.
import { timeOf } from '../../../runtime/time/time-of.ts'
import type { listRunningOf } from './sessions.sql.ts'

type Row = Awaited<ReturnType<ReturnType<typeof listRunningOf>['execute']>>[number]

export const showSession = (row: Row, currentId: string | null) => ({
  id: row.id, isCurrent: row.id === currentId, device: row.device, address: row.address, fromApp: row.fromApp,
  createdAt: timeOf(row.createdAt), usedAt: timeOf(row.usedAt), endsAt: timeOf(row.endsAt),
})
