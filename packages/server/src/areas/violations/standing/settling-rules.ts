// What must change in a shop's penalties after something happened, so that they say what the rules say.
import type { PenaltyEnd } from '@bidyard/contract/enums'
import { type JudgedViolation, ladderOf, ladderWish, type RestrictionWish, warningsOf } from './ladder-rules.ts'
import type { NewPenalty, Penalty, Settling } from './penalty.ts'

export interface Unsettled {
  readonly violations: readonly JudgedViolation[]
  /** Those without an end. */
  readonly penalties: readonly Penalty[]
  readonly now: Date
  readonly pointsPerWarning: number
  /** What happened, for penalties that end because of it. */
  readonly because: Extract<PenaltyEnd, 'pardoned' | 'deleted' | 'rejudged'>
}

const isOver = ({ until }: Penalty, now: Date): boolean => until !== null && until <= now

/** A ban that fewer warnings no longer bear becomes what they still bear, counted from its own day. */
const rejudge = (penalty: Penalty, { violations, now }: Unsettled): RestrictionWish | 'stays' | 'ends' => {
  if (penalty.kind !== 'restriction' || penalty.cause !== 'warningCount') return 'stays'
  const violation = violations.find(({ id }) => id === penalty.violationId)
  if (violation === undefined) return 'ends'
  const restriction = ladderOf(violation, violations)
  if (restriction === penalty.restriction) return 'stays'
  const wish = ladderWish(restriction, violation)
  return wish === undefined || (wish.until !== null && wish.until <= now) ? 'ends' : wish
}

/** When fewer than so many warnings will stand, if nothing else happens. */
const fallsBelow = (warnings: number, points: readonly Penalty[], pointsPerWarning: number): Date | undefined => {
  let left = points.reduce((sum, { value }) => sum + (value ?? 0), 0)
  const endOf = ({ until }: Penalty): number => until?.getTime() ?? Infinity
  const byEnd = points.toSorted((one, other) => endOf(one) - endOf(other))
  for (const { value, until } of byEnd) {
    left -= value ?? 0
    if (warningsOf(left, pointsPerWarning) < warnings) return until ?? undefined
  }
  return undefined
}

/** The newest warning goes first, as it was the last to come. */
const settleWarnings = (live: readonly Penalty[], unsettled: Unsettled): Settling => {
  const { violations, now, pointsPerWarning, because } = unsettled
  const points = live.filter(({ kind }) => kind === 'points')
  const held = live.filter(({ kind }) => kind === 'warning')
    .toSorted((one, other) => one.from.getTime() - other.from.getTime() || (one.id < other.id ? -1 : 1))
  const wanted = warningsOf(points.reduce((sum, { value }) => sum + (value ?? 0), 0), pointsPerWarning)
  const untilOf = (warning: number): Date | undefined => fallsBelow(warning, points, pointsPerWarning)
  const bearer = violations.filter(({ id, counts }) => counts && points.some(({ violationId }) => violationId === id))
    .toSorted((one, other) => other.place - one.place)[0]
  const missing = bearer === undefined ? [] : Array.from({ length: Math.max(0, wanted - held.length) })
  return {
    ends: held.slice(wanted).map(({ id }) => ({ id, as: because, at: now })),
    births: missing.map((_, at) => ({
      violationId: bearer?.id ?? '', kind: 'warning', cause: 'warningCount', value: 1, restriction: null, from: now,
      until: untilOf(held.length + at + 1) ?? null,
    })),
    moves: held.slice(0, wanted).flatMap(({ id, until }, at) => {
      const next = untilOf(at + 1)
      return next === undefined || next.getTime() === until?.getTime() ? [] : [{ id, until: next }]
    }),
  }
}

export const settle = (unsettled: Unsettled): Settling => {
  const { violations, penalties, now, because } = unsettled
  const counting = new Set(violations.filter(({ counts }) => counts).map(({ id }) => id))
  const ends: Settling['ends'][number][] = []
  const births: NewPenalty[] = []
  const live: Penalty[] = []
  for (const penalty of penalties) {
    const { id, violationId } = penalty
    if (penalty.until !== null && isOver(penalty, now)) {
      ends.push({ id, as: 'expired', at: penalty.until })
      continue
    }
    if (!counting.has(violationId)) {
      ends.push({ id, as: because, at: now })
      continue
    }
    const verdict = rejudge(penalty, unsettled)
    if (verdict === 'stays') {
      live.push(penalty)
      continue
    }
    ends.push({ id, as: 'rejudged', at: now })
    if (verdict === 'ends') continue
    const { cause, restriction, days, until } = verdict
    births.push({ violationId, kind: 'restriction', cause, value: days, restriction, from: penalty.from, until })
  }
  const warnings = settleWarnings(live, unsettled)
  return {
    ends: [...ends, ...warnings.ends], births: [...births, ...warnings.births], moves: warnings.moves,
  }
}
