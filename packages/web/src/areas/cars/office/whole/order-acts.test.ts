// Acts about an order are offered where the server takes them.
import { expect, test } from 'vitest'
import { actsFor, type OrderFacts } from './order-acts.ts'

const confirmed: OrderFacts = { state: 'confirmed', checkId: null, mayRetry: false }

test('another auction is prepared only where none is under way', () => {
  expect(actsFor(confirmed, [])).toContain('prepare')
  expect(actsFor(confirmed, [{ state: 'cancelled' }, { state: 'done' }])).toContain('prepare')
  const again: OrderFacts = { ...confirmed, state: 'retryAuction' }
  for (const state of ['preparation', 'auction', 'contract'] as const)
    expect(actsFor(again, [{ state: 'cancelled' }, { state }])).not.toContain('prepare')
})

test('before its auctions are known none is prepared', () => {
  expect(actsFor(confirmed, undefined)).toEqual([
    'fillIn', 'lookUp', 'registerByHand', 'historyByHand', 'photos', 'reserve', 'cancel',
  ])
})

test('photos are put to a car as long as nobody bids on it', () => {
  for (const state of ['draft', 'confirmed', 'declined', 'retryAuction'] as const)
    expect(actsFor({ ...confirmed, state }, [])).toContain('photos')
  for (const state of ['biddingInProgress', 'biddingCompleted', 'awarded', 'completed', 'cancelled'] as const)
    expect(actsFor({ ...confirmed, state }, [])).not.toContain('photos')
})
