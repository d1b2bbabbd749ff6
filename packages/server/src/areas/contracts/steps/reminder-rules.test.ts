// Reminders come a day or six hours ahead, and not of what is due sooner.
import { expect, test } from 'vitest'
import { remindAt } from './reminder-rules.ts'

const hourMs = 3_600_000
const from = new Date('2026-11-22T03:00:00Z')
const aheadOf = (leftMs: number): number | undefined => {
  const dueAt = new Date(from.getTime() + leftMs)
  const at = remindAt(from, dueAt)
  return at === undefined ? undefined : (dueAt.getTime() - at.getTime()) / hourMs
}

test.each([
  [12 * hourMs, undefined], [12 * hourMs + 1, 6], [24 * hourMs, 6], [72 * hourMs, 6], [72 * hourMs + 1, 24],
  [240 * hourMs, 24], [0, undefined], [-hourMs, undefined],
])('of what is due in %i ms somebody is reminded %s hours ahead', (leftMs, hours) => {
  expect(aheadOf(leftMs)).toBe(hours)
})
