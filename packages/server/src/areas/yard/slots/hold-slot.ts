// Takes hold of a slot for a car: one that is there, open and free.
import type { Language } from '@bidyard/contract/errors'
import type { Refuse } from '../../../runtime/failure.ts'
import type { ReactionGiven } from '../../../runtime/work/events.ts'
import { faulty } from '../../cars/for-other-areas.ts'
import { lockSlot, type SlotRow } from './slots.sql.ts'

const unknown = { ko: '없는 자리입니다.', en: 'There is no such slot.' }

interface Holder extends Pick<ReactionGiven, 'tx'> {
  readonly refuse: Refuse
  readonly request: { readonly language: Language }
}

export const holdSlot = async ({ tx, refuse, request }: Holder, id: string): Promise<SlotRow> => {
  const slot = await lockSlot(tx, id)
  if (slot === undefined) throw faulty(request.language, [{ path: 'body.slotId', said: unknown }])
  if (slot.isClosed || slot.checkInId !== null) throw refuse('conflict')
  return slot
}
