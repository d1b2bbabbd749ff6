// What is to be paid is told as late once its day is over, with its first end, and to whom it is to be paid by.
import { expect, test } from 'vitest'
import { inAll, isLate, toPayOf } from './fee-rules.ts'

const dueAt = '2026-01-05T03:00:00.000Z'
const later = '2026-01-09T03:00:00.000Z'
const at = (text: string): number => Date.parse(text)
const billed = (won: number, until = dueAt) => ({ state: 'billed' as const, won, dueAt: until })

test('a bill is late when its day is over, and never once it is settled', () => {
  expect(isLate(billed(1), at('2026-01-05T14:59:59Z'))).toBe(false)
  expect(isLate(billed(1), at('2026-01-05T15:00:00Z'))).toBe(true)
  for (const state of ['paid', 'waived'] as const) expect(isLate({ state, dueAt }, at(later))).toBe(false)
})

test('the sum is told with the first end, and whether the others end then as well', () => {
  const now = at('2026-01-02T00:00:00Z')
  expect(inAll([billed(33_000)], now)).toEqual({ won: 33_000, dueAt, ends: 'together' })
  expect(inAll([billed(33_000), billed(10_000, '2026-01-05T14:00:00Z')], now).ends).toBe('together')
  expect(inAll([billed(33_000), billed(10_000, later)], now)).toEqual({ won: 43_000, dueAt, ends: 'apart' })
  expect(inAll([billed(33_000), billed(10_000, later)], at('2026-01-06T00:00:00Z')).ends).toBe('late')
})

test('how to pay is told to whoever pays: a partner’s customer pays what is for the customer’s car', () => {
  const own = { state: 'billed' as const, exhibitId: null }
  const ofCustomer = { state: 'billed' as const, exhibitId: 'x' }
  const settled = { state: 'paid' as const, exhibitId: null }
  expect(toPayOf([own, ofCustomer, settled], true)).toEqual([own])
  expect(toPayOf([own, ofCustomer, settled], false)).toEqual([own, ofCustomer])
})
