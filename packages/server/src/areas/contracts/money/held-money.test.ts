// What may never happen to the money of a car: lost with a car that is gone, sent too early, or moved by one person.
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { financeCalls } from '@bidyard/contract/calls/finance'
import { workCalls } from '@bidyard/contract/calls/work'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailTextOf } from '../../notices/for-other-areas.ts'
import { refusalOf } from '../../../testing/ask.ts'
import { doing, request } from '../../../testing/contracts/award-world.ts'
import {
  approve, asked, awarded, type Deal, handOver, type HouseWorld, numberOf, openHouseWorld, paid, passTo, primeWon,
  proWon, release, seen, standingOf, takeOver,
} from '../../../testing/contracts/house-world.ts'
import { openFee, takeBack, transfer, unmatchedOf } from '../../../testing/money/bank-world.ts'
import { kindsTold } from '../../../testing/kinds-told.ts'
import { booksOf, once, soundBooks } from '../../../testing/money/money-world.ts'
import { noteTransferToSeller } from '../../../testing/money/note-transfer.ts'

let world: HouseWorld
beforeAll(async () => {
  world = await openHouseWorld()
})
afterAll(() => world.stop())

const codeOf = async (asking: Promise<unknown>) => {
  const { status, body } = await refusalOf(asking)
  return status === 400 ? [body.code, body.detail].filter(Boolean).join(' ') : String(status)
}
const wrongState = 'INVALID_CONTRACT 0001.INVALID_CONTRACT_STATE'
const books = () => booksOf(world.bank)
const accountOf = async (deal: Deal) => (await seen(world, deal)).house?.carMoney?.account?.id ?? ''
const payoutsOf = ({ contractId }: Deal) => world.sql<{ id: string; state: string; decidedBy: string | null }[]>`
  select id, state, decided_by as "decidedBy" from seller_payouts where contract_id = ${contractId}`
const amountOf = async ({ contractId }: Pick<Deal, 'contractId'>, kind: 'carPrice' | 'fee' | 'claim') => {
  const { items } = await world.money[0].ask(financeCalls.listAmounts, {
    query: { filter: { contractId: { eq: contractId }, kind: { eq: kind } } },
  })
  return items[0]?.id ?? ''
}
const setSellerAccount = ({ orderId }: Deal, who = world.seller, number = '110-123-456789') =>
  doing(who, calls.setSellerAccount, { params: { id: orderId }, body: { bankCode: '088', number, holderName: '홍길동' } })
const send = (id: string, who = world.money[0]) => noteTransferToSeller(who, id)
const reopen = ({ contractId }: Deal, who = world.clerk) =>
  doing(who, calls.reopenScreening, { params: { id: contractId }, body: { reason: '서류 재확인' } })
/** Until nothing of the payment is left to wait for. */
const passPaymentOf = async (deal: Deal) => {
  await passTo(world, deal, 'dueAt')
  await passTo(world, deal, 'finalAt')
  await world.pass(11 * 60)
  expect(world.logged.filter((line) => line.includes('deadline failed'))).toEqual([])
}

