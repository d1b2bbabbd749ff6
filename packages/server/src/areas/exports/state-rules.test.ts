// How far an export has come follows from its times, in the order in which they count.
import { expect, test } from 'vitest'
import { stateOf } from './state-rules.ts'

const at = (seconds: number): Date => new Date(1_000_000 + seconds * 1_000)
const bare = { opensUntil: at(60), startedAt: null, movedAt: null, stoppedAt: null, doneAt: null, brokenAt: null }

test.each([
  ['waits for its link', {}, 59.999, 'waiting'], ['was never opened', {}, 60, 'broken'],
  ['runs', { startedAt: at(0) }, 59.999, 'running'], ['has gone silent', { startedAt: at(0) }, 60, 'broken'],
  ['moved lately', { startedAt: at(0), movedAt: at(100) }, 159.999, 'running'],
  ['moved long ago', { startedAt: at(0), movedAt: at(100) }, 160, 'broken'],
  ['broke', { startedAt: at(0), brokenAt: at(1) }, 2, 'broken'],
  ['was stopped', { stoppedAt: at(1), brokenAt: at(1) }, 2, 'stopped'],
  ['is done', { doneAt: at(1), stoppedAt: at(1), brokenAt: at(1) }, 2, 'done'],
] as const)('one that %s', (_, times, now, state) => {
  expect(stateOf({ ...bare, ...times }, at(now))).toBe(state)
})
