// A prime car and its buyer: let go once it is paid, taken over as it came, disputed within a day, stored for money.
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { financeCalls } from '@bidyard/contract/calls/finance'
import { referenceCalls } from '@bidyard/contract/calls/reference'
import { workCalls } from '@bidyard/contract/calls/work'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { doing, violationsOf } from '../../../testing/contracts/award-world.ts'
import {
  asked, type Deal, type HouseWorld, numberOf, openHouseWorld, paid, passTo, primeWon, release, seen,
  standingOf, takeOver,
} from '../../../testing/contracts/house-world.ts'
import { wordOf, wrongState } from '../../../testing/contracts/word-of.ts'
import { takeBack, transfer } from '../../../testing/money/bank-world.ts'
import { booksOf, once, soundBooks } from '../../../testing/money/money-world.ts'
import { listShownPapers } from '../papers/shown-papers.ts'

let world: HouseWorld
beforeAll(async () => {
  world = await openHouseWorld()
})
afterAll(() => world.stop())

const day = 86_400
const dispute = ({ contractId, buyer }: Deal, change: object = {}, who = buyer) =>
  doing(who, calls.disputeTakeover, { params: { id: contractId }, body: {
    claim: '고지되지 않은 긁힘이 있습니다.', wishedWon: 500_000, photoIds: [], ...change,
  } })
const settle = ({ contractId }: Deal, verdict: 'correct' | 'refuse' | 'cancel', correctionWon: number | null = null) =>
  doing(world.office, calls.settleTakeoverDispute, { params: { id: contractId }, body: {
    verdict, correctionWon, refundsFee: true, next: 'decline', reason: '사진 확인 후 결정',
  } })
const books = () => booksOf(world.bank)
const claimsOf = async ({ contractId }: Deal) => {
  const { items } = await world.office.ask(financeCalls.listAmounts, {
    query: { filter: { contractId: { eq: contractId }, kind: { eq: 'claim' }, state: { eq: 'billed' } } },
  })
  return items.map(({ totalWon }) => totalWon)
}
const creditOf = async ({ buyer }: Deal) => (await buyer.ask(financeCalls.getDepositInfo, {})).creditWon
/** Nobody wants it; what its days in the yard cost. */
const goBack = async (deal: Deal) => {
  const { version } = await seen(world, deal)
  await doing(world.clerk, calls.cancelContract, { params: { id: deal.contractId }, body: {
    seenVersion: version, type: 'sellerRequest', next: 'cancel', reason: '판매자 요청',
  } })
  await world.pass(5 * day)
  await release(world, deal, 'owner')
  const { items } = await world.office.ask(financeCalls.listSellerFees, {
    query: { filter: { orderId: { eq: deal.orderId }, feeType: { eq: 'storageFee' } } },
  })
  return items
}
const accountOf = async (deal: Deal) => (await seen(world, deal)).house?.carMoney?.account?.id ?? ''

