// Moving through a calendar by keyboard, ranges and their presets.
import { describe, expect, it } from 'vitest'
import { beginningAt, dayAfterKey } from './calendar-keys.ts'
import { presetRange, rangeBetween, rangeHolds } from './range.ts'
import { slotTimes } from './slot-times.ts'

describe('a key in the calendar', () => {
  it.each([
    ['ArrowLeft', false, '2026-01-14'], ['ArrowRight', false, '2026-01-16'], ['ArrowUp', false, '2026-01-08'],
    ['ArrowDown', false, '2026-01-22'], ['Home', false, '2026-01-11'], ['End', false, '2026-01-17'],
    ['PageUp', false, '2025-12-15'], ['PageDown', true, '2027-01-15'], ['a', false, null],
  ])('%s (shift %s) leads to %s', (key, shift, day) => {
    expect(dayAfterKey('2026-01-15', key, shift, {})).toBe(day)
  })

  it('never leaves the days one may choose', () => {
    const bounds = { first: '2026-01-10', last: '2026-01-20' } as const
    expect(dayAfterKey('2026-01-15', 'PageUp', false, bounds)).toBe('2026-01-10')
    expect(dayAfterKey('2026-01-19', 'ArrowDown', false, bounds)).toBe('2026-01-20')
  })
})

describe('a range', () => {
  it('is the same whichever end is tapped first', () => {
    expect(rangeBetween('2026-01-20', '2026-01-10')).toEqual(rangeBetween('2026-01-10', '2026-01-20'))
  })

  it('holds its two ends', () => {
    const range = { from: '2026-01-10', until: '2026-01-12' } as const
    const days = ['2026-01-09', '2026-01-10', '2026-01-12', '2026-01-13'] as const
    expect(days.map((day) => rangeHolds(range, day))).toEqual([false, true, true, false])
  })

  it.each([
    ['today', '2026-03-05', '2026-03-05'], ['last7Days', '2026-02-27', '2026-03-05'],
    ['thisMonth', '2026-03-01', '2026-03-31'], ['lastMonth', '2026-02-01', '2026-02-28'],
  ] as const)('preset %s', (name, from, until) => {
    expect(presetRange(name, '2026-03-05')).toEqual({ from, until })
  })
})

describe('a calendar opens', () => {
  it.each([
    ['2026-11-27', { first: '2026-12-01' }, { month: '2026-12-01', focused: '2026-12-01' }],
    ['2026-11-27', { last: '2026-10-05' }, { month: '2026-10-01', focused: '2026-10-05' }],
    ['2026-11-27', {}, { month: '2026-11-01', focused: '2026-11-27' }],
  ] as const)('on %s within %o where something may be chosen', (start, bounds, shown) => {
    expect(beginningAt(start, bounds)).toEqual(shown)
  })
})

describe('the slots of a day', () => {
  it('include both ends', () => {
    expect(slotTimes('09:00', '10:30', 30)).toEqual(['09:00', '09:30', '10:00', '10:30'])
  })

  it('are none when the day ends before it begins', () => {
    expect(slotTimes('20:00', '09:00', 30)).toEqual([])
  })
})
