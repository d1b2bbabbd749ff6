// Shows a new second factor, once; it holds nothing until its first code confirms it.
import { identityCalls } from '@bidyard/contract/calls/identity'
import { inSteps } from '../../../runtime/handler.ts'
import type { IdentityParts } from '../identity-parts.ts'
import { updatePendingFactor } from '../users/users.sql.ts'
import { checkCode } from './check-code.ts'
import { newSecret, otpUri } from './totp.ts'
import { lockOwner } from './whose-factor.ts'
import { wrongCodes } from './wrong-codes.ts'

export const setUpSecondFactor = ({ personal }: IdentityParts) =>
  inSteps(identityCalls.setUpSecondFactor, async ({ step, body, caller, fail, refuse }) => {
    const done = await step(async ({ tx }) => {
      const owner = await lockOwner(tx, caller, body.ticket)
      if (owner === undefined) return 'nobody'
      const { login } = owner
      // A stolen session or password must not put another factor in the place of the owner's.
      const verdict = login.totp_sealed === null
        ? 'right' : await checkCode({ tx, personal, login, code: body.code ?? '' })
      if (verdict !== 'right') return verdict
      const secret = newSecret()
      await updatePendingFactor(tx, login.id, personal.seal(secret))
      return { secret, uri: otpUri(login.uid, secret) }
    })
    if (done === 'nobody') throw refuse('unauthorized')
    if (typeof done === 'string') throw fail(wrongCodes[done])
    return done
  })
