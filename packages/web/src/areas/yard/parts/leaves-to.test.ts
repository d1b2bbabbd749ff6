// A car leaves only once it is paid, or once nobody waits for it any more.
import { orderState } from '@bidyard/contract/enums/cars'
import { expect, test } from 'vitest'
import { leavesTo } from './leaves-to.ts'

test('a car leaves to its buyer once it is paid, to its owner once its order has ended, and else stays', () => {
  expect(Object.fromEntries(orderState.values.map((state) => [state, leavesTo(state)]))).toEqual({
    draft: null, confirmed: null, biddingInProgress: null, biddingCompleted: null, awarded: null, retryAuction: null,
    depositCompleted: 'buyer', completed: 'buyer', declined: 'owner', cancelled: 'owner',
  })
})