describe('a car that its buyer has and nobody paid', () => {
  test.each(['pro', 'prime'] as const)('stays sold: the shop owes the price of the %s car', async (kind) => {
    const deal = await paid(world, kind, 'yard')
    await (kind === 'pro' ? handOver(world, deal) : release(world, deal))
    await takeBack(world.bank, await accountOf(deal))
    expect(await standingOf(world, deal)).toMatchObject({ contract: 'payment', attention: 'staff' })
    const { version } = await seen(world, deal)
    expect(await codeOf(doing(world.clerk, calls.cancelContract, { params: { id: deal.contractId }, body: {
      seenVersion: version, type: 'etc', next: 'decline', reason: '미입금',
    } }))).toBe(wrongState)
    await passPaymentOf(deal)
    expect(await standingOf(world, deal)).toMatchObject({
      contract: kind === 'pro' ? 'screening' : 'takeoverConfirmation', order: 'depositCompleted', attention: 'root',
      bid: 'awarded winner', payment: 'completed', heldWon: kind === 'pro' ? proWon : primeWon,
    })
    const claims = await world.sql`select total_won::int as won from amounts
      where contract_id = ${deal.contractId} and kind = 'claim' and state = 'billed' and source like '%:claimed:%'`
    expect(claims).toEqual([{ won: kind === 'pro' ? proWon : primeWon }])
    const { contractNo } = await seen(world, deal)
    const limited = await world.sql`
      select audit_log.reason from audit_log join shop_violations on shop_violations.id::text = subject_id
      where contract_id = ${deal.contractId} and act = 'limit bid restriction'`
    expect(limited).toEqual([{ reason: `${contractNo}: the car is gone and was not paid` }])
    expect(await books()).toEqual(soundBooks)
    if (kind === 'prime') return
    await approve(world, kind, deal)
    await setSellerAccount(deal)
    const [payout] = await payoutsOf(deal)
    // The house pays nothing on while it is owed the same.
    expect(await codeOf(send(payout?.id ?? ''))).toBe('409')
  })
})

test('what is to be transferred for a car stands once among what its buyer has to do, as the bank asks', async () => {
  const deal = await asked(world, 'pro')
  await numberOf(world, deal)
  const account = (await seen(world, deal, deal.buyer)).house?.carMoney?.account
  const { items } = await deal.buyer.ask(workCalls.listDeadlines, { query: {} })
  expect(items).toMatchObject([{ kind: 'payment', contractId: deal.contractId, amountWon: account?.amountWon }])
  expect(account?.amountWon).toBeGreaterThan(proWon)
  await passTo(world, deal, 'dueAt')
  await world.pass(10 * 60)
  const late = await deal.buyer.ask(workCalls.listDeadlines, { query: {} })
  // Beside it stands what being late costs.
  expect(late.items.map(({ amountWon }) => amountWon)).toEqual([600_000, account?.amountWon])
})

test('the fee of a car that waits for its money is paid with the car, and by nobody alone', async () => {
  const deal = await asked(world, 'pro')
  const [desk] = world.money
  const id = await amountOf(deal, 'fee')
  const { totalWon } = await desk.ask(financeCalls.getAmount, { params: { id } })
  const reason = '수수료만 먼저'
  const refusals = [
    once(deal.buyer, financeCalls.openAmountAccount, { params: { id } }),
    once(desk, financeCalls.proposeSettlement, {
      params: { id }, body: { paidWon: totalWon, paymentMethod: 'accountTransfer', reason },
    }),
    once(desk, financeCalls.billAmount, { params: { id }, body: { dueAt: null, reason } }),
    once(desk, financeCalls.voidAmount, { params: { id }, body: { reason } }),
  ]
  expect(await Promise.all(refusals.map(codeOf))).toEqual(refusals.map(() => '409'))
  await transfer(world.bank, await numberOf(world, deal), { amountWon: totalWon })
  const unmatched = await unmatchedOf(world.bank, deal.buyer.shopId)
  expect(await codeOf(once(desk, financeCalls.proposeAllocation, {
    params: { id: unmatched[0]?.id ?? '' }, body: { amountId: id, reason },
  }))).toBe('409')
  expect(await standingOf(world, deal)).toMatchObject({ contract: 'payment' })
  expect(await books()).toEqual(soundBooks)
})

