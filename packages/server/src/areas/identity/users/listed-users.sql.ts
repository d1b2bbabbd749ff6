// Users as lists show them.
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'

export const userQuery = (db: Reader) => db
  .selectFrom('users')
  .leftJoin('members', (join) => join.onRef('members.user_id', '=', 'users.id').on('members.active', '=', true))
  .select([
    'users.id', 'users.uid', 'users.name', 'users.role', 'users.state', 'members.type as memberType',
    sql<boolean>`users.totp_sealed is not null`.as('hasFactor'), 'users.device_set_at as deviceSetAt',
    'users.password_changed_at as passwordChangedAt', 'users.last_signed_in_at as lastSignedInAt',
    'users.created_at as createdAt', 'users.updated_at as updatedAt',
  ])

export type UserRow = Awaited<ReturnType<ReturnType<typeof userQuery>['executeTakeFirstOrThrow']>>

export const findUserRow = (db: Reader, id: string): Promise<UserRow | undefined> =>
  userQuery(db).where('users.id', '=', id).executeTakeFirst()

/** Of a row that this transaction has just written or locked. */
export const getUserRow = (tx: Tx, id: string): Promise<UserRow> =>
  userQuery(tx).where('users.id', '=', id).executeTakeFirstOrThrow()
