// Saved searches: a limited number of the own ones; whoever looks for a car hears of it once when it is opened.
import { auctionsCalls as calls } from '@bidyard/contract/calls/auctions'
import { membersCalls } from '@bidyard/contract/calls/members'
import { noticesCalls } from '@bidyard/contract/calls/notices'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestMember } from '../../../testing/app.ts'
import { Answered, statusOf } from '../../../testing/ask.ts'
import { type MarketWorld, openMarketWorld } from '../../../testing/auctions/market-world.ts'
import { openLiveClient } from '../../../testing/live-client.ts'
import { until } from '../../../testing/until.ts'
import { forgetHits } from './forget-hits.ts'
import { tellSavedSearches } from './tell-saved-searches.ts'

let world: MarketWorld
beforeAll(async () => {
  world = await openMarketWorld()
  await world.jobs.work(world.act)
})
afterAll(() => world.stop())

const criteria = { models: ['그랜저'], yearFrom: 2020 }
const save = (who: TestMember, name: string, isAlerting = true, wanted: object = criteria) =>
  who.ask(calls.createSavedSearch, { body: { name, criteria: wanted, isAlerting } })
const countOf = async (who: TestMember, id: string) => {
  const { items } = await who.ask(calls.listSavedSearches, { query: { size: 100 } })
  return items.find((one) => one.id === id)?.newCount
}

test('are kept, changed, looked at and dropped by their owner alone', async () => {
  const [dealer, other] = [await world.dealer(), await world.dealer()]
  const saved = await save(dealer, '그랜저')
  expect(saved).toMatchObject({ name: '그랜저', criteria, isAlerting: true, newCount: 0, version: 1 })
  expect(await statusOf(save(dealer, '그랜저'))).toBe(409)
  const params = { id: saved.id }
  const body = { name: '그랜저 하이브리드', criteria: { fuels: ['hybrid_G' as const] }, isAlerting: false }
  const change = (who: TestMember, seenVersion: number) =>
    who.ask(calls.changeSavedSearch, { params, body: { ...body, seenVersion } })
  expect(await statusOf(change(other, 1))).toBe(404)
  expect(await change(dealer, 1)).toMatchObject({ ...body, version: 2 })
  expect(await statusOf(change(dealer, 1))).toBe(409)
  expect(await statusOf(other.ask(calls.lookAtSavedSearch, { params }))).toBe(404)
  expect(await statusOf(other.ask(calls.deleteSavedSearch, { params }))).toBe(404)
  expect((await other.ask(calls.listSavedSearches, { query: {} })).items).toEqual([])
  expect(await dealer.ask(calls.deleteSavedSearch, { params })).toBeNull()
  expect(await statusOf(dealer.ask(calls.deleteSavedSearch, { params }))).toBe(404)
})

const given = () => ({
  database: world.database, act: world.act, signal: new AbortController().signal, log: undefined as never,
})

test('of two that take one name at the same time one has it, and the other is told so', async () => {
  const dealer = await world.dealer()
  for (let round = 0; round < 8; round++) {
    const pair = [await save(dealer, `출근용 ${round}`), await save(dealer, `주말용 ${round}`)]
    const name = `가족용 ${round}`
    const body = { name, criteria, isAlerting: true, seenVersion: 1 }
    const taken = [
      ...pair.map(({ id }) => dealer.ask(calls.changeSavedSearch, { params: { id }, body })), save(dealer, name),
    ]
    const told = await Promise.all(taken.map((one) => one.then(() => 200, (error: unknown) =>
      (error instanceof Answered ? error.status : 0))))
    expect(told.toSorted((first, second) => first - second)).toEqual([200, 409, 409])
  }
})

test('are thirty at the most, also when fifty are kept at once', async () => {
  const dealer = await world.dealer()
  const asked = await Promise.allSettled(Array.from({ length: 50 }, (_, at) => save(dealer, `검색 ${at}`)))
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(30)
})

