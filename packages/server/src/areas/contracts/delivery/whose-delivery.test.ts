// A car that is offered again goes another way: no shop reads where another one had it brought to, nor when it left.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { biddersOf, type Closed, doing, insertBid, passEnd, request } from '../../../testing/contracts/award-world.ts'
import {
  asked, awarded, confirmLien, type Deal, deliverAt, handOver, type HouseWorld, numberOf, openHouseWorld, paid,
  primeWon, release, seen, to,
} from '../../../testing/contracts/house-world.ts'
import { refund } from '../../../testing/contracts/refund.ts'
import { registerDelivery } from '../../../testing/contracts/register-delivery.ts'
import { wordOf } from '../../../testing/contracts/word-of.ts'
import { transfer } from '../../../testing/money/bank-world.ts'

let world: HouseWorld
beforeAll(async () => {
  world = await openHouseWorld()
})
afterAll(() => world.stop())

const letFall = async (deal: Deal): Promise<void> => {
  const { version: seenVersion } = await seen(world, deal)
  await doing(world.clerk, calls.cancelContract, { params: { id: deal.contractId }, body: {
    seenVersion, type: 'sellerRequest', next: 'retry', reason: '판매자 요청으로 재경매',
  } })
}

/** The next round of a car whose contract the office ended, up to its close. */
const closedAgain = async ({ orderId }: Deal, won: number): Promise<Closed & Pick<Deal, 'buyer'>> => {
  const { items: [listing] } = await world.clerk.ask(auctionsCalls.listAuctions, {
    query: { filter: { orderId: { eq: orderId }, state: { eq: 'preparation' } } },
  })
  const params = { id: listing?.id ?? '' }
  const { version } = await world.clerk.ask(auctionsCalls.getAuction, { params })
  const approved = await world.clerk.ask(auctionsCalls.approveListing, { params, body: { seenVersion: version } })
  const { endsAt } = await world.clerk.ask(auctionsCalls.openAuction, {
    params, body: { seenVersion: approved.version, openAt: null },
  })
  const dealer = await world.dealer()
  await insertBid(world, params.id, dealer, won)
  await passEnd(world, endsAt)
  const [first] = await biddersOf(world, params.id, new Map([[dealer.shopId ?? '', dealer]]))
  if (first === undefined || dealer.shopId === null) throw new Error('nobody is listed after the close')
  return { id: params.id, orderId, bidders: [first, first], buyer: { ...dealer, shopId: dealer.shopId } }
}

/** With the contract that a prime car has from its close on. */
const primeOf = async (car: Awaited<ReturnType<typeof closedAgain>>): Promise<Deal> => {
  const { items: [contract] } = await world.office.ask(calls.listContracts, {
    query: { filter: { auctionId: { eq: car.id } } },
  })
  return { ...car, contractId: contract?.id ?? '' }
}

test('each contract of a car shows its own delivery alone', async () => {
  const fallen = await asked(world, 'pro')
  await letFall(fallen)
  const car = await closedAgain(fallen, 11_000_000)
  const deal = { ...car, contractId: await request(world, car, car.bidders[0]) }
  await doing(deal.buyer, calls.acceptProPurchase, { params: { id: deal.contractId }, body: {} })
  const deliveryTo = async (one: Deal) => (await seen(world, one, one.buyer)).house?.delivery?.to
  expect([await deliveryTo(fallen), await deliveryTo(deal)]).toEqual([to, undefined])

  const other = { postalCode: '48058', road: '부산 해운대구 센텀로 9', detail: '' }
  await doing(deal.buyer, calls.confirmDelivery, { params: { id: deal.contractId }, body: {
    companyId: world.carrier, deliverAt: await deliverAt(world), toProvince: 'busan', to: other, note: '',
  } })
  expect([await deliveryTo(fallen), await deliveryTo(deal)]).toEqual([to, other])
})

test('each contract of a car shows when it left the yard for its own buyer', async () => {
  const fallen = await awarded(world, 'prime', 'yard')
  await letFall(fallen)
  const deal = await primeOf(await closedAgain(fallen, primeWon))
  await confirmLien(world, deal)
  await transfer(world.bank, await numberOf(world, deal))
  await release(world, deal)
  const releasedAt = async (one: Deal) => (await seen(world, one, one.buyer)).house?.releasedAt
  expect([await releasedAt(fallen), await releasedAt(deal)]).toEqual([null, expect.any(String)])
})

test('a car whose buyer was refunded is brought to the next one, whatever was handed over before', async () => {
  const fallen = await paid(world, 'prime')
  await registerDelivery(world, fallen)
  await handOver(world, fallen)
  expect(await wordOf(registerDelivery(world, fallen))).toBe('409')
  await refund(world, fallen, 'retry')
  const deal = await primeOf(await closedAgain(fallen, primeWon))
  const { id } = await registerDelivery(world, deal)
  expect((await seen(world, deal, deal.buyer)).house?.delivery?.transportId).toBe(id)
  expect((await seen(world, fallen, fallen.buyer)).house?.delivery?.transportId).not.toBe(id)
})
