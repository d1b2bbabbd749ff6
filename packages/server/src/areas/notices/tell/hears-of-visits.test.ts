// Who hears of checks: a seller of what the office does to a visit or an own one, an inspector of what others call off.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { noticesCalls } from '@bidyard/contract/calls/notices'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestMember } from '../../../testing/app.ts'
import {
  type CarWorld, confirmed, inHours, moveClock, openCarWorld, ownBegun, type Seller,
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

test('a seller hears that the office ended an own check, and why', async () => {
  const seller = await world.seller()
  const { order, check: { id, version: seenVersion } } = await ownBegun(world, seller)
  await world.inspector.ask(carsCalls.abandonCarCheck, { params: { id }, body: { reason: '휴대폰 분실', seenVersion } })
  const [letter, ...more] = await told(seller)
  expect([letter?.kind, letter?.path, more]).toEqual(['ownerCheckAbandoned', `/cars/${order.id}`, []])
  expect(letter?.text.ko).toContain('휴대폰 분실')
})

test('an inspector who was named hears of a visit that others call off, or that ends with its order', async () => {
  const [seller, named, other] = [await world.seller(), await inspector(), await inspector()]
  const order = await confirmed(seller)
  const { id } = await reserve(world.staff, order.id, named.memberId)
  await callOff(seller, id)
  expect(await kindsTold(named)).toEqual(['visitAssigned', 'visitCalledOff'])
  expect((await told(named))[1]).toMatchObject({ path: `/office/checks/${id}` })
  await callOff(other, (await reserve(world.staff, order.id, other.memberId)).id)
  expect(await kindsTold(other)).toEqual(['visitAssigned'])
  await reserve(other, order.id, other.memberId)
  await seller.ask(carsCalls.cancelOrder, { params: { id: order.id }, body: { reason: '직접 판매' } })
  expect(await kindsTold(other)).toEqual(['visitAssigned', 'visitCalledOff'])
})

test('an inspector hears of a visit that somebody gives them, or gives to somebody else', async () => {
  const [seller, first, second] = [await world.seller(), await inspector(), await inspector()]
  const { id, version } = await reserve(seller, (await confirmed(seller)).id)
  const name = (who: TestMember, seenVersion: number, to: TestMember | null) =>
    who.ask(carsCalls.nameInspector, { params: { id }, body: { inspectorId: to?.memberId ?? null, seenVersion } })
  await name(world.staff, version, first)
  expect((await told(first)).map(({ kind, path }) => [kind, path])).toEqual([['visitAssigned', `/office/checks/${id}`]])
  await name(world.staff, version + 1, second)
  expect(await kindsTold(first)).toEqual(['visitAssigned', 'visitCalledOff'])
  expect((await told(first))[1]?.title.ko).toBe('방문 점검의 점검원이 바뀌었습니다')
  expect(await kindsTold(second)).toEqual(['visitAssigned'])
  // Own acts are known.
  await name(second, version + 2, null)
  await name(second, version + 3, second)
  expect(await kindsTold(second)).toEqual(['visitAssigned'])
  expect(await kindsTold(seller)).toEqual([])
})
