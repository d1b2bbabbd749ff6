// The quiet hours and the daily mail by the clocks of Seoul, over midnight as well.
import { expect, test } from 'vitest'
import { isQuietAt, lastTimeOf } from './quiet-rules.ts'

const seoul = (text: string): Date => new Date(`${text}:00+09:00`)
const night = { from: '22:00', until: '07:00' }

test.each([
  ['2031-05-01T21:59', false], ['2031-05-01T22:00', true], ['2031-05-02T00:30', true], ['2031-05-02T06:59', true],
  ['2031-05-02T07:00', false],
])('a night is quiet at %s: %s', (time, quiet) => {
  expect(isQuietAt(night, seoul(time))).toBe(quiet)
  expect(isQuietAt(null, seoul(time))).toBe(false)
  expect(isQuietAt({ from: night.until, until: night.from }, seoul(time))).toBe(!quiet)
})

test.each([
  ['2031-05-02T07:59', '2031-05-01T08:00'], ['2031-05-02T08:00', '2031-05-02T08:00'],
  ['2031-05-02T23:59', '2031-05-02T08:00'], ['2031-05-02T00:00', '2031-05-01T08:00'],
])('at %s it was last eight at %s', (now, last) => {
  expect(lastTimeOf('08:00', seoul(now))).toEqual(seoul(last))
})
