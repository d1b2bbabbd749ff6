// What holds a bid up and lets it go on: sanctions, the bank, the office; and bids on auctions that are cancelled.
import { randomUUID } from 'node:crypto'
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { biddingCalls as calls } from '@bidyard/contract/calls/bidding'
import { carsCalls } from '@bidyard/contract/calls/cars'
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { referenceCalls } from '@bidyard/contract/calls/reference'
import { noticesCalls } from '@bidyard/contract/calls/notices'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bid, type BidWorld, type Dealer, openBidWorld, wordOf } from '../../../testing/bids/bid-world.ts'
import { refusalOf } from '../../../testing/ask.ts'
import { openLiveClient } from '../../../testing/live-client.ts'
import { until } from '../../../testing/until.ts'
import { settleAmount, unsettleAmount } from '../../finance/for-other-areas.ts'
import { applyViolation, unrelated } from '../../violations/for-other-areas.ts'

let world: BidWorld
beforeAll(async () => {
  world = await openBidWorld()
})
afterAll(() => world.stop())

const won = 10_000_000
const reason = '입력 오류'

const placed = async () => {
  const [dealer, auction] = [await world.ready(), await world.opened()]
  const { id } = await bid(dealer, auction.id, won)
  await world.sql`update members set email = ${`${dealer.memberId}@example.com`} where id = ${dealer.memberId}`
  return { dealer, auction, id }
}
const seen = (who: Pick<Dealer, 'ask'>, id: string) => who.ask(calls.getBidding, { params: { id } })
type OfficeAct = typeof calls.pauseBidding | typeof calls.resumeBidding | typeof calls.cancelBidding
const act = (who: Pick<Dealer, 'ask'>, call: OfficeAct, id: string, seenVersion: number) =>
  who.ask(call as typeof calls.pauseBidding, { params: { id }, body: { seenVersion, reason } })
const asOffice = async (call: OfficeAct, id: string) => {
  const [row] = await world.sql<{ room: string }[]>`select auction_id as room from biddings where id = ${id}`
  const { biddings } = await world.clerk.ask(calls.revealBids, { params: { id: row?.room ?? '' }, body: { reason } })
  return act(world.clerk, call, id, biddings.find((one) => one.id === id)?.version ?? 0)
}
const close = async (auctionId: string) => {
  const { endsAt } = await world.see(auctionId)
  await world.pass((new Date(endsAt ?? 0).getTime() - (await world.now()).getTime()) / 1_000 + 1)
}
/** What the shop reads by mail of its bids that were cancelled: car by car, with the office's reason. */
const toldOf = async (memberId: string) => {
  const mails = await world.sql<{ auctionNo: string; note: string | null }[]>`
    select facts->>'auctionNo' as "auctionNo", facts->>'note' as note from mails
    where kind = 'bidCancelled' and recipient = ${`${memberId}@example.com`}`
  return mails
}
const noticesOf = async (who: Pick<Dealer, 'ask'>, kind: 'bidPaused' | 'bidResumed') => {
  const { items } = await who.ask(noticesCalls.listNotices, { query: { filter: { kind: { eq: kind } } } })
  return items
}
const pausesTold = (who: Pick<Dealer, 'ask'>) => noticesOf(who, 'bidPaused')
const ranksOf = async (auctionId: string) => {
  const rows = await world.sql<{ rank: number | null; shop: string }[]>`
    select bid_rank as rank, shop_id as shop from auction_bidders where auction_id = ${auctionId} order by bid_rank`
  return rows.map(({ rank, shop }) => [rank, shop] as const)
}
const restrict = (shopId: string, detail: 'offPlatformTrade' | 'falseDocument' = 'offPlatformTrade') =>
  world.act('flow', (given) => applyViolation(given, {
    shopId, memberId: null, detail, violateAt: given.now, statement: '직거래', isEvidenceShown: true,
    related: unrelated, priceWon: null, source: null,
  }))
