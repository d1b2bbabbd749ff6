// Takes hold of a slot for a car: one that is there, open and free.
import type { Refuse } from '../../../runtime/failure.ts'
import type { ReactionGiven } from '../../../runtime/work/events.ts'
import { lockSlot, type SlotRow } from './slots.sql.ts'

export const holdSlot = async (
  { tx, refuse }: Pick<ReactionGiven, 'tx'> & { readonly refuse: Refuse }, id: string,
): Promise<SlotRow> => {
  const slot = await lockSlot(tx, id)
  if (slot === undefined) throw refuse('notFound')
  if (slot.isClosed || slot.checkInId !== null) throw refuse('conflict')
  return slot
}
