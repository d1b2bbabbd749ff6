// A payout that waits and is called off: two people decide it, the shop has the money as credit, and nothing is sent.
import { randomUUID } from 'node:crypto'
import { financeCalls as calls } from '@bidyard/contract/calls/finance'
import { workCalls } from '@bidyard/contract/calls/work'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestMember } from '../../../testing/app.ts'
import { Answered, refusalOf } from '../../../testing/ask.ts'
import {
  bankPays, bankTakesBack, booksOf, confirm, freshOwner, type MoneyWorld, once, openMoneyWorld, payDeposit, setAccount,
  soundBooks,
} from '../../../testing/money/money-world.ts'
import { noteTransfer } from '../../../testing/money/note-transfer.ts'

let world: MoneyWorld
let owner: TestMember & { readonly shopId: string }
beforeAll(async () => {
  world = await openMoneyWorld()
})
beforeEach(async () => {
  owner = await freshOwner(world)
  await setAccount(owner)
})
afterAll(() => world.stop())

const reason = '은행이 입금을 취소함'
const at = (id: string) => ({ params: { id }, body: { reason } })
const paidFee = async () => {
  const { id } = await once(world.staff, calls.issueAmount, { body: {
    shopId: owner.shopId, feeType: 'inspectionFee', totalWon: 55_000, note: null, dueAt: null, isBilled: true, reason,
  } })
  await bankPays(world, id, 55_000)
  return id
}
const payoutNow = async () => {
  const [payout] = (await owner.ask(calls.listPayouts, { query: {} })).items
  if (payout === undefined) throw new Error('there is no payout')
  return payout
}
const refundedFee = async () => {
  const id = await paidFee()
  await confirm(world, (await once(world.staff, calls.proposeRefund, at(id))).id)
  return { id, payout: await payoutNow() }
}
const refundedDeposit = async () => {
  const deposit = await payDeposit(world, owner.shopId)
  await confirm(world, (await once(world.staff, calls.proposeDepositRefund, at(deposit.id))).id)
  return { deposit, payout: await payoutNow() }
}
const propose = (id: string, who = world.staff) => once(who, calls.proposePayoutCallOff, at(id))
const callOff = async (id: string) => confirm(world, (await propose(id)).id)
const send = (id: string) => noteTransfer(world.staff, id)
const stateOf = async (id: string) => (await owner.ask(calls.getAmount, { params: { id } })).state
const creditNow = async () => (await owner.ask(calls.getDepositInfo)).creditWon
const endOf = (asked: Promise<unknown>): Promise<number> => asked.then(() => 200, (error: unknown) => {
  if (error instanceof Answered) return error.status
  throw error
})
const endsOf = async (...asked: readonly Promise<unknown>[]) =>
  (await Promise.all(asked.map(endOf))).toSorted((one, another) => one - another)
const waitsAt = async (id: string) => (await world.staff.ask(workCalls.listWorkItems, {
  query: { filter: { kind: { eq: 'payout' } }, size: 100 },
})).items.some((item) => item.id === id)

describe('what the bank took back while it waited to go out', () => {
  test('of a deposit is owed as a claim, which the credit pays; nothing is transferred', async () => {
    const { deposit, payout } = await refundedDeposit()
    const { amountId, amountWon } = deposit
    await bankTakesBack(world, amountId)
    expect(await owner.ask(calls.getDepositInfo)).toMatchObject({ claimWon: amountWon, creditWon: 0 })
    expect(await waitsAt(payout.id)).toBe(true)
    await callOff(payout.id)
    expect(await payoutNow()).toMatchObject({ id: payout.id, state: 'calledOff', transferNo: null, paidAt: null })
    expect(await waitsAt(payout.id)).toBe(false)
    expect(await stateOf(amountId)).toBe('refunded')
    expect(await creditNow()).toBe(amountWon)
    const { items: [claim] } = await owner.ask(calls.listAmounts, { query: { filter: { kind: { eq: 'claim' } } } })
    await confirm(world, (await once(world.staff, calls.proposeFromCredit, at(claim?.id ?? ''))).id)
    expect(await owner.ask(calls.getDepositInfo)).toMatchObject({ claimWon: 0, creditWon: 0, heldWon: 0 })
    const after = await owner.ask(calls.getShopDeposit, { params: { id: deposit.id } })
    expect(after).toMatchObject({ state: 'refunded', remainingWon: 0 })
  })

  test('of a fee likewise, also when the bank is later than the office', async () => {
    const { id, payout } = await refundedFee()
    await callOff(payout.id)
    expect([await stateOf(id), await creditNow()]).toEqual(['refunded', 55_000])
    expect(await bankTakesBack(world, id)).toBe('claimed')
    expect(await owner.ask(calls.getDepositInfo)).toMatchObject({ claimWon: 55_000, creditWon: 55_000 })
  })
})

