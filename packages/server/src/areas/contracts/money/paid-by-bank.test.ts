// The money of cars through the front door and a bank over HTTP: paid, paid wrongly, taken back, refunded and paid out.
import { readFile } from 'node:fs/promises'
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { financeCalls } from '@bidyard/contract/calls/finance'
import { noticesCalls } from '@bidyard/contract/calls/notices'
import { workCalls } from '@bidyard/contract/calls/work'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusalOf } from '../../../testing/ask.ts'
import { doing, violationsOf } from '../../../testing/contracts/award-world.ts'
import {
  approve, asked, type Deal, handIn, handOver, type HouseWorld, numberOf, openHouseWorld, paid, passTo, primeWon,
  proWon, release, seen, standingOf, takeOver,
} from '../../../testing/contracts/house-world.ts'
import { takeBack, transfer, unmatchedOf, untilStanding } from '../../../testing/money/bank-world.ts'
import { booksOf, once, setAccount, soundBooks } from '../../../testing/money/money-world.ts'
import { noteTransfer, noteTransferToSeller } from '../../../testing/money/note-transfer.ts'

let world: HouseWorld
beforeAll(async () => {
  world = await openHouseWorld()
})
afterAll(() => world.stop())

const day = 86_400
const proFeeWon = 365_000
const primeFeeWon = 550_000
const codeOf = async (asking: Promise<unknown>) => {
  const { status, body } = await refusalOf(asking)
  return status === 400 ? [body.code, body.detail].filter(Boolean).join(' ') : String(status)
}
const books = () => booksOf(world.bank)
const openNumber = ({ contractId, buyer }: Deal) =>
  doing(buyer, calls.openCarMoneyAccount, { params: { id: contractId }, body: {} })
const confirm = (id: string, who = world.money[1]) =>
  once(who, financeCalls.confirmMoneyProposal, { params: { id }, body: { reason: '확인함' } })
const balance = async (kind: string, ownerId: string | null) => {
  const [row] = await world.sql<{ won: string }[]>`
    select balance_won as won from ledger_accounts where kind = ${kind} and owner_id is not distinct from ${ownerId}`
  return Number(row?.won ?? 0)
}

describe.each([
  ['pro', proWon + proFeeWon, 'screening'], ['prime', primeWon + primeFeeWon, 'takeoverConfirmation'],
] as const)(
  'a %s car', (kind, dueWon, next) => {
    test('is paid with its fee by one transfer, and everything follows in the same transaction', async () => {
      const deal = await asked(world, kind)
      expect(await standingOf(world, deal)).toMatchObject({
        order: 'awarded', contract: 'payment', bid: 'awarded awardCompleted', payment: 'pending',
        amounts: ['carPrice billed', 'fee expected'], heldWon: 0,
      })
      const account = await numberOf(world, deal)
      const { house, duty } = await seen(world, deal, deal.buyer)
      expect(house?.carMoney).toMatchObject({
        dueWon, account: { amountWon: dueWon, purpose: 'carMoney', dueAt: duty?.finalAt }, heldWon: null,
        proposal: null,
      })
      await transfer(world.bank, account)
      expect(await standingOf(world, deal)).toMatchObject({
        order: 'depositCompleted', contract: next, bid: 'awarded winner', payment: 'completed',
        amounts: ['carPrice paid', 'fee paid'], heldWon: dueWon - (kind === 'pro' ? proFeeWon : primeFeeWon),
      })
      expect((await seen(world, deal)).moves.at(-1))
        .toMatchObject({ action: 'completePayment', actor: 'flow', to: next })
      expect(await books()).toEqual(soundBooks)
    })

    test('is waited for again when the bank takes the money back before its papers are approved', async () => {
      const deal = await paid(world, kind)
      const account = (await seen(world, deal)).house?.carMoney?.account?.id ?? ''
      await takeBack(world.bank, account)
      expect(await standingOf(world, deal)).toMatchObject({
        order: 'awarded', contract: 'payment', bid: 'awarded awardCompleted', payment: 'pending',
        amounts: ['carPrice billed', 'fee expected'], heldWon: 0, attention: null,
      })
      const again = await numberOf(world, deal)
      expect(again).not.toBe(account)
      const { duty } = await seen(world, deal)
      const hours = (new Date(duty?.dueAt ?? 0).getTime() - (await world.now()).getTime()) / 3_600_000
      expect(hours).toBeGreaterThan(23)
      expect(hours).toBeLessThan(26)
      await transfer(world.bank, again)
      expect(await standingOf(world, deal))
        .toMatchObject({ order: 'depositCompleted', contract: next, payment: 'completed' })
      expect(await books()).toEqual(soundBooks)
    })

    test('that is never paid breaks a rule when it is due, and falls when it is over', async () => {
      const deal = await asked(world, kind)
      const account = await numberOf(world, deal)
      const { duty } = await seen(world, deal)
      const until = async (at: string | null | undefined) =>
        world.pass((new Date(at ?? 0).getTime() - (await world.now()).getTime()) / 1_000 + 1)
      await until(duty?.dueAt)
      await world.pass(10 * 60)
      const breach = `${kind}ContractVehiclePaymentExpired`
      expect(await violationsOf(world, deal.buyer.shopId)).toEqual([breach])
      expect((await standingOf(world, deal)).contract).toBe('payment')
      await until(duty?.finalAt)
      expect((await standingOf(world, deal)).contract).toBe('payment')
      await world.pass(11 * 60)
      expect(await standingOf(world, deal)).toMatchObject({
        contract: 'cancelled paymentExpired', bid: 'cancelled cancelled',
        // What the breach costs is owed, for no deposit lies here.
        amounts: ['carPrice voided', 'claim billed', 'fee voided'],
        order: kind === 'prime' ? 'retryAuction' : 'declined',
      })
      await untilStanding(world.bank, account, 'expired')
      expect(await violationsOf(world, deal.buyer.shopId)).toEqual([breach])
      await transfer(world.bank, account, { isLate: true })
      expect(await unmatchedOf(world.bank, deal.buyer.shopId)).toMatchObject([{ why: 'tooLate', won: dueWon }])
      expect(await books()).toEqual(soundBooks)
    })
  })

