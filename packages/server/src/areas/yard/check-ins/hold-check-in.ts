// Holds a car that stands in the yard, for whoever puts it elsewhere or lets it leave.
import type { Caller } from '../../../runtime/caller.ts'
import type { Refuse } from '../../../runtime/failure.ts'
import type { ReactionGiven } from '../../../runtime/work/events.ts'
import { type CheckInRow, lockCheckIn } from './check-ins.sql.ts'

interface Holder extends Pick<ReactionGiven, 'tx'> {
  readonly caller: Caller
  readonly refuse: Refuse
}

export const holdCheckIn = async (holder: Holder, id: string): Promise<CheckInRow> => {
  const checkIn = await lockCheckIn(holder.tx, id)
  if (checkIn === undefined) throw holder.refuse('notFound')
  return checkIn
}
