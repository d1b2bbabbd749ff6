// Takes hold of a check for an act, and says in which part somebody acts on it.
import type { PayloadOf } from '@bidyard/contract/events'
import { attendsTo, type Caller, isStaff } from '../../../runtime/caller.ts'
import type { Tx } from '../../../runtime/database/database.ts'
import type { Refuse } from '../../../runtime/failure.ts'
import type { Emit, ReactionGiven } from '../../../runtime/work/events.ts'
import { seesCarOf } from '../../partners/for-other-areas.ts'
import { mayActFor } from '../orders/hold-order.ts'
import type { CarViewer } from '../seen-cars.ts'
import { type CheckRow, lockCheck } from './checks.sql.ts'

interface Holder {
  readonly caller: Caller
  readonly refuse: Refuse
}

export const holdCheck = async (tx: Tx, id: string, { caller, refuse }: Holder): Promise<CheckRow> => {
  const check = await lockCheck(tx, id)
  if (check === undefined || !seesCarOf(caller, check)) throw refuse('notFound')
  if (!await mayActFor(tx, caller, check)) throw refuse('forbidden')
  return check
}

/** Inspectors look at cars for the house, sellers at their own; a car of nobody else is the office's own. */
export const lookerOf = (check: CheckRow, { caller, refuse }: Holder): 'inspector' | 'seller' => {
  if (check.source === 'inspector') {
    if (!attendsTo(caller, 'inspection')) throw refuse('forbidden')
    return 'inspector'
  }
  if (isStaff(caller) && check.partnerId !== null) throw refuse('forbidden')
  return 'seller'
}

/** Whoever acts on a check is told as much of it as whoever looks at it. */
export const actorViewOf = (caller: Caller): CarViewer => (isStaff(caller) ? 'office' : 'seller')

/** Of visits, for those who are to be there. */
export const tellVisit = (
  { emit, doer }: Pick<ReactionGiven, 'emit' | 'doer'>, check: CheckRow,
  turned: Pick<PayloadOf<'visitTurned'>, 'act' | 'by' | 'formerId'>,
): void => {
  if (check.source === 'inspector') emit('visitTurned', { checkId: check.id, ...turned, byMemberId: doer.memberId })
}

export const tellCheck = (emit: Emit, { id, orderId, partnerId, exhibitId }: CheckRow): void =>
  emit('carCheckChanged', { checkId: id, orderId, partnerId, exhibitId })