test('a number for the fee alone that was given out once pays nothing before the car', async () => {
  const deal = await asked(world, 'pro')
  const [desk] = world.money
  const id = await amountOf(deal, 'fee')
  const { totalWon } = await desk.ask(financeCalls.getAmount, { params: { id } })
  const { account } = await openFee(world.bank, deal.buyer, totalWon)
  await world.sql`update virtual_accounts set amount_id = ${id} where id = ${account.id}`
  await transfer(world.bank, account.id)
  expect(await unmatchedOf(world.bank, deal.buyer.shopId)).toMatchObject([{ state: 'waiting', why: 'notPayable' }])
  expect(await desk.ask(financeCalls.getAmount, { params: { id } })).toMatchObject({ state: 'expected' })
  await transfer(world.bank, await numberOf(world, deal))
  expect(await standingOf(world, deal)).toMatchObject({ contract: 'screening' })
  expect(await desk.ask(financeCalls.getAmount, { params: { id } })).toMatchObject({ state: 'paid' })
  expect(await books()).toEqual(soundBooks)
})

test('a car stays with us while the bank has taken its money back, though its papers are approved', async () => {
  const deal = await paid(world, 'pro')
  const account = await accountOf(deal)
  await approve(world, 'pro', deal)
  await takeBack(world.bank, account)
  const { status, body: { issues } } = await refusalOf(handOver(world, deal))
  expect([status, issues?.map(({ path }) => path)]).toEqual([400, ['carPrice']])
  expect(await payoutsOf(deal)).toEqual([])
})

describe('a payout', () => {
  test('waits for papers that are looked at once more, and always knows who approved them', async () => {
    const deal = await paid(world, 'pro')
    await approve(world, 'pro', deal, world.office)
    await reopen(deal)
    await handOver(world, deal)
    expect(await payoutsOf(deal)).toEqual([])
    const early = world.sql`
      insert into seller_payouts (contract_id, order_id, state, won, owed_entry_id, decided_by)
      select ${deal.contractId}, ${deal.orderId}, 'waiting', 1, id, ${world.office.memberId}
      from ledger_entries limit 1`
    await expect(early).rejects.toThrow('papers are approved')
    await doing(world.clerk, calls.approveProScreening, {
      params: { id: deal.contractId }, body: { submissionId: null },
    })
    expect(await payoutsOf(deal)).toMatchObject([{ state: 'waiting', decidedBy: world.clerk.memberId }])
    expect(await books()).toEqual(soundBooks)
  })

  test('is sent or taken back with its papers, whoever comes first', async () => {
    const deal = await paid(world, 'prime')
    await takeOver(deal)
    await approve(world, 'prime', deal)
    await setSellerAccount(deal)
    const [payout] = await payoutsOf(deal)
    const held = await world.sql.reserve()
    await held`begin`
    await held`select from seller_payouts where id = ${payout?.id ?? ''} for no key update`
    const both = [send(payout?.id ?? ''), reopen(deal)].map((asking) => asking.then(() => 'done', () => 'refused'))
    // Both stand in line, the first of them at the row, the second behind it or behind the trade.
    while ((await world.sql`select from pg_stat_activity where wait_event_type = 'Lock'
      and datname = current_database()`).length < 2) continue
    await held`commit`
    held.release()
    expect((await Promise.all(both)).toSorted()).toEqual(['done', 'refused'])
    const [after] = await payoutsOf(deal)
    const { screening } = await seen(world, deal)
    expect([after?.state, screening?.state]).toEqual(after === undefined
      ? [undefined, 'inProgress'] : ['paid', 'approved'])
    expect(await books()).toEqual(soundBooks)
  })

  test('is sent by nobody who said where to, or that it came back', async () => {
    const deal = await paid(world, 'prime')
    await takeOver(deal)
    await approve(world, 'prime', deal)
    const [own] = await payoutsOf(deal)
    const id = own?.id ?? ''
    await world.sql`update members set email = 'seller@example.com' where id = ${world.seller.memberId}`
    await setSellerAccount(deal, world.office)
    const told = await world.sql<{ facts: unknown }[]>`
      select facts from mails where kind = 'sellerAccountChanged' and facts ->> 'orderId' = ${deal.orderId}`
    expect(told.length).toBeGreaterThan(0)
    expect(mailTextOf('sellerAccountChanged', told[0]?.facts, 'https://bidyard.example').text).toContain('끝자리 6789')
    expect(await codeOf(send(id, world.office))).toBe('403')
    await send(id)
    expect(await kindsTold(world.seller.ask)).toContain('saleMoneySent')
    await doing(world.money[1], calls.returnSellerPayout, { params: { id }, body: { reason: '계좌 오류' } })
    expect(await codeOf(send(id, world.money[1]))).toBe('403')
    await send(id)
    expect(await books()).toEqual(soundBooks)
  })

  test('goes to an account that was changed only after a day, in which its seller may notice', async () => {
    const deal = await paid(world, 'prime')
    await takeOver(deal)
    await approve(world, 'prime', deal)
    await setSellerAccount(deal)
    await setSellerAccount(deal, world.seller, '110-987-654321')
    const [own] = await payoutsOf(deal)
    expect(await codeOf(send(own?.id ?? ''))).toBe('409')
    await world.pass(24 * 3_600 + 1)
    await send(own?.id ?? '')
    expect(await payoutsOf(deal)).toMatchObject([{ state: 'paid' }])
  })
})

