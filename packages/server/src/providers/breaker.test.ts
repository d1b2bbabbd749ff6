// The breaker: asks on while there are answers, rests after silences, and tries once more after the rest.
import { expect, test } from 'vitest'
import { openBreaker } from './breaker.ts'

test('rests after silences in a row, and one more silence makes it rest again', () => {
  let now = 0
  const breaker = openBreaker({ silencesMax: 3, restMs: 10_000, clock: () => now })
  const silent = (times: number): void => {
    for (let at = 0; at < times; at++) breaker.silent()
  }
  silent(2)
  breaker.answered()
  silent(2)
  expect(breaker.mayAsk()).toBe(true)
  silent(1)
  expect(breaker.mayAsk()).toBe(false)
  now = 9_999
  expect(breaker.mayAsk()).toBe(false)
  now = 10_000
  expect(breaker.mayAsk()).toBe(true)
  silent(1)
  expect(breaker.mayAsk()).toBe(false)
  now = 20_000
  breaker.answered()
  silent(2)
  expect(breaker.mayAsk()).toBe(true)
})
