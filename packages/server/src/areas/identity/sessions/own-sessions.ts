// One's own sessions: where I am signed in, and signing out there.
import { identityCalls as calls } from '@bidyard/contract/calls/identity'
import { limits } from '@bidyard/contract/limits'
import { action, read } from '../../../runtime/handler.ts'
import { endSessions } from './open-session.ts'
import { listRunningOf, updateEnded } from './sessions.sql.ts'
import { showSession } from './show-session.ts'

export const listOwnSessions = read(calls.listOwnSessions, async ({ db, caller, refuse }) => {
  if (caller.userId === null) throw refuse('unauthorized')
  const rows = await listRunningOf(db, caller.userId).limit(limits.ownSessions).execute()
  return { items: rows.map((row) => showSession(row, caller.sessionId)) }
})

/** Another's session is as if it did not exist. */
export const endOwnSession = action(calls.endOwnSession, async ({ tx, caller, params, refuse }) => {
  if (caller.userId === null || !(await updateEnded(tx, caller.userId, params.id))) throw refuse('notFound')
  return null
})

export const endOwnSessions = action(calls.endOwnSessions, async ({ tx, caller, body, refuse }) => {
  if (caller.userId === null) throw refuse('unauthorized')
  return { ended: await endSessions(tx, [caller.userId], { except: body.keepCurrent ? caller.sessionId : null }) }
})
