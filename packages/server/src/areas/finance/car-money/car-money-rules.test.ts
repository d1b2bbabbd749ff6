// What a buyer pays into the house: the price, with the fee as long as that is not paid.
import { amountState } from '@bidyard/contract/enums'
import { expect, test } from 'vitest'
import { dueOf, isPayable } from './car-money-rules.ts'

test('what is expected or billed can be paid', () => {
  expect(amountState.values.filter((state) => isPayable({ state, totalWon: 1 })).toSorted())
    .toEqual(['billed', 'expected'])
})

test('a price is due with its fee, alone where the fee is paid or there is none, and never twice', () => {
  const billed = (totalWon: number) => ({ state: 'billed', totalWon } as const)
  const paid = (totalWon: number) => ({ state: 'paid', totalWon } as const)
  expect(dueOf({ price: billed(10_000), fee: billed(300) })).toBe(10_300)
  expect(dueOf({ price: billed(10_000), fee: paid(300) })).toBe(10_000)
  expect(dueOf({ price: billed(10_000), fee: undefined })).toBe(10_000)
  expect(dueOf({ price: paid(10_000), fee: billed(300) })).toBe(0)
})
