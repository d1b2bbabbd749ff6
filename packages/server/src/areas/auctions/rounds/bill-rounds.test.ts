// What sellers owe for rounds: coming to market once, each further round once, one without a buyer where it costs.
import { auctionsCalls as calls } from '@bidyard/contract/calls/auctions'
import { carsCalls } from '@bidyard/contract/calls/cars'
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { financeCalls } from '@bidyard/contract/calls/finance'
import { noticesCalls } from '@bidyard/contract/calls/notices'
import { referenceCalls } from '@bidyard/contract/calls/reference'
import type { ConfigurationOf } from '@bidyard/contract/shapes/configuration/configuration'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertOpenAuctions } from '../../../testing/auctions/many-auctions.ts'
import type { CarWish } from '../../../testing/auctions/make-car.ts'
import { around, doing, passEnd, prime, pro, request } from '../../../testing/contracts/award-world.ts'
import { awarded, type HouseWorld, openHouseWorld } from '../../../testing/contracts/house-world.ts'
import { countDeadlocks } from '../../../testing/database.ts'
import { kindsTold } from '../../../testing/kinds-told.ts'
import { booksOf, confirm, once, soundBooks } from '../../../testing/money/money-world.ts'
import { prepareAuctions } from '../listings/prepare-auctions.ts'

let world: HouseWorld
beforeAll(async () => {
  world = await openHouseWorld({}, 'at rest')
})
afterAll(() => world.stop())

const hour = 3_600
const feesOf = async (orderId: string) => {
  const { items } = await world.office.ask(financeCalls.listSellerFees, {
    query: { filter: { orderId: { eq: orderId } }, sort: [{ createdAt: 'asc' }] },
  })
  return items
}
const shortOf = async (orderId: string) => (await feesOf(orderId)).map(({ feeType, won }) => `${feeType} ${won}`)

const changeFees = async (change: Partial<ConfigurationOf<'fees'>>): Promise<void> => {
  const { ask } = await world.member({ type: 'root' })
  const found = await ask(referenceCalls.getConfig, { params: { key: 'fees' } })
  if (found.key !== 'fees') throw new Error('another key was answered')
  await ask(referenceCalls.changeConfig, {
    body: { key: 'fees', seenVersion: found.version, reason: '요금 변경', value: { ...found.value, ...change } },
  })
}
const cancel = async (id: string) => world.clerk.ask(calls.cancelAuction, {
  params: { id }, body: { seenVersion: (await world.see(id)).version, reason: '판매자 요청' },
})
/** The listing that waits for the office, approved and opened. */
const openNext = async (orderId: string) => {
  const { items: [{ id, version } = { id: '', version: 0 }] } = await world.clerk.ask(calls.listAuctions, {
    query: { filter: { orderId: { eq: orderId }, state: { eq: 'preparation' } } },
  })
  const approved = await world.clerk.ask(calls.approveListing, { params: { id }, body: { seenVersion: version } })
  return world.clerk.ask(calls.openAuction, { params: { id }, body: { seenVersion: approved.version, openAt: null } })
}
const ofSeller = (wish: CarWish = {}): CarWish => ({ partnerId: world.partner.partnerId, ...wish })
const openedBySeller = (wish?: CarWish) => world.opened(ofSeller(wish))

