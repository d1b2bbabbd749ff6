// What two editors changed, and what becomes of it when the second one goes on.
import { describe, expect, test } from 'vitest'
import { differences, mergeTyped } from './differences.ts'

const seen = {
  unitWon: 10_000, length: { self: 48, pro: 24 }, due: { hours: 48 },
  scale: { basis: 'steps', steps: [{ upToWon: 100, feeWon: 1 }, { upToWon: null, feeWon: 2 }] },
}

describe('differences', () => {
  test('names each place with both values, and a missing one as null', () => {
    const after = { ...seen, length: { self: 72, pro: 24 }, due: { days: 2 } }
    expect(differences(seen, after)).toEqual([
      { path: 'length.self', before: 48, after: 72 },
      { path: 'due.days', before: null, after: 2 },
      { path: 'due.hours', before: 48, after: null },
    ])
    expect(differences(seen, structuredClone(seen))).toEqual([])
  })
})

describe('two editors', () => {
  test('keep both changes where they touched different places', () => {
    const typed = { ...seen, length: { self: 72, pro: 24 } }
    const latest = { ...seen, unitWon: 20_000, length: { self: 48, pro: 12 } }
    expect(mergeTyped(seen, typed, latest)).toEqual({ ...latest, length: { self: 72, pro: 12 } })
  })

  test('leave the last word to what was typed where they touched the same place', () => {
    const typed = { ...seen, unitWon: 30_000 }
    expect(mergeTyped(seen, typed, { ...seen, unitWon: 20_000 })).toEqual(typed)
  })

  test('take a span in another unit as one thing', () => {
    const typed = { ...seen, due: { days: 3 } }
    expect(mergeTyped(seen, typed, { ...seen, due: { hours: 24 } })).toEqual({ ...seen, due: { days: 3 } })
  })

  test('take a list as one thing: mine when I touched it, theirs when I did not', () => {
    const steps = [{ upToWon: null, feeWon: 5 }]
    const theirs = { ...seen, scale: { basis: 'steps', steps } }
    expect(mergeTyped(seen, { ...seen, unitWon: 1 }, theirs)).toEqual({ ...theirs, unitWon: 1 })
    expect(mergeTyped(seen, theirs, { ...seen, unitWon: 20_000 })).toEqual({ ...theirs, unitWon: 20_000 })
  })

  test('change nothing when nothing was typed', () => {
    const latest = { ...seen, unitWon: 20_000 }
    expect(mergeTyped(seen, structuredClone(seen), latest)).toEqual(latest)
  })
})
