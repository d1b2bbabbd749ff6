// Differences of configurations: by field and by line.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jsonChanges } from './json-changes.ts'
import { foldUnchanged, lineDifference } from './line-difference.ts'

describe('a difference by field', () => {
  it('names each field that was added, removed or changed', () => {
    const before = { bidding: { unitWon: 10_000, rounds: 3 }, fees: [{ upTo: 1 }, { upTo: 5 }], old: true }
    const after = { bidding: { unitWon: 20_000, rounds: 3 }, fees: [{ upTo: 1 }], fresh: null }
    expect(jsonChanges(before, after)).toEqual([
      { path: 'bidding.unitWon', kind: 'changed', before: 10_000, after: 20_000 },
      { path: 'fees[1]', kind: 'removed', before: { upTo: 5 }, after: undefined },
      { path: 'old', kind: 'removed', before: true, after: undefined },
      { path: 'fresh', kind: 'added', before: undefined, after: null },
    ])
  })

  it('tells a list from an object', () => {
    expect(jsonChanges({ a: [] }, { a: {} })).toEqual([{ path: 'a', kind: 'changed', before: [], after: {} }])
  })

  it('finds nothing between equal values', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(jsonChanges(value, structuredClone(value))).toEqual([])
      }),
    )
  })
})

describe('a difference by line', () => {
  const lines = fc.array(fc.constantFrom('a', 'b', 'c', '{', '}'), { maxLength: 20 })

  it('holds both texts', () => {
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const found = lineDifference(before, after)
        expect(found.filter(({ kind }) => kind !== 'added').map(({ text }) => text)).toEqual(before)
        expect(found.filter(({ kind }) => kind !== 'removed').map(({ text }) => text)).toEqual(after)
      }),
    )
  })

  it('is as short as it can be', () => {
    const found = lineDifference(['a', 'b', 'c'], ['a', 'x', 'c'])
    expect(found.map(({ kind, text }) => `${kind} ${text}`)).toEqual(['same a', 'removed b', 'added x', 'same c'])
  })

  it('folds what is far from any change and loses no line', () => {
    const before = Array.from({ length: 20 }, (_line, index) => `line ${index}`)
    const found = lineDifference(before, before.with(10, 'changed'))
    const blocks = foldUnchanged(found, 2)
    expect(blocks.map(({ kind, lines: inside }) => `${kind} ${inside.length}`)).toEqual([
      'folded 8',
      'shown 6',
      'folded 7',
    ])
    expect(blocks.flatMap(({ lines: inside }) => inside)).toEqual(found)
  })
})
