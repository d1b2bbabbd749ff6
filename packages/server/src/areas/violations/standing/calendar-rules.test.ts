// Borders of days and months as Seoul counts them.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainAfterDays, plainAfterYear } from '../../../testing/violations/plain-standing.ts'
import { afterDays, afterMonths } from './calendar-rules.ts'

const at = (text: string): Date => new Date(`${text}+09:00`)

test('thirty days end with the thirtieth day after, whatever the hour was', () => {
  const end = at('2026-12-02T00:00:00')
  expect(afterDays(at('2026-11-01T00:00:00'), 30)).toEqual(end)
  expect(afterDays(at('2026-11-01T23:59:59.999'), 30)).toEqual(end)
  expect(afterDays(at('2026-11-02T00:00:00'), 30)).toEqual(at('2026-12-03T00:00:00'))
})

test('the day is Seoul’s: an hour that is still yesterday in London is today', () => {
  expect(afterDays(new Date('2026-11-01T15:00:00Z'), 1)).toEqual(at('2026-11-04T00:00:00'))
  expect(afterDays(new Date('2026-11-01T14:59:59Z'), 1)).toEqual(at('2026-11-03T00:00:00'))
})

test('twelve months end with the same day of the next year, or with the last one there is', () => {
  expect(afterMonths(at('2026-11-21T13:00:00'), 12)).toEqual(at('2027-11-22T00:00:00'))
  expect(afterMonths(at('2028-02-29T23:00:00'), 12)).toEqual(at('2029-03-01T00:00:00'))
  expect(afterMonths(at('2026-01-31T10:00:00'), 1)).toEqual(at('2026-03-01T00:00:00'))
  expect(afterMonths(at('2026-12-31T23:59:59'), 12)).toEqual(at('2028-01-01T00:00:00'))
})

test('counts as a calendar does, from any moment', () => {
  const moment = fc.date({ min: new Date('2024-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  fc.assert(fc.property(moment, fc.integer({ min: 0, max: 90 }), (now, days) => {
    expect(afterDays(now, days)).toEqual(plainAfterDays(now, days))
    expect(afterMonths(now, 12)).toEqual(plainAfterYear(now))
  }), { numRuns: 500 })
})
