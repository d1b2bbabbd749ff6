// A car is paid together with its fee, and only when its buyer was asked for it.
import { expect, it } from 'vitest'
import { payablesOf } from './allocate-rules.ts'

type Open = Parameters<typeof payablesOf>[0][number]

const due = '2026-03-02T14:00:00Z'
const price: Open = {
  id: 'price', kind: 'carPrice', feeType: null, state: 'billed', contractId: 'one', dueAt: due, totalWon: 12_000_000,
}
const fee: Open = {
  id: 'fee', kind: 'fee', feeType: 'successBidFee', state: 'expected', contractId: 'one', dueAt: null,
  totalWon: 365_000,
}
const shown = (...amounts: readonly Open[]) =>
  payablesOf(amounts).map(({ amount, neededWon }) => [amount.id, neededWon])

it('takes the price and the fee together, and offers the fee alone to nobody', () => {
  expect(shown(price, fee)).toEqual([['price', 12_365_000]])
  expect(shown(price)).toEqual([['price', 12_000_000]])
})

it('offers no car that is paid from hand to hand, or that nobody is asked for yet', () => {
  expect(shown({ ...price, dueAt: null }, fee)).toEqual([])
  expect(shown({ ...price, state: 'expected', dueAt: null }, fee)).toEqual([])
})

it('offers no fee that is only expected, whatever became of the price of its car', () => {
  expect(shown(fee)).toEqual([])
  expect(shown({ ...fee, state: 'billed' })).toEqual([['fee', 365_000]])
})

it('offers the fee of a car that is paid, and whatever has no car', () => {
  const claim: Open = { ...fee, id: 'claim', kind: 'claim', feeType: 'etcFee', state: 'billed', totalWon: 600_000 }
  const other: Open = { ...fee, id: 'other', contractId: 'two', state: 'billed' }
  expect(shown(price, fee, claim, other)).toEqual([
    ['price', 12_365_000], ['claim', 600_000], ['other', 365_000],
  ])
})
