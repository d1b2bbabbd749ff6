// After a correction a shop asks to have its bid cancelled: who may, what the office answers, and what others learn.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { auditCalls } from '@bidyard/contract/calls/audit/audit'
import { biddingCalls as calls } from '@bidyard/contract/calls/bidding'
import { noticesCalls } from '@bidyard/contract/calls/notices'
import { workCalls } from '@bidyard/contract/calls/work'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusalOf, statusOf } from '../../../testing/ask.ts'
import { bid, type BidWorld, type Dealer, openBidWorld, wordOf } from '../../../testing/bids/bid-world.ts'
import { kindsTold } from '../../../testing/kinds-told.ts'
import { openLiveClient } from '../../../testing/live-client.ts'

let world: BidWorld
beforeAll(async () => {
  world = await openBidWorld()
})
afterAll(() => world.stop())

const won = 12_340_000
const note = '사고 이력을 알았다면 입찰하지 않았을 것입니다.'
type Asking = Pick<Dealer, 'ask'>

const correct = async (id: string): Promise<void> => {
  const { version: seenVersion } = await world.see(id)
  await world.clerk.ask(auctionsCalls.correctAuction, {
    params: { id }, body: { seenVersion, statement: '연식을 고쳤습니다.', facts: { modelYear: 2019 } },
  })
}
const placed = async () => {
  const [dealer, auction] = [await world.ready(), await world.opened()]
  const { id } = await bid(dealer, auction.id, won)
  return { dealer, auction, id }
}
const corrected = async () => {
  const made = await placed()
  await correct(made.auction.id)
  return made
}
const wish = (who: Asking, id: string, words: string | null = note) =>
  who.ask(calls.requestBiddingCancel, { params: { id }, body: { note: words } })
const decline = (who: Asking, id: string, seenVersion: number, reason = '정정된 내용이 경미합니다.') =>
  who.ask(calls.declineBiddingCancel, { params: { id }, body: { seenVersion, reason } })
const cancel = (id: string, seenVersion: number) =>
  world.clerk.ask(calls.cancelBidding, { params: { id }, body: { seenVersion, reason: '정정에 따른 취소' } })
const boxOf = async (who: Asking, auctionId: string) =>
  (await who.ask(calls.getBidBox, { params: { id: auctionId } })).ownBidding
const processOf = async (who: Asking, biddingId: string) =>
  (await who.ask(calls.listBuyerTradeProcesses, { query: { filter: { biddingId: { eq: biddingId } } } })).items[0]
const listed = async (auctionId: string) => (await world.clerk.ask(calls.listBiddingCancelRequests, {
  query: { filter: { auctionId: { eq: auctionId } }, count: true },
})).items
const roomOf = (id: string) => world.clerk.ask(calls.getAuctionRoom, { params: { id } })
/** Besides the money that the world paid for it. */
const toldOf = async ({ ask }: Asking) =>
  (await kindsTold(ask)).filter((kind) => kind !== 'amountPaid').toSorted()
const waiting = async (who: Asking, placeId: string) =>
  (await who.ask(workCalls.listWorkItems, { query: { size: 100 } })).items.filter((one) => one.placeId === placeId)
const passEnd = async (auctionId: string): Promise<void> => {
  const { endsAt } = await world.see(auctionId)
  await world.pass((new Date(endsAt ?? 0).getTime() - (await world.now()).getTime()) / 1_000 + 1)
  await world.sql`update sessions set idle_ends_at = null`
}

