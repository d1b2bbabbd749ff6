// What a seller hears of whom to choose: at the close, after somebody fell, and not of what they did themselves.
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { noticesCalls } from '@bidyard/contract/calls/notices'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Ask, askerOf } from '../../../testing/ask.ts'
import {
  type AwardWorld, type Bidder, type Closed, doing, open, openAwardWorld, request, wait,
} from '../../../testing/contracts/award-world.ts'

let world: AwardWorld
let owner: { readonly ask: Ask }
beforeAll(async () => {
  world = await openAwardWorld()
  const { token } = await world.partner.launch(await world.partner.seal())
  owner = { ask: askerOf(world.base, token) }
})
afterAll(() => world.stop())

const isOfChoice = (kind: string): boolean => kind.includes('ToChoose')
const toldOf = async ({ orderId }: Closed, who: { readonly ask: Ask } = world.seller) => {
  const { items } = await who.ask(noticesCalls.listNotices, { query: { sort: [{ toldAt: 'asc' }], size: 100 } })
  return items.filter(({ kind, path }) => isOfChoice(kind) && path === `/cars/${orderId}`)
}
const kindsOf = async (car: Closed, who?: { readonly ask: Ask }): Promise<readonly string[]> =>
  (await toldOf(car, who)).map(({ kind, toldCount }) => `${kind} ${toldCount}`)

const noOf = async (car: Closed, bidder: Bidder): Promise<void> => {
  const id = await request(world, car, bidder)
  await doing(bidder.dealer, calls.declineSelfPurchase, { params: { id }, body: { type: 'changeOfMind', note: null } })
}

test('a seller whose buyer said no is asked to choose again, each time, and reads nothing of a close', async () => {
  const car = await world.closed()
  const [first, second] = car.bidders
  expect(await kindsOf(car)).toEqual(['buyerToChoose 1'])
  await noOf(car, first)
  const [, again] = await toldOf(car)
  expect(again).toMatchObject({ kind: 'buyerToChooseAgain', title: {
    ko: '구매자를 다시 선택해 주세요', en: 'Choose a buyer again',
  } })
  expect(`${again?.text.ko} ${again?.text.en}`).not.toMatch(/경매가 끝났|입찰이 들어왔|is over|There are bids/)
  // By the same time as before: there is still more than a day left of the first two.
  await noOf(car, second)
  expect(await kindsOf(car)).toEqual(['buyerToChoose 1', 'buyerToChooseAgain 2'])
})

test('whoever took a request back, dropped a buyer or declined a sale knows it, and is reminded', async () => {
  const car = await world.closed()
  const [first, second] = car.bidders
  const asked = { params: { id: car.id }, body: { reason: null } }
  // From here on each of them gives new time.
  await wait(world, 30)
  await request(world, car, first)
  await doing(world.seller, calls.revertSaleRequest, asked)
  await request(world, car, first)
  await doing(world.seller, calls.cancelCurrent, asked)
  const id = await open(world, car, second)
  await doing(world.seller, calls.declineSelfSale, {
    params: { id }, body: { type: 'priceTooLow', note: '더 받고 싶음' },
  })
  expect(await kindsOf(car)).toEqual(['buyerToChoose 1'])
  await world.pass(20 * 3_600)
  expect(await kindsOf(car)).toEqual(['buyerToChoose 1', 'buyerToChooseAgain 1'])
  const [, reminder] = await toldOf(car)
  expect(reminder?.title).toEqual({ ko: '구매자 선택 기한이 다가옵니다', en: 'A buyer is to be chosen soon' })
})

test('whoever owns a car hears that their partner took a request back, and not that they did', async () => {
  const { partnerId, exhibit } = world.partner
  await world.sql`update partners set may_act_for_customers = true where company_id = ${partnerId}`
  const car = await world.closed({ exhibitId: exhibit.id })
  const asked = { params: { id: car.id }, body: { reason: null } }
  await wait(world, 30)
  await request({ ...world, seller: { ...world.seller, ask: owner.ask } }, car, car.bidders[0])
  await doing(owner, calls.revertSaleRequest, asked)
  expect(await kindsOf(car, owner)).toEqual(['ownerToChoose 1'])
  await request(world, car, car.bidders[0])
  await doing(world.seller, calls.revertSaleRequest, asked)
  expect(await kindsOf(car, owner)).toEqual(['ownerToChoose 1', 'ownerToChooseAgain 1'])
})