test('tell their owner of a car that fits, once, and of no other', async () => {
  const [dealer, silent] = [await world.dealer(), await world.dealer()]
  const [saved, quiet, foreign] = [
    await save(dealer, '그랜저'), await save(dealer, '조용히', false), await save(silent, 'K5', true, { models: ['K5'] }),
  ]
  const live = await openLiveClient(world.base, dealer.token)
  const { id } = await world.opened({ modelYear: 2022 })
  await world.opened({ modelYear: 2018 })
  world.jobs.wake()
  await until(async () => (await countOf(dealer, saved.id)) === 1)
  await until(() => live.heard.some(({ name }) => name === 'savedSearchMatched'))
  const told = live.heard.filter(({ name }) => name === 'savedSearchMatched').map(({ data }) => data)
  expect(told).toEqual([{ memberId: dealer.memberId, savedSearchId: saved.id, auctionIds: [id] }])
  const [notice] = (await dealer.ask(noticesCalls.listNotices, { query: {} })).items
  expect(notice).toMatchObject({ kind: 'savedSearchMatched', path: `/auctions/${id}` })
  expect(notice?.text.ko).toContain('‘그랜저’')
  expect(notice?.text.en).toContain('“그랜저”')
  // A job may be run more than once.
  await tellSavedSearches({ auctionIds: [id] }, given())
  expect([await countOf(dealer, saved.id), await countOf(dealer, quiet.id)]).toEqual([1, 0])
  expect(await countOf(silent, foreign.id)).toBe(0)
  const changed = async (wish: object) => {
    const { items } = await dealer.ask(calls.listSavedSearches, { query: {} })
    const { version: seenVersion } = items.find((one) => one.id === saved.id) ?? saved
    return dealer.ask(calls.changeSavedSearch, {
      params: { id: saved.id }, body: { name: saved.name, criteria, isAlerting: true, seenVersion, ...wish },
    })
  }
  // Another name finds the same cars; other criteria have found nothing yet.
  expect((await changed({ name: '그랜저 신형' })).newCount).toBe(1)
  expect((await changed({ criteria: { ...criteria, models: ['K8'] } })).newCount).toBe(0)
  await world.sql`update saved_searches set new_count = 1 where id = ${saved.id}`
  expect((await dealer.ask(calls.lookAtSavedSearch, { params: { id: saved.id } })).newCount).toBe(0)
  await live.close()
})

test('what was told is forgotten a month later, unless its auction is still open', async () => {
  const dealer = await world.dealer()
  const saved = await save(dealer, '아반떼', true, { models: ['아반떼'] })
  const model = { maker: '현대', model: '아반떼', detailModel: '아반떼 CN7' }
  const [over, open] = [await world.opened({ model }), await world.opened({ model })]
  await tellSavedSearches({ auctionIds: [over.id, open.id] }, given())
  const told = async () => {
    const rows = await world.sql<{ id: string }[]>`
      select auction_id as id from saved_search_hits where saved_search_id = ${saved.id}`
    return rows.map((row) => row.id)
  }
  const cancel = { seenVersion: over.version, reason: '차량에 문제가 있습니다.' }
  await world.clerk.ask(calls.cancelAuction, { params: { id: over.id }, body: cancel })
  const later = async (days: number) => {
    await world.sql`update saved_search_hits set created_at = created_at - make_interval(days => ${days})`
    await forgetHits({}, given())
  }
  await later(29)
  expect((await told()).toSorted()).toEqual([over.id, open.id].toSorted())
  await later(2)
  expect(await told()).toEqual([open.id])
})

test('tell nobody who may not come in to look, and whoever may again of what comes then', async () => {
  const [left, barred] = [await world.dealer(), await world.dealer()]
  const wanted = { models: ['모닝'] }
  const searches = [await save(left, '모닝', true, wanted), await save(barred, '모닝', true, wanted)]
  const model = { maker: '기아', model: '모닝', detailModel: '더 뉴 모닝' }
  const told = async () => {
    const { id } = await world.opened({ model })
    await tellSavedSearches({ auctionIds: [id] }, given())
    const rows = await world.sql<{ id: string }[]>`
      select saved_search_id as id from saved_search_hits where auction_id = ${id} order by 1`
    return rows.map((row) => row.id)
  }
  const turn = (action: 'suspend' | 'resume') => world.clerk.ask(membersCalls.changeMemberState, {
    params: { id: left.memberId }, body: { action, reason: '서류 확인' },
  })
  const bar = (at: Date | null) => world.sql`update shops set barred_at = ${at} where id = ${barred.shopId}`
  await turn('suspend')
  await bar(await world.now())
  expect(await told()).toEqual([])
  await turn('resume')
  await bar(null)
  expect(await told()).toEqual(searches.map(({ id }) => id).toSorted())
})
