// Finds the user, the member and the session behind a request, to tell them who they are.
import type { Reader } from '../../../runtime/database/database.ts'

export const findWho = (db: Reader, sessionId: string) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('members', (join) => join.onRef('members.user_id', '=', 'users.id').on('members.active', '=', true))
    .select([
      'sessions.id as sessionId', 'sessions.ends_at as endsAt', 'users.id', 'users.uid', 'users.name', 'users.role',
      'users.totp_sealed as totpSealed', 'users.device_uid_hash as deviceUidHash', 'members.id as memberId',
      'members.type', 'members.company_id as companyId', 'members.shop_id as shopId',
    ])
    .where('sessions.id', '=', sessionId)
    .executeTakeFirst()
