// The office decides on a request; a deletion that is granted ends the membership, and a job takes what nothing keeps.
import { auditCalls } from '@bidyard/contract/calls/audit/audit'
import type { DataRequestGround } from '@bidyard/contract/enums'
import { attendsTo } from '../../../runtime/caller.ts'
import { action } from '../../../runtime/handler.ts'
import { meetDeadlines } from '../../../runtime/work/deadlines.ts'
import type { ReactionGiven } from '../../../runtime/work/events.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { endSessions, users } from '../../identity/for-other-areas.ts'
import { findMember, lockMember, type MemberRecord, members } from '../../members/for-other-areas.ts'
import { lockShop } from '../../shops/for-other-areas.ts'
import { dataRequests } from '../audit-parts.ts'
import { insertErasure, listLastFacts } from '../erasure/erasures.sql.ts'
import { keptOf } from '../own-data/keeping-rules.ts'
import type { Kept } from '../own-data/kept.ts'
import { type DataRequestRecord, findDataRequest, lockDataRequest, updateDecision } from './data-requests.sql.ts'
import { obstaclesOf } from './obstacles.ts'
import { showDataRequest } from './show-request.ts'

const details = {
  openTrade: '0001.openTrade', openMoney: '0002.openMoney', openSanction: '0003.openSanction',
} as const
type Obstacle = keyof typeof details
const isObstacle = (ground: DataRequestGround | undefined): ground is Obstacle =>
  ground !== undefined && ground in details

/** The shop first, as everywhere: whoever bills something for it waits, or is seen here. */
const holdMember = async ({ tx }: Pick<ReactionGiven, 'tx'>, memberId: string): Promise<MemberRecord> => {
  const named = await findMember(tx, memberId)
  if (named?.shopId) await lockShop(tx, named.shopId)
  const member = await lockMember(tx, memberId)
  if (member === undefined) throw new Error('a request without a member')
  return member
}

const endMembership = async (
  { tx, now, doer, emit, enqueue }: ReactionGiven, asked: DataRequestRecord, member: MemberRecord,
): Promise<readonly Kept[]> => {
  const reason = 'asked to be deleted'
  await moveStates(tx, members, { action: 'leave', as: 'staff', ids: [member.id], doer, reason })
  await endSessions(tx, [member.userId])
  await moveStates(tx, users, { action: 'withdraw', as: 'flow', ids: [member.userId], doer, reason })
  await insertErasure(tx, { memberId: member.id, requestId: asked.id, personId: member.personId })
  await enqueue('eraseMembers', [{}])
  emit('memberChanged', { memberId: member.id, shopId: member.shopId })
  return keptOf(await listLastFacts(tx, member.userId, member.id), now)
}

const latest = (kept: readonly Kept[]): string | null =>
  kept.flatMap(({ until }) => until ?? []).toSorted((one, other) => other.getTime() - one.getTime())[0]
    ?.toISOString() ?? null

export const decideDataRequest = action(auditCalls.decideDataRequest, async (given) => {
  const { tx, caller, params, body, doer, fail, refuse, emit } = given
  if (!attendsTo(caller, 'registration')) throw refuse('forbidden')
  const asked = await lockDataRequest(tx, params.id)
  if (asked === undefined) throw refuse('notFound')
  if (asked.memberId === caller.memberId) throw refuse('forbidden')
  if (asked.state !== 'submitted') throw refuse('conflict')
  const isGranted = body.outcome === 'grant'
  const ground = isGranted ? null : body.ground
  let kept: readonly Kept[] = []
  if (isGranted && asked.kind === 'deletion') {
    const member = await holdMember(given, asked.memberId)
    const [obstacle] = await obstaclesOf(tx, member)
    if (isObstacle(obstacle)) throw fail('DATA_REQUEST_IS_OBSTRUCTED', details[obstacle])
    kept = await endMembership(given, asked, member)
  }
  await updateDecision(tx, asked.id, { answer: body.answer, ground, memberId: caller.memberId })
  await moveStates(tx, dataRequests, {
    action: isGranted ? 'grant' : 'refuse', as: 'staff', ids: [asked.id], doer, reason: body.answer,
  })
  await meetDeadlines(tx, { machine: dataRequests.machine.name, rowIds: [asked.id] })
  await writeAudit(tx, doer, [{
    act: `${body.outcome} data request`, subject: 'dataRequest', subjectId: asked.id, before: { state: asked.state },
    after: { memberId: asked.memberId, kind: asked.kind, field: asked.field, ground }, reason: body.answer,
  }])
  const { id: requestId, memberId, kind } = asked
  emit('dataRequestChanged', { requestId, memberId })
  emit('dataRequestDecided', { requestId, memberId, kind, isGranted, ground, keptUntil: latest(kept) })
  const decided = await findDataRequest(tx, asked.id)
  return showDataRequest(caller, decided ?? asked)
})
