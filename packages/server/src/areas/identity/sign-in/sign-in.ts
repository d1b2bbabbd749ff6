// Begins a session for whoever knows the password, stands well, holds the registered device and needs no second factor.
import { identityCalls } from '@bidyard/contract/calls/identity'
import { inSteps, type RequestFacts } from '../../../runtime/handler.ts'
import { hashDevice } from '../devices/hash-device.ts'
import type { IdentityParts } from '../identity-parts.ts'
import { lockLogin } from '../users/users.sql.ts'
import { clearAttempts, forgiveAttempt } from './attempts.ts'
import { goOn, verdictOn } from './go-on.ts'
import { forgiving, judgeCredentials } from './judge-credentials.ts'
import { isRefused, type Refused } from './sign-in-rules.ts'

const refusals = {
  restricted: 'ACCOUNT_RESTRICTED', deviceNotSet: 'MOBILE_APP_DEVICE_UID_NOT_SET',
  deviceMismatch: 'MOBILE_APP_DEVICE_UID_MISMATCH',
} as const satisfies Record<Refused, string>

const askingDevice = ({ deviceUid }: RequestFacts): Uint8Array | null =>
  deviceUid === undefined ? null : hashDevice(deviceUid)

export const signIn = (parts: IdentityParts) => inSteps(identityCalls.signIn, async (given) => {
  const { step, body, request, caller, fail } = given
  const { personal, secondFactorOf } = parts
  const judged = await judgeCredentials(parts, given, body)
  const fromApp = request.deviceUid !== undefined

  return forgiving(given, personal, judged.uid, () => step(async ({ tx }) => {
    const login = await lockLogin(tx, judged.id)
    // Somebody may have changed it while the password was being hashed.
    if (login?.passwordHash !== judged.passwordHash) throw fail('INVALID_CREDENTIALS')
    const verdict = verdictOn(login, askingDevice(request), secondFactorOf)
    if (isRefused(verdict)) throw fail(refusals[verdict])
    // Only forgiven where more is wanted: else codes could be guessed for ever, with a right password in between.
    if (verdict === 'open') await clearAttempts(tx, personal, login.uid)
    else await forgiveAttempt(tx, personal, login.uid)
    return goOn(tx, verdict, { login, fromApp, caller, request })
  }))
})
