// Moments are shown as JavaScript shows them, though faster.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { timeOf } from './time-of.ts'

const edges = [
  '1969-12-31T23:59:59.999Z', '1970-01-01T00:00:00.000Z', '0001-01-01T00:00:00.000Z', '-000001-01-01T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z', '+010000-01-01T00:00:00.001Z', '2024-02-29T12:00:00.010Z',
]

test.each(edges)('%s', (text) => {
  expect(timeOf(new Date(text))).toBe(text)
})

test('any moment', () => {
  fc.assert(fc.property(fc.date({ noInvalidDate: true }), (at) => {
    expect(timeOf(at)).toBe(at.toISOString())
  }), { numRuns: 2_000 })
})

test('no moment, and none that there is', () => {
  expect(timeOf(null)).toBeNull()
  expect(() => timeOf(new Date(Number.NaN))).toThrow(RangeError)
})
