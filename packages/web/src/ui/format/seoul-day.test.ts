// Days of Seoul: months of every length, leap years, and the edge of the day.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays, addMonths, daysBetween, endOfMonth, instantAt, isDay, seoulDayOf, seoulTimeOf, weekdayOf, weeksOf, type Day,
} from './seoul-day.ts'

const anyDay = fc.integer({ min: 0, max: 40_000 }).map((count) => addDays('2000-01-01', count))

describe('a day', () => {
  it('begins in Seoul nine hours before Greenwich', () => {
    expect(seoulDayOf(new Date('2026-01-04T15:00:00Z'))).toBe('2026-01-05')
    expect(seoulDayOf(new Date('2026-01-04T14:59:59Z'))).toBe('2026-01-04')
    expect(instantAt('2026-01-05', 90).toISOString()).toBe('2026-01-04T16:30:00.000Z')
  })

  it('and its time are what the tables of zones say of Seoul', () => {
    const zones = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul', dateStyle: 'short', timeStyle: 'medium' })
    const anyMoment = fc.date({ min: new Date('1989-01-01'), max: new Date('2099-01-01'), noInvalidDate: true })
    fc.assert(fc.property(anyMoment, (at) => {
      expect(`${seoulDayOf(at)} ${seoulTimeOf(at)}`).toBe(zones.format(at))
    }))
  })

  it('must exist in the calendar', () => {
    expect(['2026-02-29', '2026-13-01', '2026-1-1', '', '2024-02-29'].map(isDay)).toEqual(
      [false, false, false, false, true],
    )
  })

  it('comes back after adding and taking away', () => {
    fc.assert(fc.property(anyDay, fc.integer({ min: -900, max: 900 }), (day, count) => {
      expect(addDays(addDays(day, count), -count)).toBe(day)
      expect(daysBetween(day, addDays(day, count))).toBe(count)
    }))
  })
})

describe('a month', () => {
  it('is left for the last day of a shorter one', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2024-01-31', 1)).toBe('2024-02-29')
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15')
    expect(endOfMonth('2026-02-10')).toBe('2026-02-28')
  })

  it('is shown in whole weeks from Sunday on, each of its days once', () => {
    fc.assert(fc.property(anyDay, (day: Day) => {
      const weeks = weeksOf(day)
      const days = weeks.flat()
      expect(weeks.every((week) => week.length === 7 && weekdayOf(week[0] ?? day) === 0)).toBe(true)
      expect(days.filter((one) => one.slice(0, 7) === day.slice(0, 7))).toHaveLength(Number(endOfMonth(day).slice(8)))
      expect(weeks.length).toBeLessThanOrEqual(6)
    }))
  })
})
