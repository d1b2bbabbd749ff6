// Tells the runtime who is asking: a session, the person behind it and the roles that follow.
import { askTogether } from '../../runtime/batches/in-one-turn.ts'
import type { Caller, Callers } from '../../runtime/caller.ts'
import { rolesOf } from './role-rules.ts'
import type { SessionTouches } from './sessions/session-touches.ts'
import { findSession, findSessions, listSessions, type RunningSession } from './sessions/sessions.sql.ts'

const callerOf = (row: RunningSession, isSandbox: boolean): Caller => ({
  // What one session may see must never be replayed to another that covers something else.
  key: row.exhibitId === null ? `user:${row.userId}` : `user:${row.userId} exhibit:${row.exhibitId}`,
  // They may still read who they are and why they are kept out.
  roles: new Set(rolesOf(row.isKeptOut ? null : row.type, isSandbox ? row.role : null)), sessionId: row.sessionId,
  userId: row.userId, memberId: row.memberId, shopId: row.shopId, companyId: row.companyId,
  exhibitId: row.exhibitId, name: row.name, part: row.part,
  isBarred: row.isBarred,
})

const togetherMax = 100

/** A transaction has a connection of its own, and nobody to ask with. */
const find = askTogether(togetherMax, findSessions)

export const openCallers = (touches: SessionTouches, isSandbox: boolean): Callers => ({
  findByToken: async (db, credential, isWatch = false) => {
    const found = await (db.isTransaction ? findSession : find)(db, credential)
    if (found.sessionId === null) return { now: found.now, caller: undefined }
    if (found.isStale && !isWatch) touches.touch(found.sessionId)
    return { now: found.now, caller: callerOf(found, isSandbox) }
  },
  // A screen that only listens is not in use.
  findBySessions: async (db, sessionIds) =>
    (await listSessions(db, sessionIds)).map((row) => callerOf(row, isSandbox)),
})
