// Ends the session that asks; an api key of the sandbox is none and stays.
import { identityCalls } from '@bidyard/contract/calls/identity'
import { action } from '../../../runtime/handler.ts'
import { updateEnded } from '../sessions/sessions.sql.ts'

export const signOut = action(identityCalls.signOut, async ({ tx, caller }) => {
  if (caller.userId !== null && caller.sessionId !== null) await updateEnded(tx, caller.userId, caller.sessionId)
  return null
})
