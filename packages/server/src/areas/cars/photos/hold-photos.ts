// Holds the order whose photos somebody works on.
import { type Caller, isStaff } from '../../../runtime/caller.ts'
import type { Tx } from '../../../runtime/database/database.ts'
import type { Refuse } from '../../../runtime/failure.ts'
import { findCheck } from '../checks/checks.sql.ts'
import { holdOrder } from '../orders/hold-order.ts'
import { isInPreparation } from '../orders/order-rules.ts'
import type { OrderRecord } from '../orders/orders.sql.ts'
import { findPhoto } from './photos.sql.ts'

export const photoSubject = 'carPhoto'

export const holdForPhotos = async (
  tx: Tx, orderId: string, holder: { readonly caller: Caller; readonly refuse: Refuse },
): Promise<OrderRecord> => {
  const order = await holdOrder(tx, orderId, holder)
  // What bidders saw stays as they saw it.
  if (!isInPreparation(order.state)) throw holder.refuse('conflict')
  return order
}

/** The photo is looked up before its order is held, so it may be gone by then. */
export const holdPhoto = async (tx: Tx, id: string, holder: { readonly caller: Caller; readonly refuse: Refuse }) => {
  const seen = await findPhoto(tx, id)
  if (seen === undefined) throw holder.refuse('notFound')
  const order = await holdForPhotos(tx, seen.orderId, holder)
  const photo = await findPhoto(tx, id)
  if (photo === undefined) throw holder.refuse('notFound')
  // What an inspector saw is no seller's to change.
  const check = photo.carCheckId === null ? undefined : await findCheck(tx, photo.carCheckId)
  if (check?.source === 'inspector' && !isStaff(holder.caller)) throw holder.refuse('forbidden')
  return { order, photo }
}
