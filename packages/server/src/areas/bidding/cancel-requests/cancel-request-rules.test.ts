// When a shop may ask to have its bid cancelled: while it runs, after a correction that it did not know, and once.
import { describe, expect, test } from 'vitest'
import { biddingState } from '@bidyard/contract/enums'
import { obstacleToAsking } from './cancel-request-rules.ts'

const at = (minute: number): Date => new Date(Date.UTC(2031, 4, 1, 3, minute))
const fine = {
  auctionState: 'auction', endsAt: at(30), correctedAt: at(10), state: 'bidding', bidAt: at(5), hasAsked: false,
  now: at(20),
} as const

describe('a bid that stood before the correction', () => {
  test('may be asked to be cancelled, also while it stands still', () => {
    expect(obstacleToAsking(fine)).toBeUndefined()
    expect(obstacleToAsking({ ...fine, state: 'biddingPaused' })).toBeUndefined()
    expect(obstacleToAsking({ ...fine, bidAt: at(10) })).toBeUndefined()
  })

  test('may not once its auction is over, whether the clock came by or not', () => {
    for (const over of [
      { now: at(30) }, { endsAt: null }, { auctionState: 'contract' as const }, { auctionState: 'cancelled' as const },
    ])
      expect(obstacleToAsking({ ...fine, ...over })).toBe('0006.bid_not_open')
  })

  test.each(biddingState.values.filter((state) => state !== 'bidding' && state !== 'biddingPaused'))(
    'may not as %s', (state) => {
      expect(obstacleToAsking({ ...fine, state, correctedAt: null, hasAsked: true })).toBe('0006.bid_not_open')
    })

  test('is asked about once', () => {
    expect(obstacleToAsking({ ...fine, hasAsked: true })).toBe('0008.already_asked')
  })
})

test('a bid that was made or raised afterwards, or of a car that was never corrected, binds', () => {
  expect(obstacleToAsking({ ...fine, bidAt: at(11) })).toBe('0007.not_corrected')
  expect(obstacleToAsking({ ...fine, correctedAt: null })).toBe('0007.not_corrected')
})