test('a payout of what is owed to a shop goes back to it, and may be proposed anew', async () => {
  const first = await refundedFee()
  await callOff(first.payout.id)
  const again = async () => {
    const { id } = await once(world.staff, calls.proposePayout, {
      params: { id: owner.shopId }, body: { won: 55_000, reason },
    })
    await confirm(world, id)
    return payoutNow()
  }
  const mistaken = await again()
  expect(await creditNow()).toBe(0)
  await callOff(mistaken.id)
  expect(await creditNow()).toBe(55_000)
  expect(await send((await again()).id)).toMatchObject({ state: 'paid', won: 55_000 })
  const { items } = await owner.ask(calls.listPayouts, { query: { filter: { state: { eq: 'calledOff' } } } })
  expect(items.map(({ id }) => id).toSorted()).toEqual([first.payout.id, mistaken.id].toSorted())
})

test('one that came back from the bank can be called off as well', async () => {
  const { id, payout } = await refundedFee()
  await send(payout.id)
  expect((await refusalOf(propose(payout.id))).status).toBe(409)
  await once(world.staff, calls.returnPayout, at(payout.id))
  await callOff(payout.id)
  expect([await stateOf(id), await creditNow()]).toEqual(['refunded', 55_000])
})

test('nothing happens without a second person, and what is over is neither sent, returned nor called off', async () => {
  const { payout } = await refundedFee()
  const { id: proposalId, ...proposal } = await propose(payout.id)
  expect(proposal).toMatchObject({
    act: 'callOffPayout', subject: 'payout', subjectId: payout.id, shopId: owner.shopId, won: 55_000, reason,
  })
  expect((await payoutNow()).state).toBe('waiting')
  expect((await refusalOf(confirm(world, proposalId, world.staff))).status).toBe(403)
  await confirm(world, proposalId)
  const late = [propose(payout.id), send(payout.id), once(world.staff, calls.returnPayout, at(payout.id))]
  for (const refused of await Promise.all(late.map(refusalOf))) expect(refused.status).toBe(409)
  expect((await refusalOf(propose(randomUUID()))).status).toBe(404)
  expect((await refusalOf(propose(payout.id, owner))).status).toBe(403)
})

describe('at the same moment', () => {
  test('two proposals are one', async () => {
    const { payout } = await refundedFee()
    expect(await endsOf(propose(payout.id), propose(payout.id, world.second))).toEqual([200, 409])
  })

  test('it is either sent or called off', async () => {
    for (let round = 0; round < 6; round += 1) {
      owner = await freshOwner(world)
      await setAccount(owner)
      const { payout } = await refundedFee()
      const { id } = await propose(payout.id)
      const asked = round % 2 === 0
        ? [send(payout.id), confirm(world, id)] : [confirm(world, id), send(payout.id)]
      expect(await endsOf(...asked)).toEqual([200, 409])
      const { state } = await payoutNow()
      expect(await creditNow()).toBe(state === 'calledOff' ? 55_000 : 0)
      expect(await world.staff.ask(calls.getMoneyProposal, { params: { id } }))
        .toMatchObject({ state: state === 'calledOff' ? 'confirmed' : 'lapsed' })
    }
  })

  test('two who confirm do it once', async () => {
    const { payout } = await refundedFee()
    const { id } = await propose(payout.id)
    const third = await world.app.member({ type: 'admin', part: 'money' })
    expect(await endsOf(confirm(world, id), confirm(world, id, third))).toEqual([200, 409])
    expect(await creditNow()).toBe(55_000)
  })
})

test('all of this leaves books that are sound', async () => {
  expect(await booksOf(world)).toEqual(soundBooks)
})
