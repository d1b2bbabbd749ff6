// The office's calendar counts by the hour what opens and what ends; its queue tells what can be screened.
import { auctionsCalls as calls } from '@bidyard/contract/calls/auctions'
import { carsCalls } from '@bidyard/contract/calls/cars'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf } from '../../../testing/ask.ts'
import { type MarketWorld, openMarketWorld } from '../../../testing/auctions/market-world.ts'

let world: MarketWorld
beforeAll(async () => {
  world = await openMarketWorld()
})
afterAll(() => world.stop())

const dayMs = 86_400_000
const hourOf = (time: string | null): string => {
  const at = new Date(time ?? 0)
  at.setUTCMinutes(0, 0, 0)
  return at.toISOString()
}
const around = async (days: number) => {
  const now = (await world.now()).getTime()
  return { from: new Date(now - dayMs).toISOString(), until: new Date(now + days * dayMs).toISOString() }
}
const countsIn = async () => {
  const { hours } = await world.clerk.ask(calls.getAuctionCalendar, { query: await around(20) })
  return new Map(hours.map(({ at, opens, ends }) => [new Date(at).toISOString(), { opens, ends }]))
}
const idsWith = async (filter: object) => (await world.clerk.ask(calls.listAuctions, {
  query: { filter: { state: { eq: 'preparation' }, ...filter }, size: 100 },
})).items.map(({ id }) => id)

test('an auction counts where it opened and where it ends, and one that waits where it will open', async () => {
  const opened = await world.opened()
  const waiting = await world.prepared()
  const approved = await world.clerk.ask(calls.approveListing, {
    params: { id: waiting.id }, body: { seenVersion: waiting.version },
  })
  const openAt = new Date((await world.now()).getTime() + 5 * dayMs).toISOString()
  await world.clerk.ask(calls.openAuction, {
    params: { id: waiting.id }, body: { seenVersion: approved.version, openAt },
  })
  const counts = await countsIn()
  expect(counts.get(hourOf(opened.openedAt))?.opens).toBe(1)
  expect(counts.get(hourOf(opened.endsAt))?.ends).toBe(1)
  expect(counts.get(hourOf(openAt))).toEqual({ opens: 1, ends: 0 })

  await world.clerk.ask(calls.cancelAuction, {
    params: { id: opened.id }, body: { seenVersion: opened.version, reason: '판매자 요청' },
  })
  expect((await countsIn()).get(hourOf(opened.endsAt))).toBeUndefined()
})

test('no more than six weeks are counted at once, and by the office alone', async () => {
  const wide = await refusalOf(world.clerk.ask(calls.getAuctionCalendar, { query: await around(60) }))
  expect(wide.status).toBe(400)
  const dealer = await world.dealer()
  expect((await refusalOf(dealer.ask(calls.getAuctionCalendar, { query: await around(1) }))).status).toBe(403)
})

test('the queue tells listings that can be screened from those that wait for a check or for their seller', async () => {
  const ready = await world.prepared()
  const unchecked = await world.prepared({ without: 'check' })
  const sentBack = await world.prepared()
  await world.clerk.ask(calls.returnListing, {
    params: { id: sentBack.id }, body: { seenVersion: sentBack.version, reasons: ['photosUnclear'], note: '' },
  })
  const made = { ready, unchecked, sentBack }
  const mine = (ids: readonly string[]) =>
    Object.entries(made).flatMap(([name, { id }]) => (ids.includes(id) ? [name] : []))
  const open = { screenedAt: { isNull: true }, isSentBack: { eq: false } }
  expect(mine(await idsWith({ ...open, isChecked: { eq: true } }))).toEqual(['ready'])
  expect(mine(await idsWith({ ...open, isChecked: { eq: false } }))).toEqual(['unchecked'])
  expect(mine(await idsWith({ isSentBack: { eq: true } }))).toEqual(['sentBack'])
  // The same, as its seller finds it among all cars.
  const { items } = await world.clerk.ask(carsCalls.listOrders, {
    query: { filter: { isSellersTurn: { eq: true }, state: { eq: 'confirmed' } }, size: 100 },
  })
  const orders = Object.values(made).map(({ orderId }) => orderId)
  const turns = items.filter(({ id }) => orders.includes(id))
  expect(new Map(turns.map(({ id, isSentBack, isSellersTurn }) => [id, { isSentBack, isSellersTurn }])))
    .toEqual(new Map([
      [unchecked.orderId, { isSentBack: false, isSellersTurn: true }],
      [sentBack.orderId, { isSentBack: true, isSellersTurn: true }],
    ]))
})
