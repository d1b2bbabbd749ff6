// When a car comes into the yard and when it leaves, for every state and place.
import { auctionHouseType, type OrderState, orderState } from '@bidyard/contract/enums'
import { expect, test } from 'vitest'
import { mayLeave, mayRegister } from './transport-rules.ts'

const states = (of: (state: OrderState) => boolean): OrderState[] => orderState.values.filter(of).toSorted()

test('a car leaves to its buyer when it is paid, to its owner when it is over', () => {
  expect(states((state) => mayLeave(state, 'buyer'))).toEqual(['completed', 'depositCompleted'])
  expect(states((state) => mayLeave(state, 'owner'))).toEqual(['cancelled', 'declined'])
})

test('a car of our yard comes in before the market or back from its buyer, another one is delivered once', () => {
  for (const houseType of [null, ...auctionHouseType.values]) {
    const of = (kind: 'inbound' | 'delivery', isDelivered: boolean, isAtBuyer = false) =>
      states((state) => mayRegister(kind, { state, houseType }, { isDelivered, isAtBuyer }))
    const comes = houseType === 'inflow' ? ['confirmed', 'retryAuction'] : []
    expect([of('inbound', false), of('inbound', true)]).toEqual([comes, comes])
    expect(of('inbound', false, true))
      .toEqual(houseType === 'inflow' ? ['cancelled', 'confirmed', 'declined', 'retryAuction'] : [])
    expect(of('delivery', false)).toEqual(houseType === 'outflow' ? ['awarded', 'completed', 'depositCompleted'] : [])
    expect(of('delivery', true)).toEqual([])
  }
})