describe('another sum', () => {
  test('too little is parked, closes the number, and another one is opened', async () => {
    const deal = await asked(world, 'pro')
    const account = await numberOf(world, deal)
    expect(await codeOf(openNumber(deal))).toBe('VIRTUAL_ACCOUNT_ALREADY_EXISTS')
    await transfer(world.bank, account, { amountWon: proWon })
    expect(await unmatchedOf(world.bank, deal.buyer.shopId)).toMatchObject([{ why: 'wrongSum', won: proWon }])
    expect((await standingOf(world, deal)).contract).toBe('payment')
    const { house } = await openNumber(deal)
    expect(house?.carMoney?.account).toMatchObject({ standing: 'issuing', amountWon: proWon + proFeeWon })
    await transfer(world.bank, await numberOf(world, deal))
    expect((await standingOf(world, deal)).contract).toBe('screening')
    expect(await books()).toEqual(soundBooks)
  })

  test('too much pays the car once two people put it there, and the rest is the shop’s', async () => {
    const deal = await asked(world, 'prime')
    await transfer(world.bank, await numberOf(world, deal), { amountWon: primeWon + primeFeeWon + 7_000 })
    const [parked] = await unmatchedOf(world.bank, deal.buyer.shopId)
    const { items } = await world.office.ask(financeCalls.listAmounts, {
      query: { filter: { contractId: { eq: deal.contractId }, kind: { eq: 'carPrice' } } },
    })
    const proposal = await once(world.money[0], financeCalls.proposeAllocation, {
      params: { id: parked?.id ?? '' }, body: { amountId: items[0]?.id ?? '', reason: '초과 입금' },
    })
    await confirm(proposal.id)
    expect(await standingOf(world, deal)).toMatchObject({ contract: 'takeoverConfirmation', heldWon: primeWon })
    expect(await balance('shopCredit', deal.buyer.shopId)).toBe(7_000)
    expect(await books()).toEqual(soundBooks)
  })
})

