// What is said of an own bid after a correction, for each way in which it may have gone on.
import { expect, it } from 'vitest'
import { correctedWord, isBidOpen } from './corrected-rules.ts'

const at = '2031-05-01T03:00:00.000Z'
const asked = (state: 'asked' | 'lapsed' | 'cancelled' | 'declined') =>
  ({ correctedAt: at, cancelRequest: { state, requestedAt: at, answer: null } })
const unasked = { correctedAt: at, cancelRequest: null }

it.each([
  [unasked, true, 'bidding', 'corrected'], [unasked, true, 'biddingPaused', 'corrected'],
  [unasked, false, 'bidding', null], [unasked, false, 'cancelled', null],
  [asked('asked'), true, 'bidding', 'asked'], [asked('declined'), true, 'bidding', 'declined'],
  [asked('declined'), false, 'bidFailed', 'declined'], [asked('lapsed'), true, 'bidding', 'lapsedRaised'],
  [asked('lapsed'), false, 'bidding', 'lapsedEnded'], [asked('lapsed'), false, 'bidFailed', null],
  [asked('lapsed'), false, 'cancelled', null],
  [asked('cancelled'), false, 'cancelled', null],
] as const)('%j, open: %s, %s: %s', (correction, isOpen, bid, word) => {
  expect(correctedWord(correction, isOpen, bid)).toBe(word)
})

it('may be asked of bids that run or stand still while their auction takes bids', () => {
  expect([isBidOpen('auction', 'bidding'), isBidOpen('auction', 'biddingPaused')]).toEqual([true, true])
  expect([isBidOpen('contract', 'bidding'), isBidOpen('auction', 'cancelled')]).toEqual([false, false])
})
