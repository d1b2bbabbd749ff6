// What waits for the office: line by line, and counted.
import { workCalls } from '@bidyard/contract/calls/work'
import type { ItemOf } from '@bidyard/contract/list'
import { sql } from 'kysely'
import type { Caller } from '../../../runtime/caller.ts'
import { listing, read } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { judged } from './judged.ts'
import { attendedBy, kindsFor } from './work-parts-rules.ts'
import { listWorkCounts, workDueAt, workQuery, type WorkRecord } from './work-query.sql.ts'

type Shown = ItemOf<typeof workCalls.listWorkItems>

export const askedBy = (caller: Caller) =>
  ({ kinds: kindsFor(caller), partOf: attendedBy, isRoot: caller.roles.has('root'), ...judged })

export const ownerOf = (caller: Caller, { ownerId, ownerName, takenAt }: WorkRecord): Shown['owner'] =>
  ownerId === null || takenAt === null ? null : {
    memberId: ownerId, name: ownerName ?? '', isMe: ownerId === caller.memberId, since: timeOf(takenAt),
  }

const showWork = (caller: Caller, work: WorkRecord): Shown => ({
  id: work.id, kind: work.kind, part: work.part, about: work.about, won: work.won,
  waitsSince: timeOf(work.waitsSince), dueAt: timeOf(work.dueAt), placeId: work.placeId,
  owner: ownerOf(caller, work), createdAt: timeOf(work.createdAt), updatedAt: timeOf(work.updatedAt),
})

export const listWorkItems = listing(workCalls.listWorkItems, ({ db, caller }) => source({
  query: workQuery(db, askedBy(caller)),
  columns: {
    id: sql`waiting.id`, kind: sql`waiting.kind`, part: sql`waiting.part`, ownerId: sql`owners.member_id`,
    isMine: sql`coalesce(owners.member_id = ${caller.memberId}::uuid, false)`,
    waitsSince: sql`waiting."waitsSince"`, dueAt: workDueAt, createdAt: sql`waiting."createdAt"`,
    updatedAt: sql`waiting."updatedAt"`,
  },
  item: (row) => showWork(caller, row),
  always: ['waitsSince'],
}))

export const countWork = read(workCalls.countWork, async ({ db, caller }) => {
  const counts = await listWorkCounts(db, askedBy(caller), caller.memberId)
  return { counts: counts.map(({ oldestAt, ...count }) => ({ ...count, oldestAt: timeOf(oldestAt) })) }
})