describe('four eyes', () => {
  test.each(['pro', 'prime'] as const)('take a %s car as paid by hand: two people, never one', async (kind) => {
    const deal = await asked(world, kind)
    const call = kind === 'pro' ? calls.completeProPayment : calls.completePrimePayment
    const complete = (who = world.money[0], proposalId: string | null = null) =>
      doing(who, call, { params: { id: deal.contractId }, body: { reason: '통장 확인', proposalId } })
    expect(await codeOf(complete(deal.buyer as never))).toBe('INVALID_PERMISSION')
    const first = await complete()
    expect(first).toMatchObject({ state: 'payment', house: { carMoney: { proposal: { act: 'settleCarMoney' } } } })
    const proposalId = first.house?.carMoney?.proposal?.id ?? ''
    expect(await codeOf(complete(world.money[0], proposalId))).toBe('409')
    expect(await codeOf(complete(world.money[1]))).toBe('409')
    const second = await complete(world.money[1], proposalId)
    expect(second).toMatchObject({
      state: kind === 'pro' ? 'screening' : 'takeoverConfirmation', payment: { state: 'completed' },
    })
    expect(await codeOf(complete(world.money[1]))).toBe('INVALID_CONTRACT 0001.INVALID_CONTRACT_STATE')
    expect(await books()).toEqual(soundBooks)
  })

  test('refund a paid car, post it first, and end its contract', async () => {
    const deal = await paid(world, 'prime')
    await setAccount(deal.buyer)
    const { version } = await seen(world, deal)
    const wish = { type: 'carUnavailable', next: 'decline', refundsFee: true, reason: '차량 침수 발견' } as const
    const params = { id: deal.contractId }
    expect(await codeOf(doing(world.clerk, calls.cancelContract, {
      params, body: { seenVersion: version, type: 'etc', next: 'decline', reason: '환불 전' },
    }))).toBe('INVALID_CONTRACT 0001.INVALID_CONTRACT_STATE')
    const asking = await doing(world.money[0], calls.refundContract, {
      params, body: { ...wish, seenVersion: version },
    })
    expect(asking.state).toBe('takeoverConfirmation')
    await confirm(asking.house?.carMoney?.proposal?.id ?? '')
    expect(await standingOf(world, deal)).toMatchObject({
      contract: 'cancelled byStaff', order: 'declined', auction: 'cancelled declined', bid: 'cancelled cancelled',
      amounts: ['carPrice refunding', 'fee refunding'], heldWon: 0,
    })
    const { items: [payout] } = await world.money[0].ask(financeCalls.listPayouts, {
      query: { filter: { shopId: { eq: deal.buyer.shopId } } },
    })
    expect(payout?.won).toBe(primeWon + primeFeeWon)
    await noteTransfer(world.money[0], payout?.id ?? '')
    expect((await standingOf(world, deal)).amounts).toEqual(['carPrice refunded', 'fee refunded'])
    expect(await books()).toEqual(soundBooks)
  })

  test('keep the fee of a buyer at fault, and owe the rest to a shop that named no account', async () => {
    const deal = await paid(world, 'pro')
    const { version } = await seen(world, deal)
    const asking = await doing(world.money[0], calls.refundContract, {
      params: { id: deal.contractId },
      body: { seenVersion: version, type: 'buyerRequest', next: 'decline', refundsFee: false, reason: '구매자 요청' },
    })
    const id = asking.house?.carMoney?.proposal?.id ?? ''
    // Whoever confirms sees what else happens by it.
    expect(await world.money[1].ask(financeCalls.getMoneyProposal, { params: { id } })).toMatchObject({
      ending: { cancelType: 'buyerRequest', next: 'decline', refundsFee: false }, priceWon: null,
    })
    await confirm(id)
    expect((await standingOf(world, deal)).amounts).toEqual(['carPrice refunded', 'fee paid'])
    expect(await balance('shopCredit', deal.buyer.shopId)).toBe(proWon)
    const { items } = await deal.buyer.ask(noticesCalls.listNotices, { query: { size: 100 } })
    // Nothing reached its bank, and it is told what that waits for.
    expect(items.find(({ kind }) => kind === 'amountRefunded')?.text.ko).toContain('환급 계좌를 등록해 주세요')
    const { house } = await seen(world, deal)
    expect(house?.delivery?.state).toBe('cancelled')
    expect(await books()).toEqual(soundBooks)
  })
})

