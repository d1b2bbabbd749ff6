// What a newer node wrote beside is left out; whatever else does not fit is refused as everywhere.
import { expect, test } from 'vitest'
import { z } from 'zod'
import { keptOf } from './kept-value.ts'

const shape = z.strictObject({
  free: z.int().min(0),
  scales: z.array(z.discriminatedUnion('basis', [
    z.strictObject({ basis: z.literal('share'), share: z.int() }), z.strictObject({ basis: z.literal('none') }),
  ])),
  later: z.int().default(14),
})

test('names that are not known here are left out at any depth, and what was read stays as it was', () => {
  const kept = {
    free: 1, newer: { a: 1 }, newest: null, scales: [{ basis: 'none' }, { basis: 'share', share: 2, upTo: 3 }],
  }
  const before = structuredClone(kept)
  expect(keptOf(shape, kept)).toEqual({ free: 1, scales: [{ basis: 'none' }, { basis: 'share', share: 2 }], later: 14 })
  expect(kept).toEqual(before)
})

test.each([
  ['a value of another kind', { free: 'one', scales: [], newer: 1 }],
  ['a value that lacks', { scales: [], newer: 1 }],
  ['nothing', null],
])('%s is refused', (_, kept) => {
  expect(() => keptOf(shape, kept)).toThrow(z.ZodError)
})
