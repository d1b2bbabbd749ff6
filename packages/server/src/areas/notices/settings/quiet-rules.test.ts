// The quiet hours and the daily mail by the clocks of Seoul, over midnight as well.
import { expect, test } from 'vitest'
import { isQuietAt, lastTimeOf, ringsAgainAt } from './quiet-rules.ts'

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

const noon = { from: '12:00', until: '13:00' }
const dawn = { from: '06:00', until: '09:00' }
const late = { from: '23:00', until: '06:00' }

test.each([
  [null, '01T20:59', null], [null, '01T21:00', '02T08:00'], [null, '02T02:00', '02T08:00'], [null, '02T08:00', null],
  [noon, '01T12:30', '01T13:00'], [noon, '01T13:00', null], [noon, '01T23:00', '02T08:00'],
  [dawn, '01T20:59', null], [dawn, '01T21:00', '02T09:00'], [dawn, '02T06:30', '02T09:00'], [dawn, '02T09:00', null],
  [late, '01T22:00', '02T08:00'], [late, '01T23:30', '02T08:00'], [late, '02T05:59', '02T08:00'],
  [late, '02T07:00', '02T08:00'], [late, '02T08:00', null],
])('with %j a phone of 2031-05-%s rings at %s', (quiet, now, again) => {
  const at = again === null ? null : seoul(`2031-05-${again}`)
  expect(ringsAgainAt(quiet, seoul(`2031-05-${now}`), null)).toEqual(at)
})

test.each([
  [null, '01T23:00', '02T07:00', null], [null, '01T23:00', '02T08:30', '02T08:00'],
  [noon, '01T12:10', '01T12:40', '01T13:00'], [noon, '01T23:00', '02T07:00', null],
  [dawn, '01T23:00', '02T08:30', null], [dawn, '02T06:30', '02T07:00', '02T09:00'],
  [late, '01T22:00', '02T05:00', null], [late, '01T23:30', '02T05:00', '02T06:00'],
])('with %j at 2031-05-%s what is over at %s rings at %s', (quiet, now, over, again) => {
  const at = again === null ? null : seoul(`2031-05-${again}`)
  expect(ringsAgainAt(quiet, seoul(`2031-05-${now}`), seoul(`2031-05-${over}`))).toEqual(at)
})

test('who asked for silence all the day long is asked for again, and never rung', () => {
  const day = { from: '08:00', until: '21:00' }
  for (const hour of ['08:00', '12:00', '21:00', '03:00'])
    expect(ringsAgainAt(day, seoul(`2031-05-02T${hour}`), null)).not.toBeNull()
})