describe('the seller’s money', () => {
  const payoutOf = async ({ contractId }: Deal) => {
    const { items } = await world.seller.ask(calls.listSellerPayouts, {
      query: { filter: { contractId: { eq: contractId } } },
    })
    return items[0]
  }
  const setSellerAccount = ({ orderId }: Deal) => doing(world.seller, calls.setSellerAccount, {
    params: { id: orderId }, body: { bankCode: '088', number: '110-123-456789', holderName: '홍길동' },
  })
  const send = (id: string, who = world.money[0]) => noteTransferToSeller(who, id)

  test('waits for the hand-over of a delivered car, then for an account, then for another pair of eyes', async () => {
    const deal = await paid(world, 'pro')
    await approve(world, 'pro', deal, world.office)
    expect(await standingOf(world, deal)).toMatchObject({
      contract: 'done', order: 'completed', auction: 'done', bid: 'done completed', heldWon: proWon,
    })
    expect(await payoutOf(deal)).toBeUndefined()
    await handOver(world, deal)
    const payout = await payoutOf(deal)
    expect(payout).toMatchObject({ state: 'waiting', won: proWon, account: null })
    expect(await codeOf(send(payout?.id ?? ''))).toBe('409')
    await setSellerAccount(deal)
    expect(await codeOf(send(payout?.id ?? '', world.office))).toBe('403')
    expect(await send(payout?.id ?? '')).toMatchObject({ state: 'paid', transferNo: '20260102-0001' })
    expect(await codeOf(send(payout?.id ?? ''))).toBe('409')
    const back = await doing(world.money[0], calls.returnSellerPayout, {
      params: { id: payout?.id ?? '' }, body: { reason: '계좌 오류' },
    })
    expect(back).toMatchObject({ state: 'waiting', transferNo: null })
    await send(payout?.id ?? '', world.money[1])
    expect(await balance('carMoneyHeld', deal.contractId)).toBe(0)
    const { contractNo } = await world.office.ask(calls.getContract, { params: { id: deal.contractId } })
    expect((await world.office.ask(financeCalls.listLedgerAccounts, {
      query: { filter: { ownerId: { eq: deal.contractId } } },
    })).items).toMatchObject([{ kind: 'carMoneyHeld', ownerName: contractNo }])
    expect(await books()).toEqual(soundBooks)
  })

  test('follows at once where the car was taken over before, and never twice', async () => {
    const deal = await paid(world, 'prime', 'yard')
    await release(world, deal)
    await takeOver(deal)
    await approve(world, 'prime', deal)
    expect(await payoutOf(deal)).toMatchObject({ state: 'waiting', won: primeWon })
    const again = world.sql`
      insert into seller_payouts (contract_id, order_id, state, won, owed_entry_id, decided_by)
      select contract_id, order_id, 'waiting', won, owed_entry_id, decided_by from seller_payouts
      where contract_id = ${deal.contractId}`
    await expect(again).rejects.toThrow('seller_payouts_contract_id_key')
    expect(await books()).toEqual(soundBooks)
  })

  test('never goes out before the hand-over: the database itself refuses', async () => {
    const deal = await paid(world, 'pro')
    const early = world.sql`
      insert into seller_payouts (contract_id, order_id, state, won, owed_entry_id)
      select ${deal.contractId}, ${deal.orderId}, 'waiting', 1, id from ledger_entries limit 1`
    await expect(early).rejects.toThrow('handed over')
  })

  test.each(['paid', 'given up'])('stays the seller’s when it goes back once approved: owed until %s', async (end) => {
    const deal = await paid(world, 'pro')
    const account = (await seen(world, deal)).house?.carMoney?.account?.id ?? ''
    await approve(world, 'pro', deal)
    await takeBack(world.bank, account)
    expect(await standingOf(world, deal)).toMatchObject({
      contract: 'done', order: 'completed', attention: 'staff', heldWon: proWon,
      amounts: ['carPrice paid', 'claim billed', 'fee billed'],
    })
    expect(await balance('shopClaim', deal.buyer.shopId)).toBe(proWon)
    const isLookedAt = async () => {
      const query = { filter: { kind: { eq: 'stuck' as const } } }
      const { items } = await world.office.ask(workCalls.listWorkItems, { query })
      return items.some(({ placeId }) => placeId === deal.contractId)
    }
    expect(await isLookedAt()).toBe(true)
    // Papers that are looked at once more change nothing about the money, nor the money about them.
    const at = { id: deal.contractId }
    await doing(world.clerk, calls.reopenScreening, { params: at, body: { reason: '재확인' } })
    const approveAgain = () =>
      doing(world.clerk, calls.approveProScreening, { params: at, body: { submissionId: null } })
    if (end === 'paid') {
      await approveAgain()
      expect(await isLookedAt()).toBe(true)
    }
    const { items: [claim] } = await world.office.ask(financeCalls.listAmounts, {
      query: { filter: { contractId: { eq: deal.contractId }, kind: { eq: 'claim' } } },
    })
    const params = { id: claim?.id ?? '' }
    const proposal = end === 'paid'
      ? await once(world.money[0], financeCalls.proposeSettlement, {
        params, body: { paidWon: proWon, paymentMethod: 'accountTransfer', reason: '입금 확인' },
      })
      : await once(world.money[0], financeCalls.proposeWriteOff, { params, body: { reason: '회수 불가' } })
    await confirm(proposal.id)
    await world.pass(1)
    if (end === 'given up') {
      expect((await seen(world, deal)).attention).toBe('staff')
      await approveAgain()
    }
    expect([await isLookedAt(), (await seen(world, deal)).attention]).toEqual([false, null])
    expect(await books()).toEqual(soundBooks)
  })

  test('is taken back into the house when papers are looked at once more, and goes out again with them', async () => {
    const deal = await paid(world, 'prime')
    await takeOver(deal)
    await approve(world, 'prime', deal)
    await doing(world.clerk, calls.reopenScreening, { params: { id: deal.contractId }, body: { reason: '재확인' } })
    expect(await payoutOf(deal)).toBeUndefined()
    expect((await standingOf(world, deal)).heldWon).toBe(primeWon)
    await doing(world.clerk, calls.approvePrimeScreening, {
      params: { id: deal.contractId }, body: { submissionId: null },
    })
    expect(await payoutOf(deal)).toMatchObject({ state: 'waiting', won: primeWon })
    expect(await books()).toEqual(soundBooks)
  })
})

