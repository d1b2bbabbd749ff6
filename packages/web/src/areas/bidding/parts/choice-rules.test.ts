// What a seller is shown after the close, by how far the choice has come, and whom one may choose.
import { expect, it } from 'vitest'
import { loadText, sayOf } from '../../../text/word-store.ts'
import {
  afterFall, choicesLeft, goesOnUntil, hasRecord, inOrder, isHeldUp, mayBeChosen, revertsLeft, stepOf, toAgreeOn,
} from './choice-rules.ts'

const asked = (state: 'salesDecision' | 'purchaseDecision') => ({ state } as never)

it.each([
  ['bid', null, null, 'none'], ['awardDecision', null, null, 'choose'],
  ['awardDecision', asked('purchaseDecision'), null, 'wait'], ['awardDecision', asked('salesDecision'), null, 'sell'],
  ['awardDecision', null, '2026-11-21T12:00:00Z', 'consult'], ['accepted', null, null, 'awarded'],
  ['declined', null, null, 'none'],
] as const)('%s with %s and consulting until %s: %s', (processStep, current, consultUntil, step) => {
  expect(stepOf({ processStep, current, consultUntil })).toBe(step)
})

const bidder = (bidRank: number | null, netWon: number | null = null) => ({
  bidRank, expected: netWon === null
    ? null : { sales: 5, finalPermille: 980, finalWon: netWon, feesWon: 0, netWon },
})

it('puts bidders by rank, those without one last', () => {
  const [none, second, first] = [bidder(null), bidder(2), bidder(1)]
  expect(inOrder([none, second, first])).toEqual([first, second, none])
  expect(inOrder([none, bidder(null), first]).map(({ bidRank }) => bidRank)).toEqual([1, null, null])
})

it('puts those first of whom most is expected, and then by rank those of whom nothing is', () => {
  const bidders = [
    bidder(1, 11_700_000), bidder(2), bidder(3, 11_800_000), bidder(4), bidder(5, 11_700_000), bidder(null),
  ]
  expect(inOrder(bidders, 'expected').map(({ bidRank }) => bidRank)).toEqual([3, 1, 5, 2, 4, null])
  expect(inOrder(bidders, 'amount').map(({ bidRank }) => bidRank)).toEqual([1, 2, 3, 4, 5, null])
})

it('lets only those be chosen who wait with a rank', () => {
  expect(mayBeChosen({ state: 'waiting', bidRank: 1 })).toBe(true)
  expect(mayBeChosen({ state: 'waiting', bidRank: null })).toBe(false)
  expect(mayBeChosen({ state: 'rejected', bidRank: 1 })).toBe(false)
})

it('tells one that is held up from one that was let go', () => {
  expect(isHeldUp({ state: 'waiting', bidRank: null })).toBe(true)
  expect(isHeldUp({ state: 'waiting', bidRank: 1 })).toBe(false)
  expect(isHeldUp({ state: 'cancelled', bidRank: null })).toBe(false)
})

it('agrees to the price that is talked about, or to the best one while that is held up', () => {
  const [second, third] = [
    { state: 'waiting', bidRank: 1, expected: null }, { state: 'waiting', bidRank: 2, expected: null },
  ] as const
  const talkedAbout = { state: 'afterConsulting', bidRank: 1, expected: null } as const
  expect(toAgreeOn([third, talkedAbout])).toBe(talkedAbout)
  expect(toAgreeOn([third, { ...talkedAbout, bidRank: null }, second])).toBe(second)
  expect(toAgreeOn([{ ...talkedAbout, bidRank: null }])).toBeUndefined()
})

it('counts what is left, never below nothing', () => {
  expect(choicesLeft({ candidatesMax: 3, candidatesUsed: 2 })).toBe(1)
  expect(choicesLeft({ candidatesMax: 3, candidatesUsed: 4 })).toBe(0)
  expect(revertsLeft({ revertsMax: 3, revertsUsed: 2 })).toBe(1)
  expect(revertsLeft({ revertsMax: 3, revertsUsed: 4 })).toBe(0)
})

it('goes on after a fall while one waits, a choice is left and there is time', () => {
  const [current, waiting] = [{ state: 'awardInProgress', bidRank: 1 }, { state: 'waiting', bidRank: 2 }] as const
  const [second, last] = [{ candidatesMax: 3, candidatesUsed: 1 }, { candidatesMax: 3, candidatesUsed: 3 }]
  expect(afterFall(second, [current, waiting], false)).toBe('goesOn')
  expect(afterFall(second, [current, waiting], true)).toBe('tooLate')
  for (const isLate of [false, true]) {
    expect(afterFall(second, [current], isLate)).toBe('nobodyLeft')
    expect(afterFall(last, [current, waiting], isLate)).toBe('nobodyLeft')
  }
})

it('says until when a no leaves another choice only where that ends before the answer is due', () => {
  const askedAgainUntil = '2026-11-20T03:00:00Z'
  const until = (time: string | null) => goesOnUntil({ askedAgainUntil, current: { until: time } as never })
  expect(until('2026-11-20T04:00:00Z')).toBe(askedAgainUntil)
  expect(until(askedAgainUntil)).toBeNull()
  expect(until(null)).toBeNull()
  expect(goesOnUntil({ askedAgainUntil: null, current: null })).toBeNull()
})

it('knows a record where a car was awarded, or let go before it could be', () => {
  expect(hasRecord({ awarded: 0, cancelled: 0 })).toBe(false)
  expect(hasRecord({ awarded: 1, cancelled: 0 })).toBe(true)
  expect(hasRecord({ awarded: 0, cancelled: 1 })).toBe(true)
})

it.each(['choosing', 'awards'] as const)('says in %s that it was the shop that let a car go', async (area) => {
  const [ko, en] = await Promise.all([loadText(area, 'ko'), loadText(area, 'en')])
  const record = { awarded: 0, completed: 0, cancelled: 1 }
  expect(sayOf(area, 'ko', ko)('recordOf', record)).toBe('낙찰 0 · 완료 0 · 구매 불이행 1')
  expect(sayOf(area, 'en', en)('recordOf', record)).toBe('0 won · 0 completed · backed out of 1')
})
