// A bill is late from the midnight of Seoul on that ends its day.
import { expect, test } from 'vitest'
import { lateFrom } from './late-rules.ts'

test.each([
  ['2026-11-27T15:00:00.000Z', '2026-11-28T15:00:00.000Z'],
  ['2026-11-28T03:30:00.000Z', '2026-11-28T15:00:00.000Z'],
  ['2026-11-28T14:59:59.999Z', '2026-11-28T15:00:00.000Z'],
  ['2026-12-31T15:00:00.000Z', '2027-01-01T15:00:00.000Z'],
])('due at %s it is late from %s on', (dueAt, late) => {
  expect(lateFrom(new Date(dueAt)).toISOString()).toBe(late)
})
