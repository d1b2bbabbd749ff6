// Sets one's own password in the place of one that somebody else made; then the sign-in goes on where it stood.
import { identityCalls } from '@bidyard/contract/calls/identity'
import { hashToken } from '../../../runtime/caller.ts'
import type { Tx } from '../../../runtime/database/database.ts'
import { inSteps } from '../../../runtime/handler.ts'
import { writeAccess } from '../../../runtime/work/logs.ts'
import type { IdentityParts } from '../identity-parts.ts'
import { hashPassword, isPassword } from '../passwords/hash-password.ts'
import { listOwnWords } from '../passwords/own-words.ts'
import { passwordProblem } from '../passwords/password-rules.ts'
import { findPersonOf } from '../people/persons.ts'
import { endSessions } from '../sessions/open-session.ts'
import { clearAttempts } from '../sign-in/attempts.ts'
import { goOn, verdictOn } from '../sign-in/go-on.ts'
import { isOfficeType, isRefused } from '../sign-in/sign-in-rules.ts'
import { lockTicket, updateTicketsUsed } from '../sign-in/tickets.sql.ts'
import { type Login, lockLogin, updatePassword } from '../users/users.sql.ts'

/** Nobody once the ticket is used, or the password is its owner's own. */
const lockChooser = async (tx: Tx, ticketText: string): Promise<{ login: Login; fromApp: boolean } | undefined> => {
  const ticket = await lockTicket(tx, hashToken(ticketText))
  const login = ticket === undefined ? undefined : await lockLogin(tx, ticket.userId)
  return ticket === undefined || login?.passwordIsFirst !== true ? undefined : { login, fromApp: ticket.fromApp }
}

export const setFirstPassword = ({ personal, secondFactorOf, describeMember }: IdentityParts) =>
  inSteps(identityCalls.setFirstPassword, async ({ db, step, body, caller, request, fail, refuse }) => {
    const chooser = await step(({ tx }) => lockChooser(tx, body.ticket))
    if (chooser === undefined) throw refuse('unauthorized')
    const { login } = chooser
    const person = await findPersonOf(db, personal, login.id)
    const ownWords = await listOwnWords(db, describeMember, login, person)
    const isStaff = isOfficeType(login.memberType)
    if (passwordProblem({ password: body.newPassword, ownWords, isStaff }) !== undefined
      || await isPassword(body.newPassword, login.passwordHash)) throw fail('INVALID_PASSWORD_FORMAT')
    const passwordHash = await hashPassword(body.newPassword)

    return step(async ({ tx }) => {
      const locked = await lockChooser(tx, body.ticket)
      if (locked === undefined) throw refuse('unauthorized')
      await updatePassword(tx, login.id, passwordHash)
      await clearAttempts(tx, personal, login.uid)
      await updateTicketsUsed(tx, login.id)
      await endSessions(tx, [login.id])
      await writeAccess(tx, { ...caller, userId: login.id }, request, [
        { act: 'set first password', subject: 'user', subjectId: login.id },
      ])
      const changed = { ...locked.login, passwordIsFirst: false }
      // The device was judged before the ticket was given.
      const verdict = verdictOn(changed, null, secondFactorOf)
      if (isRefused(verdict)) throw refuse('unauthorized')
      return goOn(tx, verdict, { login: changed, fromApp: locked.fromApp, caller, request })
    })
  })
