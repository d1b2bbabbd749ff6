// A book of penalties in memory that follows the rules act by act, as the database does: for many histories.
import type { ViolationRule } from '@bidyard/contract/shapes/standing/violations'
import { afterDays, afterMonths } from '../../areas/violations/standing/calendar-rules.ts'
import { type JudgedViolation, ladderOf, ladderWish, ownWish } from '../../areas/violations/standing/ladder-rules.ts'
import type { NewPenalty, Penalty } from '../../areas/violations/standing/penalty.ts'
import { settle, type Unsettled } from '../../areas/violations/standing/settling-rules.ts'
import { isInForce, type Standing, standingOf } from '../../areas/violations/standing/standing-rules.ts'

type Held = { -readonly [Name in keyof Penalty]: Penalty[Name] }

export interface PenaltyBook {
  apply(rule: ViolationRule, now: Date): string
  undo(id: string, as: 'pardoned' | 'deleted', now: Date): void
  release(id: string, now: Date): void
  done(id: string, now: Date): void
  giveUp(id: string, now: Date): void
  expire(now: Date): void
  standing(now: Date): Standing
  /** As many warnings as rows say that there are. */
  warningRows(now: Date): number
}

export const openPenaltyBook = (): PenaltyBook => {
  const violations: (JudgedViolation & { counts: boolean })[] = []
  const penalties: Held[] = []
  let count = 0
  const add = (one: NewPenalty): void => void penalties.push({ ...one, id: `p${count++}`, endedAt: null })

  const settleAll = (now: Date, because: Unsettled['because'] = 'rejudged'): void => {
    const open = penalties.filter(({ endedAt }) => endedAt === null)
    const { ends, births, moves } = settle({ violations, penalties: open, now, pointsPerWarning: 10, because })
    for (const penalty of open) {
      penalty.endedAt = ends.find(({ id }) => id === penalty.id)?.at ?? null
      penalty.until = moves.find(({ id }) => id === penalty.id)?.until ?? penalty.until
    }
    births.forEach(add)
  }
  const restrictionsOf = (violationId: string, now: Date): readonly Held[] =>
    penalties.filter((one) => one.violationId === violationId && one.kind === 'restriction' && isInForce(one, now))
  const waitingFor = (id: string, now: Date): readonly Held[] =>
    restrictionsOf(id, now).filter(({ until, restriction }) => until === null && restriction === 'warning')

  const end = (some: readonly Held[], now: Date): void => {
    for (const one of some) one.endedAt = now
    settleAll(now)
  }

  return {
    apply: (rule, now) => {
      const id = `v${violations.length}`
      const pointsUntil = afterMonths(now, 12)
      const own = { id, place: violations.length, counts: true, rule, appliedAt: now, pointsUntil }
      violations.push(own)
      if (rule.points > 0)
        add({
          violationId: id, kind: 'points', cause: 'rule', value: rule.points, restriction: null, from: now,
          until: own.pointsUntil,
        })
      for (const wish of [ownWish(own), ladderWish(ladderOf(own, violations), own)])
        if (wish !== undefined)
          add({
            violationId: id, kind: 'restriction', cause: wish.cause, value: wish.days, restriction: wish.restriction,
            from: now, until: wish.until,
          })
      settleAll(now)
      return id
    },
    undo: (id, as, now) => {
      for (const violation of violations) if (violation.id === id) violation.counts = false
      settleAll(now, as)
    },
    release: (id, now) => end(restrictionsOf(id, now), now),
    done: (id, now) => end(waitingFor(id, now), now),
    giveUp: (id, now) => {
      for (const one of waitingFor(id, now)) [one.cause, one.until] = ['unhealed', afterDays(now, 30)]
      settleAll(now)
    },
    expire: (now) => settleAll(now),
    standing: (now) => standingOf(penalties, now, 10),
    warningRows: (now) => penalties.filter((one) => one.kind === 'warning' && isInForce(one, now)).length,
  }
}
