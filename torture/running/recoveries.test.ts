// The figures of a run: of an even number the middle lies between two, and of nothing there is none.
import { expect, test } from 'vitest'
import { medianOf, rangeOf, recoveriesOf } from './recoveries.ts'

test.each([
  [[], undefined], [[7], 7], [[9, 1], 5], [[30, 10, 20], 20], [[4, 1, 3, 2], 2.5],
])('the middle of %j is %s', (found, middle) => {
  expect(medianOf(found)).toBe(middle)
})

test('what never happened took no time, and not 0 ms', () => {
  expect([recoveriesOf([]), rangeOf([])]).toEqual([{}, 'never'])
  expect(rangeOf([10, 21])).toBe('16 ms (median of 2), 21 ms (slowest)')
})
