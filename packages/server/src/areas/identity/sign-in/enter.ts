// The last step of every sign-in: a session of its own, and a line in the log of who came in.
import type { Caller } from '../../../runtime/caller.ts'
import type { Tx } from '../../../runtime/database/database.ts'
import type { RequestFacts } from '../../../runtime/handler.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { writeAccess } from '../../../runtime/work/logs.ts'
import { deviceLabel } from '../sessions/device-label-rules.ts'
import { openSession } from '../sessions/open-session.ts'
import { type Login, updateSignedIn } from '../users/users.sql.ts'

export const enter = async (tx: Tx, given: {
  readonly login: Login; readonly fromApp: boolean; readonly caller: Caller; readonly request: RequestFacts
}) => {
  const { login, fromApp, caller, request } = given
  const { token, endsAt } = await openSession(tx, {
    userId: login.id, address: request.address, device: deviceLabel(request.userAgent), fromApp,
  })
  await updateSignedIn(tx, login.id)
  await writeAccess(tx, { ...caller, userId: login.id }, request, [
    { act: 'sign in', subject: 'user', subjectId: login.id },
  ])
  return { step: 'signedIn', tokenType: 'Bearer', token, endsAt: timeOf(endsAt) } as const
}
