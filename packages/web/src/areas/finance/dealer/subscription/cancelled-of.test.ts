// Money back is promised only where money was paid.
import { expect, test } from 'vitest'
import { cancelledOf } from './cancelled-of.ts'

test('a month that was billed is paid, one that was given costs nothing, and else its payment is waited for', () => {
  expect(cancelledOf({ state: 'upcoming', subscription: { amountId: 'x' } })).toBe('paid')
  expect(cancelledOf({ state: 'upcoming', subscription: { amountId: null } })).toBe('granted')
  expect(cancelledOf({ state: 'depositWaiting', subscription: { amountId: 'x' } })).toBe('waiting')
})
