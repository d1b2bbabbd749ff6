// Sets a new password by the old one; whoever else is signed in with the old one is signed out.
import { identityCalls } from '@bidyard/contract/calls/identity'
import { inSteps } from '../../../runtime/handler.ts'
import { writeAccess } from '../../../runtime/work/logs.ts'
import type { IdentityParts } from '../identity-parts.ts'
import { hashPassword } from '../passwords/hash-password.ts'
import { listOwnWords } from '../passwords/own-words.ts'
import { passwordProblem } from '../passwords/password-rules.ts'
import { findPersonOf } from '../people/persons.ts'
import { endSessions } from '../sessions/open-session.ts'
import { clearAttempts } from '../sign-in/attempts.ts'
import { forgiving } from '../sign-in/judge-credentials.ts'
import { provePassword } from '../sign-in/prove-password.ts'
import { isOfficeType } from '../sign-in/sign-in-rules.ts'
import { updateTicketsUsed } from '../sign-in/tickets.sql.ts'
import { findLoginById, lockLogin, updatePassword } from '../users/users.sql.ts'

export const changePassword = ({ personal, describeMember }: IdentityParts) =>
  inSteps(identityCalls.changePassword, async (given) => {
    const { db, step, body, caller, request, fail, refuse } = given
    const login = caller.userId === null ? undefined : await findLoginById(db, caller.userId)
    if (login === undefined) throw refuse('unauthorized')
    const person = await findPersonOf(db, personal, login.id)
    const ownWords = await listOwnWords(db, describeMember, login, person)
    const isStaff = isOfficeType(login.memberType)
    if (passwordProblem({ password: body.newPassword, ownWords, isStaff }) !== undefined)
      throw fail('INVALID_PASSWORD_FORMAT')

    await provePassword(personal, given, login, body.password)
    return forgiving(given, personal, login.uid, async () => {
      const passwordHash = await hashPassword(body.newPassword)
      await step(async ({ tx }) => {
        const locked = await lockLogin(tx, login.id)
        if (locked?.passwordHash !== login.passwordHash) throw fail('INVALID_CREDENTIALS')
        await updatePassword(tx, login.id, passwordHash)
        await clearAttempts(tx, personal, login.uid)
        await updateTicketsUsed(tx, login.id)
        await endSessions(tx, [login.id], { except: caller.sessionId })
        await writeAccess(tx, caller, request, [{ act: 'change password', subject: 'user', subjectId: login.id }])
      })
      return null
    })
  })
