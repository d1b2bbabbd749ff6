// What shops of the demo world did, and what became of it: each state of violations, penalties and appeals.
import type { SanctionGiven } from '../../violations/for-other-areas.ts'
import { fillViolation } from '../../violations/for-other-areas.ts'
import { toldThen } from '../../../runtime/time/back-then.ts'
import { findPlaceOf } from './demo.sql.ts'
import type { WorldRows } from './rows.ts'

const dayMs = 86_400_000

const place = async ({ tx }: SanctionGiven, uid: string) => {
  const found = await findPlaceOf(tx, uid)
  if (found === undefined) throw new Error(`there is no ${uid}`)
  return found
}

/** In the order of time, as they are judged by what was there before. */
export const fillViolations = async (given: SanctionGiven, rows: WorldRows['violations']): Promise<void> => {
  if (rows.length === 0) return
  const [clerk, other] = [await place(given, 'staff'), await place(given, 'owner')]
  const byClerk = { ...given, doer: { ...given.doer, actor: 'staff', memberId: clerk.id } }
  for (const row of rows.toSorted((one, next) => next.daysAgo - one.daysAgo)) {
    const { id: memberId, shopId } = await place(given, row.uid)
    if (shopId === null) throw new Error(`${row.uid} belongs to no shop`)
    const at = new Date(given.now.getTime() - row.daysAgo * dayMs)
    await fillViolation(toldThen(byClerk, at), row, { shopId, memberId, answeredBy: other.id })
  }
}
