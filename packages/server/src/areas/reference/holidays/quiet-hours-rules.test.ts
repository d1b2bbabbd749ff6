// Ends keep out of quiet hours.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { afterQuietHours } from './quiet-hours-rules.ts'

const quiet = { from: '23:00', to: '00:30' }
const seoul = (text: string) => new Date(`${text}+09:00`)
const day = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })

describe('an end', () => {
  test.each([
    ['2026-11-20T22:59:59', '2026-11-20T22:59:59'],
    ['2026-11-20T23:00:00', '2026-11-21T00:30:00'],
    ['2026-11-20T23:59:59', '2026-11-21T00:30:00'],
    ['2026-11-21T00:00:00', '2026-11-21T00:30:00'],
    ['2026-11-21T00:29:59', '2026-11-21T00:30:00'],
    ['2026-11-21T00:30:00', '2026-11-21T00:30:00'],
    ['2026-11-21T12:00:00', '2026-11-21T12:00:00'],
  ])('at %s comes at %s', (given, expected) => {
    expect(afterQuietHours(seoul(given), quiet)).toEqual(seoul(expected))
  })

  test('is never earlier, never in quiet hours, and never more than they last later', () => {
    fc.assert(fc.property(day, (given) => {
      const end = afterQuietHours(given, quiet)
      expect(end.getTime() - given.getTime()).toBeGreaterThanOrEqual(0)
      expect(end.getTime() - given.getTime()).toBeLessThanOrEqual(90 * 60_000)
      expect(afterQuietHours(end, quiet)).toEqual(end)
    }))
  })

  test.each([
    ['11:59:59', '11:59:59'], ['12:00:00', '14:15:00'], ['13:10:00', '14:15:00'], ['14:14:59', '14:15:00'],
    ['14:15:00', '14:15:00'], ['23:00:00', '23:00:00'],
  ])('at %s comes at %s where hours of one day are quiet', (given, expected) => {
    const noon = { from: '12:00', to: '14:15' }
    expect(afterQuietHours(seoul(`2026-11-20T${given}`), noon)).toEqual(seoul(`2026-11-20T${expected}`))
  })

  test('comes when it was meant to where no hour is quiet', () => {
    const none = { from: '12:00', to: '12:00' }
    for (const given of ['2026-11-20T12:00:00', '2026-11-20T18:00:00'].map(seoul))
      expect(afterQuietHours(given, none)).toEqual(given)
  })
})
