// A month is offered as long as the house takes money for it.
import { expect, it } from 'vitest'
import { isPayable } from './is-payable.ts'

it('offers a month that is waited for, or that nobody has, and none that is paid', () => {
  for (const state of ['depositWaiting', 'notPurchased', 'cancelled', 'refunded'] as const)
    expect(isPayable({ state, isOver: false, priceWon: 330_000 })).toBe(true)
  for (const state of ['active', 'upcoming', 'expired'] as const)
    expect(isPayable({ state, isOver: false, priceWon: 330_000 })).toBe(false)
})

it('offers nothing that costs nothing, and no month that is over, waited for or not', () => {
  expect(isPayable({ state: 'notPurchased', isOver: false, priceWon: 0 })).toBe(false)
  for (const state of ['depositWaiting', 'notPurchased', 'cancelled'] as const)
    expect(isPayable({ state, isOver: true, priceWon: 330_000 })).toBe(false)
})