/** A moment later, instead of in a month. */
const endRestriction = async (shopId: string): Promise<void> => {
  await world.sql`update shop_penalties set until_at = app_now() + interval '1 second', from_at = app_now() - interval
    '1 day' where shop_id = ${shopId} and kind = 'restriction'`
  await world.sql`update deadlines set due_at = app_now() + interval '1 second', next_at = app_now() + interval
    '1 second' where row_id = ${shopId} and duty = 'expirePenalties'`
  await world.pass(5)
}

describe('a restriction', () => {
  test('holds running bids up, and its end lets them go on with their amount and time', async () => {
    const { dealer, id, auction } = await placed()
    const before = await seen(dealer, id)
    await restrict(dealer.shopId)
    expect(await seen(dealer, id)).toMatchObject({ state: 'biddingPaused', pauseCauses: ['restriction'] })
    expect(await wordOf(bid(dealer, auction.id, won * 2))).toBe('INVALID_PERMISSION 0001.bidding_restricted')
    await endRestriction(dealer.shopId)
    expect(await seen(dealer, id)).toMatchObject({
      state: 'bidding', pauseCauses: [], amountWon: before.amountWon, bidAt: before.bidAt,
    })
  })

  test('changes no number of a running auction; at its close the office reads what stands still', async () => {
    const { dealer, auction } = await placed()
    const room = async () => {
      const { bidCount, pausedCount, isHopePriceMet } =
        await world.clerk.ask(calls.getAuctionRoom, { params: { id: auction.id } })
      return { bidCount, pausedCount, isHopePriceMet }
    }
    await world.sql`update orders set hope_price_won = ${won} where id = ${auction.orderId}`
    const screens = [
      await openLiveClient(world.base, world.clerk.token), await openLiveClient(world.base, world.seller.token),
      await openLiveClient(world.base, dealer.token),
    ]
    const before = await room()
    expect(before).toEqual({ bidCount: 1, pausedCount: null, isHopePriceMet: true })
    await restrict(dealer.shopId)
    expect(await room()).toEqual(before)
    const told = () => screens.map(({ heard }) => heard.filter(({ name }) => name === 'biddingsChanged').length)
    await until(() => told()[2] === 1)
    expect(told()).toEqual([0, 0, 1])
    await Promise.all(screens.map((screen) => screen.close()))
    await close(auction.id)
    expect(await room()).toEqual({ bidCount: 0, pausedCount: 1, isHopePriceMet: false })
  })

  test('for good leaves what was bid to be seen, and takes nothing more', async () => {
    const { dealer, id, auction } = await placed()
    await restrict(dealer.shopId, 'falseDocument')
    expect((await seen(dealer, id)).state).not.toBe('bidding')
    await dealer.ask(calls.listBuyerTradeProcesses, { query: {} })
    expect(await wordOf(bid(dealer, auction.id, won * 2))).toBe('INVALID_PERMISSION 0001.bidding_restricted')
  })

  test('after the close takes a bidder out of the ranking, and puts it back while nobody has won', async () => {
    const [first, second, auction] = [await world.ready(), await world.ready(), await world.opened()]
    await bid(first, auction.id, won * 2)
    await bid(second, auction.id, won)
    await close(auction.id)
    expect(await ranksOf(auction.id)).toEqual([[1, first.shopId], [2, second.shopId]])
    await restrict(first.shopId)
    expect(await ranksOf(auction.id)).toEqual([[1, second.shopId], [null, first.shopId]])
    await endRestriction(first.shopId)
    expect(await ranksOf(auction.id)).toEqual([[1, first.shopId], [2, second.shopId]])
  })

  test('of a bid that is cancelled then gives it no place again', async () => {
    const [first, second, auction] = [await world.ready(), await world.ready(), await world.opened()]
    const { id } = await bid(first, auction.id, won * 2)
    await bid(second, auction.id, won)
    await close(auction.id)
    await restrict(first.shopId)
    await asOffice(calls.cancelBidding, id)
    expect(await ranksOf(auction.id)).toEqual([[1, second.shopId], [null, first.shopId]])
  })

  test('of two at once leaves the third the first of the ranking', async () => {
    for (const _ of [1, 2, 3]) {
      const [first, second, third, auction] = [
        await world.ready(), await world.ready(), await world.ready(), await world.opened(),
      ]
      for (const [dealer, times] of [[first, 3], [second, 2], [third, 1]] as const)
        await bid(dealer, auction.id, won * times)
      await close(auction.id)
      await Promise.all([restrict(first.shopId), restrict(second.shopId)])
      expect((await ranksOf(auction.id))[0]).toEqual([1, third.shopId])
    }
  })

  test('that ends after somebody won puts nobody back', async () => {
    const [first, second, auction] = [await world.ready(), await world.ready(), await world.opened()]
    const { id } = await bid(first, auction.id, won * 2)
    await bid(second, auction.id, won)
    await close(auction.id)
    await restrict(first.shopId)
    await world.sql`update sessions set idle_ends_at = null`
    const { items: [best] } = await world.seller.ask(calls.listAuctionBidders, {
      query: { filter: { auctionId: { eq: auction.id } }, sort: [{ bidRank: 'asc' }] },
    })
    const step = { key: randomUUID() }
    const { current } = await world.seller.ask(contractsCalls.requestSale, {
      params: { id: auction.id }, body: { bidderId: best?.id ?? '' },
    }, step)
    await second.ask(contractsCalls.acceptSelfPurchase, { params: { id: current?.contractId ?? '' }, body: {} }, step)
    await endRestriction(first.shopId)
    expect(await seen(first, id)).toMatchObject({ state: 'bidFailed' })
  })
})

