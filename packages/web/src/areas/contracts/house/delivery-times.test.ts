// Days and times at which a car may be brought: within the offer, and no day without a time.
import { expect, test } from 'vitest'
import { deliveryDays, deliveryEnds, deliveryTimes, stillOffered } from './delivery-times.ts'

const span = (from: string, until: string) => ({ from: `${from}:00+09:00`, until: `${until}:00+09:00` })

test('a day has the times after the beginning, up to the end itself', () => {
  const given = span('2026-12-02T19:30', '2026-12-09T08:00')
  expect(deliveryTimes(given, '2026-12-02')).toEqual(['20:00', '20:30', '21:00'])
  expect(deliveryTimes(given, '2026-12-09')).toEqual(['07:00', '07:30', '08:00'])
  expect(deliveryTimes(given, '2026-12-03')).toHaveLength(29)
})

test.each([
  ['by day', span('2026-12-02T13:10', '2026-12-09T13:10'), '2026-12-02', '2026-12-09'],
  ['in the night', span('2026-12-02T00:30', '2026-12-09T00:30'), '2026-12-02', '2026-12-08'],
  ['late in the evening', span('2026-12-02T21:00', '2026-12-09T21:00'), '2026-12-03', '2026-12-09'],
  ['before midnight over the end of a month', span('2026-11-30T23:50', '2027-01-01T06:59'), '2026-12-01', '2026-12-31'],
])('an offer that begins and ends %s has only days with a time', (_, given, first, last) => {
  expect(deliveryDays(given)).toEqual({ first, last })
})

test('the ends are the first and the last moment that can be chosen', () => {
  const ends = deliveryEnds(span('2026-12-02T03:00', '2026-12-09T02:17'))
  expect(ends).toEqual({ from: new Date('2026-12-02T07:00+09:00'), until: new Date('2026-12-08T21:00+09:00') })
})

test('what was chosen is left behind by an offer that moved on', () => {
  const chosen = { day: '2026-12-02', time: '15:30' } as const
  expect(stillOffered(span('2026-12-02T15:00', '2026-12-09T14:10'), chosen)).toEqual(chosen)
  expect(stillOffered(span('2026-12-02T16:00', '2026-12-09T15:10'), chosen)).toEqual({ ...chosen, time: null })
  expect(stillOffered(span('2026-12-02T22:00', '2026-12-09T21:10'), chosen)).toEqual({ day: null, time: null })
})
