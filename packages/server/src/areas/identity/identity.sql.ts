// Finds the person behind a token, with the roles that hold at this moment.
import type { Role } from '@bidyard/contract/call'
import { sql } from 'kysely'
import type { Caller, Callers } from '../../runtime/caller.ts'
import type { Reader } from '../../runtime/database/database.ts'

export const rolesOf = (type: string | null, userRole: string): Role[] => {
  const developer: Role[] = userRole === 'developer' ? ['developer'] : []
  if (type === 'root') return ['root', 'staff', ...developer]
  if (type === 'admin') return ['staff', ...developer]
  if (type === 'plain') return ['dealer', ...developer]
  if (type === 'partner_user') return ['partner', ...developer]
  return type === 'partner_customer_user' ? ['seller', ...developer] : developer
}

const running = (db: Reader) => db
  .selectFrom('sessions')
  .innerJoin('users', 'users.id', 'sessions.user_id')
  .leftJoin('members', (join) => join.onRef('members.user_id', '=', 'users.id').on('members.active', '=', true))
  .select([
    'sessions.id as session_id', 'users.id as user_id', 'users.role', 'users.name', 'members.id as member_id',
    'members.type', 'members.shop_id', 'members.company_id',
  ])
  .where('sessions.ended_at', 'is', null)
  .where('sessions.ends_at', '>', sql<Date>`app_now()`)

type Row = Awaited<ReturnType<ReturnType<typeof running>['executeTakeFirstOrThrow']>>

const callerOf = (row: Row): Caller => ({
  key: `user:${row.user_id}`, roles: new Set(rolesOf(row.type, row.role)), sessionId: row.session_id,
  userId: row.user_id, memberId: row.member_id, shopId: row.shop_id, companyId: row.company_id, name: row.name,
})

export const callers: Callers = {
  findByToken: async (db, { kind, hash }) => {
    const row = await running(db)
      .where('sessions.token_hash', '=', hash)
      .where('sessions.kind', '=', kind)
      .executeTakeFirst()
    return row === undefined ? undefined : callerOf(row)
  },
  findBySessions: async (db, sessionIds) => {
    if (sessionIds.length === 0) return []
    const rows = await running(db).where('sessions.id', 'in', sessionIds).execute()
    return rows.map(callerOf)
  },
}
