// Derived states follow from the facts alone.
import { describe, expect, it } from 'vitest'
import { auctionEndReason } from '../enums/auctions.ts'
import { bidderState } from '../enums/bidding.ts'
import { orderProcess, orderState } from '../enums/cars.ts'
import { auctionProcessStepOf, awardDecisionStateOf, isWinner, orderProcessOf } from './derived.ts'

describe('the process step of an auction', () => {
  const live = { hasAwardedBidding: false, endReason: null }

  it('follows the state while nothing is awarded', () => {
    expect(auctionProcessStepOf({ ...live, state: 'preparation' })).toBe('screening')
    expect(auctionProcessStepOf({ ...live, state: 'auction' })).toBe('bid')
    expect(auctionProcessStepOf({ ...live, state: 'contract' })).toBe('awardDecision')
  })

  it('is accepted from the award to the end', () => {
    expect(auctionProcessStepOf({ state: 'contract', hasAwardedBidding: true, endReason: null })).toBe('accepted')
    expect(auctionProcessStepOf({ state: 'done', hasAwardedBidding: true, endReason: null })).toBe('accepted')
  })

  it.each(auctionEndReason.values)('is %s when a cancelled auction ended so', (endReason) => {
    expect(auctionProcessStepOf({ state: 'cancelled', hasAwardedBidding: false, endReason })).toBe(endReason)
  })
})

describe('the award decision', () => {
  it('waits until something is awarded or the round ends', () => {
    expect(awardDecisionStateOf({ awarded: false, roundEndedBy: null })).toBe('pending')
  })

  it('is accepted by an award, whatever comes later', () => {
    expect(awardDecisionStateOf({ awarded: true, roundEndedBy: null })).toBe('accepted')
    expect(awardDecisionStateOf({ awarded: true, roundEndedBy: 'flow' })).toBe('accepted')
  })

  it('is declined by people and expired by the clock', () => {
    expect(awardDecisionStateOf({ awarded: false, roundEndedBy: 'seller' })).toBe('declined')
    expect(awardDecisionStateOf({ awarded: false, roundEndedBy: 'staff' })).toBe('declined')
    expect(awardDecisionStateOf({ awarded: false, roundEndedBy: 'clock' })).toBe('expired')
  })
})

describe('the process of an order', () => {
  it('is pending before the first bidding', () => {
    expect(orderState.values.filter((state) => orderProcessOf(state) === 'pending')).toEqual(['draft', 'confirmed'])
  })

  it('is in progress while a declined car waits for its next step', () => {
    expect(orderProcessOf('declined')).toBe('inProgress')
  })

  it('reaches each of its values', () => {
    expect(new Set(orderState.values.map(orderProcessOf))).toEqual(new Set(orderProcess.values))
  })
})

it('calls a bidder the winner from the completed award on', () => {
  expect(bidderState.values.filter(isWinner).toSorted()).toEqual(['awardCompleted', 'completed', 'winner'])
})
