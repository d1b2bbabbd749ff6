// A ban for good: bidding ends at once, the sign-in serves what is left to be done, then the accounts close.
import { randomUUID } from 'node:crypto'
import { biddingCalls } from '@bidyard/contract/calls/bidding'
import { filesCalls } from '@bidyard/contract/calls/files'
import { financeCalls } from '@bidyard/contract/calls/finance'
import { identityCalls } from '@bidyard/contract/calls/identity'
import { membersCalls } from '@bidyard/contract/calls/members'
import { shopsCalls } from '@bidyard/contract/calls/shops'
import { violationsCalls as calls } from '@bidyard/contract/calls/violations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestMember } from '../../../testing/app.ts'
import { refusalOf } from '../../../testing/ask.ts'
import { openLiveClient } from '../../../testing/live-client.ts'
import { noteTransfer } from '../../../testing/money/note-transfer.ts'
import { once, openSanctionsWorld, type SanctionsWorld } from '../../../testing/violations/sanctions-world.ts'
import { settleAmount } from '../../finance/for-other-areas.ts'

let world: SanctionsWorld
beforeAll(async () => {
  world = await openSanctionsWorld()
})
afterAll(() => world.stop())

const stateOf = async ({ userId }: TestMember) => {
  const query = world.database.primary.selectFrom('users').select('state').where('id', '=', userId)
  return (await query.executeTakeFirstOrThrow()).state
}
const pardon = (id: string) =>
  once(world.other, calls.pardonShopViolation, { params: { id }, body: { reason: '오인 제재' } })

test('leaves a dealer money, violations, what was bid before and the sign-in, and nothing else, at once', async () => {
  const dealer = await world.dealer()
  await world.payDeposit(dealer.shopId)
  await world.apply(dealer.shopId, 'falseDocument', { priceWon: 5_000_000 })
  expect(await stateOf(dealer)).toBe('active')
  await dealer.ask(financeCalls.listShopDeposits, { query: {} })
  await dealer.ask(calls.listShopViolations, { query: {} })
  await dealer.ask(identityCalls.whoAmI)
  await dealer.ask(filesCalls.listFiles, { query: {} })
  await dealer.ask(biddingCalls.listBuyerTradeProcesses, { query: {} })
  const closed = [
    dealer.ask(membersCalls.listMembers, { query: {} }), dealer.ask(shopsCalls.listShops, { query: {} }),
    dealer.ask(shopsCalls.getShop, { params: { id: dealer.shopId } }),
  ]
  expect((await Promise.all(closed.map(refusalOf))).map(({ status }) => status)).toEqual([403, 403, 403])
  const bought = [
    once(dealer, financeCalls.openVirtualAccount, { body: { month: '2090-01' } }),
    once(dealer, financeCalls.openDepositAccount, {}),
  ]
  expect((await Promise.all(bought.map(refusalOf))).map(({ status }) => status)).toEqual([409, 409])
})

test('of one shop closes nothing for another, and colleagues share it', async () => {
  const [dealer, stranger] = [await world.dealer(), await world.dealer()]
  const colleague = await world.member({ shopId: dealer.shopId })
  await world.payDeposit(dealer.shopId)
  await world.apply(dealer.shopId, 'falseDocument')
  expect((await refusalOf(colleague.ask(membersCalls.listMembers, { query: {} }))).status).toBe(403)
  await stranger.ask(membersCalls.listMembers, { query: {} })
})

test('closes the accounts once the money has gone and nothing can be said against it any more', async () => {
  const dealer = await world.dealer()
  await world.apply(dealer.shopId, 'falseDocument', { priceWon: 10_000_000 })
  // No deposit was there, so half a million is owed.
  const [claim] = (await dealer.ask(financeCalls.listAmounts, { query: {} })).items
  if (claim === undefined) throw new Error('there is no claim')
  await world.passDays(15)
  expect(await stateOf(dealer)).toBe('active')
  const stream = await openLiveClient(world.base, dealer.token)
  await world.act('flow', (given) => settleAmount(given, {
    amountId: claim.id, paidWon: claim.totalWon, method: 'virtualAccount', as: 'bank', source: `bank:${randomUUID()}`,
  }))
  expect(await stateOf(dealer)).toBe('restricted')
  expect((await refusalOf(dealer.ask(calls.listShopViolations, { query: {} }))).status).toBe(401)
  await stream.reading
  expect(stream.ended()).toBe(true)
})

