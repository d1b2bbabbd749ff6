// Marks at the side of charts are round, hold every value, and bars stand on nothing.
import { expect, it } from 'vitest'
import { axisOf, niceTop } from './axis.ts'

it('takes round numbers, of which four reach over the most', () => {
  expect([0, 1, 4, 5, 17, 90, 1_234].map(niceTop)).toEqual([4, 1, 4, 8, 20, 100, 2_000])
})

it('has bars stand on nothing, and shows a scale where there is nothing', () => {
  expect(axisOf([3, 7], 4, true)).toEqual({ low: 0, top: 8, marks: [0, 2, 4, 6, 8] })
  expect(axisOf([], 4, true)).toEqual({ low: 0, top: 4, marks: [0, 1, 2, 3, 4] })
  expect(axisOf([0, 0], 1, true).top).toBe(1)
})

it('goes below nothing where a value does', () => {
  const { low, top } = axisOf([-30, 100], 4, true)
  expect(low).toBeLessThanOrEqual(-30)
  expect(top).toBeGreaterThanOrEqual(100)
})

it('lets a line begin close below its least value', () => {
  const { low, top, marks } = axisOf([0.94, 1.03], 0.04, false)
  expect(low).toBeGreaterThan(0.8)
  expect(low).toBeLessThanOrEqual(0.94)
  expect(top).toBeGreaterThanOrEqual(1.03)
  expect(marks.length).toBeLessThanOrEqual(6)
  expect(axisOf([2], 1, false)).toMatchObject({ low: 2 })
})
