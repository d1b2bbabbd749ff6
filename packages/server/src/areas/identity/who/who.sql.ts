// Finds the user, the member and the session behind a request, to tell them who they are.
import type { Reader } from '../../../runtime/database/database.ts'

export const findWho = (db: Reader, sessionId: string) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('members', (join) => join.onRef('members.user_id', '=', 'users.id').on('members.active', '=', true))
    .select([
      'sessions.id as session_id', 'sessions.ends_at', 'users.id', 'users.uid', 'users.name', 'users.role',
      'users.totp_sealed', 'users.device_uid_hash', 'members.id as member_id', 'members.type', 'members.company_id',
      'members.shop_id',
    ])
    .where('sessions.id', '=', sessionId)
    .executeTakeFirst()