describe('asking', () => {
  test('is offered with the correction, once, and waits for the office without any amount', async () => {
    const { dealer, auction, id } = await placed()
    expect(await boxOf(dealer, auction.id)).toMatchObject({ correction: null })
    expect(await wordOf(wish(dealer, id))).toBe('INVALID_STATE 0007.not_corrected')
    await correct(auction.id)
    const correctedAt = (await world.see(auction.id)).correctedAt
    expect(await boxOf(dealer, auction.id)).toMatchObject({ correction: { correctedAt, cancelRequest: null } })
    expect(await processOf(dealer, id)).toMatchObject({ correction: { correctedAt, cancelRequest: null } })

    const asked = await wish(dealer, id)
    expect(asked).toMatchObject({
      auctionId: auction.id, biddingId: id, shopId: dealer.shopId, memberId: dealer.memberId, correctedAt, note,
      state: 'asked', answer: null, answeredBy: null, version: 1,
    })
    const cancelRequest = { state: 'asked', requestedAt: asked.createdAt, answer: null }
    expect(await boxOf(dealer, auction.id)).toMatchObject({ state: 'bidding', correction: { cancelRequest } })
    expect(await processOf(dealer, id)).toMatchObject({ correction: { cancelRequest } })
    expect(await wordOf(wish(dealer, id, null))).toBe('INVALID_STATE 0008.already_asked')
    const [shown, ...more] = await listed(auction.id)
    expect([shown, more]).toEqual([asked, []])
    expect(JSON.stringify(shown)).not.toContain(String(won))
    expect(await waiting(world.clerk, auction.id)).toMatchObject([{ kind: 'cancelRequest', won: null, dueAt: null }])
  })

  test('needs no reason, and is open to colleagues who may bid, to nobody else', async () => {
    const { dealer, id, auction } = await corrected()
    const rival = await world.ready()
    expect(await statusOf(wish(rival, id))).toBe(404)
    expect(await statusOf(wish(dealer, randomUUID()))).toBe(404)
    const mayNot = await world.member({ shopId: dealer.shopId })
    expect(await wordOf(wish(mayNot, id))).toBe('INVALID_PERMISSION 0002.no_bidding_permission')
    expect((await refusalOf(wish(dealer, id, 'x'))).body.code).toBe('BadRequestSchema')
    const colleague = await world.colleague(dealer)
    expect(await wish(colleague, id, null)).toMatchObject({ note: null, memberId: colleague.memberId })
    expect(await listed(auction.id)).toHaveLength(1)
  })

  test('is still open while the bid stands still, and over with the auction', async () => {
    const { dealer, id, auction } = await corrected()
    const { biddings: [seen] } = await world.clerk.ask(calls.revealBids, {
      params: { id: auction.id }, body: { reason: '확인' },
    })
    await world.clerk.ask(calls.pauseBidding, {
      params: { id }, body: { seenVersion: seen?.version ?? 0, reason: '확인' },
    })
    const other = await corrected()
    expect(await wish(dealer, id)).toMatchObject({ state: 'asked' })
    await passEnd(auction.id)
    expect(await wordOf(wish(other.dealer, other.id))).toBe('INVALID_STATE 0006.bid_not_open')
    expect(await listed(auction.id)).toMatchObject([{ state: 'lapsed', answeredAt: null }])
    expect(await processOf(dealer, id)).toMatchObject({ correction: { cancelRequest: { state: 'lapsed' } } })
    expect(await waiting(world.clerk, auction.id)).toEqual([])
  })

  test('lapses with a raise, which agrees to it; the next correction may be asked about anew', async () => {
    const { dealer, id, auction } = await corrected()
    const { id: first, version } = await wish(dealer, id)
    await bid(dealer, auction.id, won * 2)
    expect(await boxOf(dealer, auction.id)).toMatchObject({ correction: { cancelRequest: { state: 'lapsed' } } })
    expect(await waiting(world.clerk, auction.id)).toEqual([])
    expect(await statusOf(decline(world.clerk, first, version))).toBe(409)
    expect(await wordOf(wish(dealer, id))).toBe('INVALID_STATE 0007.not_corrected')
    await correct(auction.id)
    expect(await boxOf(dealer, auction.id)).toMatchObject({ correction: { cancelRequest: null } })
    expect(await wish(dealer, id, null)).toMatchObject({ state: 'asked' })
    // A third one finds it asked still.
    await correct(auction.id)
    expect(await wordOf(wish(dealer, id))).toBe('INVALID_STATE 0008.already_asked')
    expect((await listed(auction.id)).map(({ state }) => state).toSorted()).toEqual(['asked', 'lapsed'])
  })

  test('at once by two colleagues is one request', async () => {
    const { dealer, id, auction } = await corrected()
    const colleague = await world.colleague(dealer)
    const answers = await Promise.allSettled([wish(dealer, id), wish(colleague, id), wish(dealer, id, null)])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of answers)
      if (one.status === 'rejected')
        expect(await wordOf(Promise.reject(one.reason as Error))).toBe('INVALID_STATE 0008.already_asked')
    expect(await listed(auction.id)).toHaveLength(1)
  })
})

