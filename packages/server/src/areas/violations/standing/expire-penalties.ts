// The clock ends penalties whose time is over, shop by shop, and sets when it comes again.
import type { Attend } from '../../../runtime/work/sweeper.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { holdStanding, settleStanding } from './settle-standing.ts'

/** The rows are shops, already locked with their deadlines. */
export const expirePenalties: Attend = async (given, rows) => {
  for (const { rowId } of rows) {
    const held = await holdStanding(given.tx, rowId)
    if (held === undefined) continue
    const after = await settleStanding(given, held)
    await writeAudit(given.tx, given.doer, [{
      act: 'expire penalties', subject: 'shop', subjectId: rowId, before: held.before, after,
    }])
  }
}
