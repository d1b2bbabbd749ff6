// What follows a right password: a session, or a ticket for what is still wanted.
import { randomBytes } from 'node:crypto'
import { limits } from '@bidyard/contract/limits'
import { type Caller, hashToken } from '../../../runtime/caller.ts'
import type { Tx } from '../../../runtime/database/database.ts'
import type { RequestFacts } from '../../../runtime/handler.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import type { Login } from '../users/users.sql.ts'
import { enter } from './enter.ts'
import { type FactorOf, type NextProof, type SignInVerdict, verdictOf } from './sign-in-rules.ts'
import { insertTicket } from './tickets.sql.ts'

export const verdictOn = (login: Login, askingHash: Uint8Array | null, factorOf: FactorOf): SignInVerdict => verdictOf({
  state: login.state, memberType: login.memberType, passwordIsFirst: login.passwordIsFirst,
  hasFactor: login.totpSealed !== null, deviceHash: login.deviceUidHash, askingHash,
}, factorOf)

export const goOn = async (tx: Tx, verdict: 'open' | NextProof, given: {
  readonly login: Login; readonly fromApp: boolean; readonly caller: Caller; readonly request: RequestFacts
}) => {
  if (verdict === 'open') return enter(tx, given)
  const ticket = randomBytes(32).toString('base64url')
  const endsAt = await insertTicket(tx, {
    hash: hashToken(ticket), userId: given.login.id, fromApp: given.fromApp, minutes: limits.signInTicketMinutes,
  })
  return { step: verdict, ticket, endsAt: timeOf(endsAt) }
}
