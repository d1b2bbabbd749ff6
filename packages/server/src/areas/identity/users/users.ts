// The machine of logins, and moving many of them at once.
import { userMachine } from '@bidyard/contract/states/user'
import type { Actor } from '@bidyard/contract/machine'
import type { Tx } from '../../../runtime/database/database.ts'
import type { Doer } from '../../../runtime/work/events.ts'
import { moveStates, stateful } from '../../../runtime/work/move-states.ts'
import { endSessions } from '../sessions/open-session.ts'

export const users = stateful(userMachine, 'users')

export interface Restriction {
  readonly userIds: readonly string[]
  readonly as: Extract<Actor, 'staff' | 'root' | 'flow'>
  readonly doer: Doer
  readonly reason: string
}

/** Ends all of their sessions with the commit; answers who was active until now. */
export const restrictUsers = async (tx: Tx, { userIds, as, doer, reason }: Restriction): Promise<readonly string[]> => {
  const { moved } = await moveStates(tx, users, { action: 'restrict', as, ids: userIds, doer, reason })
  const ids = moved.map(({ id }) => id)
  await endSessions(tx, ids)
  return ids
}

export const unrestrictUsers = async (
  tx: Tx, { userIds, as, doer, reason }: Restriction,
): Promise<readonly string[]> => {
  const { moved } = await moveStates(tx, users, { action: 'unrestrict', as, ids: userIds, doer, reason })
  return moved.map(({ id }) => id)
}
