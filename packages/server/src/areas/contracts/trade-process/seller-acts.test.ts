// A seller after the close: chooses a bidder, takes that back, drops the bidder, sells to nobody; each refusal has its word.
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusalOf } from '../../../testing/ask.ts'
import {
  around, type AwardWorld, doing, open, openAwardWorld, prime, request,
} from '../../../testing/contracts/award-world.ts'

let world: AwardWorld
beforeAll(async () => {
  world = await openAwardWorld({ })
})
afterAll(() => world.stop())

const codeOf = async (asked: Promise<unknown>) => (await refusalOf(asked)).body.code
const revert = (id: string, who = world.seller) =>
  doing(who, calls.revertSaleRequest, { params: { id }, body: { reason: null } })
const drop = (id: string, who = world.seller) =>
  doing(who, calls.cancelCurrent, { params: { id }, body: { reason: '다른 구매자를 찾음' } })

describe('a sale request', () => {
  test('reserves the bid and asks its buyer for a day', async () => {
    const car = await world.closed()
    const [, second] = car.bidders
    const contractId = await request(world, car, second)
    expect(await around(world, car)).toEqual({
      auction: 'contract', order: 'biddingCompleted', contracts: ['purchaseDecision'],
      bids: ['bidding waiting', 'awardReserved awardInProgress', 'bidding waiting'], amounts: [],
    })
    const contract = await second.dealer.ask(calls.getContract, { params: { id: contractId } })
    expect(contract).toMatchObject({
      state: 'purchaseDecision', amountWon: second.amountWon, priceWon: null, shopId: second.dealer.shopId,
      sale: { state: 'accepted' }, purchase: { state: 'pending' }, buyer: null, seller: null,
      duty: { step: 'purchaseDecision', whose: 'buyer' },
    })
  })
})
