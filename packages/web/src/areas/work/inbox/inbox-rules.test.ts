// Deadlines stand by the days of Seoul, whatever day it is elsewhere.
import { expect, test } from 'vitest'
import { type Deadline, groupOf, groupsOf } from './inbox-rules.ts'

const at = (text: string): number => Date.parse(`${text}+09:00`)
const due = (text: string): Deadline => ({ id: text, dueAt: new Date(at(text)).toISOString() }) as Deadline
const now = at('2026-11-20T23:30:00')

test.each([
  ['2026-11-20T23:30:00', 'late'], ['2026-11-20T23:59:59', 'today'], ['2026-11-21T00:00:00', 'tomorrow'],
  ['2026-11-21T23:59:59', 'tomorrow'], ['2026-11-22T00:00:00', 'later'],
] as const)('what ends at %s is %s', (text, group) => {
  expect(groupOf(due(text), now)).toBe(group)
})

test('late ones come first, and in each group what ends first', () => {
  const shown = groupsOf(
    ['2026-11-23T09:00:00', '2026-11-20T08:00:00', '2026-11-22T09:00:00', '2026-11-19T08:00:00'].map(due), now,
  )
  expect(shown.map(({ group, deadlines }) => [group, deadlines.map(({ id }) => id)])).toEqual([
    ['late', ['2026-11-19T08:00:00', '2026-11-20T08:00:00']],
    ['later', ['2026-11-22T09:00:00', '2026-11-23T09:00:00']],
  ])
})
