// What ends, begins and moves in the penalties of a shop, one fact at a time.
import { describe, expect, test } from 'vitest'
import { banOf, endOf, judged, noonOf, pointsOf, restrictionOf, warningOf } from '../../../testing/violations/judged.ts'
import type { JudgedViolation } from './ladder-rules.ts'
import type { Penalty } from './penalty.ts'
import { settle, type Unsettled } from './settling-rules.ts'

const now = noonOf(20)
const nothing = { ends: [], births: [], moves: [] }
const settled = (
  violations: readonly JudgedViolation[], penalties: readonly Penalty[], more: Partial<Unsettled> = {},
) => settle({ violations, penalties, now, pointsPerWarning: 10, because: 'pardoned', ...more })
const gone = (place: number) => judged(place, { counts: false })
const four = [judged(1), judged(2), judged(3), judged(4)]

test('where everything says what the rules say nothing changes', () => {
  expect(settled([judged(1)], [pointsOf(1), warningOf(1)])).toEqual(nothing)
})

describe('a penalty', () => {
  test('ends at its own end, also when the clock is late', () => {
    expect(settled([judged(1)], [restrictionOf(1, { until: endOf(10) })]).ends)
      .toEqual([{ id: 'r1', as: 'expired', at: endOf(10) }])
    expect(settled([judged(1)], [restrictionOf(1, { cause: 'rule', until: now })]).ends)
      .toEqual([{ id: 'r1', as: 'expired', at: now }])
  })

  test('ends by what happened to its violation, now', () => {
    const penalties = [pointsOf(1), restrictionOf(1, { cause: 'rule', until: null })]
    for (const because of ['pardoned', 'deleted'] as const)
      expect(settled([gone(1)], penalties, { because }))
        .toEqual({ ...nothing, ends: ['p1', 'r1'].map((id) => ({ id, as: because, at: now })) })
  })

  test('that was over before its violation was pardoned has expired', () => {
    expect(settled([gone(1)], [pointsOf(1, { until: endOf(10) })]).ends)
      .toEqual([{ id: 'p1', as: 'expired', at: endOf(10) }])
  })

  test('of a rule by itself stays, however few warnings stand', () => {
    const own = { cause: 'rule', until: null } as const
    expect(settled([judged(5)], [restrictionOf(5, own), banOf(5, { id: 'b5', cause: 'rule' })])).toEqual(nothing)
  })
})

describe('a ban that the fifth warning brought', () => {
  const judgedAnew = (violations: readonly JudgedViolation[], more: Partial<Unsettled> = {}) =>
    settled(violations, [banOf(5)], more)
  const ended = [{ id: 'r5', as: 'rejudged', at: now }]

  test('stays while five stand', () => {
    expect(judgedAnew([...four, judged(5)])).toEqual(nothing)
  })

  test('becomes what four still bear, counted from its own day', () => {
    const fewer = [gone(1), ...four.slice(1), judged(5)]
    expect(judgedAnew(fewer)).toEqual({
      ...nothing, ends: ended,
      births: [{
        violationId: 'v5', kind: 'restriction', cause: 'warningCount', value: 30, restriction: 'warning',
        from: noonOf(5), until: endOf(35),
      }],
    })
  })

  test('ends where the days that four still bear are over', () => {
    const fewer = [gone(1), ...four.slice(1), judged(5)]
    const endsAt = (moment: Date) => judgedAnew(fewer, { now: moment }).births.length
    expect([endsAt(new Date(endOf(35).getTime() - 1)), endsAt(endOf(35))]).toEqual([1, 0])
  })

  test('ends where two bear nothing', () => {
    expect(judgedAnew([gone(1), gone(2), gone(3), judged(4), judged(5)])).toEqual({ ...nothing, ends: ended })
  })
})

describe('warnings', () => {
  const until = (place: number, day: number, value = 10) => pointsOf(place, { until: endOf(day), value })

  test('are born for whole tens, of the newest violation that has points', () => {
    const penalties = [until(1, 100), until(2, 200), until(3, 300, 5)]
    const violations = [judged(2), judged(4), judged(3), judged(1)]
    const born = { violationId: 'v3', kind: 'warning', cause: 'warningCount', value: 1, restriction: null, from: now }
    expect(settled(violations, penalties))
      .toEqual({ ...nothing, births: [{ ...born, until: endOf(200) }, { ...born, until: endOf(100) }] })
  })

  test('are born only beside those that stand', () => {
    const violations = [judged(1), judged(2)]
    const both = [until(1, 100), until(2, 200)]
    const births = settled(violations, [...both, warningOf(1, { until: endOf(200) })]).births
    expect(births.map((one) => one.until)).toEqual([endOf(100)])
  })

  test('last until points fall below them, in whatever order points are told', () => {
    const violations = [judged(1), judged(2), judged(3)]
    const penalties = [until(3, 50, 15), until(1, 300, 8), until(2, 100, 8)]
    expect(settled(violations, penalties).births.map((one) => one.until)).toEqual([endOf(100), endOf(50), endOf(50)])
  })

  test('have no end where their points have none', () => {
    const forGood = pointsOf(2, { until: null })
    expect(settled([judged(1), judged(2)], [forGood, until(1, 100)]).births.map((one) => one.until))
      .toEqual([null, endOf(100)])
  })

  test('end from the newest on when points went', () => {
    const late = warningOf(3, { id: 'late', from: noonOf(3), until: endOf(100) })
    const held = [late, warningOf(3, { id: 'first', from: noonOf(1) })]
    const stands = [pointsOf(3), ...held]
    expect(settled([judged(3)], stands)).toEqual({ ...nothing, ends: [{ id: 'late', as: 'pardoned', at: now }] })
    expect(settled([judged(3)], stands, { because: 'rejudged' }).ends.map(({ as }) => as)).toEqual(['rejudged'])
  })

  test('of one moment end by their names', () => {
    const held = ['b', 'c', 'a'].map((id) => warningOf(3, { id, from: noonOf(3) }))
    expect(settled([judged(3)], [pointsOf(3), ...held]).ends.map(({ id }) => id)).toEqual(['b', 'c'])
  })

  test('move where their end is another one, and only there', () => {
    const held = [warningOf(1, { until: endOf(100) }), warningOf(2, { until: endOf(100) })]
    expect(settled([judged(1), judged(2)], [until(1, 100), until(2, 200), ...held]).moves)
      .toEqual([{ id: 'w1', until: endOf(200) }])
  })

  test('that had no end get one with their points', () => {
    expect(settled([judged(1)], [until(1, 100), warningOf(1, { until: null })]).moves)
      .toEqual([{ id: 'w1', until: endOf(100) }])
  })
})