describe('a car that comes to market', () => {
  test('costs its seller the fee of its kind, with the tax in it, in the ledger of its order', async () => {
    const { id, orderId } = await openedBySeller(prime)
    const fees = await feesOf(orderId)
    expect(fees).toMatchObject([{ feeType: 'exhibitFee', state: 'billed', won: 55_000, days: null, endedAt: null }])
    expect(fees[0]?.note).toBe(`출품수수료 ${(await world.see(id)).carNumber}`)
    const postings = await world.sql<{ kind: string; won: string; owner: string | null }[]>`
      select kind, won::text, owner_id as owner from ledger_postings
        join ledger_entries entry on entry.id = entry_id join ledger_accounts on ledger_accounts.id = account_id
      where source = ${`exhibit:${orderId}`} order by kind`
    expect(postings.map(({ kind, won, owner }) => [kind, won, owner])).toEqual([
      ['revenue', '-50000', null], ['sellerReceivable', '55000', orderId], ['vatPayable', '-5000', null],
    ])
    expect(await booksOf(world.bank)).toEqual(soundBooks)
  })

  test('tells its seller what was billed, once, and no other seller; that it was waived it tells nobody', async () => {
    const told = async () => (await kindsTold(world.seller.ask)).filter((kind) => kind === 'saleFeeBilled').length
    const before = await told()
    const { orderId } = await openedBySeller(prime)
    expect(await told()).toBe(before + 1)
    const { items: [notice] } = await world.seller.ask(noticesCalls.listNotices, {
      query: { sort: [{ toldAt: 'desc' }], filter: { kind: { eq: 'saleFeeBilled' } }, size: 1 },
    })
    expect(notice?.path).toBe(`/fees?order=${orderId}`)
    expect(JSON.stringify(notice)).toContain('출품수수료 55,000원')
    expect(await kindsTold(world.stranger.ask)).not.toContain('saleFeeBilled')
    const [fee] = await feesOf(orderId)
    const { id } = await once(world.bank.staff, financeCalls.proposeSellerFeeEnd, {
      params: { id: fee?.id ?? '' }, body: { as: 'waived', reason: '첫 출품' },
    })
    await confirm(world.bank, id)
    expect((await feesOf(orderId))[0]?.state).toBe('waived')
    await openedBySeller(pro)
    expect(await told()).toBe(before + 1)
  })

  test('tells its owner, where one presented it, and not the people of the partner', async () => {
    const before = (await kindsTold(world.seller.ask)).length
    const { orderId } = await openedBySeller({ ...prime, exhibitId: world.partner.exhibit.id })
    const rows = await world.sql<{ kind: string }[]>`select kind from notices where thing = ${orderId} order by kind`
    expect(rows.map(({ kind }) => kind)).toEqual(['ownerCarOnMarket', 'ownerFeeBilled'])
    expect((await kindsTold(world.seller.ask)).length).toBe(before)
  })

  test('costs nobody anything where nobody presented it: it is the house’s own', async () => {
    const { orderId, endsAt } = await world.opened(prime)
    await passEnd(world, endsAt)
    await openNext(orderId)
    expect(await feesOf(orderId)).toEqual([])
  })

  const free = [['self', undefined], ['pro', pro]] as const
  test.each(free)('costs nothing where a %s car costs nothing', async (_, wish) => {
    const { orderId } = await openedBySeller(wish)
    expect(await feesOf(orderId)).toEqual([])
  })

  test('costs once, though its opening was put off and its listing called off and made anew', async () => {
    const { id, orderId, version } = await world.prepared(ofSeller(prime))
    const approved = await world.clerk.ask(calls.approveListing, { params: { id }, body: { seenVersion: version } })
    const openAt = new Date((await world.now()).getTime() + hour * 1_000).toISOString()
    await world.clerk.ask(calls.openAuction, { params: { id }, body: { seenVersion: approved.version, openAt } })
    expect(await feesOf(orderId)).toEqual([])
    await cancel(id)
    await world.act('flow', (given) => prepareAuctions(given, [orderId]))
    await openNext(orderId)
    await world.pass(2 * hour)
    expect(await shortOf(orderId)).toEqual(['exhibitFee 55000'])
  })

  test('costs by the numbers that held when it was opened, by the clock as by a person', async () => {
    const { id, orderId, version } = await world.prepared(ofSeller(prime))
    const approved = await world.clerk.ask(calls.approveListing, { params: { id }, body: { seenVersion: version } })
    const openAt = new Date((await world.now()).getTime() + hour * 1_000).toISOString()
    await world.clerk.ask(calls.openAuction, { params: { id }, body: { seenVersion: approved.version, openAt } })
    await changeFees({ exhibitFeeWon: { self: 0, pro: 0, prime: 66_000 } })
    await world.pass(hour + 1)
    await changeFees({ exhibitFeeWon: { self: 0, pro: 0, prime: 55_000 } })
    expect((await world.see(id)).state).toBe('auction')
    expect(await shortOf(orderId)).toEqual(['exhibitFee 66000'])
  })
})

