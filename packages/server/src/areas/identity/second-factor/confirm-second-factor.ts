// Switches a new second factor on by its first code; sessions that were begun without it end.
import { identityCalls } from '@bidyard/contract/calls/identity'
import { inSteps } from '../../../runtime/handler.ts'
import { writeAccess } from '../../../runtime/work/logs.ts'
import type { IdentityParts } from '../identity-parts.ts'
import { endSessions } from '../sessions/open-session.ts'
import { forgiveAttempt } from '../sign-in/attempts.ts'
import { enter } from '../sign-in/enter.ts'
import { updateTicketsUsed } from '../sign-in/tickets.sql.ts'
import { updateFactorConfirmed } from '../users/users.sql.ts'
import { checkAgainst } from './check-code.ts'
import { lockOwner } from './whose-factor.ts'
import { wrongCodes } from './wrong-codes.ts'

export const confirmSecondFactor = ({ personal }: IdentityParts) =>
  inSteps(identityCalls.confirmSecondFactor, async ({ step, body, caller, request, fail, refuse }) => {
    const done = await step(async ({ tx }) => {
      const owner = await lockOwner(tx, caller, body.ticket)
      if (owner === undefined) return 'nobody'
      const { login, ticket } = owner
      const factorStep = await checkAgainst({ tx, personal, login, code: body.code }, login.totpPendingSealed)
      if (typeof factorStep !== 'number') return factorStep
      // Its secret was shown to the session itself a moment ago, so it forgives nothing but itself.
      await forgiveAttempt(tx, personal, login.uid)
      await updateFactorConfirmed(tx, login.id, factorStep)
      await updateTicketsUsed(tx, login.id)
      await endSessions(tx, [login.id], { except: ticket === undefined ? caller.sessionId : null })
      const act = { act: 'set second factor', subject: 'user', subjectId: login.id }
      await writeAccess(tx, { ...caller, userId: login.id }, request, [act])
      if (ticket === undefined) return { opened: null }
      return { opened: await enter(tx, { login, fromApp: ticket.fromApp, caller, request }) }
    })
    if (done === 'nobody') throw refuse('unauthorized')
    if (typeof done === 'string') throw fail(wrongCodes[done])
    return done
  })
