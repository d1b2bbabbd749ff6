// What a buyer who calls a visit off is told beforehand: what it costs, and who reads why.
import { expect, it } from 'vitest'
import { isBreach, isHeard } from './cancel-rules.ts'

it('is a breach of its buyer alone, and none where nobody could be reached', () => {
  expect([isBreach('buyer', 'buyerRequest'), isBreach('buyer', 'noContact'), isBreach('buyer', null)])
    .toEqual([true, false, false])
  expect(isBreach('seller', 'sellerRequest')).toBe(false)
})

it('is read by the other side where that one is blamed, and has to answer', () => {
  expect(isHeard('buyer', 'noContact')).toBe(true)
  expect([isHeard('buyer', 'etc'), isHeard('seller', 'noContact'), isHeard('buyer', null)])
    .toEqual([false, false, false])
})
