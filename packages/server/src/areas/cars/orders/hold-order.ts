// Takes hold of an order for an act: whoever may not see it finds nothing, and whoever may not act on it is told so.
import type { StaffPart } from '@bidyard/contract/enums'
import { attendsTo, type Caller, isStaff } from '../../../runtime/caller.ts'
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

/** Assumed: who screens listings answers for orders and what they say; who inspects plans visits and takes photos. */
const officeParts = {
  order: ['screening'],
  visit: ['screening', 'inspection'],
} as const satisfies Readonly<Record<string, readonly StaffPart[]>>
type OfficeWork = keyof typeof officeParts

/** People of the office who attend to something else look on. */
export const keepToParts = ({ caller, refuse }: Holder, work: OfficeWork): void => {
  if (isStaff(caller) && !attendsTo(caller, ...officeParts[work])) throw refuse('forbidden')
}

export const holdOrder = async (
  tx: Tx, id: string, { caller, refuse }: Holder, work: OfficeWork = 'order',
): Promise<OrderRecord> => {
  const order = await lockOrder(tx, id)
  if (order === undefined || !seesCarOf(caller, order)) throw refuse('notFound')
  keepToParts({ caller, refuse }, work)
  if (!await mayActFor(tx, caller, order)) throw refuse('forbidden')
  return order
}

/** In which part somebody acts on an order that they hold: a partner's people stand in for the seller. */
export const partOf = (caller: Caller): 'staff' | 'seller' => (isStaff(caller) ? 'staff' : 'seller')

export const sellerOf = ({ partnerId, exhibitId }: OrderRecord) => ({ partnerId, exhibitId })