describe('a car of our yard', () => {
  test('leaves once it is paid, is compared with how it came, and costs nothing within three days', async () => {
    const deal = await asked(world, 'prime', 'yard')
    expect(await wordOf(release(world, deal))).toBe('409')
    await transfer(world.bank, await numberOf(world, deal))
    expect(await wordOf(takeOver(deal))).toBe(wrongState)
    await release(world, deal)
    expect((await seen(world, deal)).moves.map(({ action }) => action)).toContain('release')
    const photoId = await world.paper(deal.buyer)
    const taken = await takeOver(deal, deal.buyer, null, [photoId])
    expect(taken.house?.takeover?.photos.map(({ id }) => id)).toEqual([photoId])
    const { house: sellers } = await seen(world, deal, world.seller)
    expect(sellers?.takeover?.photos).toEqual([])
    // How it came lies beside it, for all three.
    const [came] = (await seen(world, deal)).house?.checkedIn?.photos ?? []
    expect(came?.usageType).toBe('inspection')
    for (const house of [taken.house, sellers]) expect(house?.checkedIn?.photos.map(({ id }) => id)).toEqual([came?.id])
    // Whoever downloads everything has them as well.
    const papers = await listShownPapers(world.database.primary, 'buyer', [deal.contractId])
    expect(papers.filter(({ title }) => title.ko === '입고 사진').map(({ fileId }) => fileId)).toEqual([came?.id])
    expect(taken).toMatchObject({ state: 'screening', house: {
      checkedIn: { keyCount: 2, odometer: { km: 45_230 } },
      takeover: { as: 'buyer', keyCount: 1, differences: ['keys', 'papers'], storageDays: 0, storageWon: 0 },
    } })
    expect(await wordOf(takeOver(deal))).toBe(wrongState)
  })

  test('is fetched where the house says today, as long as it stands there and an address is named', async () => {
    const deal = await paid(world, 'prime', 'yard')
    const placeOf = async () => (await seen(world, deal, deal.buyer)).house?.yard
    expect(await placeOf()).toBeNull()
    const root = await world.member({ type: 'root' })
    const { key, value, version } = await root.ask(
      referenceCalls.getConfig, { params: { key: 'contractTradeScheduling' } },
    )
    if (key !== 'contractTradeScheduling') throw new Error('another key was answered')
    const yard = { address: '경기도 광주시 곤지암읍 경충대로 1', hours: '평일 09:00–18:00', phone: '031-000-0001' }
    const changed = await root.ask(referenceCalls.changeConfig, {
      body: { key, seenVersion: version, reason: '야드 이전', value: { ...value, yard } },
    })
    expect(await placeOf()).toEqual(yard)
    await release(world, deal)
    expect(await placeOf()).toBeNull()
    await root.ask(referenceCalls.changeConfig, { body: { key, seenVersion: changed.version, reason: '되돌림', value } })
  })

  test('that is fetched late costs its days, after a breach of the rule', async () => {
    const deal = await paid(world, 'prime', 'yard')
    await passTo(world, deal, 'dueAt')
    expect(await violationsOf(world, deal.buyer.shopId)).toEqual(['primeContractVehicleConfirmationExpired'])
    await world.pass(2 * day)
    await release(world, deal)
    const { payment, house } = await takeOver(deal)
    const storedMs = new Date(house?.releasedAt ?? 0).getTime() - new Date(payment?.completedAt ?? 0).getTime()
    const days = Math.ceil(storedMs / (day * 1_000)) - 3
    expect(days).toBeGreaterThan(1)
    expect(house?.takeover).toMatchObject({ storageDays: days, storageWon: days * 10_000 })
    const { items: [bill] } = await world.office.ask(financeCalls.listAmounts, {
      query: { filter: { contractId: { eq: deal.contractId }, feeType: { eq: 'storageFee' } } },
    })
    expect(bill).toMatchObject({ state: 'billed', totalWon: days * 10_000 })
    expect(await books()).toEqual(soundBooks)
  })

  test('costs what was said when it was sold, whatever a day costs since', async () => {
    const deal = await paid(world, 'prime', 'yard')
    const root = await world.member({ type: 'root' })
    const { key, value, version } = await root.ask(referenceCalls.getConfig, { params: { key: 'fees' } })
    if (key !== 'fees') throw new Error('another key was answered')
    const change = (storage: typeof value.storage, seenVersion: number) => root.ask(referenceCalls.changeConfig, {
      body: { key, seenVersion, reason: '보관료 인상', value: { ...value, storage } },
    })
    const raised = await change({ freeDays: 0, dailyWon: 70_000 }, version)
    await world.pass(6 * day)
    await release(world, deal)
    const { storageDays, storageWon } = (await takeOver(deal)).house?.takeover ?? {}
    expect(storageDays).toBeLessThanOrEqual(5)
    expect(storageWon).toBe((storageDays ?? 0) * 10_000)
    await change(value.storage, raised.version)
  })

  test('that is taken over late in the evening is billed for its days to no time at which banks rest', async () => {
    const deal = await paid(world, 'prime', 'yard')
    await world.pass(6 * day)
    await release(world, deal)
    const late = new Date(`${(await world.now()).toISOString().slice(0, 10)}T14:10:00.000Z`).getTime() + day * 1_000
    await world.pass((late - (await world.now()).getTime()) / 1_000)
    await takeOver(deal)
    const fees = await world.sql`
      select to_char(due_at at time zone 'Asia/Seoul', 'HH24:MI') as due from amounts
      where contract_id = ${deal.contractId} and fee_type = 'storageFee'`
    expect(fees).toEqual([{ due: '00:30' }])
  })

  test('that leaves late in the evening may be disputed until banks work again', async () => {
    const deal = await paid(world, 'prime', 'yard')
    const late = new Date(`${(await world.now()).toISOString().slice(0, 10)}T14:10:00.000Z`).getTime() + day * 1_000
    await world.pass((late - (await world.now()).getTime()) / 1_000)
    await release(world, deal)
    expect((await seen(world, deal, deal.buyer)).house?.disputableUntil?.slice(11)).toBe('15:30:00.000Z')
  })

  test('may be disputed for as long as nobody served as well', async () => {
    const deal = await paid(world, 'prime', 'yard')
    const noon = new Date(`${(await world.now()).toISOString().slice(0, 10)}T03:00:00.000Z`).getTime() + day * 1_000
    await world.pass((noon - (await world.now()).getTime()) / 1_000)
    await release(world, deal)
    const until = async () => new Date((await seen(world, deal, deal.buyer)).house?.disputableUntil ?? 0)
    const before = await until()
    await world.pass((before.getTime() - (await world.now()).getTime()) / 1_000 - 600)
    await world.sql`update node_beats set beat_at = beat_at - interval '3 hours'`
    await world.pass(0)
    const hours = ((await until()).getTime() - before.getTime()) / 3_600_000
    expect(hours).toBeGreaterThanOrEqual(3.5)
    expect(hours).toBeLessThan(3.6)
    await world.pass(3 * 3_600)
    expect((await dispute(deal)).house?.disputes).toMatchObject([{ state: 'open' }])
  })

  test('stays when the bank takes the money back, and one that is gone is looked for at once', async () => {
    const deal = await paid(world, 'prime', 'yard')
    await takeBack(world.bank, await accountOf(deal))
    expect(await wordOf(release(world, deal))).toBe('409')
    const gone = await paid(world, 'prime', 'yard')
    await release(world, gone)
    await takeOver(gone)
    await takeBack(world.bank, await accountOf(gone))
    expect(await standingOf(world, gone)).toMatchObject({ contract: 'payment', attention: 'staff', heldWon: 0 })
    await transfer(world.bank, await numberOf(world, gone))
    expect(await standingOf(world, gone)).toMatchObject({ contract: 'screening', attention: null, heldWon: primeWon })
    expect(await books()).toEqual(soundBooks)
  })

  test('that is the house’s own goes back without a bill', async () => {
    const deal = await asked(world, 'prime', 'yard')
    await world.sql`update orders set partner_id = null where id = ${deal.orderId}`
    expect(await goBack(deal)).toEqual([])
  })

  test('that nobody wants goes back to its owner, who pays for its days', async () => {
    const deal = await asked(world, 'prime', 'yard')
    const [fee] = await goBack(deal)
    expect(fee).toMatchObject({ state: 'billed', feeType: 'storageFee', days: 3, won: 30_000 })
    const params = { id: fee?.id ?? '' }
    const end = (as: 'paid' | 'waived') =>
      once(world.money[0], financeCalls.proposeSellerFeeEnd, { params, body: { as, reason: '입금 확인' } })
    const proposal = await end('paid')
    expect(await wordOf(once(world.money[0], financeCalls.confirmMoneyProposal, {
      params: { id: proposal.id }, body: { reason: '확인' },
    }))).toBe('403')
    await once(world.money[1], financeCalls.confirmMoneyProposal, {
      params: { id: proposal.id }, body: { reason: '확인' },
    })
    expect(await wordOf(end('waived'))).toBe('409')
    expect(await books()).toEqual(soundBooks)
  })
})

