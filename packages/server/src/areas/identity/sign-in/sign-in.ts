// Begins a session for whoever knows the password, stands well, holds the registered device and needs no second factor.
import { randomBytes } from 'node:crypto'
import { identityCalls } from '@bidyard/contract/calls/identity'
import { limits } from '@bidyard/contract/limits'
import { hashToken } from '../../../runtime/caller.ts'
import type { Tx } from '../../../runtime/database/database.ts'
import { inSteps, type RequestFacts } from '../../../runtime/handler.ts'
import { hashDevice } from '../devices/hash-device.ts'
import type { IdentityParts } from '../identity-parts.ts'
import { type Login, lockLogin } from '../users/users.sql.ts'
import { clearAttempts, forgiveAttempt } from './attempts.ts'
import { enter } from './enter.ts'
import { forgiving, judgeCredentials } from './judge-credentials.ts'
import { type SignInVerdict, verdictOf } from './sign-in-rules.ts'
import { insertTicket } from './tickets.sql.ts'

const refusals = {
  restricted: 'ACCOUNT_RESTRICTED', deviceNotSet: 'MOBILE_APP_DEVICE_UID_NOT_SET',
  deviceMismatch: 'MOBILE_APP_DEVICE_UID_MISMATCH',
} as const satisfies Partial<Record<SignInVerdict, string>>

const giveTicket = async (tx: Tx, login: Login, fromApp: boolean) => {
  const ticket = randomBytes(32).toString('base64url')
  const endsAt = await insertTicket(tx, {
    hash: hashToken(ticket), userId: login.id, fromApp, minutes: limits.signInTicketMinutes,
  })
  return { ticket, endsAt: endsAt.toISOString() }
}

const askingDevice = ({ deviceUid }: RequestFacts): Uint8Array | null =>
  deviceUid === undefined ? null : hashDevice(deviceUid)

export const signIn = (parts: IdentityParts) => inSteps(identityCalls.signIn, async (given) => {
  const { step, body, request, caller, fail } = given
  const { personal, sandbox } = parts
  const judged = await judgeCredentials(parts, given, body)
  const fromApp = request.deviceUid !== undefined

  return forgiving(given, personal, judged.uid, () => step(async ({ tx }) => {
    const login = await lockLogin(tx, judged.id)
    // Somebody may have changed it while the password was being hashed.
    if (login?.password_hash !== judged.password_hash) throw fail('INVALID_CREDENTIALS')
    const verdict = verdictOf({
      state: login.state, memberType: login.member_type, hasFactor: login.totp_sealed !== null,
      deviceHash: login.device_uid_hash, askingHash: askingDevice(request),
    }, sandbox)
    if (verdict === 'open') {
      await clearAttempts(tx, personal, login.uid)
      return enter(tx, { login, fromApp, caller, request })
    }
    if (verdict === 'codeNeeded' || verdict === 'setUpNeeded') {
      // Only forgiven: else codes could be guessed for ever, with a right password in between.
      await forgiveAttempt(tx, personal, login.uid)
      return { step: verdict, ...(await giveTicket(tx, login, fromApp)) }
    }
    throw fail(refusals[verdict])
  }))
})
