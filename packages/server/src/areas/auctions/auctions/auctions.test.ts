// The way of an auction through the front door: screened, opened, put off, closed by the clock, cancelled.
import { randomUUID } from 'node:crypto'
import { auctionsCalls as calls } from '@bidyard/contract/calls/auctions'
import { carsCalls } from '@bidyard/contract/calls/cars'
import { referenceCalls } from '@bidyard/contract/calls/reference'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, statusOf } from '../../../testing/ask.ts'
import { type MarketWorld, openMarketWorld } from '../../../testing/auctions/market-world.ts'

let world: MarketWorld
beforeAll(async () => {
  world = await openMarketWorld()
})
afterAll(() => world.stop())

const hour = 3_600
const act = (id: string, seenVersion: number) => ({ params: { id }, body: { seenVersion } })
const approve = (id: string, version: number) => world.clerk.ask(calls.approveListing, act(id, version))
const returned = (id: string, seenVersion: number) => world.clerk.ask(calls.returnListing, {
  params: { id }, body: { seenVersion, reasons: ['photosUnclear'], note: '앞 사진이 흐립니다.' },
})
const cancel = (id: string, seenVersion: number) => world.clerk.ask(calls.cancelAuction, {
  params: { id }, body: { seenVersion, reason: '판매자 요청' },
})
const extend = (id: string, seenVersion: number, endsAt: Date) => world.clerk.ask(calls.extendAuction, {
  params: { id }, body: { seenVersion, endsAt: endsAt.toISOString(), reason: '점검 자료 추가' },
})
const configureRounds = async (roundsMax: number): Promise<void> => {
  const { ask } = await world.member({ type: 'root' })
  const found = await ask(referenceCalls.getConfig, { params: { key: 'bidding' } })
  if (found.key !== 'bidding') throw new Error('another key was answered')
  if (found.value.roundsMax === roundsMax) return
  const value = { ...found.value, roundsMax }
  await ask(referenceCalls.changeConfig, {
    body: { key: 'bidding', seenVersion: found.version, reason: '회차 변경', value },
  })
}
const endOf = (auction: { readonly endsAt: string | null }) => new Date(auction.endsAt ?? 0)

describe('a listing', () => {
  test('is approved when it lacks nothing, and only once', async () => {
    const { id, version, processStep, gaps } = await world.prepared()
    expect([processStep, gaps]).toEqual(['screening', []])
    const approved = await approve(id, version)
    expect(approved.screenedAt).not.toBeNull()
    expect(await statusOf(approve(id, approved.version))).toBe(409)
  })

  const lacking = [['check', 'carCheck'], ['photos', 'photos']] as const
  test.each(lacking)('without %s is not approved', async (without, gap) => {
    const { id, version, gaps } = await world.prepared({ without })
    expect(gaps).toEqual([gap])
    expect(await statusOf(approve(id, version))).toBe(409)
  })

  test('that stands in our yard must be there, and its papers read', async () => {
    const { gaps } = await world.prepared({ kind: 'prime', houseType: 'inflow', without: 'register' })
    expect(gaps).toEqual(['checkIn', 'register'])
  })

  test('that was sent back waits until it is handed in again', async () => {
    const { id, version } = await world.prepared()
    const back = await returned(id, version)
    expect(back).toMatchObject({ returnReasons: ['photosUnclear'], returnNote: '앞 사진이 흐립니다.', gaps: ['fault'] })
    expect(await statusOf(approve(id, back.version))).toBe(409)
    expect(await statusOf(returned(id, back.version))).toBe(409)
    const again = await world.clerk.ask(calls.resubmitListing, act(id, back.version))
    expect(again.gaps).toEqual([])
    expect((await approve(id, again.version)).screenedAt).not.toBeNull()
  })

  test('is not decided on by whoever saw an older one', async () => {
    const { id, version } = await world.prepared()
    expect(await statusOf(approve(id, version + 1))).toBe(409)
  })

  test('is hidden from dealers', async () => {
    const [dealer, { id }] = [await world.dealer(), await world.prepared()]
    expect(await statusOf(dealer.ask(calls.getAuction, { params: { id } }))).toBe(404)
    const { items } = await dealer.ask(calls.listAuctions, { query: { size: 100 } })
    expect(items.map((one) => one.id)).not.toContain(id)
  })

  test('is the work of those who screen', async () => {
    const other = await world.member({ type: 'admin', part: 'money' })
    const { id, version } = await world.prepared()
    expect(await statusOf(other.ask(calls.approveListing, act(id, version)))).toBe(403)
  })
})

