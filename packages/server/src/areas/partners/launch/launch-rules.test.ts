// The clock of a launch, to the millisecond.
import { expect, test } from 'vitest'
import { forgottenAt, hasSoundLife, isInTime } from './launch-rules.ts'

const times = { issuedAt: new Date(100_000), endsAt: new Date(400_000) }
const at = (ms: number): Date => new Date(ms)

test('a life begins before it ends, and is no longer than agreed', () => {
  expect([299, 300, 301].map((seconds) => hasSoundLife(times, seconds))).toEqual([false, true, true])
  expect(hasSoundLife({ ...times, endsAt: times.issuedAt }, 300)).toBe(false)
  expect(hasSoundLife({ ...times, endsAt: at(100_001) }, 300)).toBe(true)
  expect(hasSoundLife({ ...times, endsAt: at(99_999) }, 300)).toBe(false)
})

test('it is in time from a minute before to a minute after', () => {
  expect([39_999, 40_000, 459_999, 460_000].map((ms) => isInTime(times, at(ms)))).toEqual([false, true, true, false])
  expect(forgottenAt(times)).toEqual(at(460_000))
})
