// Days of storage: begun ones count, free ones do not, and none is ever less than nothing.
import { expect, test } from 'vitest'
import { storageDays } from './storage-rules.ts'

const from = new Date('2026-03-02T01:00:00Z')
const after = (hours: number): Date => new Date(from.getTime() + hours * 3_600_000)

test.each([
  [0, 0], [24, 0], [72, 0], [72.5, 1], [96, 1], [97, 2], [240, 7],
] as const)('after %d hours with three free days it is %d days', (hours, days) => {
  expect(storageDays(from, after(hours), 3)).toBe(days)
})

test('without free days the first hour is a day', () => {
  expect(storageDays(from, after(1), 0)).toBe(1)
})

test('a car that left before its time cost nothing', () => {
  expect(storageDays(from, after(-30), 0)).toBe(0)
})
