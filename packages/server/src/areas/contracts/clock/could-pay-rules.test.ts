// Whoever had a number for long enough could have paid, and whoever could have had one as well.
import { expect, test } from 'vitest'
import { type AskedNumber, couldPay } from './could-pay-rules.ts'

const now = new Date('2026-03-02T12:00:00Z')
const ago = (hours: number): Date => new Date(now.getTime() - hours * 3_600_000)
const number = (wish: Partial<AskedNumber>): AskedNumber =>
  ({ isCalledOff: false, issuedAt: null, closedAt: null, ...wish })

test.each<[string, readonly AskedNumber[], boolean]>([
  ['nobody asked for one', [], true],
  ['the bank is silent still', [number({})], false],
  ['one came in time', [number({ issuedAt: ago(12) })], true],
  ['one came in the last hours', [number({ issuedAt: ago(11.9) })], false],
  ['the bank said no lately', [number({ closedAt: ago(11.9) })], false],
  ['the bank said no, and nobody asked again', [number({ closedAt: ago(12) })], true],
  ['the bank said no, and is silent since', [number({ closedAt: ago(40) }), number({})], false],
  ['the bank said no, and one came lately', [number({ closedAt: ago(40) }), number({ issuedAt: ago(1) })], false],
  ['one stood for days, and was changed lately', [number({ issuedAt: ago(30) }), number({})], true],
  ['one was called off', [number({ isCalledOff: true, closedAt: ago(1) }), number({})], true],
])('%s', (_, numbers, could) => {
  expect(couldPay(now, numbers)).toBe(could)
})
