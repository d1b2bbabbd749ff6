// A car that was not sold goes back to its owner, who pays for the days that it stood here for nothing.
import { billSellers } from '../../finance/for-other-areas.ts'
import { readConfiguration } from '../../reference/for-other-areas.ts'
import type { ReactionGiven } from '../../../runtime/work/events.ts'
import { type CheckInRow, findEndOfOrder } from './check-ins.sql.ts'
import { storageDays } from './storage-rules.ts'

/** Counted from when its order ended: until then it stood here to be sold, or at a buyer's who gave it back. */
export const billStorage = async (
  given: Pick<ReactionGiven, 'tx' | 'now' | 'doer' | 'emit'>,
  { id, orderId, carNumber, partnerId, checkedInAt }: CheckInRow,
): Promise<void> => {
  const { tx, now } = given
  // The house's own car owes nobody anything.
  if (partnerId === null) return
  const endedAt = await findEndOfOrder(tx, orderId)
  if (endedAt === undefined) return
  const { value: { storage } } = await readConfiguration(tx, 'fees')
  const days = storageDays(checkedInAt > endedAt ? checkedInAt : endedAt, now, storage.freeDays)
  if (days * storage.dailyWon === 0) return
  await billSellers(given, [{
    orderId, source: `storage:${id}`, feeType: 'storageFee', days, won: days * storage.dailyWon,
    note: `보관료 ${carNumber} ${days}일`,
  }])
}
