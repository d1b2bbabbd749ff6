// A car that is offered again has another delivery: no shop reads where another one had its car brought to.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { biddersOf, type Closed, doing, insertBid, passEnd, request } from '../../../testing/contracts/award-world.ts'
import {
  asked, type Deal, deliverAt, type HouseWorld, openHouseWorld, seen, to,
} from '../../../testing/contracts/house-world.ts'

let world: HouseWorld
beforeAll(async () => {
  world = await openHouseWorld({}, 'at rest')
})
afterAll(() => world.stop())

/** The next round of a car whose contract the office ended, up to its next buyer. */
const soldAgain = async ({ orderId }: Deal): Promise<Deal> => {
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
  await insertBid(world, params.id, dealer, 11_000_000)
  await passEnd(world, endsAt)
  const [first] = await biddersOf(world, params.id, new Map([[dealer.shopId ?? '', dealer]]))
  if (first === undefined || dealer.shopId === null) throw new Error('nobody is listed after the close')
  const car: Closed = { id: params.id, orderId, bidders: [first, first] }
  const contractId = await request(world, car, first)
  await doing(dealer, calls.acceptProPurchase, { params: { id: contractId }, body: {} })
  return { ...car, contractId, buyer: { ...dealer, shopId: dealer.shopId } }
}

test('each contract of a car shows its own delivery alone', async () => {
  const fallen = await asked(world, 'pro')
  const { version: seenVersion } = await seen(world, fallen)
  await doing(world.clerk, calls.cancelContract, { params: { id: fallen.contractId }, body: {
    seenVersion, type: 'sellerRequest', next: 'retry', reason: '판매자 요청으로 재경매',
  } })
  const deal = await soldAgain(fallen)
  const deliveryTo = async (one: Deal) => (await seen(world, one, one.buyer)).house?.delivery?.to
  expect([await deliveryTo(fallen), await deliveryTo(deal)]).toEqual([to, undefined])

  const other = { postalCode: '48058', road: '부산 해운대구 센텀로 9', detail: '' }
  await doing(deal.buyer, calls.confirmDelivery, { params: { id: deal.contractId }, body: {
    companyId: world.carrier, deliverAt: await deliverAt(world), toProvince: 'busan', to: other, note: '',
  } })
  expect([await deliveryTo(fallen), await deliveryTo(deal)]).toEqual([to, other])
}, 60_000)
