// What is told of own bids: only what changed while one looked, and only what matters.
import { expect, it } from 'vitest'
import { changesOf, knownOf } from './changes-rules.ts'

type State = 'bidding' | 'biddingPaused' | 'awardReserved' | 'bidFailed' | 'awarded' | 'cancelled'

const process = (biddingId: string, biddingState: State) => ({
  biddingId, biddingState, auctionState: 'contract', bidderState: 'waiting', contractStep: 'purchaseDecision',
} as const)

it('tells what changed', () => {
  const before = knownOf([
    process('a', 'bidding'), process('b', 'bidding'), process('c', 'awardReserved'), process('d', 'bidding'),
  ])
  const after = knownOf([
    process('a', 'awardReserved'), process('b', 'bidFailed'), process('c', 'awarded'), process('d', 'cancelled'),
  ])
  expect(changesOf(before, after)).toEqual([
    { notice: 'chosen', biddingId: 'a' }, { notice: 'lost', biddingId: 'b' }, { notice: 'won', biddingId: 'c' },
    { notice: 'cancelled', biddingId: 'd' },
  ])
})

it('tells of a pause, and of a car that is listed anew as of one that was lost', () => {
  const before = knownOf([process('a', 'bidding'), process('b', 'bidding')])
  const after = knownOf([
    process('a', 'biddingPaused'), { ...process('b', 'bidFailed'), bidderState: 'retryAuction' as const },
  ])
  expect(changesOf(before, after)).toEqual([{ notice: 'paused', biddingId: 'a' }, { notice: 'lost', biddingId: 'b' }])
})

it('tells nothing of what is as it was, of what is new, and of what only waits', () => {
  const before = knownOf([process('a', 'awarded'), { ...process('b', 'bidding'), auctionState: 'auction' as const }])
  const after = knownOf([process('a', 'awarded'), process('b', 'bidding'), process('n', 'awarded')])
  expect(changesOf(before, after)).toEqual([])
})
