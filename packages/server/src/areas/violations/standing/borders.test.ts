// The very moment at which something ends: from it on it no longer counts, wherever that is judged.
import { describe, expect, test } from 'vitest'
import { koreaCommercial } from '../../reference/configuration/presets/korea-commercial.ts'
import { ruleIn } from '../violations/rule-of.ts'
import { afterMonths } from './calendar-rules.ts'
import { type JudgedViolation, pointsWith } from './ladder-rules.ts'
import type { Penalty } from './penalty.ts'
import { settle } from './settling-rules.ts'
import { standingOf } from './standing-rules.ts'

const applied = new Date('2026-03-02T03:00:00Z')
const end = afterMonths(applied, 12)
const before = new Date(end.getTime() - 1)

const violation = (place: number, appliedAt: Date): JudgedViolation => {
  const rule = ruleIn(koreaCommercial.sanctions, 'selfContractTradeRefusal')
  if (rule === undefined) throw new Error('there is no rule')
  return { id: `v${place}`, place, counts: true, rule, appliedAt, pointsUntil: afterMonths(appliedAt, 12) }
}
const points: Penalty = {
  id: 'p1', violationId: 'v1', kind: 'points', cause: 'rule', value: 10, restriction: null, from: applied, until: end,
  endedAt: null,
}
const settled = (now: Date) => settle({
  violations: [violation(1, applied)], penalties: [points], now, pointsPerWarning: 10, because: 'rejudged',
}).ends

describe('points of twelve months', () => {
  test('end with the midnight of Seoul after their day', () => {
    expect(end).toEqual(new Date('2027-03-02T15:00:00Z'))
  })

  test('stand a millisecond before and no more from that moment on', () => {
    expect(standingOf([points], before, 10)).toMatchObject({ points: 10, warnings: 1 })
    expect(standingOf([points], end, 10)).toMatchObject({ points: 0, warnings: 0 })
  })

  test('count for what is judged a millisecond before and not from that moment on', () => {
    const first = violation(1, applied)
    for (const [moment, sum] of [[before, 20], [end, 10]] as const) {
      const next = violation(2, moment)
      expect(pointsWith(next, [first, next])).toBe(sum)
    }
  })

  test('are ended by the clock that comes in that moment, and not before', () => {
    expect(settled(before)).toEqual([])
    expect(settled(end)).toEqual([{ id: 'p1', as: 'expired', at: end }])
  })
})