describe('a silent buyer', () => {
  test('is spoken for by the office, once the time is over and with a proof that the car is gone', async () => {
    const deal = await paid(world, 'prime', 'yard')
    await release(world, deal)
    const proof = await world.paper(world.clerk)
    expect(await wordOf(takeOver(deal, world.clerk, proof))).toBe(wrongState)
    await passTo(world, deal, 'dueAt')
    await passTo(world, deal, 'finalAt')
    expect(await standingOf(world, deal)).toMatchObject({ attention: 'staff' })
    // Nobody is waited for any more: a screen knows by the rest that the act may be offered.
    expect(await seen(world, deal)).toMatchObject({ duty: null, isStepOverdue: true })
    expect(await wordOf(takeOver(deal, world.clerk))).toBe('INVALID_INPUT')
    expect(await wordOf(takeOver(deal, world.clerk, await world.paper(deal.buyer)))).toBe('INVALID_INPUT')
    expect(await wordOf(takeOver(deal, world.seller as never))).toBe('INVALID_PERMISSION')
    expect(await takeOver(deal, world.clerk, proof)).toMatchObject({
      state: 'screening', house: { takeover: { as: 'staff', proof: { id: proof } } },
    })
    expect((await seen(world, deal, world.seller)).house?.takeover?.proof).toBeNull()
  })
})