test('keeps the accounts open while money is on its way to the shop', async () => {
  const dealer = await world.dealer()
  const [one, two] = [await world.member({ type: 'admin', part: 'money' }), await world.member({ type: 'admin' })]
  await world.payDeposit(dealer.shopId)
  await once(dealer, financeCalls.setPayoutAccount, {
    body: { bankCode: '088', number: '110-123-456789', holderName: '한빛모터스' },
  })
  await world.apply(dealer.shopId, 'falseDocument')
  await world.passDays(15)
  const [deposit] = (await dealer.ask(financeCalls.listShopDeposits, { query: {} })).items
  if (deposit === undefined) throw new Error('there is no deposit')
  const body = { reason: '영구 제한에 따른 환불' }
  const { id } = await once(one, financeCalls.proposeDepositRefund, { params: { id: deposit.id }, body })
  await once(two, financeCalls.confirmMoneyProposal, { params: { id }, body })
  const [payout] = (await dealer.ask(financeCalls.listPayouts, { query: {} })).items
  if (payout === undefined) throw new Error('there is no payout')
  expect([payout.state, await stateOf(dealer)]).toEqual(['waiting', 'active'])
  await noteTransfer(one, payout.id)
  expect(await stateOf(dealer)).toBe('restricted')
})

test('keeps the accounts open until a month that was paid and called off is given back', async () => {
  const dealer = await world.dealer()
  const [one, two] = [await world.member({ type: 'admin', part: 'money' }), await world.member({ type: 'admin' })]
  const pay = (amountId: string, paidWon: number) => world.act('flow', (given) => settleAmount(given, {
    amountId, paidWon, method: 'virtualAccount', as: 'bank', source: `bank:${randomUUID()}`,
  }))
  const later = new Date((await world.now()).getTime() + 62 * 86_400_000).toISOString().slice(0, 7)
  const { amountId, amountWon } = await once(dealer, financeCalls.openVirtualAccount, { body: { month: later } })
  await pay(amountId, amountWon)
  await once(dealer, financeCalls.cancelOwnSubscription, { body: { month: later } })
  await world.apply(dealer.shopId, 'falseDocument')
  await world.passDays(15)
  const { items } = await dealer.ask(financeCalls.listAmounts, { query: { filter: { state: { eq: 'billed' } } } })
  for (const { id, totalWon } of items) await pay(id, totalWon)
  expect(await stateOf(dealer)).toBe('active')
  // Only the shop can say where it wants its money.
  await once(dealer, financeCalls.setPayoutAccount, {
    body: { bankCode: '088', number: '110-123-456789', holderName: '한빛모터스' },
  })
  const body = { reason: '이용 취소 환불' }
  const { id } = await once(one, financeCalls.proposeRefund, { params: { id: amountId }, body })
  await once(two, financeCalls.confirmMoneyProposal, { params: { id }, body })
  expect(await stateOf(dealer)).toBe('active')
  const [payout] = (await dealer.ask(financeCalls.listPayouts, { query: {} })).items
  await noteTransfer(one, payout?.id ?? '')
  expect(await stateOf(dealer)).toBe('restricted')
})

test('keeps the deposit until everything is paid, also what has time', async () => {
  const dealer = await world.dealer()
  const money = await world.member({ type: 'admin', part: 'money' })
  await world.payDeposit(dealer.shopId)
  await once(dealer, financeCalls.setPayoutAccount, {
    body: { bankCode: '088', number: '110-123-456789', holderName: '한빛모터스' },
  })
  const [deposit] = (await dealer.ask(financeCalls.listShopDeposits, { query: {} })).items
  const dueAt = new Date((await world.now()).getTime() + 30 * 86_400_000).toISOString()
  const { id: amountId, totalWon } = await once(money, financeCalls.issueAmount, { body: {
    shopId: dealer.shopId, feeType: 'etcFee', totalWon: 55_000, note: null, dueAt, isBilled: true, reason: '원부 발급',
  } })
  await world.apply(dealer.shopId, 'falseDocument')
  const giveBack = () => once(money, financeCalls.proposeDepositRefund, {
    params: { id: deposit?.id ?? '' }, body: { reason: '영구 제한에 따른 환불' },
  })
  expect((await refusalOf(giveBack())).status).toBe(409)
  await world.act('flow', (given) => settleAmount(given, {
    amountId, paidWon: totalWon, method: 'virtualAccount', as: 'bank', source: `bank:${randomUUID()}`,
  }))
  expect((await giveBack()).state).toBe('proposed')
})

