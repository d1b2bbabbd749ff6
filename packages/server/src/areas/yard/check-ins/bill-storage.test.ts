// What the storage of an unsold car costs its seller: from when its order ended, however it stood after that.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { yardCalls as calls } from '@bidyard/contract/calls/yard'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { address, type CarWorld, confirmed, moveClock, openCarWorld, putInto } from '../../../testing/cars/car-world.ts'
import { makeCompany } from '../../../testing/make.ts'

let world: CarWorld
let carrier: string
beforeAll(async () => {
  world = await openCarWorld()
  carrier = (await makeCompany(world.app.database, { kind: 'transport' })).companyId
})
afterAll(() => world.stop())

let zones = 0
const comeIn = async (order: Awaited<ReturnType<typeof confirmed>>) => {
  const { ask } = world.staff
  const { id } = await ask(calls.registerTransport, { body: {
    orderId: order.id, kind: 'inbound', fromProvince: 'seoul', toProvince: 'gyeonggi', from: null, to: address,
    wishedAt: null, note: '',
  } })
  await ask(calls.requestTransport, { params: { id }, body: {} })
  await ask(calls.acceptTransport, { params: { id }, body: { companyId: carrier, driverId: null, amountWon: null } })
  zones += 1
  const zone = `S${zones}`
  await ask(calls.addYardSlots, { body: { zone, count: 1, reason: '구역 신설' } })
  const { items: [slot] } = await ask(calls.listYardSlots, { query: { filter: { zone: { eq: zone } } } })
  const checkIn = await ask(calls.arriveTransport, { params: { id }, body: {
    slotId: slot?.id ?? '', odometer: { reading: 45_230, unit: 'Km' }, keyCount: 2, papers: [], note: '',
  } })
  return { order, checkIn }
}
const standing = async () => comeIn(await confirmed(await world.seller(), { kind: 'prime', houseType: 'inflow' }))
type Standing = Awaited<ReturnType<typeof standing>>

const decline = ({ order: { id } }: Standing) => world.app.database.transact(async (tx) => {
  await tx.updateTable('orders').set({ state: 'declined' }).where('id', '=', id).execute()
  await tx.insertInto('state_history').values({
    machine: 'order', row_id: id, action: 'decline', from_state: 'biddingCompleted', to_state: 'declined',
    actor: 'seller',
  }).execute()
})
const cancel = ({ order: { id } }: Standing) =>
  world.staff.ask(carsCalls.cancelOrder, { params: { id }, body: { reason: '철회' } })
const passDays = (days: number) => moveClock(world, days * 86_400)
const daysBilled = async ({ order, checkIn: { id, version } }: Standing) => {
  await world.staff.ask(calls.releaseCheckIn, { params: { id }, body: { to: 'owner', note: '', seenVersion: version } })
  const rows = await world.app.sql<{ days: number }[]>`
    select days from seller_fees where order_id = ${order.id} and fee_type = 'storageFee'`
  return rows.map(({ days }) => days)
}

test('a car that was taken back stands free for three days, and every day after that costs something', async () => {
  const [soon, late] = [await standing(), await standing()]
  for (const one of [soon, late]) await cancel(one)
  await passDays(2)
  expect(await daysBilled(soon)).toEqual([])
  await passDays(3)
  expect((await daysBilled(late)).map((days) => days >= 2)).toEqual([true])
})

test('a declined car goes on to cost when its order is cancelled as well', async () => {
  const one = await standing()
  await decline(one)
  await passDays(6)
  await cancel(one)
  await passDays(2)
  expect((await daysBilled(one)).map((days) => days >= 5)).toEqual([true])
})

test('the days before a car came back from its buyer cost nothing', async () => {
  const sold = await standing()
  await putInto(world, sold.order, 'depositCompleted')
  await world.staff.ask(calls.releaseCheckIn, {
    params: { id: sold.checkIn.id }, body: { to: 'buyer', note: '', seenVersion: sold.checkIn.version },
  })
  await decline(sold)
  await passDays(6)
  const back = await comeIn(sold.order)
  await passDays(2)
  expect(await daysBilled(back)).toEqual([])
  const late = await standing()
  await decline(late)
  await passDays(5)
  expect((await daysBilled(late)).map((days) => days >= 2)).toEqual([true])
})
