// Past violations under another rule, and past awards under other fees.
import { describe, expect, test } from 'vitest'
import type { ViolationRule } from '@bidyard/contract/shapes/standing/violations'
import { koreaCommercial } from '../../reference/configuration/presets/korea-commercial.ts'
import { type Case, feeOf, isSame, judge, totalsOf, underRule } from './replay-rules.ts'

const appliedAt = new Date('2026-01-10T03:00:00Z')
const rule: ViolationRule = {
  points: 3, pointsLiveMonths: 12, pointsPerWarning: 3, escalation: 'warningCountBased', restriction: 'none',
  restrictionDays: null, warningsBeforeRestriction: 3, warningRestrictionDays: 30, warningsBeforeBan: 5,
  unhealedRestrictionDays: 30, deduction: 'none', ofPriceBasisPoints: 500, floorWon: 100_000, capWon: 1_000_000,
}
const past = (place: number, more: Partial<Case> = {}): Case => ({
  id: `v${place}`, place, counts: true, rule, appliedAt, pointsUntil: new Date('2027-01-10T15:00:00Z'),
  priceWon: null, ...more,
})
const all = (count: number): Case[] => Array.from({ length: count }, (_, at) => past(at + 1))

describe('a judgement', () => {
  test('climbs with the warnings that stood', () => {
    const judged = all(5).map((one, _, cases) => judge(one, cases))
    expect(judged.map(({ restriction, restrictionDays }) => [restriction, restrictionDays])).toEqual([
      ['none', null], ['none', null], ['warning', 30], ['warning', 30], ['permanentBan', null],
    ])
    expect(judged.map(({ points }) => points)).toEqual([3, 3, 3, 3, 3])
  })

  test('of what does not count is nothing', () => {
    expect(judge(past(1, { counts: false }), [])).toEqual({
      points: 0, restriction: 'none', restrictionDays: null, deductionWon: 0,
    })
  })

  test('is the stronger of rule and ladder; what has no end is stronger than what has one, a ban than that', () => {
    const cases = all(2)
    const third = (own: Partial<ViolationRule>) => {
      const one = past(3, { rule: { ...rule, ...own } })
      const { restriction, restrictionDays } = judge(one, [...cases, one])
      return [restriction, restrictionDays]
    }
    expect(third({ restriction: 'warning', restrictionDays: 10 })).toEqual(['warning', 30])
    expect(third({ restriction: 'warning', restrictionDays: 60 })).toEqual(['warning', 60])
    expect(third({ restriction: 'warning', restrictionDays: null })).toEqual(['warning', null])
    expect(third({ restriction: 'permanentBan' })).toEqual(['permanentBan', null])
    const fifth = past(5, { rule: { ...rule, restriction: 'warning', restrictionDays: null } })
    expect(judge(fifth, [...all(4), fifth]).restriction).toBe('permanentBan')
  })

  test('takes a share of the price where its rule takes any', () => {
    const taking = { ...rule, deduction: 'carPriceRatio' } as const
    expect(judge(past(1, { rule: taking, priceWon: 10_000_000 }), []).deductionWon).toBe(500_000)
    expect(judge(past(1, { rule: taking }), []).deductionWon).toBe(100_000)
    expect(judge(past(1, { priceWon: 10_000_000 }), []).deductionWon).toBe(0)
  })
})

test('under another rule its points live as long as that says, and under none it counts for nothing', () => {
  const other = { ...rule, pointsLiveMonths: 1 }
  expect(underRule(past(1), other)).toMatchObject({ rule: other, pointsUntil: new Date('2026-02-10T15:00:00Z') })
  expect(underRule(past(1), undefined)).toEqual({ ...past(1), counts: false })
})

test('two judgements are the same when all of their parts are', () => {
  const one = { points: 1, restriction: 'warning', restrictionDays: 3, deductionWon: 5 } as const
  expect(isSame(one, { ...one })).toBe(true)
  for (const other of [{ points: 2 }, { restriction: 'none' }, { restrictionDays: null }, { deductionWon: 6 }] as const)
    expect(isSame(one, { ...one, ...other })).toBe(false)
})

test('totals sum and count', () => {
  const one = (restriction: 'none' | 'warning' | 'permanentBan', points: number) =>
    ({ points, restriction, restrictionDays: null, deductionWon: points * 10 })
  expect(totalsOf([one('none', 1), one('warning', 2), one('warning', 4), one('permanentBan', 8)]))
    .toEqual({ points: 15, deductionWon: 150, restricted: 2, banned: 1 })
  expect(totalsOf([])).toEqual({ points: 0, deductionWon: 0, restricted: 0, banned: 0 })
})

test('a fee is that of the kind', () => {
  const { fees } = koreaCommercial
  for (const kind of ['self', 'pro', 'prime'] as const)
    expect(feeOf(fees, { kind, priceWon: 20_000_000 })).toBeGreaterThan(0)
})
