// A pro car on its way to its buyer: agreed on in time, by a real carrier, put off, and never handed over unpaid.
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { workCalls } from '@bidyard/contract/calls/work'
import { yardCalls } from '@bidyard/contract/calls/yard'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { doing, violationsOf } from '../../../testing/contracts/award-world.ts'
import {
  asked, awarded, confirmDelivery, type Deal, deliverAt, handOver, type HouseWorld, numberOf, openHouseWorld, paid,
  seen, standingOf, to,
} from '../../../testing/contracts/house-world.ts'
import { wordOf, wrongState } from '../../../testing/contracts/word-of.ts'
import { takeBack } from '../../../testing/money/bank-world.ts'
import { openLiveClient } from '../../../testing/live-client.ts'
import { makeCompany } from '../../../testing/make.ts'
import { until } from '../../../testing/until.ts'

let world: HouseWorld
beforeAll(async () => {
  world = await openHouseWorld()
})
afterAll(() => world.stop())

const hour = 3_600
type Wish = Partial<Readonly<Record<'companyId' | 'deliverAt' | 'note', string>>>
const confirm = (deal: Deal, change: Wish) => async () =>
  doing(deal.buyer, calls.confirmDelivery, { params: { id: deal.contractId }, body: {
    companyId: world.carrier, deliverAt: await deliverAt(world), toProvince: 'seoul', to, note: '', ...change,
  } })
const reschedule = async ({ contractId }: Deal, days: number, who = world.clerk, companyId = world.carrier) =>
  doing(who, calls.rescheduleDelivery, { params: { id: contractId }, body: {
    companyId, deliverAt: await deliverAt(world, days), reason: '탁송 일정 변경',
  } })
const transportOf = async ({ orderId }: Deal) =>
  (await world.office.ask(yardCalls.listTransports, { query: { filter: { orderId: { eq: orderId } } } })).items[0]

