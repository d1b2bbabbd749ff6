// A period of days lies between midnights of Seoul.
import { expect, test } from 'vitest'
import { spanOf } from './span-rules.ts'

test('from the first midnight to the one after the last day', () => {
  expect(spanOf({ from: '2026-03-01', days: 2 }))
    .toEqual({ from: new Date('2026-02-28T15:00:00Z'), until: new Date('2026-03-02T15:00:00Z') })
})