const takeBack = async ({ shopId }: Pick<Dealer, 'shopId'>): Promise<string> => {
  const [deposit] = await world.sql<{ amountId: string }[]>`
    select amount_id as "amountId" from shop_deposits where shop_id = ${shopId}`
  const amountId = deposit?.amountId ?? ''
  await world.act('bank', (given) => unsettleAmount(given, { amountId, reason: '은행 취소' }))
  return amountId
}

test('a bid that two things hold up goes on once both are over', async () => {
  const { dealer, auction, id } = await placed()
  await asOffice(calls.pauseBidding, id)
  await restrict(dealer.shopId)
  await endRestriction(dealer.shopId)
  expect(await seen(dealer, id)).toMatchObject({ state: 'biddingPaused', pauseCauses: ['staff'] })
  await asOffice(calls.resumeBidding, id)
  expect(await seen(dealer, id)).toMatchObject({ state: 'bidding', amountWon: won })
  await close(auction.id)
  expect(await ranksOf(auction.id)).toEqual([[1, dealer.shopId]])
})

describe('the bank', () => {
  test('takes a deposit back: bids stand still until it is paid again', async () => {
    const { dealer, id } = await placed()
    const amountId = await takeBack(dealer)
    expect(await seen(dealer, id)).toMatchObject({ state: 'biddingPaused', pauseCauses: ['deposit'] })
    await world.act('flow', (given) => settleAmount(given, {
      amountId, paidWon: 3_000_000, method: 'virtualAccount', as: 'bank', source: 'bank:again',
    }))
    expect(await seen(dealer, id)).toMatchObject({ state: 'bidding', pauseCauses: [] })
  })

  test('takes a deposit back: bids go on as well when the house asks for none any more', async () => {
    const { dealer, id, auction } = await placed()
    await takeBack(dealer)
    const root = await world.member({ type: 'root' })
    const goOver = async (preset: 'free-co-op' | 'korea-commercial'): Promise<void> => {
      const { revision } = await root.ask(referenceCalls.previewConfigPreset, { params: { preset } })
      await root.ask(referenceCalls.applyConfigPreset, {
        params: { preset }, body: { seenRevision: revision, reason: '조합 전환' },
      })
    }
    await goOver('free-co-op')
    expect(await seen(dealer, id)).toMatchObject({ state: 'bidding', pauseCauses: [], amountWon: won })
    expect(await noticesOf(dealer, 'bidResumed')).toMatchObject([{ path: `/bids/${id}` }])
    expect(await bid(dealer, auction.id, won * 2)).toMatchObject({ previousWon: won })
    // What the house asks for anew stops new bids alone.
    await goOver('korea-commercial')
    expect(await seen(dealer, id)).toMatchObject({ state: 'bidding', pauseCauses: [] })
    expect(await wordOf(bid(dealer, auction.id, won * 3))).toBe('INVALID_PERMISSION 0001.bidding_restricted')
  })
})

