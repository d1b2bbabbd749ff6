// Points come and go in the order of time, and each moment tells the sums after it.
import { expect, test } from 'vitest'
import { timelineOf } from './timeline-rules.ts'

const at = (day: number): Date => new Date(Date.UTC(2026, 0, day))
const one = (violationId: string, points: number, from: number, until: number, pardoned: number | null = null) => ({
  violationId, detail: 'misconduct', points, from: at(from), until: at(until),
  pardonedAt: pardoned === null ? null : at(pardoned),
} as const)
const told = (all: readonly ReturnType<typeof one>[], now: number) =>
  timelineOf(all, at(now), 3).map(({ at: moment, violationId, what, points, pointsAfter, warningsAfter }) =>
    [moment.getUTCDate(), violationId, what, points, pointsAfter, warningsAfter])

test('they begin, expire or are pardoned, whichever comes first', () => {
  const all = [one('b', 2, 5, 20), one('a', 3, 1, 10), one('c', 1, 6, 25, 8), one('d', 4, 2, 7, 9)]
  expect(told(all, 30)).toEqual([
    [1, 'a', 'applied', 3, 3, 1], [2, 'd', 'applied', 4, 7, 2], [5, 'b', 'applied', 2, 9, 3],
    [6, 'c', 'applied', 1, 10, 3], [7, 'd', 'expired', -4, 6, 2], [8, 'c', 'pardoned', -1, 5, 1],
    [10, 'a', 'expired', -3, 2, 0], [20, 'b', 'expired', -2, 0, 0],
  ])
})

test('what lies ahead is not told, what ends now is', () => {
  expect(told([one('a', 3, 1, 10)], 9)).toEqual([[1, 'a', 'applied', 3, 3, 1]])
  expect(told([one('a', 3, 1, 10)], 10)).toHaveLength(2)
  expect(told([one('a', 3, 1, 10, 10)], 11).at(-1)).toEqual([10, 'a', 'expired', -3, 0, 0])
})
