// Events as the outbox holds them: spread out to what their contract says, once for all who listen.
import { expect, test } from 'vitest'
import { toldEvent } from './told-events.ts'

test('a packed list is told as its rows, with null for what is empty', () => {
  const packed = { list: 'bids', names: ['biddingId', 'partnerId'], rows: 'a b\nc ' }
  expect(toldEvent('7', 'biddingsChanged', JSON.stringify({ packed })).payload)
    .toEqual({ bids: [{ biddingId: 'a', partnerId: 'b' }, { biddingId: 'c', partnerId: null }] })
})

test('every other payload is told as it is, and is the same object for all', () => {
  const event = toldEvent('7', 'amountsChanged', '{"shopId":"a"}')
  expect([event.xid, event.payload]).toEqual([7n, { shopId: 'a' }])
  expect(event.payload).toBe(event.payload)
})