test('papers that were handed in wait for the money, and are looked at once a car is paid a second time', async () => {
  const deal = await paid(world, 'pro')
  const account = (await seen(world, deal)).house?.carMoney?.account?.id ?? ''
  await handIn(world, 'pro', deal)
  const waiting = async () => {
    const [work, owed] = [
      await world.office.ask(workCalls.listWorkItems, { query: { filter: { kind: { eq: 'papers' } } } }),
      await world.office.ask(workCalls.listDeadlines, { query: {
        filter: { kind: { eq: 'reviewPapers' }, contractId: { eq: deal.contractId } },
      } }),
    ]
    return [work.items.filter(({ placeId }) => placeId === deal.contractId).length, owed.items.length]
  }
  expect(await waiting()).toEqual([1, 1])
  await takeBack(world.bank, account)
  expect(await waiting()).toEqual([0, 0])
  await transfer(world.bank, await numberOf(world, deal))
  expect(await seen(world, deal)).toMatchObject({ state: 'screening', screening: { state: 'inProgress' } })
  expect(await waiting()).toEqual([1, 1])
  await world.pass(day / 24)
  expect(await books()).toEqual(soundBooks)
})

test('what was left behind by nodes that knew nothing of it is put right once', async () => {
  const migration = await readFile(
    new URL('../../../../migrations/0062-what-was-left-behind.sql', import.meta.url), 'utf8')
  const fallen = await paid(world, 'prime')
  await doing(fallen.buyer, calls.disputeTakeover, {
    params: { id: fallen.contractId }, body: { claim: '타이어 마모가 심합니다.', wishedWon: null, photoIds: [] },
  })
  await takeBack(world.bank, (await seen(world, fallen)).house?.carMoney?.account?.id ?? '')
  await passTo(world, fallen, 'finalAt')
  await world.pass(day / 24)
  await world.sql`
    update takeover_disputes set state = 'open', decided_at = null where contract_id = ${fallen.contractId}`
  const [settled, owing, papers] = [await paid(world, 'pro'), await paid(world, 'pro'), await paid(world, 'pro')]
  for (const deal of [settled, owing, papers]) await approve(world, 'pro', deal)
  await takeBack(world.bank, (await seen(world, owing)).house?.carMoney?.account?.id ?? '')
  await world.sql`
    update contracts set attention = 'staff', attention_at = app_now() where id = ${settled.contractId}`
  await doing(world.clerk, calls.reopenScreening, { params: { id: papers.contractId }, body: { reason: '재확인' } })
  await world.sql`update contracts set attention = null, attention_at = null where id = ${papers.contractId}`
  await world.sql.unsafe(migration)
  await world.pass(1)
  const attentionOf = async (deal: Deal) => (await seen(world, deal)).attention
  expect([await attentionOf(settled), await attentionOf(owing), await attentionOf(papers)])
    .toEqual([null, 'staff', 'staff'])
  expect((await seen(world, fallen)).house?.disputes).toMatchObject([{ state: 'cancelled' }])
})
