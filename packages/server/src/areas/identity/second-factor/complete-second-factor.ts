// Completes a sign-in by a code; of two who show the same code or ticket, one comes in.
import { identityCalls } from '@bidyard/contract/calls/identity'
import { inSteps } from '../../../runtime/handler.ts'
import type { IdentityParts } from '../identity-parts.ts'
import { enter } from '../sign-in/enter.ts'
import { updateTicketUsed } from '../sign-in/tickets.sql.ts'
import { checkCode } from './check-code.ts'
import { lockOwner } from './whose-factor.ts'
import { wrongCodes } from './wrong-codes.ts'

export const completeSecondFactor = ({ personal }: IdentityParts) =>
  inSteps(identityCalls.completeSecondFactor, async ({ step, body, caller, request, fail, refuse }) => {
    const done = await step(async ({ tx }) => {
      const owner = await lockOwner(tx, caller, body.ticket)
      if (owner?.ticket === undefined) return 'noTicket'
      const { login, ticket } = owner
      const verdict = await checkCode({ tx, personal, login, code: body.code })
      if (verdict !== 'right') return { wrong: verdict, userId: login.id }
      await updateTicketUsed(tx, ticket.id)
      return enter(tx, { login, fromApp: ticket.fromApp, caller, request })
    })
    if (done === 'noTicket') throw refuse('unauthorized')
    if ('wrong' in done) throw fail(wrongCodes[done.wrong]).concerning(done.userId)
    return done
  })
