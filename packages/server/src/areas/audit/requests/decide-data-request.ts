// The office decides on a request; a deletion that is granted ends the membership, and a job takes what nothing keeps.
import { auditCalls } from '@bidyard/contract/calls/audit/audit'
import type { DataRequestGround } from '@bidyard/contract/enums'
import { action } from '../../../runtime/handler.ts'
import { meetDeadlines } from '../../../runtime/work/deadlines.ts'
import type { ReactionGiven } from '../../../runtime/work/events.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { lockStanding } from '../../bidding/for-other-areas.ts'
import { endSessions, users } from '../../identity/for-other-areas.ts'
import { findMember, lockMember, type MemberRecord, members } from '../../members/for-other-areas.ts'
import { lockShop } from '../../shops/for-other-areas.ts'
import { dataRequests } from '../audit-parts.ts'
import { listLastFacts } from '../erasure/erasures.sql.ts'
import { decidedNow, keptOf } from '../own-data/keeping-rules.ts'
import type { Kept } from '../own-data/kept.ts'
import { findDataRequest, lockDataRequest, updateDecision } from './data-requests.sql.ts'
import { fitsRequest } from './ground-rules.ts'
import { obstaclesOf } from './obstacles.ts'
import { showDataRequest } from './show-request.ts'

const details = {
  openTrade: '0001.openTrade', openMoney: '0002.openMoney', openSanction: '0003.openSanction',
} as const
type Obstacle = keyof typeof details
const isObstacle = (ground: DataRequestGround | undefined): ground is Obstacle =>
  ground !== undefined && ground in details

/** The shop first, as everywhere: whoever bills something for it or bids waits, or is seen here. */
const holdMember = async ({ tx }: Pick<ReactionGiven, 'tx'>, memberId: string): Promise<MemberRecord> => {
  const named = await findMember(tx, memberId)
  if (named?.shopId) {
    await lockShop(tx, named.shopId)
    await lockStanding(tx, named.shopId)
  }
  const member = await lockMember(tx, memberId)
  if (member === undefined) throw new Error('a request without a member')
  return member
}

/** What follows for the data follows from the end, as for whoever leaves without asking. */
const endMembership = async (
  { tx, now, doer, emit }: Omit<ReactionGiven, 'enqueue'>, member: MemberRecord,
): Promise<readonly Kept[]> => {
  const reason = 'asked to be deleted'
  await moveStates(tx, members, { action: 'leave', as: 'staff', ids: [member.id], doer, reason })
  await endSessions(tx, [member.userId])
  await moveStates(tx, users, { action: 'withdraw', as: 'flow', ids: [member.userId], doer, reason })
  emit('memberChanged', { memberId: member.id, shopId: member.shopId })
  return keptOf({ ...await listLastFacts(tx, member.userId, member.id), ...decidedNow(now) }, now)
}

/** Nothing stays longer, but for lines without a name. */
const latest = (kept: readonly Kept[]): string | null =>
  kept.flatMap(({ until }) => until ?? []).toSorted((one, other) => other.getTime() - one.getTime())[0]
    ?.toISOString() ?? null

export const decideDataRequest = action(auditCalls.decideDataRequest, async (given) => {
  const { tx, caller, params, body, doer, fail, refuse, emit } = given
  const found = await findDataRequest(tx, params.id)
  if (found === undefined) throw refuse('notFound')
  // The member first: whoever ends a membership closes its requests.
  const member = found.kind === 'deletion' ? await holdMember(given, found.memberId) : undefined
  const asked = await lockDataRequest(tx, found.id) ?? found
  if (asked.memberId === caller.memberId) throw refuse('forbidden')
  if (asked.state !== 'submitted') throw refuse('conflict')
  const isGranted = body.outcome === 'grant'
  const ground = isGranted ? null : body.ground
  const obstacles = member === undefined ? [] : await obstaclesOf(tx, member)
  if (ground !== null && !fitsRequest(ground, asked.kind, obstacles)) throw fail('DATA_REQUEST_GROUND_UNFIT')
  const [obstacle] = obstacles
  if (isGranted && isObstacle(obstacle)) throw fail('DATA_REQUEST_IS_OBSTRUCTED', details[obstacle])
  const kept = isGranted && member !== undefined ? await endMembership(given, member) : []
  await updateDecision(tx, asked.id, { answer: body.answer, ground, memberId: caller.memberId })
  await moveStates(tx, dataRequests, {
    action: isGranted ? 'grant' : 'refuse', as: 'staff', ids: [asked.id], doer,
    ...(ground === null ? {} : { reason: ground }),
  })
  await meetDeadlines(tx, { machine: dataRequests.machine.name, rowIds: [asked.id] })
  await writeAudit(tx, doer, [{
    act: `${body.outcome} data request`, subject: 'dataRequest', subjectId: asked.id, before: { state: asked.state },
    // What was answered stands in the request, where it can go with the rest.
    after: { memberId: asked.memberId, kind: asked.kind, field: asked.field, ground },
  }])
  const { id: requestId, memberId, kind } = asked
  emit('dataRequestChanged', { requestId, memberId })
  emit('dataRequestDecided', { requestId, memberId, kind, isGranted, ground, keptUntil: latest(kept) })
  const decided = await findDataRequest(tx, asked.id)
  return showDataRequest(caller, decided ?? asked)
})
