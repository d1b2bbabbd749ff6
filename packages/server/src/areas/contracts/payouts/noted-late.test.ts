// A transfer to a seller that went out before another account was named is noted as what it was.
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestMember } from '../../../testing/app.ts'
import { refusalOf } from '../../../testing/ask.ts'
import { doing } from '../../../testing/contracts/award-world.ts'
import {
  approve, type Deal, handOver, type HouseWorld, openHouseWorld, paid,
} from '../../../testing/contracts/house-world.ts'
import { booksOf, once, soundBooks } from '../../../testing/money/money-world.ts'

let world: HouseWorld
beforeAll(async () => {
  world = await openHouseWorld()
})
afterAll(() => world.stop())

const setTo = ({ orderId }: Deal, number: string) => doing(world.seller, calls.setSellerAccount, {
  params: { id: orderId }, body: { bankCode: '088', number, holderName: '홍길동' },
})
const note = (id: string, accountId: string, seenAccountId: string) => doing(world.money[0], calls.sendSellerPayout, {
  params: { id }, body: { transferNo: '20260102-0001', accountId, seenAccountId },
})

test('whoever saw another account is told so, and notes that the transfer went there', async () => {
  const deal = await paid(world, 'pro')
  await approve(world, 'pro', deal, world.office)
  await handOver(world, deal)
  const { items: [payout] } = await world.office.ask(calls.listSellerPayouts, {
    query: { filter: { contractId: { eq: deal.contractId } } },
  })
  const id = payout?.id ?? ''
  const first = await setTo(deal, '110-123-456789')
  const newest = await setTo(deal, '333-44-555555')
  const refused = await refusalOf(note(id, first.id, first.id))
  expect(refused).toMatchObject({ status: 400, body: { code: 'PAYOUT_ACCOUNT_CHANGED' } })
  expect(await world.office.ask(calls.getSellerPayout, { params: { id } }))
    .toMatchObject({ state: 'waiting', account: newest, earlierAccounts: [first] })
  expect((await refusalOf(note(id, newest.id, newest.id))).status).toBe(409)
  expect((await refusalOf(note(id, deal.orderId, newest.id))).status).toBe(409)
  expect(await note(id, first.id, newest.id)).toMatchObject({ state: 'paid', account: first, earlierAccounts: [] })
  // What came back waits with a new account, says so, and waits for other eyes than those that noted it.
  await once(world.money[1], calls.returnSellerPayout, { params: { id }, body: { reason: '계좌 해지로 반송' } })
  const seenBy = (who: TestMember) => who.ask(calls.getSellerPayout, { params: { id } })
  expect(await seenBy(world.money[1])).toMatchObject({
    state: 'waiting', account: newest, earlierAccounts: [], returned: { reason: '계좌 해지로 반송' }, keptBy: 'return',
  })
  expect(await seenBy(world.money[0])).toMatchObject({ returned: { reason: '계좌 해지로 반송' }, keptBy: null })
  expect(await seenBy(world.office)).toMatchObject({ keptBy: 'decision' })
  expect(await world.seller.ask(calls.getSellerPayout, { params: { id } }))
    .toMatchObject({ state: 'waiting', returned: null, keptBy: null })
  expect(await booksOf(world.bank)).toEqual(soundBooks)
})
