// The same for cars whose money and keys go through the house: bans, stops and money on its way meet at one car.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { carsCalls } from '@bidyard/contract/calls/cars'
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { financeCalls } from '@bidyard/contract/calls/finance'
import { shopsCalls } from '@bidyard/contract/calls/shops'
import { violationsCalls } from '@bidyard/contract/calls/violations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestMember } from '../../../testing/app.ts'
import { Answered } from '../../../testing/ask.ts'
import { doing } from '../../../testing/contracts/award-world.ts'
import {
  approve, asked, type Deal, handOver, type HouseWorld, numberOf, openHouseWorld, paid, primeWon, release, seen,
  standingOf,
} from '../../../testing/contracts/house-world.ts'
import { transfer } from '../../../testing/money/bank-world.ts'
import { bankPays, booksOf, confirm, once, setAccount, soundBooks } from '../../../testing/money/money-world.ts'
import { noteTransfer, noteTransferToSeller } from '../../../testing/money/note-transfer.ts'

let world: HouseWorld
let root: TestMember
beforeAll(async () => {
  world = await openHouseWorld()
  root = await world.member({ type: 'root' })
})
afterAll(() => world.stop())

const reason = { reason: '확인함' }
const day = 86_400
const userState = async ({ userId }: TestMember) => {
  const [row] = await world.sql<{ state: string }[]>`select state from users where id = ${userId}`
  return row?.state
}
const statusOf = (asking: Promise<unknown>): Promise<number> => asking.then(() => 200, (error: unknown) => {
  if (error instanceof Answered) return error.status
  throw error
})
const ban = (shopId: string) => once(root, violationsCalls.applyShopViolation, { body: {
  shopId, detail: 'falseDocument', violateAt: new Date(Date.now() - 60_000).toISOString(), statement: '서류 위조',
} })
const payoutsOf = async ({ buyer }: Deal) => (await world.money[0].ask(financeCalls.listPayouts, {
  query: { filter: { shopId: { eq: buyer.shopId }, state: { eq: 'waiting' } } },
})).items
const send = (id: string) => noteTransfer(world.money[1], id)

test('a ban while a dispute is open and a refund is on its way: all three end, and only then the sign-in', async () => {
  const deal = await paid(world, 'prime', 'yard')
  const { buyer } = deal
  await setAccount(buyer)
  // A bill that was paid and is given back waits for the bank.
  const { id: bill } = await once(world.money[0], financeCalls.issueAmount, { body: {
    shopId: buyer.shopId, feeType: 'inspectionFee', totalWon: 55_000, note: null, dueAt: null, isBilled: true,
    ...reason,
  } })
  await bankPays(world.bank, bill, 55_000)
  const back = await once(world.money[0], financeCalls.proposeRefund, { params: { id: bill }, body: reason })
  await confirm(world.bank, back.id)
  await release(world, deal)
  await doing(buyer, calls.disputeTakeover, { params: { id: deal.contractId }, body: {
    claim: '고지되지 않은 긁힘이 있습니다.', wishedWon: 500_000, photoIds: [],
  } })
  await ban(buyer.shopId)
  const { items } = await world.money[0].ask(financeCalls.listAmounts, {
    query: { filter: { shopId: { eq: buyer.shopId }, kind: { eq: 'claim' }, state: { eq: 'billed' } } },
  })
  for (const { id, totalWon } of items) await bankPays(world.bank, id, totalWon)
  await world.pass(16 * day)
  expect(await seen(world, deal)).toMatchObject({ state: 'takeoverConfirmation', attention: 'staff' })
  expect(await userState(buyer)).toBe('active')
  const [first] = await payoutsOf(deal)
  await send(first?.id ?? '')
  expect(await userState(buyer)).toBe('active')
  await doing(world.office, calls.settleTakeoverDispute, { params: { id: deal.contractId }, body: {
    verdict: 'cancel', correctionWon: null, refundsFee: true, next: 'decline', reason: '사진 확인 후 결정',
  } })
  const { items: [proposal] } = await world.money[0].ask(financeCalls.listMoneyProposals, {
    query: { filter: { act: { eq: 'refundCarMoney' }, state: { eq: 'proposed' }, shopId: { eq: buyer.shopId } } },
  })
  await confirm(world.bank, proposal?.id ?? '')
  expect(await standingOf(world, deal)).toMatchObject({
    contract: 'cancelled byStaff', order: 'declined', heldWon: 0,
  })
  expect(await userState(buyer)).toBe('active')
  for (const { id } of await payoutsOf(deal)) await send(id)
  expect(await userState(buyer)).toBe('restricted')
  expect(await booksOf(world.bank)).toEqual(soundBooks)
})

