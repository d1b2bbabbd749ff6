// What lies with the house of a shop that trades no more waits for the money desk until it has been given back.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { membersCalls } from '@bidyard/contract/calls/members'
import { shopsCalls } from '@bidyard/contract/calls/shops'
import { violationsCalls } from '@bidyard/contract/calls/violations'
import { workCalls } from '@bidyard/contract/calls/work'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestMember } from '../../../testing/app.ts'
import {
  bankPays, confirm, freshOwner, type MoneyWorld, once, openMoneyWorld, payDeposit, setAccount,
} from '../../../testing/money/money-world.ts'

let world: MoneyWorld
beforeAll(async () => {
  world = await openMoneyWorld()
})
afterAll(() => world.stop())

const reason = { reason: '거래 종료' }
const waitingFor = async (who: TestMember) => (await who.ask(workCalls.listWorkItems, {
  query: { filter: { kind: { eq: 'leftMoney' } } },
})).items.map(({ placeId, won, about }) => ({ placeId, won, about }))
const move = (shopId: string, action: 'close' | 'reopen') =>
  world.staff.ask(shopsCalls.changeShopState, { params: { id: shopId }, body: { action, ...reason } })

test('of a closed one, once its bills are paid; not while it is proposed, nor once it trades again', async () => {
  const owner = await freshOwner(world)
  const { shopId } = owner
  await setAccount(owner)
  const deposit = await payDeposit(world, shopId)
  expect(await waitingFor(world.second)).toEqual([])
  const bill = await once(world.staff, financeCalls.issueAmount, { body: {
    shopId, feeType: 'etcFee', totalWon: 55_000, note: null, dueAt: null, isBilled: true, ...reason,
  } })
  await move(shopId, 'close')
  expect(await waitingFor(world.second)).toEqual([])
  await bankPays(world, bill.id, 55_000)
  expect(await waitingFor(world.second)).toEqual([{ placeId: shopId, won: 3_000_000, about: deposit.shopName }])
  expect(await waitingFor(await world.app.member({ type: 'admin', part: 'screening' }))).toEqual([])
  await move(shopId, 'reopen')
  expect(await waitingFor(world.second)).toEqual([])
  await move(shopId, 'close')
  const { id } = await once(world.staff, financeCalls.proposeDepositRefund, {
    params: { id: deposit.id }, body: reason,
  })
  expect(await waitingFor(world.second)).toEqual([])
  await confirm(world, id)
  expect(await waitingFor(world.second)).toEqual([])
})

test('of one that everybody has left', async () => {
  const owner = await freshOwner(world)
  await payDeposit(world, owner.shopId)
  const { memberId } = owner
  const leave = (action: 'suspend' | 'leave') => world.staff.ask(membersCalls.changeMemberState, {
    params: { id: memberId }, body: { action, ...reason },
  })
  const of = async () => (await waitingFor(world.second)).filter(({ placeId }) => placeId === owner.shopId)
  await leave('suspend')
  expect(await of()).toEqual([])
  await leave('leave')
  expect(await of()).toMatchObject([{ won: 3_000_000 }])
})

test('of a banned one, what it put down and what is owed to it', async () => {
  const owner = await freshOwner(world)
  const { shopId } = owner
  await setAccount(owner)
  await payDeposit(world, shopId)
  const apply = (detail: 'unfairPriceReduction' | 'falseDocument', priceWon: number | null) =>
    once(world.staff, violationsCalls.applyShopViolation, { body: {
      shopId, detail, violateAt: new Date(Date.now() - 60_000).toISOString(), statement: '허위 서류', priceWon,
    } })
  // What the deposit did not have was paid, and is owed to the shop since the pardon.
  const pardoned = []
  for (let time = 0; time < 2; time += 1) pardoned.push(await apply('unfairPriceReduction', 40_000_000))
  const { items } = await owner.ask(financeCalls.listAmounts, { query: { filter: { kind: { eq: 'claim' } } } })
  for (const { id, totalWon } of items) await bankPays(world, id, totalWon)
  for (const { id } of pardoned)
    await once(world.staff, violationsCalls.pardonShopViolation, { params: { id }, body: reason })
  await apply('falseDocument', null)
  const of = async () => (await waitingFor(world.second)).filter(({ placeId }) => placeId === shopId)
  expect(await of()).toMatchObject([{ won: 2_850_000 + 1_000_000 }])
  const { id } = await once(world.staff, financeCalls.proposePayout, {
    params: { id: shopId }, body: { won: 1_000_000, ...reason },
  })
  await confirm(world, id)
  expect(await of()).toMatchObject([{ won: 2_850_000 }])
})
