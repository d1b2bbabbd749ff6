// What the office does to a login, each with its reason in the audit: keep out, let in, unlock, take a device off.
import { identityCalls as calls } from '@bidyard/contract/calls/identity'
import { limits } from '@bidyard/contract/limits'
import type { userActs } from '@bidyard/contract/shapes/identity'
import type { Tx } from '../../../runtime/database/database.ts'
import type { Caller } from '../../../runtime/caller.ts'
import type { Refuse } from '../../../runtime/failure.ts'
import { action, read } from '../../../runtime/handler.ts'
import { writeAccess, writeAudit } from '../../../runtime/work/logs.ts'
import type { Doer, Emit } from '../../../runtime/work/events.ts'
import type { IdentityParts } from '../identity-parts.ts'
import { hashPassword } from '../passwords/hash-password.ts'
import { listOwnWords } from '../passwords/own-words.ts'
import { passwordProblem } from '../passwords/password-rules.ts'
import { endSessions } from '../sessions/open-session.ts'
import { listRunningOf } from '../sessions/sessions.sql.ts'
import { showSession } from '../sessions/show-session.ts'
import { clearAttempts } from '../sign-in/attempts.ts'
import { isOfficeType } from '../sign-in/sign-in-rules.ts'
import { updateTicketsUsed } from '../sign-in/tickets.sql.ts'
import { findUserRow, getUserRow } from './listed-users.sql.ts'
import { isLastRoot, mayActOn, recoversByCheck } from './office-rules.ts'
import { lockRoots } from './roots.sql.ts'
import { showUser } from './show-user.ts'
import { restrictUsers, unrestrictUsers } from './users.ts'
import { type Login, lockLogin, updateDeviceGone, updateFactorGone, updateFirstPassword } from './users.sql.ts'

interface Acting {
  readonly tx: Tx
  readonly caller: Caller
  readonly doer: Doer
  readonly refuse: Refuse
  readonly params: { readonly id: string }
  readonly body: { readonly reason: string }
  readonly emit: Emit
}

const lockActedOn = async ({ tx, caller, refuse, params }: Acting): Promise<Login> => {
  const login = await lockLogin(tx, params.id)
  if (login === undefined) throw refuse('notFound')
  const acting = { userId: caller.userId, isRoot: caller.roles.has('root') }
  if (!mayActOn(acting, { id: login.id, memberType: login.memberType })) throw refuse('forbidden')
  return login
}

const auditActs = {
  endSessions: 'end sessions', restrict: 'restrict user', unrestrict: 'unrestrict user', unlock: 'unlock user',
  resetDevice: 'reset device', resetFactor: 'reset second factor', resetPassword: 'reset password',
} as const satisfies Record<(typeof userActs)[number], string>

const note = async (
  { tx, doer, params, body, emit }: Acting, act: (typeof userActs)[number],
): Promise<void> => {
  await writeAudit(tx, doer, [{ act: auditActs[act], subject: 'user', subjectId: params.id, reason: body.reason }])
  emit('userChanged', { userId: params.id, act })
}

const shown = async ({ tx, params }: Acting) => showUser(await getUserRow(tx, params.id))

const asOf = (caller: Caller) => (caller.roles.has('root') ? 'root' : 'staff')

export const listUserSessions = read(calls.listUserSessions, async ({ db, caller, params, request, refuse }) => {
  if (await findUserRow(db, params.id) === undefined) throw refuse('notFound')
  await writeAccess(db, caller, request, [{ act: 'view sessions', subject: 'user', subjectId: params.id }])
  const rows = await listRunningOf(db, params.id).limit(limits.ownSessions).execute()
  return { items: rows.map((row) => showSession(row, caller.sessionId)) }
})

export const endUserSessions = action(calls.endUserSessions, async (given) => {
  const login = await lockActedOn(given)
  const ended = await endSessions(given.tx, [login.id])
  await note(given, 'endSessions')
  return { ended }
})

export const restrictUser = action(calls.restrictUser, async (given) => {
  const { tx, caller, doer, body, refuse } = given
  const roots = await lockRoots(tx)
  const login = await lockActedOn(given)
  // Of two who shut each other out at once, one stays to open again.
  if (isLastRoot(roots, { userId: login.id })) throw refuse('conflict')
  const moved = await restrictUsers(tx, { userIds: [login.id], as: asOf(caller), doer, reason: body.reason })
  if (moved.length === 0) throw refuse('conflict')
  await note(given, 'restrict')
  return shown(given)
})

export const unrestrictUser = action(calls.unrestrictUser, async (given) => {
  const { tx, caller, doer, body, refuse } = given
  const login = await lockActedOn(given)
  const moved = await unrestrictUsers(tx, { userIds: [login.id], as: asOf(caller), doer, reason: body.reason })
  if (moved.length === 0) throw refuse('conflict')
  await note(given, 'unrestrict')
  return shown(given)
})

export const unlockUser = ({ personal }: IdentityParts) => action(calls.unlockUser, async (given) => {
  const login = await lockActedOn(given)
  if (!(await clearAttempts(given.tx, personal, login.uid))) throw given.refuse('conflict')
  await note(given, 'unlock')
  return shown(given)
})

export const resetUserDevice = action(calls.resetUserDevice, async (given) => {
  const login = await lockActedOn(given)
  if (!(await updateDeviceGone(given.tx, login.id))) throw given.fail('DEVICE_UID_NOT_SET')
  await endSessions(given.tx, [login.id], { onlyFromApp: true })
  await note(given, 'resetDevice')
  return shown(given)
})

export const resetUserSecondFactor = action(calls.resetUserSecondFactor, async (given) => {
  const login = await lockActedOn(given)
  if (!(await updateFactorGone(given.tx, login.id))) throw given.refuse('conflict')
  await updateTicketsUsed(given.tx, login.id)
  await endSessions(given.tx, [login.id])
  await note(given, 'resetFactor')
  return shown(given)
})

/** Whoever an identity check knows makes a new one by it; nobody of the office ever knows theirs. */
export const resetUserPassword = (parts: IdentityParts) => action(calls.resetUserPassword, async (given) => {
  const { personal, describeMember } = parts
  const { tx, body: { password }, refuse, fail } = given
  const login = await lockActedOn(given)
  if (login.passwordHash === null || recoversByCheck(login)) throw refuse('conflict')
  const ownWords = await listOwnWords(tx, describeMember, login, undefined)
  const isStaff = isOfficeType(login.memberType)
  if (passwordProblem({ password, ownWords, isStaff }) !== undefined)
    throw fail('INVALID_PASSWORD_FORMAT')
  await updateFirstPassword(tx, login.id, await hashPassword(password))
  await clearAttempts(tx, personal, login.uid)
  await updateTicketsUsed(tx, login.id)
  await endSessions(tx, [login.id])
  await note(given, 'resetPassword')
  return shown(given)
})
