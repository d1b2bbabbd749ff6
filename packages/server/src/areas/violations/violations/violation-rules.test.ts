// What a violation is called, how it stands, what lifts it, and until when it is appealed against.
import { describe, expect, test } from 'vitest'
import type { ViolationRule } from '@bidyard/contract/shapes/standing/violations'
import type { Penalty } from '../standing/penalty.ts'
import { actionOf, liftingOf, mayAppeal, stateOf } from './violation-rules.ts'

const now = new Date('2026-11-22T00:00:00Z')
const at = (days: number): Date => new Date(now.getTime() + days * 86_400_000)
const penalty = (more: Partial<Penalty> & { readonly endedAs?: string | null } = {}) => ({
  id: 'p', violationId: 'v', kind: 'restriction', cause: 'rule', value: null, restriction: 'warning', from: at(-1),
  until: at(10), endedAt: null, endedAs: null, ...more,
} as const)
const ban = penalty({ restriction: 'permanentBan', until: null })
const points = penalty({ kind: 'points', restriction: null })
const open = { pardonedAt: null }
const rule = (count: number) => ({ points: count }) as ViolationRule

describe('a violation is called', () => {
  test.each([
    ['a pardon', { pardonedAt: now }, [ban], 'pardon'], ['a ban', open, [points, penalty(), ban], 'permanentBan'],
    ['a warning by its restriction', open, [points, penalty()], 'warning'],
    ['a warning by its warning', open, [penalty({ kind: 'warning', restriction: null })], 'warning'],
    ['points', open, [points], 'point'], ['points once a ban was judged anew', open,
      [penalty({ restriction: 'permanentBan', endedAs: 'rejudged' })], 'point'],
    ['a ban though it expired', open, [penalty({ restriction: 'permanentBan', endedAs: 'expired' })], 'permanentBan'],
  ] as const)('%s', (_, facts, penalties, action) => {
    expect(actionOf(facts, rule(3), penalties)).toBe(action)
  })

  test('a notice where its rule has no points', () => {
    expect([actionOf(open, rule(0), []), actionOf(open, rule(1), [])]).toEqual(['notice', 'point'])
  })
})

test('it stands as long as anything but money is in force', () => {
  const deduction = penalty({ kind: 'deduction', restriction: null, until: null })
  expect(stateOf({ pardonedAt: now }, [ban], now)).toBe('pardoned')
  expect(stateOf(open, [deduction], now)).toBe('ended')
  expect(stateOf(open, [deduction, points], now)).toBe('active')
  expect(stateOf(open, [penalty({ until: now }), penalty({ endedAt: at(-1) })], now)).toBe('ended')
  expect(stateOf(open, [penalty({ until: at(0.001) })], now)).toBe('active')
})

test('what lifts it is an appeal, an act, or the last of the times', () => {
  expect(liftingOf([points, penalty({ until: now })], now)).toEqual({ wayOut: 'none', restrictedUntil: null })
  expect(liftingOf([penalty(), ban], now)).toEqual({ wayOut: 'appeal', restrictedUntil: null })
  expect(liftingOf([penalty(), penalty({ until: null })], now)).toEqual({ wayOut: 'act', restrictedUntil: null })
  expect(liftingOf([penalty(), penalty({ until: at(30) }), penalty({ until: at(20) })], now))
    .toEqual({ wayOut: 'time', restrictedUntil: at(30) })
})

test('it is appealed against once, in time, and not after a pardon', () => {
  const violation = { pardonedAt: null, appealUntil: at(1), appealState: null }
  expect(mayAppeal(violation, now)).toBe(true)
  expect(mayAppeal({ ...violation, appealUntil: now }, now)).toBe(false)
  expect(mayAppeal({ ...violation, appealState: 'submitted' }, now)).toBe(false)
  expect(mayAppeal({ ...violation, pardonedAt: now }, now)).toBe(false)
})