describe('one clerk of the money desk', () => {
  const asking = (call: 'voidAmount' | 'billAmount', id: string) => call === 'voidAmount'
    ? once(world.money[0], financeCalls.voidAmount, { params: { id }, body: { reason: '정정' } })
    : once(world.money[0], financeCalls.billAmount, { params: { id }, body: { dueAt: null, reason: '정정' } })

  test('neither gives up nor bills the price of a car, nor its fee while they are waited for together', async () => {
    const deal = await asked(world, 'pro')
    for (const kind of ['carPrice', 'fee'] as const)
      for (const call of ['voidAmount', 'billAmount'] as const)
        expect(await codeOf(asking(call, await amountOf(deal, kind)))).toBe('409')
    await transfer(world.bank, await numberOf(world, deal))
    expect(await standingOf(world, deal))
      .toMatchObject({ contract: 'screening', amounts: ['carPrice paid', 'fee paid'] })
  })
})

describe('what was proposed about a car', () => {
  const openOf = ({ contractId }: Deal) => world.sql<{ id: string; state: string }[]>`
    select id, state from money_proposals where subject_id = ${contractId} order by created_at`
  const complete = (deal: Deal, who: HouseWorld['office'], proposalId: string | null = null) =>
    doing(who, calls.completeProPayment, {
      params: { id: deal.contractId }, body: { reason: '통장 확인', proposalId },
    })

  test('is overtaken by the bank, and whoever clicks later confirms nothing', async () => {
    const deal = await asked(world, 'pro')
    const [first, second] = world.money
    const { house } = await complete(deal, first)
    const old = house?.carMoney?.proposal?.id ?? ''
    await transfer(world.bank, await numberOf(world, deal))
    expect(await openOf(deal)).toMatchObject([{ state: 'lapsed' }])
    await takeBack(world.bank, await accountOf(deal))
    expect(await codeOf(complete(deal, second, old))).toBe('409')
    expect(await complete(deal, second)).toMatchObject({ state: 'payment' })
    const { version } = await seen(world, deal)
    await doing(world.clerk, calls.cancelContract, { params: { id: deal.contractId }, body: {
      seenVersion: version, type: 'etc', next: 'decline', reason: '취소',
    } })
    expect((await openOf(deal)).map(({ state }) => state)).toEqual(['lapsed', 'lapsed'])
  })

  test('is refused or confirmed, never both', async () => {
    const deal = await asked(world, 'pro')
    const [first, second] = world.money
    const id = (await complete(deal, first)).house?.carMoney?.proposal?.id ?? ''
    const words = await Promise.all([
      once(world.office, financeCalls.refuseMoneyProposal, { params: { id }, body: { reason: '입금 없음' } }),
      complete(deal, second, id),
    ].map((asking) => asking.then(() => 'done', () => 'refused')))
    expect(words.toSorted()).toEqual(['done', 'refused'])
    const [proposal] = await openOf(deal)
    expect([proposal?.state, (await seen(world, deal)).state])
      .toEqual(words[1] === 'done' ? ['confirmed', 'screening'] : ['refused', 'payment'])
  })
})

