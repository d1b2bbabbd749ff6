// What a seller is shown after the close, by how far the choice has come, and whom one may choose.
import { expect, it } from 'vitest'
import { choicesLeft, inOrder, mayBeChosen, othersAreLeft, revertsLeft, stepOf } from './choice-rules.ts'

const asked = (state: 'salesDecision' | 'purchaseDecision') => ({ state } as never)

it.each([
  ['bid', null, null, 'none'], ['awardDecision', null, null, 'choose'],
  ['awardDecision', asked('purchaseDecision'), null, 'wait'], ['awardDecision', asked('salesDecision'), null, 'sell'],
  ['awardDecision', null, '2026-11-21T12:00:00Z', 'consult'], ['accepted', null, null, 'awarded'],
  ['declined', null, null, 'none'],
] as const)('%s with %s and consulting until %s: %s', (processStep, current, consultUntil, step) => {
  expect(stepOf({ processStep, current, consultUntil })).toBe(step)
})

it('puts bidders by rank, those without one last', () => {
  expect(inOrder([{ bidRank: null }, { bidRank: 2 }, { bidRank: 1 }])).toEqual([
    { bidRank: 1 }, { bidRank: 2 }, { bidRank: null },
  ])
})

it('lets only those be chosen who wait with a rank', () => {
  expect(mayBeChosen({ state: 'waiting', bidRank: 1 })).toBe(true)
  expect(mayBeChosen({ state: 'waiting', bidRank: null })).toBe(false)
  expect(mayBeChosen({ state: 'rejected', bidRank: 1 })).toBe(false)
})

it('counts what is left, never below nothing', () => {
  expect(choicesLeft({ candidatesMax: 3, candidatesUsed: 2 })).toBe(1)
  expect(choicesLeft({ candidatesMax: 3, candidatesUsed: 4 })).toBe(0)
  expect(revertsLeft({ revertsMax: 3, revertsUsed: 2 })).toBe(1)
  expect(revertsLeft({ revertsMax: 3, revertsUsed: 4 })).toBe(0)
})

it('leaves others while one waits and a choice is left', () => {
  const [current, waiting] = [{ state: 'awardInProgress', bidRank: 1 }, { state: 'waiting', bidRank: 2 }] as const
  expect(othersAreLeft({ candidatesMax: 3, candidatesUsed: 1 }, [current, waiting])).toBe(true)
  expect(othersAreLeft({ candidatesMax: 3, candidatesUsed: 1 }, [current])).toBe(false)
  expect(othersAreLeft({ candidatesMax: 3, candidatesUsed: 3 }, [current, waiting])).toBe(false)
})