describe('an order', () => {
  test('has one auction at a time', async () => {
    const { orderId } = await world.prepared()
    const prepare = () => world.clerk.ask(calls.prepareAuction, { params: { id: orderId } })
    expect(await statusOf(prepare())).toBe(409)
    const free = await world.car()
    const asked = await Promise.allSettled(Array.from({ length: 5 }, () =>
      world.clerk.ask(calls.prepareAuction, { params: { id: free.orderId } })))
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await statusOf(world.clerk.ask(calls.prepareAuction, { params: { id: randomUUID() } }))).toBe(404)
  })
})

describe('an auction', () => {
  test('that opens takes its order with it, and dealers see it without its plate', async () => {
    const [dealer, auction] = [await world.dealer(), await world.opened()]
    expect(auction).toMatchObject({ state: 'auction', processStep: 'bid', round: 1 })
    const hours = (endOf(auction).getTime() - new Date(auction.openedAt ?? 0).getTime()) / hour / 1_000
    expect(hours).toBeGreaterThanOrEqual(48)
    expect(hours).toBeLessThanOrEqual(49.5)
    expect(await world.orderState(auction.orderId)).toBe('biddingInProgress')
    const seen = await dealer.ask(calls.getAuction, { params: { id: auction.id } })
    expect(seen.carNumber).toMatch(/\*\*\d\d$/)
    expect([seen.screenedAt, seen.openAt, seen.returnReasons, seen.gaps]).toEqual([null, null, [], []])
  })

  test('opens at the time that was said, by the clock', async () => {
    const { id, version } = await world.prepared()
    const approved = await approve(id, version)
    const openAt = new Date((await world.now()).getTime() + hour * 1_000).toISOString()
    const body = { seenVersion: approved.version, openAt }
    expect(await world.clerk.ask(calls.openAuction, { params: { id }, body })).toMatchObject({
      state: 'preparation', openAt,
    })
    await world.pass(hour - 60)
    expect((await world.see(id)).state).toBe('preparation')
    await world.pass(61)
    expect((await world.see(id)).state).toBe('auction')
  })

  test('is planned and put off for sixty days at the most', async () => {
    const { id, version } = await world.prepared()
    const approved = await approve(id, version)
    const inDays = async (days: number) => new Date((await world.now()).getTime() + days * 24 * hour * 1_000)
    const openAt = async (days: number) => world.clerk.ask(calls.openAuction, {
      params: { id }, body: { seenVersion: approved.version, openAt: (await inDays(days)).toISOString() },
    })
    expect(await statusOf(openAt(61))).toBe(400)
    expect((await openAt(59)).state).toBe('preparation')
    const open = await world.opened()
    expect(await statusOf(extend(open.id, open.version, await inDays(61)))).toBe(400)
    expect((await extend(open.id, open.version, await inDays(59))).state).toBe('auction')
  })

  test('opens at another time when that is said, and not at all once its listing is sent back', async () => {
    const [moved, back] = [await world.prepared(), await world.prepared()]
    const inHours = async (hours: number) =>
      new Date((await world.now()).getTime() + hours * hour * 1_000).toISOString()
    const openAt = async ({ id, version }: typeof moved, hours: number) => world.clerk.ask(calls.openAuction, {
      params: { id }, body: { seenVersion: version, openAt: await inHours(hours) },
    })
    const states = async () => [(await world.see(moved.id)).state, (await world.see(back.id)).state]
    const first = await openAt(await approve(moved.id, moved.version), 1)
    await openAt(first, 3)
    const waiting = await openAt(await approve(back.id, back.version), 1)
    const sent = await returned(back.id, waiting.version)
    expect([sent.openAt, sent.screenedAt]).toEqual([null, null])
    await world.pass(hour + 1)
    expect(await states()).toEqual(['preparation', 'preparation'])
    await world.pass(2 * hour)
    expect(await states()).toEqual(['auction', 'preparation'])
  })

  test('opened at a time that is over opens now, and waits for nothing any more', async () => {
    const { id, version } = await world.prepared()
    const approved = await approve(id, version)
    const openAt = new Date((await world.now()).getTime() - 1_000).toISOString()
    const body = { seenVersion: approved.version, openAt }
    expect(await world.clerk.ask(calls.openAuction, { params: { id }, body })).toMatchObject({
      state: 'auction', openAt: null,
    })
  })

  test('of two who act at once on what they both saw one is too late', async () => {
    const races: readonly ((id: string, version: number) => readonly Promise<unknown>[])[] = [
      (id, version) => [approve(id, version), approve(id, version)],
      (id, version) => [approve(id, version), returned(id, version)],
      (id, version) => [approve(id, version), cancel(id, version)],
    ]
    for (const race of races) {
      const { id, version } = await world.prepared()
      const outcomes = await Promise.allSettled(race(id, version))
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    }
    const { id, version } = await world.prepared()
    const { version: seenVersion } = await approve(id, version)
    const open = () => world.clerk.ask(calls.openAuction, { params: { id }, body: { seenVersion, openAt: null } })
    const opened = await Promise.allSettled([open(), open(), cancel(id, seenVersion)])
    expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('that was never approved does not open', async () => {
    const { id, version } = await world.prepared()
    const body = { seenVersion: version, openAt: null }
    expect(await statusOf(world.clerk.ask(calls.openAuction, { params: { id }, body }))).toBe(409)
  })

  test('is put off with a reason that everybody reads, and never drawn forward', async () => {
    const [dealer, { id, version, ...auction }] = [await world.dealer(), await world.opened()]
    for (const aheadMs of [1_000, 0])
      expect(await statusOf(extend(id, version, new Date(endOf(auction).getTime() - aheadMs)))).toBe(409)
    const later = new Date(endOf(auction).getTime() + 24 * hour * 1_000)
    const put = await extend(id, version, later)
    expect(endOf(put)).toEqual(later)
    const seen = await dealer.ask(calls.getAuction, { params: { id } })
    expect(seen.notices).toMatchObject([{ kind: 'extended', reason: '점검 자료 추가', endsAfter: later.toISOString() }])
    await world.pass((endOf(auction).getTime() - (await world.now()).getTime()) / 1_000 + 1)
    expect((await world.see(id)).state).toBe('auction')
  })

  test('whose time is over gets no more of it, though the clock has not come by yet', async () => {
    const { id, version, endsAt } = await world.opened()
    await world.sql`
      update auctions set opened_at = opened_at - interval '9 days', first_ends_at = ends_at - interval '8 days',
        ends_at = ends_at - interval '8 days' where id = ${id}`
    expect(await statusOf(extend(id, version, endOf({ endsAt })))).toBe(409)
    const corrected = { params: { id }, body: { seenVersion: version, statement: '주행거리를 고쳤습니다.' } }
    expect(await statusOf(world.clerk.ask(calls.correctAuction, corrected))).toBe(409)
    expect((await world.see(id)).notices).toEqual([])
  })

  test('that is corrected lasts a day longer', async () => {
    const { id, version, ...auction } = await world.opened()
    const corrected = await world.clerk.ask(calls.correctAuction, {
      params: { id }, body: { seenVersion: version, statement: '주행거리를 정정했습니다.' },
    })
    expect(endOf(corrected).getTime() - endOf(auction).getTime()).toBe(24 * hour * 1_000)
    expect(corrected.correctedAt).not.toBeNull()
    expect(corrected.notices.map(({ kind }) => kind)).toEqual(['corrected'])
  })

  test('on which nobody bid ends with its time, and its seller is asked', async () => {
    const { id, orderId, ...auction } = await world.opened()
    await world.pass((endOf(auction).getTime() - (await world.now()).getTime()) / 1_000 + 1)
    expect(await world.see(id)).toMatchObject({ state: 'cancelled', endReason: 'declined', processStep: 'declined' })
    expect(await world.orderState(orderId)).toBe('declined')
  })

  test.each([1, 4, 3])('of a prime car goes on with the next round, %i at the most', async (roundsMax) => {
    await configureRounds(roundsMax)
    const first = await world.opened({ kind: 'prime', houseType: 'outflow' })
    const rounds: (readonly [number, string | null])[] = []
    for (let { id, ...auction } = first; ;) {
      await world.pass((endOf(auction).getTime() - (await world.now()).getTime()) / 1_000 + 1)
      const ended = await world.see(id)
      rounds.push([ended.round, ended.endReason])
      const { items: [next] } = await world.clerk.ask(calls.listAuctions, {
        query: { filter: { orderId: { eq: first.orderId }, state: { eq: 'preparation' } } },
      })
      if (next === undefined) break
      const approved = await approve(next.id, next.version)
      const body = { seenVersion: approved.version, openAt: null }
      ;({ id, ...auction } = await world.clerk.ask(calls.openAuction, { params: { id: next.id }, body }))
    }
    expect(rounds).toEqual(Array.from({ length: roundsMax }, (_, at) =>
      [at + 1, at + 1 < roundsMax ? 'retried' : 'declined']))
    expect(await world.orderState(first.orderId)).toBe('declined')
    // Whoever is asked what is next is offered what the house will do.
    const params = { id: first.orderId }
    const mayRetry = async () => (await world.clerk.ask(carsCalls.getOrder, { params })).mayRetry
    const retry = () => world.clerk.ask(carsCalls.retryOrder, { params, body: {} })
    expect([await mayRetry(), await statusOf(retry())]).toEqual([false, 409])
    await configureRounds(roundsMax + 1)
    expect([await mayRetry(), (await retry()).state]).toEqual([true, 'retryAuction'])
    const { items: [next] } = await world.clerk.ask(calls.listAuctions, {
      query: { filter: { orderId: { eq: first.orderId }, state: { eq: 'preparation' } } },
    })
    expect(next?.round).toBe(roundsMax + 1)
    await configureRounds(3)
  })

  test('that is cancelled asks its seller; a listing leaves its order as it was', async () => {
    const [open, listing] = [await world.opened(), await world.prepared()]
    expect(await cancel(open.id, open.version)).toMatchObject({ state: 'cancelled', endReason: 'cancelled' })
    expect(await world.orderState(open.orderId)).toBe('declined')
    await cancel(listing.id, listing.version)
    expect(await world.orderState(listing.orderId)).toBe('confirmed')
    const { version } = await world.see(open.id)
    expect(await codeOf(cancel(open.id, version))).toBe('AUCTION_INVALID')
  })

  test('closed by two nodes at once is closed once', async () => {
    const auctions = await Promise.all(Array.from({ length: 40 }, () => world.opened()))
    await world.sql`update clock_shift set shift = shift + interval '60 hours'`
    await world.sql`update sessions set ends_at = ends_at + interval '60 hours'`
    await Promise.all([world.sweeper.sweep(), world.sweeper.sweep(), world.sweeper.sweep()])
    while ((await world.sweeper.sweep()) > 0) continue
    const ids = auctions.map(({ id }) => id)
    const [{ rows, closed } = { rows: 0, closed: 0 }] = await world.sql<{ rows: number; closed: number }[]>`
      select count(*)::int as rows, count(distinct row_id)::int as closed from state_history
      where machine = 'auction' and action = 'closeEmpty' and row_id = any(${ids}::uuid[])`
    expect([rows, closed]).toEqual([40, 40])
  })
})