test('a refund is for the sum that two people agreed on', async () => {
  const deal = await paid(world, 'prime')
  const { version } = await seen(world, deal)
  const { house } = await doing(world.money[0], calls.refundContract, { params: { id: deal.contractId }, body: {
    seenVersion: version, type: 'carUnavailable', next: 'decline', refundsFee: true, reason: '침수 발견',
  } })
  const params = { id: house?.carMoney?.proposal?.id ?? '' }
  await world.sql`update money_proposals set won = won - 1 where id = ${params.id}`
  expect(await codeOf(once(world.money[1], financeCalls.confirmMoneyProposal, { params, body: { reason: '확인함' } })))
    .toBe('409')
  expect(await standingOf(world, deal)).toMatchObject({ contract: 'takeoverConfirmation', heldWon: primeWon })
})

test('a fee that a buyer forfeits stays forfeited when the bank takes the payment back after the refund', async () => {
  const deal = await paid(world, 'pro')
  const account = await accountOf(deal)
  const { version } = await seen(world, deal)
  const { house } = await doing(world.money[0], calls.refundContract, { params: { id: deal.contractId }, body: {
    seenVersion: version, type: 'buyerRequest', next: 'decline', refundsFee: false, reason: '구매자 요청',
  } })
  await once(world.money[1], financeCalls.confirmMoneyProposal, {
    params: { id: house?.carMoney?.proposal?.id ?? '' }, body: { reason: '확인함' },
  })
  await takeBack(world.bank, account)
  expect((await standingOf(world, deal)).amounts).toEqual(['carPrice refunded', 'fee billed'])
  expect(await books()).toEqual(soundBooks)
})

test('an outage moves the number with the payment: who pays by the moved end has paid in time', async () => {
  const deal = await asked(world, 'pro')
  const number = await numberOf(world, deal)
  await passTo(world, deal, 'dueAt')
  const before = (await seen(world, deal)).duty?.finalAt ?? ''
  await world.pass((new Date(before).getTime() - (await world.now()).getTime()) / 1_000 - 1_200)
  await world.sql`update node_beats set beat_at = beat_at - interval '3 hours'`
  await world.pass(0)
  const { duty, house } = await seen(world, deal)
  const after = duty?.finalAt ?? ''
  expect(new Date(after).getTime() - new Date(before).getTime()).toBeGreaterThanOrEqual(3.5 * 3_600_000)
  expect(house?.carMoney).toMatchObject({ payableUntil: after, account: { dueAt: after } })
  await world.pass(3_600)
  await transfer(world.bank, number)
  expect(await standingOf(world, deal)).toMatchObject({ contract: 'screening', heldWon: proWon })
  expect(await unmatchedOf(world.bank, deal.buyer.shopId)).toEqual([])
})

test('money that nobody knows pays no car from hand to hand, and none that nobody is asked for yet', async () => {
  const other = await asked(world, 'pro')
  await transfer(world.bank, await numberOf(world, other), { amountWon: 20_000_000 })
  const [parked] = await unmatchedOf(world.bank, other.buyer.shopId)
  const car = await world.closed()
  const id = await request(world, car, car.bidders[0])
  await doing(car.bidders[0].dealer, calls.acceptSelfPurchase, { params: { id }, body: {} })
  const amountId = await amountOf({ contractId: id }, 'carPrice')
  const early = await amountOf(await awarded(world, 'pro'), 'carPrice')
  for (const one of [amountId, early])
    expect(await codeOf(once(world.money[0], financeCalls.proposeAllocation, {
      params: { id: parked?.id ?? '' }, body: { amountId: one, reason: '입금자 확인' },
    }))).toBe('409')
})
