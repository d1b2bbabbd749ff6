// Tells the runtime who is asking: a session, the person behind it and the roles that follow.
import type { Caller, Callers } from '../../runtime/caller.ts'
import { findSession, listSessions, type RunningSession } from './identity.sql.ts'
import { rolesOf } from './role-rules.ts'

const callerOf = (row: RunningSession): Caller => ({
  key: `user:${row.user_id}`, roles: new Set(rolesOf(row.type, row.role)), sessionId: row.session_id,
  userId: row.user_id, memberId: row.member_id, shopId: row.shop_id, companyId: row.company_id, name: row.name,
})

export const callers: Callers = {
  findByToken: async (db, credential) => {
    const found = await findSession(db, credential)
    return { now: found.now, caller: found.session_id === null ? undefined : callerOf(found) }
  },
  findBySessions: async (db, sessionIds) => (await listSessions(db, sessionIds)).map(callerOf),
}