test('keeps the accounts open while the house owes the shop something, until that is on its account', async () => {
  const dealer = await world.dealer()
  const [one, two] = [await world.member({ type: 'admin', part: 'money' }), await world.member({ type: 'admin' })]
  const pay = async () => {
    const query = { filter: { state: { eq: 'billed' as const } } }
    for (const { id: amountId, totalWon } of (await dealer.ask(financeCalls.listAmounts, { query })).items)
      await world.act('flow', (given) => settleAmount(given, {
        amountId, paidWon: totalWon, method: 'virtualAccount', as: 'bank', source: `bank:${randomUUID()}`,
      }))
  }
  const { id } = await world.apply(dealer.shopId, 'unfairPriceReduction', { priceWon: 10_000_000 })
  await pay()
  // What was paid for it is owed to the shop from now on.
  await pardon(id)
  await world.apply(dealer.shopId, 'falseDocument')
  await pay()
  await world.passDays(15)
  expect(await dealer.ask(financeCalls.getDepositInfo)).toMatchObject({ heldWon: 0, billedWon: 0, creditWon: 500_000 })
  expect(await stateOf(dealer)).toBe('active')
  await once(dealer, financeCalls.setPayoutAccount, {
    body: { bankCode: '088', number: '110-123-456789', holderName: '한빛모터스' },
  })
  const reason = '영구 제한에 따른 지급'
  const proposal = await once(one, financeCalls.proposePayout, {
    params: { id: dealer.shopId }, body: { won: 500_000, reason },
  })
  await once(two, financeCalls.confirmMoneyProposal, { params: { id: proposal.id }, body: { reason } })
  expect(await stateOf(dealer)).toBe('active')
  // It stands behind no amount: the payout alone tells that nothing is left.
  const [payout] = (await dealer.ask(financeCalls.listPayouts, { query: {} })).items
  await noteTransfer(one, payout?.id ?? '')
  expect(await stateOf(dealer)).toBe('restricted')
})

test('waits for the end of the appeal, and for the answer to one that was made', async () => {
  const [silent, speaking] = [await world.dealer(), await world.dealer()]
  await world.apply(silent.shopId, 'falseDocument')
  const { id } = await world.apply(speaking.shopId, 'falseDocument')
  for (const dealer of [silent, speaking])
    for (const { id: amountId, totalWon } of (await dealer.ask(financeCalls.listAmounts, { query: {} })).items)
      await world.act('flow', (given) => settleAmount(given, {
        amountId, paidWon: totalWon, method: 'virtualAccount', as: 'bank', source: `bank:${randomUUID()}`,
      }))
  const appeal = await once(speaking, calls.submitViolationAppeal, {
    body: { violationId: id, statement: '서류는 구청에서 받은 그대로입니다.' },
  })
  expect([await stateOf(silent), await stateOf(speaking)]).toEqual(['active', 'active'])
  await world.passDays(15)
  expect([await stateOf(silent), await stateOf(speaking)]).toEqual(['restricted', 'active'])
  await once(world.other, calls.answerViolationAppeal, {
    params: { id: appeal.id }, body: { outcome: 'reject', answer: '발급 기록이 없습니다.' },
  })
  expect(await stateOf(speaking)).toBe('restricted')
})

test('taken back, opens the accounts that it closed and no others', async () => {
  const dealer = await world.dealer()
  const { shopId } = dealer
  const [colleague, before] = [await world.member({ shopId }), await world.member({ shopId })]
  await world.sql`update users set state = 'restricted' where id = ${before.userId}`
  const ids: string[] = []
  for (let time = 0; time < 5; time++) ids.push((await world.apply(dealer.shopId, 'selfContractTradeRefusal')).id)
  await world.passDays(15)
  const all = [dealer, colleague, before]
  expect(await Promise.all(all.map(stateOf))).toEqual(['restricted', 'restricted', 'restricted'])
  await pardon(ids[0] ?? '')
  expect(await Promise.all(all.map(stateOf))).toEqual(['active', 'active', 'restricted'])
  const again = await world.member({ shopId: dealer.shopId })
  await again.ask(membersCalls.listMembers, { query: {} })
})
