// Logins: found by name or id, made, and changed in their password, device and second factor.
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'

const now = sql<Date>`app_now()`

const loginColumns = [
  'users.id', 'users.uid', 'users.name', 'users.role', 'users.state', 'users.person_id as personId',
  'users.password_hash as passwordHash', 'users.password_is_first as passwordIsFirst',
  'users.device_uid_hash as deviceUidHash', 'users.totp_sealed as totpSealed', 'users.totp_last_step as totpLastStep',
  'users.totp_pending_sealed as totpPendingSealed', 'members.type as memberType', 'members.id as memberId',
] as const

const loginQuery = (db: Reader) => db
  .selectFrom('users')
  .leftJoin('members', (join) => join.onRef('members.user_id', '=', 'users.id').on('members.active', '=', true))
  .select(loginColumns)

export type Login = Awaited<ReturnType<ReturnType<typeof loginQuery>['executeTakeFirstOrThrow']>>

export const findLogin = (db: Reader, username: string): Promise<Login | undefined> =>
  loginQuery(db).where('users.uid', '=', username).executeTakeFirst()

export const findLoginById = (db: Reader, id: string): Promise<Login | undefined> =>
  loginQuery(db).where('users.id', '=', id).executeTakeFirst()

/** Whoever changes a login waits here for the other who does. */
export const lockLogin = async (tx: Tx, id: string): Promise<Login | undefined> => {
  await tx.selectFrom('users').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  return findLoginById(tx, id)
}

/**
 * Accounts that are opened with a password; customers of partners have none and nothing to recover. A dealer who was
 * brought from another system has none yet, and makes the first one by the same proof.
 */
export const listLoginsOf = (db: Reader, personIds: readonly string[]): Promise<Login[]> =>
  loginQuery(db)
    .where(sql<boolean>`users.person_id = any(${personIds}::uuid[])`)
    .where((of) => of.or([of('users.password_hash', 'is not', null), of('members.type', '=', 'plain')]))
    .where('users.state', '<>', 'withdrawn')
    .orderBy('users.created_at')
    .execute()

export interface NewUser {
  readonly uid: string
  readonly name: string
  readonly passwordHash: string | null
  /** Somebody else made it, so its owner chooses another one before anything else. */
  readonly passwordIsFirst?: boolean
  readonly personId: string | null
  readonly role?: 'plain' | 'admin' | 'developer'
}

/** The id of each by its name; those are left out whose name is taken. Of two who want one at once, one gets it. */
export const insertUsers = async (tx: Tx, users: readonly NewUser[]): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ uid: string; id: string }>`
    with clock as materialized (select app_now() as now)
    insert into users (
      uid, name, role, person_id, password_hash, password_changed_at, password_is_first, created_at, updated_at)
    select uid, name, coalesce(role, 'plain'), "personId", "passwordHash",
      case when "passwordHash" is not null then now end, coalesce("passwordIsFirst", false), now, now
    from json_to_recordset(${JSON.stringify(users)}::text::json) as given (
        uid text, name text, role text, "personId" uuid, "passwordHash" text, "passwordIsFirst" boolean), clock
    on conflict (uid) do nothing
    returning uid, id`.execute(tx)
  return new Map(rows.map(({ uid, id }) => [uid, id]))
}

/** Undefined when the name is taken. */
export const insertUser = async (tx: Tx, user: NewUser): Promise<string | undefined> =>
  (await insertUsers(tx, [user])).get(user.uid)

const changed = (tx: Tx, id: string) => tx.updateTable('users').where('id', '=', id).set({ updated_at: now })

/** Customers are named by their partner; an identity check tells later who they are. */
export const updatePersonBehind = async (tx: Tx, id: string, personId: string): Promise<void> => {
  await changed(tx, id).set({ person_id: personId }).execute()
}

/** Each login of the person bears the name that was proven last. */
export const updateNamesOf = async (tx: Tx, personId: string, name: string): Promise<void> => {
  await tx.updateTable('users').set({ name, updated_at: now })
    .where('person_id', '=', personId).where('name', '<>', name).execute()
}

export const updatePassword = async (tx: Tx, id: string, passwordHash: string): Promise<void> => {
  await changed(tx, id)
    .set({ password_hash: passwordHash, password_is_first: false, password_changed_at: now })
    .execute()
}

/** Somebody else chose it, so its owner chooses another one before anything else. */
export const updateFirstPassword = async (tx: Tx, id: string, passwordHash: string): Promise<void> => {
  await changed(tx, id)
    .set({ password_hash: passwordHash, password_is_first: true, password_changed_at: now })
    .execute()
}

/** Written at every sign-in, so it is no change of the user. */
export const updateSignedIn = async (tx: Tx, id: string): Promise<void> => {
  await tx.updateTable('users').set({ last_signed_in_at: now }).where('id', '=', id).execute()
}

/** Tells whether there was room: only an account without a device takes one. */
export const updateDevice = async (tx: Tx, id: string, deviceHash: Uint8Array): Promise<boolean> => {
  const { numUpdatedRows } = await changed(tx, id)
    .set({ device_uid_hash: deviceHash, device_set_at: now })
    .where('device_uid_hash', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Tells whether there was a device. */
export const updateDeviceGone = async (tx: Tx, id: string): Promise<boolean> => {
  const { numUpdatedRows } = await changed(tx, id)
    .set({ device_uid_hash: null, device_set_at: null })
    .where('device_uid_hash', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const updatePendingFactor = async (tx: Tx, id: string, sealed: Uint8Array): Promise<void> => {
  await changed(tx, id).set({ totp_pending_sealed: sealed }).execute()
}

/** The pending factor takes the place of the old one, with the step that proved it used up. */
export const updateFactorConfirmed = async (tx: Tx, id: string, step: number): Promise<void> => {
  await changed(tx, id)
    .set((of) => ({
      totp_sealed: of.ref('totp_pending_sealed'), totp_pending_sealed: null, totp_confirmed_at: now,
      totp_last_step: step,
    }))
    .execute()
}

export const updateFactorGone = async (tx: Tx, id: string): Promise<boolean> => {
  const { numUpdatedRows } = await changed(tx, id)
    .set({ totp_sealed: null, totp_confirmed_at: null, totp_pending_sealed: null, totp_last_step: null })
    .where('totp_sealed', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Of two who use the same step at once, one gets through. */
export const updateFactorStep = async (tx: Tx, id: string, step: number): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ totp_last_step: step })
    .where('id', '=', id)
    .where((of) => of.or([of('totp_last_step', 'is', null), of('totp_last_step', '<', step)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