describe('the office', () => {
  test('pauses a bid and lets it go on, each written down with its reason', async () => {
    const { dealer, id } = await placed()
    expect(await asOffice(calls.pauseBidding, id)).toMatchObject({ state: 'biddingPaused', pauseCauses: ['staff'] })
    expect(await wordOf(asOffice(calls.pauseBidding, id))).toBe('CONFLICT')
    await restrict(dealer.shopId)
    expect(await asOffice(calls.resumeBidding, id)).toMatchObject({
      state: 'biddingPaused', pauseCauses: ['restriction'],
    })
    expect(await wordOf(asOffice(calls.resumeBidding, id))).toBe('CONFLICT')
    // It binds again with the last of its causes, and its shop hears of it then.
    expect(await noticesOf(dealer, 'bidResumed')).toEqual([])
    await endRestriction(dealer.shopId)
    expect(await noticesOf(dealer, 'bidResumed')).toMatchObject([{ path: `/bids/${id}` }])
    const audit = await world.sql`select act, reason from audit_log where subject_id = ${id} order by id`
    expect(audit).toEqual([{ act: 'pause bidding', reason }, { act: 'resume bidding', reason }])
  })

  test('cancels a bid, and the shop bids anew, lower too', async () => {
    const { dealer, id, auction } = await placed()
    expect(await asOffice(calls.cancelBidding, id)).toMatchObject({ state: 'cancelled', note: reason })
    const again = await bid(dealer, auction.id, won / 2)
    expect(again.id).not.toBe(id)
    expect(again.previousWon).toBeNull()
    expect(await wordOf(asOffice(calls.cancelBidding, id))).toBe('CONFLICT')
  })

  test('tells the shop of a pause and why, on its bid and among its notices, and nobody else', async () => {
    const { dealer, id, auction } = await placed()
    const other = await world.ready()
    const [alone, theirs] = [await world.opened(), await bid(other, auction.id, won * 2)]
    const { id: ofAlone } = await bid(dealer, alone.id, won)
    await asOffice(calls.pauseBidding, id)
    await asOffice(calls.pauseBidding, ofAlone)
    expect(await seen(dealer, id)).toMatchObject({ state: 'biddingPaused', note: reason })
    const told = await pausesTold(dealer)
    expect(told.map(({ path }) => path).toSorted()).toEqual([`/bids/${id}`, `/bids/${ofAlone}`].toSorted())
    for (const { text } of told) expect(text.ko).toContain(`운영진 안내: ${reason}`)
    // Whether others bid as well, and what, is in none of it.
    const plain = told.map(({ text }) => text.ko.replaceAll(/\(.*?\)/g, ''))
    expect(new Set(plain).size).toBe(1)
    expect(await pausesTold(other)).toEqual([])
    expect(await seen(other, theirs.id)).toMatchObject({ state: 'bidding', pauseCauses: [], note: null })
    await close(auction.id)
    const { items } = await world.seller.ask(calls.listBiddings, {
      query: { filter: { auctionId: { eq: auction.id } } },
    })
    expect(items.map(({ note, pauseCauses }) => [note, pauseCauses])).toEqual([[null, []], [null, []]])
  })

  test('takes the reason back with the pause, and tells of each one anew', async () => {
    const { dealer, id } = await placed()
    await asOffice(calls.pauseBidding, id)
    await restrict(dealer.shopId)
    await asOffice(calls.resumeBidding, id)
    expect(await seen(dealer, id)).toMatchObject({ pauseCauses: ['restriction'], note: null })
    await asOffice(calls.pauseBidding, id)
    expect(await seen(dealer, id)).toMatchObject({ pauseCauses: ['restriction', 'staff'], note: reason })
    expect(await pausesTold(dealer)).toMatchObject([{ path: `/bids/${id}`, toldCount: 2 }])
    // Something else held it up all the time.
    expect(await noticesOf(dealer, 'bidResumed')).toEqual([])
  })

  test('tells the shop that its bid binds again, each time', async () => {
    const { dealer, id } = await placed()
    for (const toldCount of [1, 2]) {
      await asOffice(calls.pauseBidding, id)
      await asOffice(calls.resumeBidding, id)
      expect(await noticesOf(dealer, 'bidResumed')).toMatchObject([{ path: `/bids/${id}`, toldCount }])
    }
  })

  test('tells no reason of a pause as that of an end that came later', async () => {
    const { dealer, id, auction } = await placed()
    await asOffice(calls.pauseBidding, id)
    const { version } = await world.see(auction.id)
    await world.clerk.ask(auctionsCalls.cancelAuction, {
      params: { id: auction.id }, body: { seenVersion: version, reason: '판매자 요청' },
    })
    expect(await seen(dealer, id)).toMatchObject({ state: 'cancelled', note: null })
    expect(await toldOf(dealer.memberId)).toEqual([{ auctionNo: auction.auctionNo, note: null }])
  })

  test('tells the shop by mail of each bid that it cancelled, with the reason', async () => {
    const { dealer, id, auction: { auctionNo } } = await placed()
    await asOffice(calls.pauseBidding, id)
    expect(await toldOf(dealer.memberId)).toEqual([])
    await asOffice(calls.cancelBidding, id)
    expect(await toldOf(dealer.memberId)).toEqual([{ auctionNo, note: reason }])
  })

  test('acts on nothing that was changed since it looked, that is gone, or that is not its work', async () => {
    const { id } = await placed()
    const money = await world.member({ type: 'admin', part: 'finance' })
    for (const call of [calls.pauseBidding, calls.resumeBidding, calls.cancelBidding]) {
      expect(await wordOf(act(world.clerk, call, id, 7))).toBe('CONFLICT')
      expect(await wordOf(act(world.clerk, call, world.partner.partnerId, 1))).toBe('NOT_FOUND')
      expect(await wordOf(act(money, call, id, 1))).toBe('FORBIDDEN')
    }
  })
})

test('bids on an auction that the office cancels are cancelled with it, before the end and after it', async () => {
  for (const isClosed of [false, true]) {
    const { dealer, id, auction } = await placed()
    if (isClosed) await close(auction.id)
    const { version } = await world.see(auction.id)
    await world.clerk.ask(auctionsCalls.cancelAuction, {
      params: { id: auction.id }, body: { seenVersion: version, reason: '판매자 요청' },
    })
    expect(await seen(dealer, id)).toMatchObject({ state: 'cancelled' })
    const rows = await world.sql`
      select state, cancelled_at is not null as "isTold" from auction_bidders where bidding_id = ${id}`
    expect(rows).toEqual(isClosed ? [{ state: 'cancelled', isTold: true }] : [])
    expect(await toldOf(dealer.memberId)).toEqual([{ auctionNo: auction.auctionNo, note: null }])
  }
})

test('a seller takes back no car that somebody has ever bid on', async () => {
  const { id, auction } = await placed()
  await asOffice(calls.cancelBidding, id)
  const { orderId } = await world.see(auction.id)
  expect((await refusalOf(world.seller.ask(carsCalls.cancelOrder, {
    params: { id: orderId }, body: { reason: '판매 의사 철회' },
  }))).status).toBe(409)
})
