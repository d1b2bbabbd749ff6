// The ladder: how many warnings stood when a violation was judged, and what that number brings beside the rule itself.
import type { BidRestriction } from '@bidyard/contract/enums'
import type { ViolationRule } from '@bidyard/contract/shapes/standing/violations'
import { afterDays } from './calendar-rules.ts'

/** A violation as the ladder sees it. */
export interface JudgedViolation {
  readonly id: string
  /** Rises in the order in which violations of a shop were judged. */
  readonly place: number
  /** False once it was pardoned or deleted. */
  readonly counts: boolean
  readonly rule: ViolationRule
  readonly appliedAt: Date
  readonly pointsUntil: Date
}

/** The points that stood in the moment when it was judged, its own among them. */
export const pointsWith = (one: JudgedViolation, all: readonly JudgedViolation[]): number =>
  all.filter((other) => other.counts && other.place <= one.place && other.pointsUntil > one.appliedAt)
    .reduce((sum, { rule }) => sum + rule.points, 0)

export const warningsOf = (points: number, pointsPerWarning: number): number => Math.floor(points / pointsPerWarning)

// Assumed: every violation that counts restricts while three or more warnings stand, not only the one that brought the
// third. So what a violation brings can only shrink when an earlier one is pardoned, in whatever order that happens.
export const ladderOf = (one: JudgedViolation, all: readonly JudgedViolation[]): BidRestriction => {
  const { rule } = one
  if (!one.counts || rule.escalation !== 'warningCountBased' || rule.points === 0) return 'none'
  const warnings = warningsOf(pointsWith(one, all), rule.pointsPerWarning)
  if (warnings >= rule.warningsBeforeBan) return 'permanentBan'
  return warnings >= rule.warningsBeforeRestriction ? 'warning' : 'none'
}

export interface RestrictionWish {
  readonly cause: 'rule' | 'warningCount'
  readonly restriction: 'warning' | 'permanentBan'
  readonly days: number | null
  /** Null for good, or until the missed act is done. */
  readonly until: Date | null
}

export const ladderWish = (
  restriction: BidRestriction, { appliedAt, rule }: Pick<JudgedViolation, 'appliedAt' | 'rule'>,
): RestrictionWish | undefined => {
  if (restriction === 'none') return undefined
  if (restriction === 'permanentBan') return { cause: 'warningCount', restriction, days: null, until: null }
  const days = rule.warningRestrictionDays
  return { cause: 'warningCount', restriction, days, until: afterDays(appliedAt, days) }
}

/** What the rule brings by itself, however the shop stood before. */
export const ownWish = (
  { appliedAt, rule }: Pick<JudgedViolation, 'appliedAt' | 'rule'>,
): RestrictionWish | undefined => {
  const { restriction, restrictionDays: days } = rule
  if (restriction === 'none') return undefined
  if (restriction === 'permanentBan') return { cause: 'rule', restriction, days: null, until: null }
  const until = days === null ? null : afterDays(appliedAt, days)
  return { cause: 'rule', restriction, days, until }
}
