// What a violation brings by itself, and what by the warnings that stand when it is judged.
import { describe, expect, test } from 'vitest'
import { endOf, judged, noonOf, ruleWith } from '../../../testing/violations/judged.ts'
import { ladderOf, ladderWish, ownWish, pointsWith, warningsOf } from './ladder-rules.ts'

const upTo = (count: number) => Array.from({ length: count }, (_, at) => judged(at + 1))

describe('points that stand when a violation is judged', () => {
  test('are its own and those of earlier ones, not of later ones', () => {
    expect([1, 2, 3].map((place) => pointsWith(judged(place), upTo(3)))).toEqual([10, 20, 30])
  })

  test('are not those of a pardoned one', () => {
    expect(pointsWith(judged(2), [judged(1, { counts: false }), judged(2)])).toBe(10)
  })

  test('are not those that had ended by then', () => {
    const until = (pointsUntil: Date) => pointsWith(judged(2), [judged(1, { pointsUntil }), judged(2)])
    expect([until(noonOf(2)), until(new Date(noonOf(2).getTime() + 1))]).toEqual([10, 20])
  })
})

test('only whole warnings count', () => {
  expect([0, 9, 10, 19, 20].map((points) => warningsOf(points, 10))).toEqual([0, 0, 1, 1, 2])
})

describe('the ladder', () => {
  test('restricts from the third warning on and bans from the fifth', () => {
    expect([1, 2, 3, 4, 5, 6].map((count) => ladderOf(judged(count), upTo(count))))
      .toEqual(['none', 'none', 'warning', 'warning', 'permanentBan', 'permanentBan'])
  })

  test('brings nothing for what was pardoned, has no points, or does not count warnings', () => {
    const before = upTo(5)
    expect(ladderOf(judged(6, { counts: false }), before)).toBe('none')
    expect(ladderOf(judged(6, { rule: ruleWith({ points: 0 }) }), before)).toBe('none')
    for (const escalation of ['independent', 'conditionalRelease', 'permanentBan'] as const)
      expect(ladderOf(judged(6, { rule: ruleWith({ escalation }) }), before)).toBe('none')
  })

  test('wishes for the days of the rule, for good, or for nothing', () => {
    const one = judged(3, { rule: ruleWith({ warningRestrictionDays: 7, restrictionDays: 90 }) })
    expect(ladderWish('warning', one))
      .toEqual({ cause: 'warningCount', restriction: 'warning', days: 7, until: endOf(10) })
    expect(ladderWish('permanentBan', one))
      .toEqual({ cause: 'warningCount', restriction: 'permanentBan', days: null, until: null })
    expect(ladderWish('none', one)).toBeUndefined()
  })
})

describe('a rule by itself', () => {
  const wish = (restriction: 'none' | 'warning' | 'permanentBan', restrictionDays: number | null) =>
    ownWish(judged(3, { rule: ruleWith({ restriction, restrictionDays, warningRestrictionDays: 90 }) }))

  test('wishes for its days', () => {
    expect(wish('warning', 7)).toEqual({ cause: 'rule', restriction: 'warning', days: 7, until: endOf(10) })
  })

  test('wishes for the time until the act is done where it has no days', () => {
    expect(wish('warning', null)).toEqual({ cause: 'rule', restriction: 'warning', days: null, until: null })
  })

  test('bans for good, whatever its days', () => {
    expect(wish('permanentBan', 7)).toEqual({ cause: 'rule', restriction: 'permanentBan', days: null, until: null })
  })

  test('wishes for nothing where it restricts nothing', () => {
    expect(wish('none', 7)).toBeUndefined()
  })
})
