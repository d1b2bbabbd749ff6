// Shows a new second factor, once; it holds nothing until its first code confirms it.
import { identityCalls } from '@bidyard/contract/calls/identity'
import { inSteps } from '../../../runtime/handler.ts'
import type { IdentityParts } from '../identity-parts.ts'
import { forgiveAttempt } from '../sign-in/attempts.ts'
import { provePassword } from '../sign-in/prove-password.ts'
import { findLoginById, type Login, updatePendingFactor } from '../users/users.sql.ts'
import { checkCode, type CodeVerdict } from './check-code.ts'
import { newSecret, otpUri } from './totp.ts'
import { type FactorOwner, lockOwner } from './whose-factor.ts'
import { wrongCodes } from './wrong-codes.ts'

/** A ticket came of the password a moment ago; a session may have been left open since. */
const isProven = ({ login, ticket }: FactorOwner, byPassword: Login | undefined): boolean =>
  ticket !== undefined || (byPassword !== undefined && byPassword.passwordHash === login.passwordHash)

export const setUpSecondFactor = ({ personal }: IdentityParts) =>
  inSteps(identityCalls.setUpSecondFactor, async (given) => {
    const { db, step, body, caller, fail, refuse } = given
    const isAsked = body.ticket === undefined && caller.userId !== null
    const asking = isAsked ? await findLoginById(db, caller.userId) : undefined
    const byPassword = asking?.totpSealed === null ? asking : undefined
    if (byPassword !== undefined) {
      await provePassword(personal, given, byPassword, body.password ?? '')
      await step(({ tx }) => forgiveAttempt(tx, personal, byPassword.uid))
    }
    const done = await step(async ({ tx }) => {
      const owner = await lockOwner(tx, caller, body.ticket)
      if (owner === undefined) return 'nobody'
      const { login } = owner
      // Neither a stolen session nor a stolen password must put another factor in the place of the owner's.
      const verdict: CodeVerdict = login.totpSealed === null
        ? (isProven(owner, byPassword) ? 'right' : 'wrong')
        : await checkCode({ tx, personal, login, code: body.code ?? '' })
      if (verdict !== 'right') return verdict
      const secret = newSecret()
      await updatePendingFactor(tx, login.id, personal.seal(secret))
      return { secret, uri: otpUri(login.uid, secret) }
    })
    if (done === 'nobody') throw refuse('unauthorized')
    if (typeof done === 'string') throw fail(wrongCodes[done])
    return done
  })
