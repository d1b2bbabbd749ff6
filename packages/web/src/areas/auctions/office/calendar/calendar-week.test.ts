// Hours of the calendar stand in the days and hours of Seoul, wherever the server's day begins.
import { expect, test } from 'vitest'
import { hoursShown, loadAt, loadOfDay, loadsOf, weekDays, weekOf, weekQuery } from './calendar-week.ts'

test('a week begins on Monday', () => {
  expect(weekOf('2026-11-22')).toBe('2026-11-16')
  expect(weekOf('2026-11-16')).toBe('2026-11-16')
  expect(weekDays('2026-11-16').at(-1)).toBe('2026-11-22')
  expect(weekQuery('2026-11-16')).toEqual({ from: '2026-11-15T15:00:00.000Z', until: '2026-11-22T15:00:00.000Z' })
})

test('an hour before nine in the morning belongs to the same day of Seoul, and the day adds up', () => {
  const loads = loadsOf([
    { at: '2026-11-15T15:00:00.000Z', opens: 0, ends: 2 }, { at: '2026-11-16T05:00:00.000Z', opens: 3, ends: 1 },
  ])
  expect(loadAt(loads, '2026-11-16', 0)).toEqual({ opens: 0, ends: 2 })
  expect(loadAt(loads, '2026-11-16', 14)).toEqual({ opens: 3, ends: 1 })
  expect(loadOfDay(loads, '2026-11-16')).toEqual({ opens: 3, ends: 3 })
  expect(loadOfDay(loads, '2026-11-17')).toEqual({ opens: 0, ends: 0 })
  expect(hoursShown(loads)).toHaveLength(19)
  expect(hoursShown(new Map())).toEqual([9, 10, 11, 12, 13, 14, 15, 16, 17, 18])
})
