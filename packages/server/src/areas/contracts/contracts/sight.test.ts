// What each party sees of a contract, of the car and of the other: before the award, after it, and of others never.
import { randomUUID } from 'node:crypto'
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { carsCalls } from '@bidyard/contract/calls/cars'
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { financeCalls } from '@bidyard/contract/calls/finance'
import { violationsCalls } from '@bidyard/contract/calls/violations'
import { maskPhone } from '@bidyard/contract/shapes/masking'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestMember } from '../../../testing/app.ts'
import { refusalOf } from '../../../testing/ask.ts'
import {
  type AwardWorld, type Closed, doing, openAwardWorld, request,
} from '../../../testing/contracts/award-world.ts'
import { makeCompany } from '../../../testing/make.ts'
import { setAccount } from '../../../testing/money/money-world.ts'

let world: AwardWorld
beforeAll(async () => {
  world = await openAwardWorld()
})
afterAll(() => world.stop())

const companiesOf = (kind: 'partner' | 'operator', orderId: string | null = null) =>
  world.sql<{ name: string; phone: string }[]>`
    select name, phone_number as phone from companies
    where kind = ${kind} and (${orderId}::uuid is null
      or id = (select partner_id from orders where id = ${orderId}::uuid))`

const see = (who: Pick<TestMember, 'ask'>, id: string) => who.ask(calls.getContract, { params: { id } })
const list = async (who: Pick<TestMember, 'ask'>, auctionId: string) =>
  (await who.ask(calls.listContracts, { query: { filter: { auctionId: { eq: auctionId } } } })).items
const asked = async (car?: Closed) => {
  const of = car ?? await world.closed()
  return { car: of, id: await request(world, of, of.bidders[0]) }
}
const bought = async () => {
  const { car, id } = await asked()
  await doing(car.bidders[0].dealer, calls.acceptSelfPurchase, { params: { id }, body: {} })
  return { car, id }
}

describe('before the award', () => {
  test('the seller sees a grade and an amount, the buyer a region and half a plate', async () => {
    const { car, id } = await asked()
    const [first] = car.bidders
    expect(await see(world.seller, id)).toMatchObject({
      shopGrade: 'c-class', amountWon: first.amountWon, shopId: null, shopName: null, memberId: null, buyer: null,
    })
    const seen = await see(first.dealer, id)
    expect(seen).toMatchObject({ region: 'seoul', seller: null, memberId: first.dealer.memberId })
    expect(seen.carNumber).toMatch(/\*/)
    const [row] = await list(first.dealer, car.id)
    expect(row?.carNumber).toMatch(/\*/)
  })

  test('nobody finds by what is not shown', async () => {
    const { car, id } = await asked()
    const [{ dealer }] = car.bidders
    const found = (who: TestMember, filter: object) =>
      who.ask(calls.listContracts, { query: { filter } }).then(({ items }) => items.length, () => 'refused')
    expect(await found(dealer, { carNumber: { like: '가' } })).toBe('refused')
    expect(await found(world.seller, { shopId: { eq: dealer.shopId } })).toBe('refused')
    expect(await found(world.seller, { memberId: { eq: dealer.memberId } })).toBe('refused')
    expect(await found(world.clerk, { shopId: { eq: dealer.shopId } })).toBe(1)
    expect((await list(world.seller, car.id)).map((row) => row.id)).toEqual([id])
  })

  test('each finds what waits for one of the three', async () => {
    const { car, id } = await asked()
    const [{ dealer }] = car.bidders
    const waiting = async (whose: string) => {
      const filter = { whose: { eq: whose }, auctionId: { eq: car.id } }
      return (await dealer.ask(calls.listContracts, { query: { filter } })).items.map((row) => row.id)
    }
    expect(await waiting('buyer')).toEqual([id])
    expect(await waiting('seller')).toEqual([])
  })
})

describe('after the award', () => {
  test('each sees who the other is', async () => {
    const { car, id } = await bought()
    const [first] = car.bidders
    expect(await see(world.seller, id)).toMatchObject({
      shopId: first.dealer.shopId, shopName: '한빛모터스',
      buyer: { shopName: '한빛모터스', memberName: '홍길동', phoneNumber: '0212345678' },
    })
    const seen = await see(first.dealer, id)
    expect(seen.carNumber).not.toMatch(/\*/)
    const [company] = await companiesOf('partner', car.orderId)
    expect(seen.seller).toEqual({
      name: company?.name, phoneNumber: maskPhone(company?.phone ?? ''), address: null, visitsCalledOff: null,
    })
    expect(seen.seller?.phoneNumber).toMatch(/\*{4}/)
  })

  test('of a car of the house’s own the house is the seller, until it fell under its name alone', async () => {
    const { car, id } = await bought()
    await world.sql`update orders set partner_id = null where id = ${car.orderId}`
    await makeCompany(world.database, { kind: 'operator', name: '비드야드' })
    const [house] = await companiesOf('operator')
    const { seller, isOfHouse } = await see(car.bidders[0].dealer, id)
    expect(isOfHouse).toBe(true)
    expect(seller).toMatchObject({ name: '비드야드', phoneNumber: maskPhone(house?.phone ?? ''), address: null })
    const { version: seenVersion } = await see(world.clerk, id)
    await doing(world.clerk, calls.cancelContract, { params: { id }, body: {
      seenVersion, type: 'mistake', next: 'decline', reason: '처리 오류',
    } })
    expect((await see(car.bidders[0].dealer, id)).seller).toMatchObject({ name: '비드야드', phoneNumber: null })
  })

  test('a seller who came in from a partner’s app has a name and half a number', async () => {
    const { car, id } = await bought()
    await world.sql`update orders set exhibit_id = ${world.partner.exhibit.id} where id = ${car.orderId}`
    expect((await see(car.bidders[0].dealer, id)).seller).toMatchObject({ name: '홍길동', phoneNumber: '010-****-5678' })
    await world.sql`update orders set exhibit_id = null where id = ${car.orderId}`
  })

  test('a look at the person on the other side is written down, whoever looks', async () => {
    const { car, id } = await asked()
    const buyer = car.bidders[0].dealer
    const looks = async () =>
      (await world.sql`select user_id from access_log where act = 'view contract' and subject_id = ${id} order by id`)
        .map((row) => row['user_id'])
    for (const who of [world.seller, buyer]) await see(who, id)
    expect(await looks()).toEqual([])
    await doing(buyer, calls.acceptSelfPurchase, { params: { id }, body: {} })
    // Of a partner's own car its buyer learns a company, and no person.
    for (const who of [world.seller, buyer]) await see(who, id)
    expect(await looks()).toEqual([world.seller.userId])
    await world.sql`update orders set exhibit_id = ${world.partner.exhibit.id} where id = ${car.orderId}`
    await see(buyer, id)
    expect(await looks()).toEqual([world.seller.userId, buyer.userId])
    await world.sql`update orders set exhibit_id = null where id = ${car.orderId}`
  })
})

