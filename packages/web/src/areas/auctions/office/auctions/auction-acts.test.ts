// Acts about an auction are offered where the server takes them.
import { expect, test } from 'vitest'
import type { Told } from '../parts/auction-words.ts'
import { actsFor } from './auction-acts.ts'

const told: Told = {
  state: 'preparation', screenedAt: null, returnedAt: null, resubmittedAt: null, openAt: null,
}
const over: Told = { ...told, state: 'contract', screenedAt: 'x' }

test('before and while it takes bids it is opened, extended, corrected, cancelled', () => {
  expect(actsFor(told, undefined)).toEqual(['cancel'])
  expect(actsFor({ ...told, screenedAt: 'x' }, undefined)).toEqual(['open', 'cancel'])
  expect(actsFor({ ...told, screenedAt: 'x', openAt: 'y' }, undefined)).toEqual(['open', 'cancel'])
  expect(actsFor({ ...told, state: 'auction' }, undefined)).toEqual(['extend', 'correct', 'cancel'])
})

test('from its close on it is cancelled as long as nobody is chosen', () => {
  expect(actsFor(over, false)).toEqual(['cancel'])
  expect(actsFor(over, true)).toEqual([])
  expect(actsFor(over, undefined)).toEqual([])
})

test('over is over', () => {
  for (const state of ['done', 'cancelled'] as const) expect(actsFor({ ...over, state }, false)).toEqual([])
})
