// What differs between a car that came and the same car as it is taken over.
import { expect, test } from 'vitest'
import { differencesOf } from './takeover-rules.ts'

const before = { odometerKm: 45_000, keyCount: 2, papers: ['registration', 'manual'] as const }

test.each([
  ['nothing', {}, []],
  ['the way through the yard', { odometerKm: 45_050 }, []],
  ['a ride', { odometerKm: 45_051 }, ['odometer']],
  ['an odometer that runs back', { odometerKm: 44_999 }, ['odometer']],
  ['a lost key', { keyCount: 1 }, ['keys']],
  ['a key that was found', { keyCount: 3 }, []],
  ['a lost manual', { papers: ['registration'] as const }, ['papers']],
  ['another paper', { papers: ['registration', 'manual', 'warranty'] as const }, []],
  ['everything', { odometerKm: 1, keyCount: 0, papers: [] }, ['odometer', 'keys', 'papers']],
])('%s is told as it is', (_, change, told) => {
  expect(differencesOf(before, { ...before, ...change })).toEqual(told)
})
