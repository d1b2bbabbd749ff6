// The other side of a change is what it was, whatever came, went or took another shape.
import { describe, expect, test } from 'vitest'
import { differences } from './differences.ts'
import { rebuild } from './rebuild.ts'

const steps = (...bounds: readonly (readonly [number | null, number])[]) =>
  ({ basis: 'steps', steps: bounds.map(([upToWon, feeWon]) => ({ upToWon, feeWon })) })

const cases: readonly (readonly [fact: string, before: unknown, after: unknown])[] = [
  ['numbers', { a: 1, b: { c: 2 } }, { a: 1, b: { c: 3 } }],
  ['another unit of a span', { due: { hours: 48 } }, { due: { businessDays: 2 } }],
  ['a step more', { self: steps([100, 1], [null, 2]) }, { self: steps([50, 1], [100, 1], [null, 2]) }],
  [
    'steps for a share',
    { prime: { basis: 'share', ofPriceBasisPoints: 220, floorWon: 1, capWon: 9 } },
    { prime: steps([null, 0]) },
  ],
  ['a paper less', { self: ['a', 'b', 'c'] }, { self: ['a', 'c'] }],
  ['days that end', { x: { points: 1, restrictionDays: 30 } }, { x: { points: 1, restrictionDays: null } }],
]

describe.each(cases)('%s', (_, before, after) => {
  test('forwards', () => expect(rebuild(before, differences(before, after), 'after')).toEqual(after))
  test('backwards', () => expect(rebuild(after, differences(before, after), 'before')).toEqual(before))
})
