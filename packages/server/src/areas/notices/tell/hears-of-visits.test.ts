// Who hears of an inspector's visit: its seller of what the office does to it, its inspector of what others call off.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { noticesCalls } from '@bidyard/contract/calls/notices'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestMember } from '../../../testing/app.ts'
import {
  type CarWorld, confirmed, inHours, moveClock, openCarWorld, type Seller,
} from '../../../testing/cars/car-world.ts'

let world: CarWorld
beforeAll(async () => {
  world = await openCarWorld()
})
afterAll(() => world.stop())

const told = async ({ ask }: Pick<Seller, 'ask'>) =>
  (await ask(noticesCalls.listNotices, { query: { sort: [{ toldAt: 'asc' }], size: 100 } })).items
const kindsTold = async (who: Pick<Seller, 'ask'>) => (await told(who)).map(({ kind }) => kind)

const reserve = async (who: Pick<Seller, 'ask'>, orderId: string, inspectorId: string | null = null) =>
  who.ask(carsCalls.reserveCarCheck, { body: {
    orderId, source: 'inspector', reservedAt: await inHours(world, 2), inspectorId, place: null,
  } })
const callOff = (who: Pick<Seller, 'ask'>, id: string) =>
  who.ask(carsCalls.callOffCarCheck, { params: { id }, body: { reason: '점검원 일정 변경' } })
const inspector = (): Promise<TestMember> => world.app.member({ type: 'admin', part: 'inspection' })

test('a seller hears of a visit that the office reserves, calls off or notes as missed, of no own act', async () => {
  const seller = await world.seller()
  const order = await confirmed(seller)
  await callOff(seller, (await reserve(seller, order.id)).id)
  expect(await kindsTold(seller)).toEqual([])
  await callOff(world.staff, (await reserve(world.staff, order.id)).id)
  expect(await kindsTold(seller)).toEqual(['ownerVisitReserved', 'ownerVisitFellThrough'])
  const [reserved, off] = await told(seller)
  expect(reserved?.text.ko).toContain(order.carNumber)
  expect(off?.text.ko).toContain('점검원 일정 변경')
  const { id } = await reserve(seller, order.id)
  await moveClock(world, 2 * 3_600 + 1)
  await world.inspector.ask(carsCalls.noShowCarCheck, { params: { id }, body: { reason: '차량 없음' } })
  await world.app.sql`update clock_shift set shift = interval '0'`
  const missed = (await told(seller)).find(({ kind, text }) =>
    kind === 'ownerVisitFellThrough' && text.ko.includes('차량 없음'))
  expect(missed).toMatchObject({ path: `/cars/${order.id}`, toldCount: 2 })
})

test('an inspector who was named hears of a visit that others call off, or that ends with its order', async () => {
  const [seller, named, other] = [await world.seller(), await inspector(), await inspector()]
  const order = await confirmed(seller)
  const { id } = await reserve(world.staff, order.id, named.memberId)
  await callOff(seller, id)
  expect(await told(named)).toMatchObject([{ kind: 'visitCalledOff', path: `/office/checks/${id}` }])
  await callOff(other, (await reserve(world.staff, order.id, other.memberId)).id)
  expect(await kindsTold(other)).toEqual([])
  await reserve(world.staff, order.id, other.memberId)
  await seller.ask(carsCalls.cancelOrder, { params: { id: order.id }, body: { reason: '직접 판매' } })
  expect(await kindsTold(other)).toEqual(['visitCalledOff'])
})
