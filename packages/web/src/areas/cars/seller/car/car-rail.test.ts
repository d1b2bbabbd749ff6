// Whose turn it is on the way of a car, from what its order, its checks and its auction tell.
import { orderState } from '@bidyard/contract/enums/cars'
import { describe, expect, it, test } from 'vitest'
import {
  type CarStanding, choiceTurnOf, isOthers, isReturned, needsVisit, owesLook, railOf, railSteps, whyAbandoned,
} from './car-rail.ts'

const order = (state: CarStanding['order']['state'], kind: CarStanding['order']['kind'] = 'pro') =>
  ({ state, kind, confirmedAt: state === 'draft' ? null : '2026-01-02T00:00:00Z', auctionId: null })
const standing = (given: Partial<CarStanding> = {}): CarStanding =>
  ({ order: order('confirmed'), checks: [], auction: undefined, ...given })
const listing = {
  state: 'preparation', openedAt: null, screenedAt: null, returnedAt: null, resubmittedAt: null,
} as const
type Check = CarStanding['checks'][number]
const check = (state: Check['state'], given: Partial<Check> = {}): Check =>
  ({ source: 'inspector', state, startedAt: '2026-01-03T00:00:00Z', endNote: null, ...given })
const complete = check('complete')

test('every state of an order has its rail, and never more than one turn', () => {
  for (const state of orderState.values) {
    const rail = railOf(standing({ order: order(state) }))
    const turns = railSteps.filter((step) => rail[step] === 'mine' || rail[step] === 'theirs')
    expect([state, turns.length]).toEqual([state, state === 'completed' || state === 'cancelled' ? 0 : 1])
  }
})

describe('a confirmed car', () => {
  it('waits for its seller to agree on a visit', () => {
    expect(needsVisit(standing())).toBe(true)
    expect(railOf(standing()).check).toBe('mine')
  })

  it('waits for the inspector once a visit is reserved, and again for its seller when it was called off', () => {
    const reserved = standing({ checks: [check('inProgress', { startedAt: null })] })
    expect(railOf(reserved).check).toBe('theirs')
    expect(railOf(standing({ checks: [check('reservationCancel', { startedAt: null })] })).check).toBe('mine')
  })

  it('of a seller who shows it needs no visit, but waits for what its seller tells of it', () => {
    const own = (...states: readonly ('inProgress' | 'complete')[]) => standing({
      order: order('confirmed', 'self'), checks: states.map((state) => check(state, { source: 'seller' })),
    })
    expect(needsVisit(own())).toBe(false)
    expect([own(), own('inProgress'), own('complete')].map((one) => railOf(one).check))
      .toEqual(['mine', 'mine', 'done'])
    expect([own(), own('inProgress'), own('complete')].map(isOthers)).toEqual([false, false, true])
  })

  it('of a seller who does not go on is theirs again with the reason, until an inspector is to come', () => {
    const ended = check('reservationCancel', { source: 'seller', endNote: '휴대폰 분실' })
    const own = (...checks: readonly Check[]) => standing({ order: order('confirmed', 'self'), checks })
    const all = [own(ended), own(check('inProgress', { startedAt: null }), ended), own(complete, ended)]
    expect(all.map(owesLook)).toEqual([true, false, false])
    expect(all.map(whyAbandoned)).toEqual(['휴대폰 분실', null, null])
    expect(all.map((one) => railOf(one).check)).toEqual(['mine', 'theirs', 'done'])
    expect(whyAbandoned(own({ ...ended, startedAt: null }))).toBeNull()
  })

  it('is the seller’s again when its listing was sent back, until it is handed in again', () => {
    const returned = { ...listing, returnedAt: '2026-01-04T00:00:00Z' }
    const mended = { ...returned, resubmittedAt: '2026-01-05T00:00:00Z' }
    expect(railOf(standing({ checks: [complete], auction: listing })).auction).toBe('theirs')
    expect(railOf(standing({ checks: [complete], auction: returned })).auction).toBe('mine')
    expect([listing, returned, mended].map((auction) => isOthers(standing({ checks: [complete], auction }))))
      .toEqual([true, false, true])
    expect([isReturned(mended), isReturned({ ...mended, returnedAt: '2026-01-06T00:00:00Z' })]).toEqual([false, true])
  })
})

test('a listing that the office called off is nobody’s turn, while its car is still offered', () => {
  const calledOff = { ...listing, state: 'cancelled' } as const
  for (const state of ['confirmed', 'retryAuction'] as const) {
    const off = standing({ order: order(state), checks: [complete], auction: calledOff })
    expect([railOf(off), isOthers(off)]).toEqual([
      { request: 'done', check: 'done', auction: 'failed', choice: 'ahead', contract: 'ahead' }, false,
    ])
  }
  const opened = standing({ checks: [complete], auction: { ...calledOff, openedAt: '2026-01-05T00:00:00Z' } })
  expect(railOf(opened).auction).toBe('theirs')
})

test('a choice is the seller’s turn, until a buyer is asked or the office talks about the price', () => {
  const chosen = { state: 'purchaseDecision' } as NonNullable<Parameters<typeof choiceTurnOf>[0]['current']>
  const turns = [
    choiceTurnOf({ current: null, consultUntil: null }), choiceTurnOf({ current: chosen, consultUntil: null }),
    choiceTurnOf({ current: { ...chosen, state: 'salesDecision' }, consultUntil: null }),
    choiceTurnOf({ current: null, consultUntil: '2026-01-05T00:00:00Z' }),
  ]
  expect(turns).toEqual(['seller', 'buyer', 'seller', 'office'])
  const choice = turns.map((choiceWaitsFor) =>
    railOf(standing({ order: order('biddingCompleted'), choiceWaitsFor })).choice)
  expect(choice).toEqual(['mine', 'theirs', 'mine', 'theirs'])
})

test('a cancelled car shows how far it had come', () => {
  const ended = order('cancelled')
  expect(railOf(standing({ order: { ...ended, confirmedAt: null } })).request).toBe('failed')
  expect(railOf(standing({ order: ended })).check).toBe('failed')
  expect(railOf(standing({ order: { ...ended, auctionId: 'a' } })).auction).toBe('failed')
})