describe('a delivery', () => {
  test('that is agreed on registers its transport, asks for the money and tells each side what is theirs', async () => {
    const deal = await awarded(world, 'pro')
    const offer = (await seen(world, deal)).house?.deliveryOffer
    expect(offer?.carriers).toContainEqual({ id: world.carrier, name: '빠른탁송' })
    const wished = await deliverAt(world)
    expect((offer?.from ?? '') < wished && wished <= (offer?.until ?? '')).toBe(true)
    expect((await seen(world, deal, world.seller)).house?.deliveryOffer).toBeNull()
    const confirmed = await confirmDelivery(world, deal)
    expect(confirmed).toMatchObject({
      state: 'payment', duty: { step: 'payment', whose: 'buyer' },
      house: { delivery: { state: 'registered', companyName: '빠른탁송', to, handedOverAt: null } },
    })
    const untilPaid = new Date(confirmed.duty?.finalAt ?? 0)
    expect(new Date(confirmed.house?.delivery?.deliverAt ?? 0).getTime()).toBeGreaterThan(untilPaid.getTime())
    expect(confirmed.house?.carMoney?.payableUntil).toBe(confirmed.duty?.finalAt)
    expect((await seen(world, deal, world.seller)).house).toMatchObject({
      delivery: { to: null, companyName: '빠른탁송' }, carMoney: { account: null, feeWon: 0, heldWon: null },
    })
    expect(await wordOf(confirmDelivery(world, deal))).toBe(wrongState)
  })

  const passMinutes = (minutes: number) =>
    world.sql`update clock_shift set shift = shift + make_interval(mins => ${minutes})`

  // A night puts off the end of a payment, also one that begins while somebody writes.
  test.each(['from', 'until'] as const)('may come at the offer’s %s, though minutes pass meanwhile', async (end) => {
    const deal = await awarded(world, 'pro')
    const now = await world.now()
    await passMinutes((24 * 60 + 13 * 60 + 50 - now.getUTCHours() * 60 - now.getUTCMinutes()) % (24 * 60))
    const offer = (await seen(world, deal)).house?.deliveryOffer
    expect(offer?.from).toMatch(/:00:00\.000Z$/)
    await passMinutes(29)
    const wished = end === 'from' ? new Date(Date.parse(offer?.from ?? '') + 1).toISOString() : offer?.until ?? ''
    expect((await confirm(deal, { deliverAt: wished })()).house?.delivery?.deliverAt).toBe(wished)
  })

  test('wants a carrier that is one, and a time after the payment but not long after it', async () => {
    const deal = await awarded(world, 'pro')
    const { companyId } = await makeCompany(world.database, { kind: 'shop' })
    const { companyId: asleep } = await makeCompany(world.database, { kind: 'transport' })
    await world.sql`update companies set state = 'suspended' where id = ${asleep}`
    for (const change of [
      { companyId }, { companyId: asleep },
      { companyId: world.partner.partnerId }, { deliverAt: await deliverAt(world, -1) },
      { deliverAt: await deliverAt(world, 1) }, { deliverAt: await deliverAt(world, 30) },
    ]) expect(await wordOf(confirm(deal, change)())).toBe('INVALID_INPUT')
    expect((await standingOf(world, deal)).contract).toBe('deliveryScheduling')
    expect(await transportOf(deal)).toBeUndefined()
    expect(await wordOf(confirmDelivery(world, deal, world.seller))).toBe('INVALID_PERMISSION')
    expect(await confirmDelivery(world, deal, world.clerk)).toMatchObject({ state: 'payment' })
  })

  test('is of pro contracts alone', async () => {
    const deal = await awarded(world, 'prime')
    expect(await wordOf(confirmDelivery(world, deal))).toBe('INVALID_CONTRACT 0002.INVALID_CONTRACT_TYPE')
    expect(await wordOf(reschedule(deal, 4))).toBe('INVALID_CONTRACT 0002.INVALID_CONTRACT_TYPE')
  })

  test('is put off by the office, within the same bounds', async () => {
    const deal = await asked(world, 'pro')
    const before = (await transportOf(deal))?.wishedAt
    expect(await wordOf(reschedule(deal, 40))).toBe('INVALID_INPUT')
    expect(await wordOf(reschedule(deal, 4.5, deal.buyer as never))).toBe('INVALID_PERMISSION')
    const after = await reschedule(deal, 4.5)
    expect(after).toMatchObject({ state: 'payment', moves: expect.arrayContaining([
      expect.objectContaining({ action: 'rescheduleDelivery', actor: 'staff', reason: '탁송 일정 변경' }),
    ]) as unknown })
    expect(after.house?.delivery?.deliverAt).not.toBe(before)
  })

  test('that another carrier takes over costs what that one takes, not what the first had agreed to', async () => {
    const deal = await asked(world, 'pro')
    const { id = '', fromProvince = 'seoul' } = await transportOf(deal) ?? {}
    await world.office.ask(yardCalls.requestTransport, { params: { id }, body: {} })
    await world.office.ask(yardCalls.acceptTransport, {
      params: { id }, body: { companyId: world.carrier, driverId: null, amountWon: 90_000 },
    })
    const amount = async () => (await transportOf(deal))?.amountWon
    await reschedule(deal, 4.5)
    expect(await amount()).toBe(90_000)
    const dear = await makeCompany(world.database, { kind: 'transport' })
    await world.sql`insert into transport_rates (company_id, from_province, to_province, amount_won)
      values (${dear.companyId}, ${fromProvince}, 'seoul', 120000)`
    await reschedule(deal, 4.5, world.clerk, dear.companyId)
    expect(await amount()).toBe(120_000)
    const silent = await makeCompany(world.database, { kind: 'transport' })
    await reschedule(deal, 4.5, world.clerk, silent.companyId)
    expect(await amount()).toBeNull()
  })

  test('that the office had given to a carrier is the buyer’s from then on: who brings it, and how', async () => {
    const deal = await awarded(world, 'pro')
    const { id } = await world.office.ask(yardCalls.registerTransport, { body: {
      orderId: deal.orderId, kind: 'delivery', fromProvince: 'seoul', toProvince: 'gyeonggi', from: null, to: null,
      wishedAt: null, note: '',
    } })
    const first = await makeCompany(world.database, { kind: 'transport' })
    await world.office.ask(yardCalls.requestTransport, { params: { id }, body: {} })
    await world.office.ask(yardCalls.acceptTransport, {
      params: { id }, body: { companyId: first.companyId, driverId: null, amountWon: 90_000 },
    })
    await confirm(deal, { note: '도착 전에 전화 주세요.' })()
    expect(await transportOf(deal)).toMatchObject({
      companyId: world.carrier, amountWon: null, note: '도착 전에 전화 주세요.',
    })
  })

  test('is followed by its buyer, who hears of every step that the office takes with it', async () => {
    const deal = await asked(world, 'pro')
    const { id = '' } = await transportOf(deal) ?? {}
    const hearing = await openLiveClient(world.base, deal.buyer.token)
    const told = () => hearing.heard.filter(({ name, data }) =>
      name === 'contractChanged' && JSON.stringify(data).includes(deal.contractId)).length
    const hears = async (): Promise<void> => {
      const before = told()
      await until(() => told() > before)
    }
    const params = { id }
    await Promise.all([hears(), world.office.ask(yardCalls.requestTransport, { params, body: {} })])
    const body = { companyId: world.carrier, driverId: null, amountWon: null }
    const [{ version: seenVersion }] = await Promise.all([
      world.office.ask(yardCalls.acceptTransport, { params, body }), hears(),
    ])
    const called = { seenVersion, reason: '업체 사정' }
    await Promise.all([hears(), world.office.ask(yardCalls.cancelTransport, { params, body: called })])
    expect(told()).toBe(3)
    await hearing.close()
  })

  test('is work of the yard as soon as it is paid, though nobody of the office registered it', async () => {
    const yard = await world.member({ type: 'admin', part: 'yard' })
    const workOf = async (deal: Deal) => {
      const { id } = await transportOf(deal) ?? {}
      const { items } = await yard.ask(workCalls.listWorkItems, { query: { filter: { kind: { eq: 'transport' } } } })
      return items.filter(({ placeId }) => placeId === id).length
    }
    expect(await workOf(await asked(world, 'pro'))).toBe(0)
    const deal = await paid(world, 'pro')
    expect(await workOf(deal)).toBe(1)
    await handOver(world, deal)
    expect(await workOf(deal)).toBe(0)
  })

  test('nobody agrees on breaks a rule after a day and ends after two', async () => {
    const deal = await awarded(world, 'pro')
    await world.pass(26 * hour)
    expect(await violationsOf(world, deal.buyer.shopId)).toEqual(['proContractDeliverySchedulingExpired'])
    expect(await standingOf(world, deal)).toMatchObject({ contract: 'deliveryScheduling', attention: 'staff' })
    await world.pass(26 * hour)
    expect(await standingOf(world, deal)).toMatchObject({
      contract: 'cancelled deliveryExpired', order: 'declined', bid: 'cancelled cancelled',
      amounts: ['carPrice voided', 'fee voided'],
    })
  })

  test('is called off with a contract that falls', async () => {
    const deal = await asked(world, 'pro')
    await numberOf(world, deal)
    await world.pass(80 * hour)
    await world.pass(hour)
    expect((await standingOf(world, deal)).contract).toBe('cancelled paymentExpired')
    expect(await transportOf(deal)).toMatchObject({ state: 'cancelled' })
  })

  test('hands a car over once it is paid, and not while the bank has the money back', async () => {
    const deal = await asked(world, 'pro')
    expect(await wordOf(handOver(world, deal))).toBe('409')
    const other = await paid(world, 'pro')
    await takeBack(world.bank, (await seen(world, other)).house?.carMoney?.account?.id ?? '')
    expect(await wordOf(handOver(world, other))).toBe('409')
    const third = await paid(world, 'pro')
    await handOver(world, third)
    expect((await seen(world, third)).house?.delivery).toMatchObject({ state: 'outflow' })
    await takeBack(world.bank, (await seen(world, third)).house?.carMoney?.account?.id ?? '')
    expect(await standingOf(world, third)).toMatchObject({ contract: 'payment', attention: 'staff' })
  })
})
