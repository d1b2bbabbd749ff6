// What was proposed and cannot be done any more lapses by itself, with a word why, and waits for nobody.
import { financeCalls as calls } from '@bidyard/contract/calls/finance'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestMember } from '../../../testing/app.ts'
import { refusalOf, statusOf } from '../../../testing/ask.ts'
import {
  type BankWorld, openBankWorld, openFee, takeBack, transfer, unmatchedOf,
} from '../../../testing/money/bank-world.ts'
import {
  acting, bankPays, bankTakesBack, booksOf, confirm, freshOwner, once, payDeposit, setAccount, soundBooks,
} from '../../../testing/money/money-world.ts'
import { takeFromDeposit } from '../deposits/take-from-deposit.ts'

let world: BankWorld
let owner: TestMember & { readonly shopId: string }
beforeAll(async () => {
  world = await openBankWorld()
})
beforeEach(async () => {
  owner = await freshOwner(world)
})
afterAll(() => world.stop())

const reason = '업무 처리'
const at = (id: string) => ({ params: { id }, body: { reason } })
const issue = () => once(world.staff, calls.issueAmount, { body: {
  shopId: owner.shopId, feeType: 'inspectionFee', totalWon: 110_000, note: null, dueAt: null, isBilled: true, reason,
} })
const settle = (id: string) => once(world.staff, calls.proposeSettlement, {
  params: { id }, body: { paymentMethod: 'cash', paidWon: 110_000, reason },
})
const writeOff = (id: string) => once(world.staff, calls.proposeWriteOff, at(id))
const get = (id: string) => world.staff.ask(calls.getMoneyProposal, { params: { id } })
const waiting = async () => (await world.staff.ask(calls.listMoneyProposals, {
  query: { filter: { shopId: { eq: owner.shopId }, state: { eq: 'proposed' } } },
})).items.map(({ act }) => act).toSorted()
const lapsed = { state: 'lapsed', decidedBy: null, decisionReason: expect.stringMatching(/\w/) as string }

test('about an amount that the bank has taken meanwhile, and about one that was called off', async () => {
  const [paid, voided] = [await issue(), await issue()]
  const proposals = [await settle(paid.id), await writeOff(paid.id), await settle(voided.id)]
  expect(await waiting()).toEqual(['settleAmount', 'settleAmount', 'writeOffAmount'])
  await bankPays(world, paid.id, 110_000)
  await once(world.staff, calls.voidAmount, at(voided.id))
  for (const { id } of proposals) {
    expect(await get(id)).toMatchObject(lapsed)
    expect(await statusOf(confirm(world, id))).toBe(409)
  }
  expect((await get(proposals[0]?.id ?? '')).decisionReason).toBe(`${paid.amountNo} is paid`)
  expect(await waiting()).toEqual([])
})

test('what is confirmed overtakes what else was proposed about the same, and nothing about another', async () => {
  const [one, other] = [await issue(), await issue()]
  const [first, second, third] = [await settle(one.id), await writeOff(one.id), await settle(other.id)]
  await confirm(world, second.id)
  expect(await get(second.id)).toMatchObject({ state: 'confirmed' })
  expect(await get(first.id)).toMatchObject(lapsed)
  expect(await get(third.id)).toMatchObject({ state: 'proposed' })
})

test('a refund of what the bank took back itself', async () => {
  await setAccount(owner)
  const amount = await issue()
  await bankPays(world, amount.id, 110_000)
  const { id } = await once(world.staff, calls.proposeRefund, at(amount.id))
  await bankTakesBack(world, amount.id)
  expect(await get(id)).toMatchObject(lapsed)
})

test('what was to pay an amount that is paid now, and what was to be sent back and is gone', async () => {
  const { amount, account } = await openFee(world, owner)
  await transfer(world, account.id, { amountWon: amount.totalWon + 5_000 })
  const [payment] = await unmatchedOf(world, owner.shopId)
  const { id } = await once(world.staff, calls.proposeAllocation, {
    params: { id: payment?.id ?? '' }, body: { amountId: amount.id, reason },
  })
  const back = await once(world.staff, calls.proposeReturn, { params: { id: payment?.id ?? '' }, body: {
    bankCode: '020', number: '1002-345-678901', holderName: '홍길동', reason,
  } })
  await bankPays(world, amount.id, amount.totalWon)
  expect(await get(id)).toMatchObject(lapsed)
  expect(await get(back.id)).toMatchObject({ state: 'proposed' })
  await takeBack(world, account.id)
  expect(await get(back.id)).toMatchObject({ ...lapsed, decisionReason: 'the payment is takenBack' })
})

test('a deposit of which less is left than was agreed to be given back', async () => {
  await setAccount(owner)
  await payDeposit(world, owner.shopId)
  const { items: [deposit] } = await world.staff.ask(calls.listShopDeposits, {
    query: { filter: { shopId: { eq: owner.shopId } } },
  })
  const { id } = await once(world.staff, calls.proposeDepositRefund, at(deposit?.id ?? ''))
  await acting(world, (given) => takeFromDeposit(given, {
    shopId: owner.shopId, wantedWon: 10_000, source: `test:${id}`, reason, subject: 'shop', subjectId: owner.shopId,
  }))
  expect(await get(id)).toMatchObject(lapsed)
})

test('however many decide while the bank pays, one of them does it, and nobody waits for ever', async () => {
  for (let round = 0; round < 10; round += 1) {
    const amount = await issue()
    const proposals = [await settle(amount.id), await writeOff(amount.id)]
    await Promise.all([
      bankPays(world, amount.id, 110_000),
      ...proposals.map(({ id }) => refusalOf(confirm(world, id)).catch(() => null)),
    ])
    const states = await Promise.all(proposals.map(async ({ id }) => (await get(id)).state))
    expect(states.filter((state) => state === 'confirmed').length).toBeLessThanOrEqual(1)
    expect(states).not.toContain('proposed')
  }
  expect(await booksOf(world)).toEqual(soundBooks)
})
