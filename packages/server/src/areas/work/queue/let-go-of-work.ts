// Whoever cannot do a work any more lets go of it: it waits for everybody who attends to it, and they are reminded.
import type { Reaction } from '../../../runtime/work/events.ts'
import { deleteOwnersUnfit } from './work-owners.sql.ts'
import { attendedBy } from './work-parts-rules.ts'

export const letGoOfWork: Reaction<'memberChanged'> = async ({ tx, emit }, payloads) => {
  for (const work of await deleteOwnersUnfit(tx, payloads.map(({ memberId }) => memberId), attendedBy))
    emit('workOwnerChanged', work)
}
