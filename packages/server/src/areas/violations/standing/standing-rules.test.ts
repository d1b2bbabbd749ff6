// How a shop stands by the penalties that are in force, one fact at a time.
import { describe, expect, test } from 'vitest'
import { banOf, endOf, noonOf, pointsOf, restrictionOf, warningOf } from '../../../testing/violations/judged.ts'
import type { Penalty } from './penalty.ts'
import { earliest, isInForce, nextEndOf, standingOf } from './standing-rules.ts'

const now = noonOf(20)
const stands = (...penalties: readonly Penalty[]) => standingOf(penalties, now, 10)
const openEnded = restrictionOf(5, { cause: 'rule', value: null, until: null })

test('a penalty is in force until it was ended or its time is over', () => {
  expect(isInForce(pointsOf(1), now)).toBe(true)
  expect(isInForce(pointsOf(1, { until: null }), now)).toBe(true)
  expect(isInForce(pointsOf(1, { until: null, endedAt: noonOf(3) }), now)).toBe(false)
  expect(isInForce(pointsOf(1, { endedAt: noonOf(3) }), now)).toBe(false)
  expect(isInForce(pointsOf(1, { until: now }), now)).toBe(false)
})

test('of several moments the first is the earliest, and of none there is none', () => {
  expect(earliest([noonOf(3), noonOf(2), noonOf(4)])).toEqual(noonOf(2))
  expect(earliest([])).toBeNull()
})

test('nobody who did anything stands with nothing', () => {
  expect(stands()).toEqual({
    points: 0, warnings: 0, restriction: 'none', restrictedSince: null, restrictedUntil: null, isUntilAct: false,
    nextExpiry: null,
  })
})

describe('points', () => {
  test('are summed without warnings, restrictions and what has ended', () => {
    expect(stands(pointsOf(1), pointsOf(2, { value: 9 }), warningOf(2), restrictionOf(3), pointsOf(4, { until: now })))
      .toMatchObject({ points: 19, warnings: 1 })
  })

  test('go next at the earliest of their ends, with all that ends then', () => {
    const [soon, late] = [endOf(30), endOf(60)]
    expect(stands(
      pointsOf(1, { until: late }), pointsOf(2, { until: soon, value: 3 }), pointsOf(3, { until: soon, value: 4 }),
      restrictionOf(4, { until: endOf(21) }),
    ).nextExpiry).toEqual({ at: soon, points: 7 })
  })

  test('that stay for good have no next end', () => {
    expect(stands(pointsOf(1, { until: null }))).toMatchObject({ points: 10, nextExpiry: null })
  })
})

describe('restrictions', () => {
  test('are none where there are only points and warnings', () => {
    expect(stands(pointsOf(1), warningOf(1, { until: null })))
      .toMatchObject({ restriction: 'none', restrictedSince: null, restrictedUntil: null, isUntilAct: false })
  })

  test('last as long as the longest, since the first that is left', () => {
    expect(stands(restrictionOf(5), restrictionOf(6), restrictionOf(4), restrictionOf(1, { endedAt: noonOf(2) })))
      .toMatchObject({
        restriction: 'warning', restrictedSince: noonOf(4), restrictedUntil: endOf(36), isUntilAct: false,
      })
  })

  test('without an end last until the act, however long the others last', () => {
    expect(stands(openEnded, restrictionOf(6)))
      .toMatchObject({ restriction: 'warning', restrictedUntil: null, isUntilAct: true })
  })

  test('are a ban where one is a ban, and no act lifts it', () => {
    expect(stands(banOf(7))).toMatchObject({ restriction: 'permanentBan', restrictedUntil: null, isUntilAct: false })
    expect(stands(restrictionOf(6), banOf(7), openEnded))
      .toMatchObject({ restriction: 'permanentBan', restrictedUntil: null, isUntilAct: false })
  })
})

test('time changes something at the next end of what is in force', () => {
  expect(nextEndOf([pointsOf(1), restrictionOf(4), warningOf(1, { until: endOf(10) }), banOf(5)], now))
    .toEqual(endOf(34))
  expect(nextEndOf([restrictionOf(4, { endedAt: noonOf(5) })], now)).toBeNull()
  expect(nextEndOf([banOf(5)], now)).toBeNull()
})
