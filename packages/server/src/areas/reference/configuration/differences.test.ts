// Differences: enough to get from one value to the other, and nothing more.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { differences } from './differences.ts'

const leaf = fc.oneof(fc.integer(), fc.string(), fc.boolean())
const name = fc.stringMatching(/^[a-z]{1,4}$/)
const value = fc.dictionary(name, fc.oneof(leaf, fc.array(leaf, { minLength: 1, maxLength: 3 }),
  fc.dictionary(name, leaf, { minKeys: 1, maxKeys: 3 })), { minKeys: 1, maxKeys: 5 })

test('a value does not differ from itself', () => {
  fc.assert(fc.property(value, (one) => {
    expect(differences(one, structuredClone(one))).toEqual([])
  }))
})

test('what goes one way comes back the other way', () => {
  const sorted = (list: ReturnType<typeof differences>) =>
    list.toSorted((one, other) => (one.path < other.path ? -1 : 1))
  fc.assert(fc.property(value, value, (one, other) => {
    const there = differences(one, other)
    const back = differences(other, one).map(({ path, before, after }) => ({ path, before: after, after: before }))
    expect(sorted(there)).toEqual(sorted(back))
  }))
})

test('tells the place, and null where one side has none', () => {
  const before = { fee: { steps: [{ won: 1 }, { won: 2 }] }, days: 3 }
  const after = { fee: { steps: [{ won: 1 }] }, days: 4 }
  expect(differences(before, after)).toEqual([
    { path: 'days', before: 3, after: 4 },
    { path: 'fee.steps.1.won', before: 2, after: null },
  ])
})
