// A day that was told without an hour is over at midnight in Seoul, not before.
import { expect, test } from 'vitest'
import { isDayOver } from './day-over.ts'

test.each([
  ['2026-01-05T03:00:00Z', '2026-01-05T02:59:59Z', false],
  ['2026-01-05T03:00:00Z', '2026-01-05T14:59:59Z', false],
  ['2026-01-05T03:00:00Z', '2026-01-05T15:00:00Z', true],
  ['2026-01-04T15:00:00Z', '2026-01-04T15:00:01Z', false],
  ['2025-12-31T14:59:59Z', '2025-12-31T15:00:00Z', true],
])('%s at %s: %s', (until, now, isOver) => {
  expect(isDayOver(until, Date.parse(now))).toBe(isOver)
})
