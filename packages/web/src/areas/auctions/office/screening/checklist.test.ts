// The keys of the screening tick what they stand for, and nothing else.
import { expect, test } from 'vitest'
import { standingOf } from '../parts/auction-words.ts'
import { lookOfKey, looks, ticksOn, toggled } from './checklist.ts'

test('the digits stand for what is to be looked at, in its order', () => {
  expect(['1', '2', '3', '4', '5', '6'].map(lookOfKey)).toEqual([...looks])
  for (const key of ['0', '7', 'a', ' ', '', '1.5', '-1']) expect(lookOfKey(key)).toBeUndefined()
})

test('a second press takes the tick away', () => {
  expect(toggled(toggled([], 'photos'), 'price')).toEqual(['photos', 'price'])
  expect(toggled(['photos', 'price'], 'photos')).toEqual(['price'])
})

test('what was ticked holds for the version that was looked at, and for no other', () => {
  const ticks = { version: 3, looks: ['photos', 'price'] } as const
  expect(ticksOn(ticks, 3)).toEqual(['photos', 'price'])
  expect([ticksOn(ticks, 4), ticksOn(ticks, undefined)]).toEqual([[], []])
})

test('a listing stands where its times say', () => {
  const born = { state: 'preparation', screenedAt: null, returnedAt: null, resubmittedAt: null, openAt: null } as const
  expect(standingOf(born)).toBe('toScreen')
  expect(standingOf({ ...born, returnedAt: 'x' })).toBe('sentBack')
  expect(standingOf({ ...born, returnedAt: 'x', resubmittedAt: 'y' })).toBe('toScreen')
  expect(standingOf({ ...born, screenedAt: 'x' })).toBe('approved')
  expect(standingOf({ ...born, screenedAt: 'x', openAt: 'y' })).toBe('scheduled')
  expect(standingOf({ ...born, state: 'auction', screenedAt: 'x' })).toBe('open')
  expect(standingOf({ ...born, state: 'cancelled' })).toBe('cancelled')
})