describe('the office', () => {
  test('declines with a reason that the shop reads, and the bid stands', async () => {
    const { dealer, id, auction } = await corrected()
    expect(await toldOf(dealer)).toEqual(['carCorrected'])
    const { id: asked, version } = await wish(dealer, id)
    const reason = '연식 표기만 바뀌었고 차량 상태는 같습니다.'
    expect(await statusOf(decline(world.clerk, asked, version + 1))).toBe(409)
    expect(await statusOf(decline(world.clerk, randomUUID(), version))).toBe(404)
    const declined = await decline(world.clerk, asked, version, reason)
    expect(declined).toMatchObject({ state: 'declined', answer: reason, answeredBy: world.clerk.memberId })
    expect(await statusOf(decline(world.clerk, asked, declined.version))).toBe(409)
    expect(await boxOf(dealer, auction.id)).toMatchObject({
      state: 'bidding', amountWon: won, correction: { cancelRequest: { state: 'declined', answer: reason } },
    })
    expect(await wordOf(wish(dealer, id))).toBe('INVALID_STATE 0008.already_asked')
    expect(await toldOf(dealer)).toEqual(['cancelDeclined', 'carCorrected'])
    const { items: [notice] } = await dealer.ask(noticesCalls.listNotices, {
      query: { filter: { kind: { eq: 'cancelDeclined' } } },
    })
    expect(notice).toMatchObject({ path: `/bids/${id}` })
    const lines = await world.sql`
      select act, reason, after from audit_log where subject_id = ${id} and act = 'decline cancellation of bid'`
    expect(lines).toEqual([{ act: 'decline cancellation of bid', reason: null, after: { outcome: 'declined' } }])
  })

  test('follows by cancelling the bid, and the shop may bid anew', async () => {
    const { dealer, id, auction } = await corrected()
    const { biddingVersion } = await wish(dealer, id)
    await cancel(id, biddingVersion)
    // The car was bid on for all that, and its seller withdraws it no more.
    expect(await roomOf(auction.id)).toMatchObject({ bidCount: 0, wasBidOn: true })
    expect(await roomOf((await world.opened()).id)).toMatchObject({ bidCount: 0, wasBidOn: false })
    expect(await listed(auction.id)).toMatchObject([
      { state: 'cancelled', answer: '정정에 따른 취소', answeredBy: world.clerk.memberId },
    ])
    expect(await waiting(world.clerk, auction.id)).toEqual([])
    expect(await processOf(dealer, id)).toMatchObject({
      biddingState: 'cancelled', correction: { cancelRequest: { state: 'cancelled', answer: '정정에 따른 취소' } },
    })
    expect(await toldOf(dealer)).toEqual(['bidCancelled', 'carCorrected'])
    expect(await boxOf(dealer, auction.id)).toBeNull()
    await bid(dealer, auction.id, won / 2)
    expect(await boxOf(dealer, auction.id)).toMatchObject({ correction: null })
  })

  test('answers what was asked after an earlier correction as well, and the shop reads that answer', async () => {
    const { dealer, id, auction } = await corrected()
    const { id: asked, biddingVersion } = await wish(dealer, id)
    await correct(auction.id)
    expect(await boxOf(dealer, auction.id)).toMatchObject({ correction: { cancelRequest: { state: 'asked' } } })
    await cancel(id, biddingVersion)
    expect(await listed(auction.id)).toMatchObject([{ id: asked, state: 'cancelled' }])
    expect(await processOf(dealer, id)).toMatchObject({
      correction: { cancelRequest: { state: 'cancelled', answer: '정정에 따른 취소' } },
    })
  })

  test('that cancels what nobody asked for answers nothing', async () => {
    const { dealer, id, auction } = await corrected()
    const { biddingVersion } = await wish(dealer, id)
    await bid(dealer, auction.id, won * 2)
    expect(await statusOf(cancel(id, biddingVersion))).toBe(409)
    const [lapsed] = await listed(auction.id)
    await cancel(id, lapsed?.biddingVersion ?? 0)
    expect(await listed(auction.id)).toMatchObject([{ state: 'lapsed', answer: null }])
  })

  test('answers once, whoever comes first', async () => {
    const { dealer, id, auction } = await corrected()
    const { id: asked, version, biddingVersion } = await wish(dealer, id)
    const answers = await Promise.allSettled([
      decline(world.clerk, asked, version), cancel(id, biddingVersion), decline(world.clerk, asked, version),
    ])
    expect(answers.some(({ status }) => status === 'fulfilled')).toBe(true)
    const [answered] = await listed(auction.id)
    const { state } = await dealer.ask(calls.getBidding, { params: { id } })
    // Where the bid was cancelled after it had been declined, the shop was told both, in that order.
    if (answered?.state === 'cancelled') expect(state).toBe('cancelled')
    expect(answered?.version).toBe(2)
  })

  test('works on it in two parts, and the others neither read nor hear of it', async () => {
    const { dealer, id, auction } = await corrected()
    const [sanctions, money] = [
      await world.member({ type: 'admin', part: 'sanctions' }), await world.member({ type: 'admin', part: 'money' }),
    ]
    const rival = await world.ready()
    const everybody = [dealer, sanctions, world.clerk, money, rival, world.seller]
    const screens = await Promise.all(everybody.map(({ token }) => openLiveClient(world.base, token)))
    const { id: asked, version } = await wish(dealer, id)
    await decline(sanctions, asked, version)
    // Something that all of them hear comes after it.
    await world.clerk.ask(auctionsCalls.extendAuction, {
      params: { id: auction.id },
      body: {
        seenVersion: (await world.see(auction.id)).version, reason: '확인',
        endsAt: new Date(Date.parse((await world.see(auction.id)).endsAt ?? '') + 86_400_000).toISOString(),
      },
    })
    await Promise.all(screens.slice(0, -1).map(async ({ heard }) => {
      await expect.poll(() => heard.some(({ name }) => name === 'auctionsExtended')).toBe(true)
    }))
    const told = screens.map(({ heard }) => heard.filter(({ name }) => name === 'biddingCancelRequestChanged').length)
    expect(told).toEqual([2, 2, 2, 0, 0, 0])
    await Promise.all(screens.map((screen) => screen.close()))
    const list = { query: { filter: { auctionId: { eq: auction.id } } } }
    expect((await sanctions.ask(calls.listBiddingCancelRequests, list)).items).toHaveLength(1)
    for (const who of [money, rival, dealer, world.seller])
      expect(await statusOf(who.ask(calls.listBiddingCancelRequests, list))).toBe(403)
    const second = await corrected()
    const { id: another, version: first } = await wish(second.dealer, second.id)
    expect(await statusOf(decline(money, another, first))).toBe(403)
    expect([await waiting(sanctions, second.auction.id), await waiting(money, second.auction.id)])
      .toMatchObject([[{ kind: 'cancelRequest' }], []])
  })
})

test('once the book is open the rest of the office reads of the bid, and not what was asked about it', async () => {
  const { dealer, id, auction } = await corrected()
  const { id: asked, version } = await wish(dealer, id)
  await decline(world.clerk, asked, version)
  const [sanctions, money] = [
    await world.member({ type: 'admin', part: 'sanctions' }), await world.member({ type: 'admin', part: 'money' }),
  ]
  await passEnd(auction.id)
  const told = await processOf(dealer, id)
  expect(told?.correction?.cancelRequest?.state).toBe('declined')
  expect((await processOf(sanctions, id))?.correction).toEqual(told?.correction)
  expect(await processOf(money, id)).toMatchObject({ amountWon: won, correction: null })
})

test('what a member asked for stands in the own data', async () => {
  const { dealer, id } = await corrected()
  const { createdAt: at } = await wish(dealer, id)
  const { parts } = await dealer.ask(auditCalls.readOwnData)
  const rows = parts.find(({ section }) => section === 'cancelRequests')?.rows
    .map((row) => Object.fromEntries(row.map(({ field, value }) => [field, value])))
  expect(rows).toMatchObject([{ text: note, answer: null, at }])
})
