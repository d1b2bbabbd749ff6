// What somebody owes can always be paid from where it is shown.
import { expect, it } from 'vitest'
import { paysAt } from './pays-at.ts'

it('asks for a deposit and a month at their cards while they are waited for', () => {
  expect(paysAt({ kind: 'deposit', feeType: null, state: 'expected' })).toBe('deposit')
  expect(paysAt({ kind: 'fee', feeType: 'subscriptionFee', state: 'expected' })).toBe('subscription')
  expect(paysAt({ kind: 'fee', feeType: 'subscriptionFee', state: 'paid' })).toBeNull()
})

it('takes what is billed at once, also for a month that is over and was taken back by the bank', () => {
  expect(paysAt({ kind: 'fee', feeType: 'subscriptionFee', state: 'billed' })).toBe('here')
  expect(paysAt({ kind: 'fee', feeType: 'successBidFee', state: 'billed' })).toBe('here')
  expect(paysAt({ kind: 'claim', feeType: 'etcFee', state: 'billed' })).toBe('here')
})
