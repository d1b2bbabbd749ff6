// Takes hold of an order for an act: whoever may not see it finds nothing, and whoever may not act on it is told so.
import { type Caller, isStaff } from '../../../runtime/caller.ts'
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import type { Refuse } from '../../../runtime/failure.ts'
import { findPartner, seesCarOf } from '../../partners/for-other-areas.ts'
import { lockOrder, type OrderRecord } from './orders.sql.ts'

interface Holder {
  readonly caller: Caller
  readonly refuse: Refuse
}

/** A partner's people act for a customer only where their partner is trusted with it; with its own cars they may. */
export const mayActFor = async (
  db: Reader, caller: Caller, car: { readonly partnerId: string | null; readonly exhibitId: string | null },
): Promise<boolean> => {
  if (!caller.roles.has('partner') || isStaff(caller) || car.exhibitId === null || car.partnerId === null) return true
  return (await findPartner(db, car.partnerId))?.mayActForCustomers === true
}

export const holdOrder = async (tx: Tx, id: string, { caller, refuse }: Holder): Promise<OrderRecord> => {
  const order = await lockOrder(tx, id)
  if (order === undefined || !seesCarOf(caller, order)) throw refuse('notFound')
  if (!await mayActFor(tx, caller, order)) throw refuse('forbidden')
  return order
}

/** In which part somebody acts on an order that they hold: a partner's people stand in for the seller. */
export const partOf = (caller: Caller): 'staff' | 'seller' => (isStaff(caller) ? 'staff' : 'seller')

export const sellerOf = ({ partnerId, exhibitId }: OrderRecord) => ({ partnerId, exhibitId })