describe('a further round', () => {
  test('costs its own fee, each of them once', async () => {
    const { orderId, endsAt } = await openedBySeller(prime)
    await passEnd(world, endsAt)
    expect(await shortOf(orderId)).toEqual(['exhibitFee 55000'])
    const second = await openNext(orderId)
    expect(await shortOf(orderId)).toEqual(['exhibitFee 55000', 'retryAuctionFee 33000'])
    await passEnd(world, second.endsAt)
    await openNext(orderId)
    const [, , third] = await feesOf(orderId)
    expect(third).toMatchObject({ feeType: 'retryAuctionFee', won: 33_000, days: null })
    expect(third?.note).toMatch(/^재경매수수료 .* 3회차$/)
  })

  test('costs as well where the seller wished for it after the office had called the first one off', async () => {
    const { id, orderId } = await openedBySeller(prime)
    await cancel(id)
    await world.seller.ask(carsCalls.retryOrder, { params: { id: orderId }, body: {} })
    await openNext(orderId)
    expect(await shortOf(orderId)).toEqual(['exhibitFee 55000', 'retryAuctionFee 33000'])
  })
})

describe('a round without a buyer, where it costs 10,000', () => {
  beforeAll(() => changeFees({ failedBidFeeWon: { self: 10_000, pro: 10_000, prime: 10_000 } }))
  afterAll(() => changeFees({ failedBidFeeWon: { self: 0, pro: 0, prime: 0 } }))

  test('is billed once when nobody bid, whether it goes on or asks its seller', async () => {
    const [goesOn, asks] = [await openedBySeller(prime), await openedBySeller(pro)]
    await passEnd(world, asks.endsAt)
    expect([(await world.see(goesOn.id)).endReason, (await world.see(asks.id)).endReason])
      .toEqual(['retried', 'declined'])
    expect(await shortOf(goesOn.orderId)).toEqual(['exhibitFee 55000', 'failedBidFee 10000'])
    const [fee, ...more] = await feesOf(asks.orderId)
    expect([fee, more]).toMatchObject([{ feeType: 'failedBidFee', won: 10_000, days: null }, []])
    expect(fee?.note).toMatch(/^유찰수수료 .* 1회차$/)
    expect(await booksOf(world.bank)).toEqual(soundBooks)
  })

  test('is billed when its seller takes none of those who bid', async () => {
    const car = await world.closed(pro, { bids: 2 })
    await doing(world.seller, contractsCalls.declineRound, {
      params: { id: car.id }, body: { next: 'decline', reason: '금액이 낮습니다.' },
    })
    expect((await around(world, car)).auction).toBe('cancelled declined')
    expect(await shortOf(car.orderId)).toEqual(['failedBidFee 10000'])
  })

  test('is billed when whoever was chosen says no before the award, and nobody is left', async () => {
    const car = await world.closed(pro, { bids: 1 })
    const [{ dealer }] = car.bidders
    const id = await request(world, car, car.bidders[0])
    await doing(dealer, contractsCalls.declineProPurchase, { params: { id }, body: { type: 'etc', note: '자금 사정' } })
    expect((await around(world, car)).auction).toBe('cancelled declined')
    expect(await shortOf(car.orderId)).toEqual(['failedBidFee 10000'])
  })

  test('is not billed when the office calls it off', async () => {
    const { id, orderId } = await openedBySeller(pro)
    await cancel(id)
    expect(await feesOf(orderId)).toEqual([])
  })

  test('is not billed when its buyer was found and fell, whatever follows for the car', async () => {
    const deal = await awarded(world, 'prime')
    const found = await world.office.ask(contractsCalls.getContract, { params: { id: deal.contractId } })
    await doing(world.clerk, contractsCalls.cancelContract, { params: { id: deal.contractId }, body: {
      seenVersion: found.version, type: 'buyerRequest', next: 'decline', reason: '매수인 사정',
    } })
    expect((await around(world, deal)).auction).toBe('cancelled declined')
    expect(await shortOf(deal.orderId)).toEqual(['exhibitFee 55000'])
  })

  test('is billed by what held when it was opened', async () => {
    const { orderId, endsAt } = await openedBySeller(pro)
    await changeFees({ failedBidFeeWon: { self: 0, pro: 0, prime: 0 } })
    await passEnd(world, endsAt)
    await changeFees({ failedBidFeeWon: { self: 10_000, pro: 10_000, prime: 10_000 } })
    expect(await shortOf(orderId)).toEqual(['failedBidFee 10000'])
  })

  test('is billed for two hundred that end in the same second, once each', async () => {
    const { orderId: like } = await world.car(ofSeller())
    const endsAt = new Date((await world.now()).getTime() + hour * 1_000)
    const ids = await world.database.transact((tx) => insertOpenAuctions(tx, { like, count: 200, endsAt }))
    await world.pass(hour + 1)
    const [row] = await world.sql<{ fees: number; orders: number }[]>`
      select count(*)::int as fees, count(distinct order_id)::int as orders from seller_fees
      where source in (select 'failed:' || id from auctions where id = any(${ids}::uuid[]))`
    expect({ ...row }).toEqual({ fees: 200, orders: 200 })
    expect(await booksOf(world.bank)).toEqual(soundBooks)
    expect(await countDeadlocks(world.sql)).toBe(0)
  })
})

