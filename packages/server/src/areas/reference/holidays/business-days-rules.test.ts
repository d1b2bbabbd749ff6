// Spans by the clock and by the calendar of Seoul.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seoulDayOf } from '../../../runtime/seoul.ts'
import { afterSpan, businessDaysBetween } from './business-days-rules.ts'
import { deliveredHolidays } from './delivered-holidays.ts'

const seoul = (text: string): Date => new Date(`${text}+09:00`)
const none: ReadonlySet<string> = new Set()
const delivered = new Set(deliveredHolidays.map(({ day }) => day))

test('hours and days run by the clock', () => {
  const from = seoul('2026-11-20T10:00:00')
  expect(afterSpan(from, { hours: 48 }, delivered)).toEqual(seoul('2026-11-22T10:00:00'))
  expect(afterSpan(from, { days: 7 }, delivered)).toEqual(seoul('2026-11-27T10:00:00'))
})

describe('business days', () => {
  test('leave out weekends', () => {
    expect(afterSpan(seoul('2026-11-20T10:00:00'), { businessDays: 1 }, none)).toEqual(seoul('2026-11-23T10:00:00'))
    expect(afterSpan(seoul('2026-11-20T10:00:00'), { businessDays: 7 }, none)).toEqual(seoul('2026-12-01T10:00:00'))
  })

  test('leave out holidays, whichever day it is elsewhere', () => {
    // The eve of the Lunar New Year of 2026, half past midnight in Seoul: still the day before in Greenwich.
    expect(afterSpan(seoul('2026-02-13T00:30:00'), { businessDays: 1 }, delivered))
      .toEqual(seoul('2026-02-19T00:30:00'))
    expect(afterSpan(seoul('2026-12-24T18:00:00'), { businessDays: 1 }, delivered))
      .toEqual(seoul('2026-12-28T18:00:00'))
  })

  test('end on a day on which somebody works, and none of it lies in between twice', () => {
    const moments = fc.integer({ min: seoul('2026-01-01T00:00').getTime(), max: seoul('2027-06-01T00:00').getTime() })
    fc.assert(fc.property(moments, fc.integer({ min: 1, max: 40 }), (at, count) => {
      const from = new Date(at)
      const end = afterSpan(from, { businessDays: count }, delivered)
      const works = (moment: number): boolean => {
        const day = seoulDayOf(new Date(moment))
        return ![0, 6].includes(new Date(day).getUTCDay()) && !delivered.has(day)
      }
      let worked = 0
      for (let moment = at + 86_400_000; moment <= end.getTime(); moment += 86_400_000) worked += works(moment) ? 1 : 0
      return works(end.getTime()) && worked === count
    }))
  })
})

describe('the business days in between', () => {
  const friday = seoul('2026-11-20T10:00:00')
  const between = (until: string, holidays = none) => businessDaysBetween(friday, seoul(until), holidays)

  test('are whole ones, without weekends and holidays', () => {
    expect(between('2026-11-23T09:59:59')).toBe(0)
    expect(between('2026-11-23T10:00:00')).toBe(1)
    expect(between('2026-11-30T10:00:00')).toBe(6)
    expect(between('2026-11-30T10:00:00', new Set(['2026-11-22', '2026-11-24', '2026-11-25']))).toBe(4)
  })

  test('are none of what is over', () => {
    expect([between('2026-11-20T10:00:00'), between('2026-11-01T10:00:00')]).toEqual([0, 0])
  })

  test('are as many as end a span of them, and no more are counted than anybody asks for', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 400 }), (count, hours) => {
      const from = new Date(friday.getTime() + hours * 3_600_000)
      expect(businessDaysBetween(from, afterSpan(from, { businessDays: count }, delivered), delivered)).toBe(count)
    }))
    expect(between('2046-01-01T00:00:00')).toBe(1_000)
  })
})

describe('the days that are delivered', () => {
  const weekdayOf = (day: string): number => new Date(day).getUTCDay()
  const substituted = (name: string): string => `${name.replace(' 연휴', '')} 대체공휴일`

  test('are days of the calendar, each once', () => {
    expect(delivered.size).toBe(deliveredHolidays.length)
    for (const { day } of deliveredHolidays) expect(new Date(day).toISOString().slice(0, 10)).toBe(day)
  })

  test('have the next day of work in place of each that falls on a weekend, as the law says', () => {
    const without = ['신정', '현충일', '전국동시지방선거']
    const isLost = ({ day, name }: { readonly day: string; readonly name: string }): boolean =>
      !without.includes(name) && (weekdayOf(day) === 0 || (weekdayOf(day) === 6 && !/^(설날|추석)/.test(name)))
    const expected = deliveredHolidays.filter(isLost).map(({ day, name }) => {
      const own = substituted(name)
      const others = new Set(deliveredHolidays.filter((one) => one.name !== own).map((one) => one.day))
      return { day: seoulDayOf(afterSpan(seoul(`${day}T10:00:00`), { businessDays: 1 }, others)), name: own }
    })
    expect(deliveredHolidays.filter(({ name }) => name.endsWith('대체공휴일'))).toEqual(expected)
  })
})
