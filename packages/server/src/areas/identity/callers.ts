// Tells the runtime who is asking: a session, the person behind it and the roles that follow.
import type { Caller, Callers } from '../../runtime/caller.ts'
import { rolesOf } from './role-rules.ts'
import type { SessionTouches } from './sessions/session-touches.ts'
import { findSession, listSessions, type RunningSession } from './sessions/sessions.sql.ts'

const callerOf = (row: RunningSession): Caller => ({
  // What one session may see must never be replayed to another that covers something else.
  key: row.exhibit_id === null ? `user:${row.user_id}` : `user:${row.user_id} exhibit:${row.exhibit_id}`,
  roles: new Set(rolesOf(row.type, row.role)), sessionId: row.session_id,
  userId: row.user_id, memberId: row.member_id, shopId: row.shop_id, companyId: row.company_id,
  exhibitId: row.exhibit_id, name: row.name, part: row.part,
  isBarred: row.is_barred,
})

export const openCallers = (touches: SessionTouches): Callers => ({
  findByToken: async (db, credential) => {
    const found = await findSession(db, credential)
    if (found.session_id === null) return { now: found.now, caller: undefined }
    if (found.is_stale) touches.touch(found.session_id)
    return { now: found.now, caller: callerOf(found) }
  },
  // A screen that only listens is not in use.
  findBySessions: async (db, sessionIds) => (await listSessions(db, sessionIds)).map(callerOf),
})
