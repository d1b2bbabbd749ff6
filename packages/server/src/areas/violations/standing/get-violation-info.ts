// How a shop stands: points, warnings and restriction, how it came to that, what each violation cost and what lifts it.
import { violationsCalls } from '@bidyard/contract/calls/violations'
import { violationBounds } from '@bidyard/contract/shapes/standing/violations'
import { limits } from '@bidyard/contract/limits'
import type { AnswerOf } from '@bidyard/contract/call'
import { read } from '../../../runtime/handler.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { readConfiguration } from '../../reference/for-other-areas.ts'
import { askedMember } from '../asked-member.ts'
import { readRule } from '../violations/rule-of.ts'
import { showViolation } from '../violations/show-violation.ts'
import { listViolationsOfShop, type ViolationRecord } from '../violations/violations.sql.ts'
import { listOpenPenalties, listPenaltiesOf, type PenaltyRecord } from './penalties.sql.ts'
import { type Standing, standingOf } from './standing-rules.ts'
import { type TimedPoints, timelineOf } from './timeline-rules.ts'

type Info = AnswerOf<typeof violationsCalls.getViolationInfo>

type Thresholds = Pick<Info['standing'], 'pointsPerWarning' | 'warningsBeforeRestriction' | 'warningsBeforeBan'>

const showStanding = (standing: Standing, sanctions: Thresholds): Info['standing'] => {
  const { nextExpiry, restrictedSince, restrictedUntil, ...rest } = standing
  const { pointsPerWarning, warningsBeforeRestriction, warningsBeforeBan } = sanctions
  return {
    ...rest, pointsPerWarning, warningsBeforeRestriction, warningsBeforeBan,
    restrictedSince: timeOf(restrictedSince), restrictedUntil: timeOf(restrictedUntil),
    nextExpiry: nextExpiry === null ? null : { ...nextExpiry, at: timeOf(nextExpiry.at) },
  }
}

const costOf = (penalties: readonly PenaltyRecord[]): Info['cost'] => {
  const deductions = penalties.filter(({ kind }) => kind === 'deduction')
  const kept = deductions.filter(({ endedAt }) => endedAt === null)
  const sum = (of: readonly PenaltyRecord[], won: (one: PenaltyRecord) => number): number =>
    of.reduce((total, one) => total + won(one), 0)
  return {
    takenWon: sum(kept, ({ value, claimWon }) => (value ?? 0) - claimWon),
    claimedWon: sum(kept, ({ claimWon }) => claimWon),
    givenBackWon: sum(deductions.filter(({ endedAt }) => endedAt !== null), ({ value }) => value ?? 0),
  }
}

const pointsOf = (violation: ViolationRecord): TimedPoints => ({
  violationId: violation.id, detail: violation.detail, points: readRule(violation.rule).points,
  from: violation.appliedAt, until: violation.pointsUntil, pardonedAt: violation.pardonedAt,
})

export const getViolationInfo = read(violationsCalls.getViolationInfo, async ({ db, caller, body, now, fail }) => {
  const asked = await askedMember(db, caller, body.memberId)
  if (typeof asked === 'string') throw fail(asked)
  const { shopId } = asked
  const { value: sanctions } = await readConfiguration(db, 'sanctions')
  const violations = await listViolationsOfShop(db, shopId, limits.pageSize)
  const penalties = await listPenaltiesOf(db, violations.map(({ id }) => id))
  const byViolation = Map.groupBy(penalties, ({ violationId }) => violationId)
  const standing = standingOf(await listOpenPenalties(db, shopId), now, sanctions.pointsPerWarning)
  const moments = timelineOf(violations.map(pointsOf), now, sanctions.pointsPerWarning)
  return {
    shopId, standing: showStanding(standing, sanctions),
    timeline: moments.slice(-violationBounds.timeline).map((moment) => ({ ...moment, at: timeOf(moment.at) })),
    violations: violations.map((violation) => showViolation(caller, violation, byViolation.get(violation.id) ?? [])),
    cost: costOf(penalties),
  }
})