describe('of others', () => {
  test('a dealer sees no contract, in no list and by no id', async () => {
    const { car, id } = await bought()
    for (const who of [car.bidders[1].dealer, world.stranger]) {
      expect(await list(who, car.id)).toEqual([])
      const [other, missing] = [await refusalOf(see(who, id)), await refusalOf(see(who, randomUUID()))]
      expect([other.status, other.body.code, other.body.message])
        .toEqual([missing.status, missing.body.code, missing.body.message])
    }
  })

  test('a dealer hears nothing while the seller chooses', async () => {
    const car = await world.closed()
    const [, second] = car.bidders
    const page = () => second.dealer.ask(auctionsCalls.getAuction, { params: { id: car.id } })
    const before = await page()
    await asked(car)
    await doing(world.seller, calls.cancelCurrent, { params: { id: car.id }, body: { reason: null } })
    expect(await page()).toEqual(before)
  })
})

describe('the car of an auction that is over', () => {
  test('stays to be seen by whoever bid on it, and by no other dealer', async () => {
    const car = await world.closed()
    const [first] = car.bidders
    const other = await world.dealer()
    const filter = { orderId: { eq: car.orderId } }
    const counts = async ({ ask }: TestMember) => [
      (await ask(carsCalls.listCarRegisters, { query: { filter } })).items.length,
      (await ask(carsCalls.listCarChecks, { query: { filter } })).items.length,
      (await ask(auctionsCalls.listAuctionSearchTables, { query: { filter } })).items.length,
    ]
    expect(await counts(first.dealer)).toEqual([1, 1, 1])
    expect(await counts(other)).toEqual([0, 0, 0])
    const [register] = (await first.dealer.ask(carsCalls.listCarRegisters, { query: { filter } })).items
    const params = { id: register?.id ?? '' }
    expect((await first.dealer.ask(carsCalls.getCarRegister, { params })).carNumber).toMatch(/\*/)
    expect((await refusalOf(other.ask(carsCalls.getCarRegister, { params }))).status).toBe(404)
    const guide = { params: { id: car.orderId } }
    expect(await first.dealer.ask(carsCalls.getOrderGuidePrice, guide)).toBeDefined()
    expect((await refusalOf(other.ask(carsCalls.getOrderGuidePrice, guide))).status).toBe(404)
  })
})

describe('what stands behind a contract', () => {
  test('a deposit stays where it is, and so it does behind a bid', async () => {
    const { car } = await asked()
    const money = await world.member({ type: 'admin', part: 'money' })
    const giveBack = async (dealer: TestMember) => {
      await setAccount(dealer)
      const deposit = await doing(money, financeCalls.requestShopDeposit, {
        body: { shopId: dealer.shopId ?? '', reason: '가입 보증금' },
      })
      await world.sql`update shop_deposits set state = 'deposited', remaining_won = amount_won,
        deposited_at = app_now() where id = ${deposit.id}`
      return doing(money, financeCalls.proposeDepositRefund, { params: { id: deposit.id }, body: { reason: '해지' } })
    }
    for (const { dealer } of car.bidders) expect((await refusalOf(giveBack(dealer))).status).toBe(409)
    expect(await giveBack(await world.dealer())).toMatchObject({ state: 'proposed' })
  })

  test('a violation names what belongs to the shop, and nothing else', async () => {
    const { car, id } = await bought()
    const [first, second] = car.bidders
    const clerk = await world.member({ type: 'admin', part: 'sanctions' })
    const violateAt = (await world.now()).toISOString()
    const apply = (who: TestMember, related: object) => doing(clerk, violationsCalls.applyShopViolation, { body: {
      shopId: who.shopId ?? '', memberId: null, detail: 'misconduct', violateAt, statement: '연락 불량',
      isEvidenceShown: false, priceWon: null, evidenceFileIds: [], orderId: null, auctionId: null, biddingId: null,
      contractId: null, ...related,
    } as never })
    expect(await apply(first.dealer, { contractId: id, auctionId: car.id, biddingId: first.biddingId })).toBeDefined()
    for (const [who, related] of [
      [second.dealer, { contractId: id }], [second.dealer, { biddingId: first.biddingId }],
      [first.dealer, { contractId: id, biddingId: second.biddingId }], [first.dealer, { contractId: randomUUID() }],
    ] as const) expect((await refusalOf(apply(who, related))).body.code).toBe('RELATED_INVALID')
  })
})
