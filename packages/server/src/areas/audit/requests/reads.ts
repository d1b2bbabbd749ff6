// Requests about personal data: members see their own, the office all; another's is as if missing.
import { auditCalls } from '@bidyard/contract/calls/audit/audit'
import { sql } from 'kysely'
import { isStaff } from '../../../runtime/caller.ts'
import type { Reader } from '../../../runtime/database/database.ts'
import { listing, read } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { writeAccess } from '../../../runtime/work/logs.ts'
import { findMember } from '../../members/for-other-areas.ts'
import { findErasure, listLastFacts } from '../erasure/erasures.sql.ts'
import { decidedNow, keptOf } from '../own-data/keeping-rules.ts'
import type { Kept } from '../own-data/kept.ts'
import { type DataRequestRecord, dataRequestsQuery, findDataRequest } from './data-requests.sql.ts'
import { obstaclesOf } from './obstacles.ts'
import { showDataRequest } from './show-request.ts'

export const listDataRequests = listing(auditCalls.listDataRequests, ({ db, caller }) => {
  const all = dataRequestsQuery(db)
  return source({
    query: isStaff(caller) ? all : all.where('asked.member_id', '=', caller.memberId),
    columns: {
      id: sql`asked.id`, kind: sql`asked.kind`, state: sql`asked.state`, memberId: sql`asked.member_id`,
      decideUntil: sql`asked.decide_until`, createdAt: sql`asked.created_at`, updatedAt: sql`asked.updated_at`,
    },
    item: (row) => showDataRequest(caller, row),
  })
})

const showKept = (kept: readonly Kept[]) => kept.map(({ section, until }) => ({ section, until: timeOf(until) }))

/** Before a decision what would stay and what stands against it; afterwards what was written down then. */
const describeDeletion = async (db: Reader, asked: DataRequestRecord, now: Date) => {
  const erasure = await findErasure(db, asked.id)
  if (erasure !== undefined)
    return { obstacles: [], kept: showKept(erasure.kept), erasedAt: timeOf(erasure.erasedAt) }
  const member = await findMember(db, asked.memberId)
  if (asked.kind !== 'deletion' || asked.state !== 'submitted' || member === undefined)
    return { obstacles: [], kept: [], erasedAt: null }
  return {
    obstacles: [...await obstaclesOf(db, member)],
    kept: showKept(keptOf({ ...await listLastFacts(db, member.userId, member.id), ...decidedNow(now) }, now)),
    erasedAt: null,
  }
}

export const getDataRequest = read(auditCalls.getDataRequest, async (given) => {
  const { db, caller, params, now, request, refuse } = given
  const asked = await findDataRequest(db, params.id)
  if (asked === undefined || !(isStaff(caller) || asked.memberId === caller.memberId)) throw refuse('notFound')
  if (isStaff(caller))
    await writeAccess(db, caller, request, [{ act: 'view data request', subject: 'member', subjectId: asked.memberId }])
  return { ...showDataRequest(caller, asked), ...await describeDeletion(db, asked, now) }
})
