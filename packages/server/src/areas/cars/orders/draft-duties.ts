// Until when a draft waits to be completed, and when its seller is reminded of that.
import { limits } from '@bidyard/contract/limits'
import type { NewDeadline } from '../../../runtime/work/deadlines.ts'
import { orders } from '../car-parts.ts'

const remindedAheadMs = limits.draftRemindDays * 86_400_000

/** No word of it where the house gives its drafts so little time that it would come with the draft. */
export const draftDuties = (
  ids: readonly string[], { from, dueAt }: { readonly from: Date; readonly dueAt: Date },
): NewDeadline[] => {
  const reminding = new Date(dueAt.getTime() - remindedAheadMs)
  return ids.flatMap((rowId) => {
    const owed = { machine: orders.machine.name, rowId, whose: 'seller', holderId: null, finalAt: null } as const
    return [
      { ...owed, duty: 'draft', dueAt },
      ...(reminding.getTime() - from.getTime() < remindedAheadMs
        ? [] : [{ ...owed, duty: 'remindDraft', dueAt: reminding }]),
    ]
  })
}