describe('what a seller owes', () => {
  test('is noted as paid, or waived, by two people', async () => {
    const [paid, waived] = [await openedBySeller(prime), await openedBySeller(prime)]
    for (const [{ orderId }, as] of [[paid, 'paid'], [waived, 'waived']] as const) {
      const [fee] = await feesOf(orderId)
      const proposal = await once(world.money[0], financeCalls.proposeSellerFeeEnd, {
        params: { id: fee?.id ?? '' }, body: { as, reason: '판매자와 확인' },
      })
      await once(world.money[1], financeCalls.confirmMoneyProposal, {
        params: { id: proposal.id }, body: { reason: '확인' },
      })
      expect(await feesOf(orderId)).toMatchObject([{ feeType: 'exhibitFee', state: as, endedAt: expect.any(String) }])
    }
    expect(await booksOf(world.bank)).toEqual(soundBooks)
  })

  test('is listed by what it is for, its state and its sum', async () => {
    const { orderId, endsAt } = await openedBySeller(prime)
    await passEnd(world, endsAt)
    await openNext(orderId)
    const listed = async (filter: object) => {
      const { items } = await world.office.ask(financeCalls.listSellerFees, {
        query: { filter: { orderId: { eq: orderId }, ...filter }, sort: [{ won: 'asc' }] },
      })
      return items.map(({ feeType }) => feeType)
    }
    expect(await listed({})).toEqual(['retryAuctionFee', 'exhibitFee'])
    expect(await listed({ feeType: { eq: 'retryAuctionFee' } })).toEqual(['retryAuctionFee'])
    expect(await listed({ feeType: { in: ['exhibitFee', 'storageFee'] } })).toEqual(['exhibitFee'])
    expect(await listed({ won: { gte: 50_000 }, state: { eq: 'billed' } })).toEqual(['exhibitFee'])
    expect(await listed({ state: { eq: 'paid' } })).toEqual([])
  })
})

test('a house without fees bills its sellers nothing', async () => {
  const root = await world.member({ type: 'root' })
  const { revision } = await root.ask(referenceCalls.previewConfigPreset, { params: { preset: 'free-co-op' } })
  await root.ask(referenceCalls.applyConfigPreset, {
    params: { preset: 'free-co-op' }, body: { seenRevision: revision, reason: '협동조합 전환' },
  })
  const { orderId, endsAt } = await openedBySeller(prime)
  await passEnd(world, endsAt)
  await openNext(orderId)
  expect(await feesOf(orderId)).toEqual([])
})
