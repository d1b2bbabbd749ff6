// Days of Seoul, and the periods and spans that they make up.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seoulDayOf } from '../../../runtime/seoul.ts'
import { addDays, daysBetween, periodsOf, spanDaysOf, spansOf, startOf, weeksOf } from './day-rules.ts'

test('a day begins with the midnight of Seoul', () => {
  expect(startOf('2026-03-01')).toEqual(new Date('2026-02-28T15:00:00Z'))
  expect([seoulDayOf(new Date('2026-02-28T14:59:59.999Z')), seoulDayOf(new Date('2026-02-28T15:00:00Z'))])
    .toEqual(['2026-02-28', '2026-03-01'])
})

test('days are counted as a calendar does', () => {
  expect([addDays('2024-02-28', 1), addDays('2026-02-28', 1), addDays('2026-01-01', -1), addDays('2026-01-01', 0)])
    .toEqual(['2024-02-29', '2026-03-01', '2025-12-31', '2026-01-01'])
  fc.assert(fc.property(fc.integer({ min: -5_000, max: 5_000 }), (count) => {
    expect(daysBetween('2026-06-15', addDays('2026-06-15', count))).toBe(count)
  }))
})

test('days that follow each other are one week, seven at the most', () => {
  const from = (day: string, count: number) => Array.from({ length: count }, (_, at) => addDays(day, at))
  expect(weeksOf([])).toEqual([])
  expect(weeksOf(from('2026-01-01', 7).toReversed())).toEqual([{ first: '2026-01-01', last: '2026-01-07' }])
  expect(weeksOf(from('2026-01-01', 8)))
    .toEqual([{ first: '2026-01-01', last: '2026-01-07' }, { first: '2026-01-08', last: '2026-01-08' }])
  expect(weeksOf(['2026-01-05', '2026-01-01', '2026-01-02', '2026-01-07'])).toEqual([
    { first: '2026-01-01', last: '2026-01-02' }, { first: '2026-01-05', last: '2026-01-05' },
    { first: '2026-01-07', last: '2026-01-07' },
  ])
})

test('the earlier period is as long, and right before', () => {
  expect(periodsOf({ from: '2026-03-01', days: 28 })).toEqual({
    period: { from: '2026-03-01', until: '2026-03-28' }, earlier: { from: '2026-02-01', until: '2026-02-28' },
  })
  expect(periodsOf({ from: '2026-03-01', days: 1 })).toEqual({
    period: { from: '2026-03-01', until: '2026-03-01' }, earlier: { from: '2026-02-28', until: '2026-02-28' },
  })
})

describe('spans', () => {
  test('are days of a month, weeks of half a year, four weeks of more', () => {
    expect([1, 31, 32, 182, 183, 366].map(spanDaysOf)).toEqual([1, 1, 7, 7, 28, 28])
  })

  test('part a period without a rest, the last one as short as need be', () => {
    expect(spansOf({ from: '2026-01-01', until: '2026-01-10' }, 7)).toEqual([
      { from: '2026-01-01', until: '2026-01-07' }, { from: '2026-01-08', until: '2026-01-10' },
    ])
    expect(spansOf({ from: '2026-01-01', until: '2026-01-14' }, 7)).toHaveLength(2)
    expect(spansOf({ from: '2026-01-01', until: '2026-01-01' }, 28)).toEqual([
      { from: '2026-01-01', until: '2026-01-01' },
    ])
  })
})