test('a shop that is closed between the number and its money has paid all the same, and the car goes on', async () => {
  const deal = await asked(world, 'pro')
  const number = await numberOf(world, deal)
  await root.ask(shopsCalls.changeShopState, {
    params: { id: deal.buyer.shopId }, body: { action: 'close', ...reason },
  })
  await transfer(world.bank, number)
  expect(await standingOf(world, deal)).toMatchObject({ contract: 'screening', order: 'depositCompleted' })
  await approve(world, 'pro', deal, world.office)
  expect(await standingOf(world, deal)).toMatchObject({ contract: 'done' })
  expect(await booksOf(world.bank)).toEqual(soundBooks)
})

test('a partner that is stopped while its sale money waits gets it, and names no other account meanwhile', async () => {
  const deal = await paid(world, 'pro')
  await approve(world, 'pro', deal, world.office)
  await handOver(world, deal)
  const name = (number: string) => doing(world.seller, calls.setSellerAccount, {
    params: { id: deal.orderId }, body: { bankCode: '088', number, holderName: '홍길동' },
  })
  await name('110-123-456789')
  const move = (action: 'suspend' | 'resume') => root.ask(shopsCalls.changeCompanyState, {
    params: { id: world.partner.partnerId }, body: { action, ...reason },
  })
  await move('suspend')
  expect(await statusOf(name('333-44-555555'))).toBe(403)
  const { items: [payout] } = await world.office.ask(calls.listSellerPayouts, {
    query: { filter: { contractId: { eq: deal.contractId } } },
  })
  expect(await noteTransferToSeller(world.money[0], payout?.id ?? ''))
    .toMatchObject({ state: 'paid', account: { numberTail: '6789' } })
  await move('resume')
})

test('a ban between the award and the money leaves the buyer the way to pay, and the car goes on', async () => {
  const deal = await asked(world, 'prime')
  await ban(deal.buyer.shopId)
  await world.pass(1)
  expect(await seen(world, deal)).toMatchObject({ state: 'payment', attention: 'staff' })
  // Whoever was barred may still pay what was bought.
  await transfer(world.bank, await numberOf(world, deal))
  expect(await standingOf(world, deal)).toMatchObject({ contract: 'takeoverConfirmation', heldWon: primeWon })
  expect(await booksOf(world.bank)).toEqual(soundBooks)
})

test('a car that is taken back while its listing is looked at never opens, whoever comes first', async () => {
  for (const _ of [1, 2, 3, 4]) {
    const { id, orderId, version } = await world.prepared()
    const [approved, taken] = await Promise.all([
      statusOf(world.clerk.ask(auctionsCalls.approveListing, { params: { id }, body: { seenVersion: version } })),
      statusOf(world.clerk.ask(carsCalls.cancelOrder, { params: { id: orderId }, body: { reason: '판매자 요청' } })),
    ])
    expect([200, 409]).toContain(approved)
    expect(taken).toBe(200)
    expect(await world.orderState(orderId)).toBe('cancelled')
    expect((await world.see(id)).state).toBe('cancelled')
    const left = await world.sql`select duty from deadlines where row_id = ${id} and next_at is not null`
    expect(left).toEqual([])
  }
})