describe('what a buyer has against a car', () => {
  test('stops the clock until the office has decided, and the rest of the time follows', async () => {
    const deal = await paid(world, 'prime', 'yard')
    expect(await wordOf(dispute(deal))).toBe(wrongState)
    await release(world, deal)
    const before = new Date((await seen(world, deal)).duty?.dueAt ?? 0).getTime() - (await world.now()).getTime()
    expect(await dispute(deal)).toMatchObject({
      state: 'takeoverConfirmation', duty: null, house: { disputes: [{ state: 'open', wishedWon: 500_000 }] },
    })
    expect(await wordOf(dispute(deal))).toBe(wrongState)
    expect(await wordOf(takeOver(deal))).toBe(wrongState)
    await world.pass(20 * day)
    expect(await violationsOf(world, deal.buyer.shopId)).toEqual([])
    const settled = await settle(deal, 'refuse')
    expect(settled).toMatchObject({ state: 'takeoverConfirmation', house: { disputes: [{ state: 'refused' }] } })
    const left = new Date(settled.duty?.dueAt ?? 0).getTime() - (await world.now()).getTime()
    expect(Math.abs(left - before)).toBeLessThan(2 * 3_600_000)
    expect(await takeOver(deal)).toMatchObject({ state: 'screening' })
  })

  test('leaves a rest that ends at no time at which banks rest', async () => {
    const deal = await paid(world, 'prime', 'yard')
    await release(world, deal)
    await dispute(deal)
    const [held] = await world.sql<{ leftMs: number }[]>`
      select left_ms::float8 as "leftMs" from takeover_disputes where contract_id = ${deal.contractId}`
    // Of a day on which the rest of it would end in the night.
    const at = Date.parse(`${(await world.now()).toISOString().slice(0, 10)}T14:20:00.000Z`) + 9 * day * 1_000
    await world.pass((at - (held?.leftMs ?? 0) - (await world.now()).getTime()) / 1_000)
    const { duty } = await settle(deal, 'refuse')
    expect(duty?.dueAt).toBe(`${new Date(at).toISOString().slice(0, 10)}T15:30:00.000Z`)
  })

  test('begins no time anew, three times at most, and stands over a payment that went back', async () => {
    const deal = await paid(world, 'prime')
    const photoId = await world.paper(deal.buyer)
    const finalOf = async () => new Date((await seen(world, deal)).duty?.finalAt ?? 0).getTime()
    const finalAt = await finalOf()
    const untilOf = async (who?: typeof world.seller) => (await seen(world, deal, who)).house?.disputableUntil
    expect([await untilOf(deal.buyer), await untilOf(world.seller)]).toEqual([expect.any(String), null])
    const { house } = await dispute(deal, { photoIds: [photoId] })
    expect(house?.disputableUntil).toBeNull()
    expect(house?.disputes[0]?.photos.map(({ id }) => id)).toEqual([photoId])
    expect((await seen(world, deal, world.seller)).house?.disputes).toEqual([])
    await settle(deal, 'refuse')
    await dispute(deal)
    await settle(deal, 'refuse')
    expect(Math.abs(await finalOf() - finalAt)).toBeLessThan(3_600_000)
    await dispute(deal)
    await takeBack(world.bank, await accountOf(deal))
    await transfer(world.bank, await numberOf(world, deal))
    expect(await seen(world, deal)).toMatchObject({ state: 'takeoverConfirmation', duty: null, attention: 'staff' })
    expect((await settle(deal, 'refuse')).duty).not.toBeNull()
    // Three times are enough, and the screen knows.
    expect(await untilOf(deal.buyer)).toBeNull()
    expect(await wordOf(dispute(deal))).toBe(wrongState)
    const late = await paid(world, 'prime')
    await passTo(world, late, 'dueAt')
    expect(await wordOf(dispute(late))).toBe(wrongState)
  })

  test('ends with a contract whose money went back and came no more, and waits for nobody', async () => {
    const deal = await paid(world, 'prime')
    const waiting = async () => {
      const query = { filter: { kind: { eq: 'takeover' as const } } }
      const { items } = await world.office.ask(workCalls.listWorkItems, { query })
      return items.filter(({ placeId }) => placeId === deal.contractId).length
    }
    await dispute(deal)
    expect(await waiting()).toBe(1)
    await takeBack(world.bank, await accountOf(deal))
    // Nobody can decide about it before the car is paid again.
    expect(await waiting()).toBe(0)
    await passTo(world, deal, 'finalAt')
    await world.pass(3_600)
    expect(await seen(world, deal)).toMatchObject({
      state: 'cancelled', house: { disputes: [{ state: 'cancelled', decidedAt: expect.any(String) as string }] },
    })
    expect(await waiting()).toBe(0)
  })

  test('is worth a credit, out of what the seller would have had', async () => {
    const deal = await paid(world, 'prime')
    await dispute(deal)
    for (const [verdict, won] of [['correct', null], ['refuse', 5], ['correct', primeWon]] as const)
      expect(await wordOf(settle(deal, verdict, won))).toBe('INVALID_INPUT')
    expect(await settle(deal, 'correct', 400_000)).toMatchObject({
      house: {
        carMoney: { correctedWon: 400_000, heldWon: primeWon - 400_000 }, disputes: [{ correctionWon: 400_000 }],
      },
    })
    expect(await wordOf(settle(deal, 'refuse'))).toBe(wrongState)
    // Whoever looks at the shop's money hears of its credit.
    expect(await world.sql`
      select from outbox join amounts on payload -> 'amountIds' ? amounts.id::text
      where name = 'amountsChanged' and contract_id = ${deal.contractId} and amounts.kind = 'carPrice'
        and outbox.id > (select max(id) from outbox where name = 'carMoneyPaid')`).toHaveLength(1)
    expect(await books()).toEqual(soundBooks)
    for (const _ of ['once', 'twice']) {
      await takeBack(world.bank, await accountOf(deal))
      expect(await claimsOf(deal)).toEqual([400_000])
      expect(await books()).toEqual(soundBooks)
      // The price is paid anew, and is lowered anew: nothing is owed any more, and nothing is given twice.
      await transfer(world.bank, await numberOf(world, deal))
      expect((await seen(world, deal)).house?.carMoney).toMatchObject({
        correctedWon: 400_000, heldWon: primeWon - 400_000,
      })
      expect(await claimsOf(deal)).toEqual([])
      expect(await creditOf(deal)).toBe(400_000)
      expect(await books()).toEqual(soundBooks)
    }
  })

  test.each(['paid', 'given up'] as const)('is worth its credit once, where what was owed is %s', async (how) => {
    const deal = await paid(world, 'prime')
    await dispute(deal)
    await settle(deal, 'correct', 400_000)
    await takeBack(world.bank, await accountOf(deal))
    const { items: [claim] } = await deal.buyer.ask(financeCalls.listAmounts, {
      query: { filter: { kind: { eq: 'claim' }, state: { eq: 'billed' } } },
    })
    const params = { id: claim?.id ?? '' }
    const [one, other] = world.money
    const body = { reason: '소액 정리' }
    const { id } = how === 'paid'
      ? await once(one, financeCalls.proposeFromCredit, { params, body })
      : await once(one, financeCalls.proposeWriteOff, { params, body })
    await once(other, financeCalls.confirmMoneyProposal, { params: { id }, body })
    expect([await claimsOf(deal), await creditOf(deal)]).toEqual([[], how === 'paid' ? 0 : 400_000])
    await transfer(world.bank, await numberOf(world, deal))
    expect((await seen(world, deal)).house?.carMoney).toMatchObject({
      correctedWon: 400_000, heldWon: primeWon - 400_000,
    })
    expect([await claimsOf(deal), await creditOf(deal)]).toEqual([[], 400_000])
    expect(await books()).toEqual(soundBooks)
  })

  test('costs one violation where the car was fetched late, and no second one after it', async () => {
    const deal = await paid(world, 'prime', 'yard')
    await passTo(world, deal, 'dueAt')
    await release(world, deal)
    const { dueAt } = (await seen(world, deal)).duty ?? {}
    for (const verdict of ['refuse', 'correct'] as const) {
      await dispute(deal)
      await settle(deal, verdict, verdict === 'correct' ? 400_000 : null)
      expect((await seen(world, deal)).duty?.dueAt).toBe(dueAt)
      await world.pass(60)
    }
    expect(await violationsOf(world, deal.buyer.shopId)).toEqual(['primeContractVehicleConfirmationExpired'])
  })

  test('stays missed once, also where the bank took the money back while it stood', async () => {
    const deal = await paid(world, 'prime', 'yard')
    await passTo(world, deal, 'dueAt')
    await release(world, deal)
    const { dueAt } = (await seen(world, deal)).duty ?? {}
    await dispute(deal)
    await takeBack(world.bank, await accountOf(deal))
    await transfer(world.bank, await numberOf(world, deal))
    expect((await settle(deal, 'refuse')).duty?.dueAt).toBe(dueAt)
    await world.pass(60)
    expect(await violationsOf(world, deal.buyer.shopId)).toEqual(['primeContractVehicleConfirmationExpired'])
  })

  test('stays missed at its own time, also where the money had gone and come before', async () => {
    const deal = await paid(world, 'prime', 'yard')
    const first = (await seen(world, deal)).duty?.dueAt
    await world.pass(day)
    await takeBack(world.bank, await accountOf(deal))
    await transfer(world.bank, await numberOf(world, deal))
    const { dueAt } = (await seen(world, deal)).duty ?? {}
    expect(dueAt).not.toBe(first)
    await passTo(world, deal, 'dueAt')
    await release(world, deal)
    await dispute(deal)
    expect((await settle(deal, 'refuse')).duty?.dueAt).toBe(dueAt)
  })

  test('brings no time by coming again, and waits for the office though the money went and came', async () => {
    const deal = await paid(world, 'prime')
    const { finalAt } = (await seen(world, deal)).duty ?? {}
    for (const _ of [1, 2]) {
      await dispute(deal)
      await settle(deal, 'refuse')
    }
    const gainedMs = Date.parse((await seen(world, deal)).duty?.finalAt ?? '') - Date.parse(finalAt ?? '')
    expect(gainedMs).toBeLessThan(60_000)
    await dispute(deal)
    await takeBack(world.bank, await accountOf(deal))
    await transfer(world.bank, await numberOf(world, deal))
    expect(await seen(world, deal)).toMatchObject({
      state: 'takeoverConfirmation', attention: 'staff', duty: null, house: { disputes: [{ state: 'open' }, {}, {}] },
    })
  })

  test('never brings more than was wished, and what is much takes two people and is told to the seller', async () => {
    const deal = await paid(world, 'prime')
    await dispute(deal, { wishedWon: 100_000 })
    expect(await wordOf(settle(deal, 'correct', 100_001))).toBe('INVALID_INPUT')
    await settle(deal, 'refuse')
    const wishedWon = 4_000_000
    await dispute(deal, { wishedWon })
    const asking = await settle(deal, 'correct', wishedWon)
    expect(asking).toMatchObject({ house: {
      carMoney: { correctedWon: 0, heldWon: primeWon, proposal: { act: 'correctCarPrice' } },
      disputes: [{ state: 'open' }, { state: 'refused' }],
    } })
    const confirm = (who = world.money[0]) => once(who, financeCalls.confirmMoneyProposal, {
      params: { id: asking.house?.carMoney?.proposal?.id ?? '' }, body: { reason: '확인함' },
    })
    expect(await wordOf(confirm(world.office))).toBe('403')
    await confirm()
    expect((await seen(world, deal)).house?.disputes[0]).toMatchObject({ state: 'corrected', correctionWon: wishedWon })
    expect((await seen(world, deal, world.seller)).house?.carMoney).toMatchObject({
      priceWon: primeWon, correctedWon: wishedWon, corrections: [{ won: wishedWon, reason: '사진 확인 후 결정' }],
    })
    expect(await books()).toEqual(soundBooks)
  })

  test('ends the contract with a refund that two people agree on', async () => {
    const deal = await paid(world, 'prime')
    await dispute(deal)
    const asking = await settle(deal, 'cancel')
    expect(asking).toMatchObject({
      house: { disputes: [{ state: 'open' }], carMoney: { proposal: { act: 'refundCarMoney' } } },
    })
    // Whoever is to be paid back is not refused meanwhile.
    expect(await wordOf(settle(deal, 'refuse'))).toBe(wrongState)
    await once(world.money[1], financeCalls.confirmMoneyProposal, {
      params: { id: asking.house?.carMoney?.proposal?.id ?? '' }, body: { reason: '확인함' },
    })
    expect(await standingOf(world, deal)).toMatchObject({
      contract: 'cancelled byStaff', order: 'declined', heldWon: 0,
    })
    expect((await seen(world, deal)).house?.disputes).toMatchObject([{ state: 'cancelled' }])
    expect(await books()).toEqual(soundBooks)
  })

  test('comes within a day of the release, from the buyer, with photos of one’s own', async () => {
    const deal = await paid(world, 'prime', 'yard')
    await release(world, deal)
    expect(await wordOf(dispute(deal, {}, world.seller as never))).toBe('INVALID_PERMISSION')
    expect(await wordOf(dispute(deal, { wishedWon: primeWon }))).toBe('INVALID_INPUT')
    expect(await wordOf(dispute(deal, { photoIds: [await world.paper(world.clerk)] }))).toBe('INVALID_INPUT')
    await world.pass(day + 60)
    expect(await wordOf(dispute(deal))).toBe(wrongState)
  })
})
