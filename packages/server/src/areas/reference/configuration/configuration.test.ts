// Configuration through the front door: what is in force, its versions, changes, races and presets.
import { referenceCalls as calls } from '@bidyard/contract/calls/reference'
import { configKey } from '@bidyard/contract/enums'
import type { ConfigurationOf } from '@bidyard/contract/shapes/configuration/configuration'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { type Ask, refusalOf } from '../../../testing/ask.ts'
import {
  readConfiguration, readConfigurationAt, readConfigurationRevision, readConfigurationVersion, seedReference,
} from '../for-other-areas.ts'
import { insertVersion } from './configuration.sql.ts'
import { freeCoOp } from './presets/free-co-op.ts'
import { koreaCommercial } from './presets/korea-commercial.ts'

let app: TestApp
let root: Ask
let staff: Ask
let rootMember: string
beforeAll(async () => {
  app = await startTestApp()
  await app.database.transact(seedReference)
  const owner = await app.member({ type: 'root', name: '김대표' })
  root = owner.ask
  rootMember = owner.memberId
  staff = (await app.member({ type: 'admin' })).ask
})
afterAll(() => app.stop())

let bidding: ConfigurationOf<'bidding'>
let version: number
beforeEach(async () => {
  const found = await app.ask(calls.getConfig, { params: { key: 'bidding' } })
  if (found.key !== 'bidding') throw new Error('another key was answered')
  bidding = found.value
  version = found.version
})

const change = (ask: Ask, seenVersion: number, value: Partial<ConfigurationOf<'bidding'>>, reason = '시세 변동') =>
  ask(calls.changeConfig, { body: { key: 'bidding', seenVersion, reason, value: { ...bidding, ...value } } })

test('lists every key in its order with the numbers of the commercial preset', async () => {
  const page = await app.ask(calls.listConfigs, { query: { sort: [{ sortOrder: 'asc' }], count: true } })
  expect(page.items.map(({ key }) => key)).toEqual(configKey.values)
  expect(page.count).toBe(9)
  for (const item of page.items.filter(({ version: held }) => held === 1))
    expect(item.value).toEqual(koreaCommercial[item.key])
  expect(page.items[0]?.label).toEqual({ ko: '입찰', en: 'Bidding' })
})

test('filters the keys by their group', async () => {
  const page = await app.ask(calls.listConfigs, {
    query: { filter: { group: { isNotNull: true } }, sort: [{ sortOrder: 'asc' }] },
  })
  expect(page.items.map(({ group }) => group)).toEqual([
    'contractTradeScheduling', 'contractScreening', 'contractTradeAdjustment',
  ])
})

test('answers each of the three groups at its own address', async () => {
  const adjustment = await app.ask(calls.getTradeAdjustmentConfig)
  expect(adjustment.value.lineItems.tire).toEqual({ key: 'maxPriceByPerUnit', maxPriceWon: 80_000, countMax: 4 })
  expect(adjustment.value.total.ratioBasisPoints).toBe(1_500)
  const screening = await app.ask(calls.getScreeningConfig)
  expect(screening.value.requiredDocuments.self).toEqual(['transferredCarRegistration'])
  const scheduling = await app.ask(calls.getTradeSchedulingConfig)
  expect(scheduling).toMatchObject({ group: 'contractTradeScheduling', value: { delayCountMax: 2 } })
  const byKey = await app.ask(calls.getConfig, { params: { key: 'contractTradeScheduling' } })
  expect(byKey).toEqual(scheduling)
})

test('lets nobody’s browser keep the configuration for a minute, and a signed-in one not at all', async () => {
  const address = `${app.base}/bridge/public/api/v0/configs/bidding`
  const open = await fetch(address, { headers: { 'app-namespace': 'local' } })
  expect(open.headers.get('cache-control')).toBe('public, max-age=60')
  const { token } = await app.member()
  const own = await fetch(address, { headers: { 'app-namespace': 'local', authorization: `Bearer ${token}` } })
  expect(own.headers.get('cache-control')).toBe('no-store')
})

test('refuses a key that there is not', async () => {
  const refusal = await refusalOf(app.ask(calls.getConfig, { params: { key: 'weather' as 'bidding' } }))
  expect(refusal.body).toMatchObject({ code: 'BadRequestSchema', detail: '0002.invalidPathParamsSchema' })
})

test('a change makes the next version and keeps who, when, why, before and after', async () => {
  const made = await change(root, version, { minimumWon: bidding.minimumWon + 50_000 })
  expect(made).toMatchObject({
    key: 'bidding', version: version + 1, reason: '시세 변동', preset: null,
    author: { memberId: rootMember, name: '김대표', actor: 'staff' },
    changes: [{ path: 'minimumWon', before: bidding.minimumWon, after: bidding.minimumWon + 50_000 }],
  })
  const current = await app.ask(calls.getConfig, { params: { key: 'bidding' } })
  expect(current).toMatchObject({ version: version + 1, value: { minimumWon: bidding.minimumWon + 50_000 } })

  const old = await staff(calls.getConfigVersion, { params: { key: 'bidding', version } })
  expect(old.value).toEqual(bidding)
  const logged = await app.database.primary
    .selectFrom('audit_log').selectAll().where('subject_id', '=', 'bidding').orderBy('id', 'desc').limit(1)
    .executeTakeFirstOrThrow()
  expect(logged).toMatchObject({
    act: 'change configuration', member_id: rootMember, reason: '시세 변동',
    before: { minimumWon: bidding.minimumWon }, after: { minimumWon: bidding.minimumWon + 50_000 },
  })
  const told = await app.database.primary
    .selectFrom('outbox').select(['name', 'payload']).where('name', '=', 'configurationChanged')
    .orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
  expect(told.payload).toEqual({ key: 'bidding', version: version + 1 })
})

test('a version cannot be written over, not even by the database’s owner', async () => {
  const written = app.database.primary
    .updateTable('configuration_versions').set({ reason: 'rewritten' }).where('key', '=', 'bidding').execute()
  await expect(written).rejects.toThrow('only grows')
})

test('refuses a change that saw an older version', async () => {
  await change(root, version, { roundsMax: bidding.roundsMax + 1 })
  const refusal = await refusalOf(change(root, version, { candidatesMax: 5 }))
  expect(refusal.status).toBe(409)
  expect((await app.ask(calls.getConfig, { params: { key: 'bidding' } })).version).toBe(version + 1)
})

test('of many editors at once exactly one succeeds and the others are told', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      change(root, version, { materialCorrectionHours: 100 + at })
        .then(() => 200, (error: { status: number }) => error.status)),
  )
  expect(outcomes.filter((status) => status === 200)).toHaveLength(1)
  expect(outcomes.filter((status) => status === 409)).toHaveLength(7)
  expect((await app.ask(calls.getConfig, { params: { key: 'bidding' } })).version).toBe(version + 1)
})

test('editors of different keys at once both succeed, in one order of revisions', async () => {
  const signIn = await app.ask(calls.getConfig, { params: { key: 'signIn' } })
  if (signIn.key !== 'signIn') throw new Error('another key was answered')
  const [one, other] = await Promise.all([
    change(root, version, { revertsMax: bidding.revertsMax + 1 }),
    root(calls.changeConfig, {
      body: {
        key: 'signIn', seenVersion: signIn.version, reason: '보안 점검',
        value: { ...signIn.value, failuresBeforeLock: signIn.value.failuresBeforeLock + 1 },
      },
    }),
  ])
  expect(Math.abs(one.revision - other.revision)).toBe(1)
})

test('refuses numbers that do not fit together, each at its place and in the asker’s language', async () => {
  const refusal = await refusalOf(root(calls.changeConfig, {
    body: {
      key: 'bidding', seenVersion: version, reason: '시험', value: { ...bidding, minimumWon: 15_000, maximumWon: 10_000 },
    },
  }, { headers: { 'accept-language': 'en' } }))
  expect(refusal.body).toMatchObject({ code: 'BadRequestSchema', detail: '0001.invalidBodySchema' })
  expect(refusal.body.issues).toEqual([
    { path: 'body.value.minimumWon', message: 'This must be a multiple of the unit.' },
    { path: 'body.value.maximumWon', message: 'This cannot be less than the smallest bid.' },
  ])
})

test('names the other key when a change breaks a rule there', async () => {
  const shop = await app.ask(calls.getConfig, { params: { key: 'shop' } })
  if (shop.key !== 'shop') throw new Error('another key was answered')
  const refusal = await refusalOf(root(calls.changeConfig, {
    body: {
      key: 'shop', seenVersion: shop.version, reason: '보증금 인하',
      value: { ...shop.value, depositWon: { dealer: 1_000_000, exporter: 5_000_000 } },
    },
  }))
  expect(refusal.body.issues).toEqual([
    { path: 'body', message: '제재 deduction.capWon: 보증금보다 많이 차감할 수 없습니다.' },
  ])
})

test('refuses a change that changes nothing, a value of another key and a missing reason', async () => {
  const same = await refusalOf(change(root, version, {}))
  expect(same.body.issues).toEqual([{ path: 'body.value', message: '바뀐 내용이 없습니다.' }])
  const other = await refusalOf(root(calls.changeConfig, {
    body: { key: 'bidding', seenVersion: version, reason: '시험', value: koreaCommercial.shop as never },
  }))
  expect(other.body.detail).toBe('0001.invalidBodySchema')
  const noReason = await refusalOf(change(root, version, { roundsMax: 9 }, ' '))
  expect(noReason.body.issues?.map(({ path }) => path)).toEqual(['body.reason'])
})

test('only the owner changes configuration; staff read its past; others do not even that', async () => {
  const dealer = await app.member({ type: 'plain' })
  const seller = await app.member({ type: 'partner_customer_user' })
  expect((await refusalOf(change(staff, version, { roundsMax: 9 }))).status).toBe(403)
  expect((await refusalOf(change(app.ask, version, { roundsMax: 9 }))).status).toBe(401)
  for (const ask of [dealer.ask, seller.ask]) {
    expect((await refusalOf(ask(calls.listConfigVersions, { query: {} }))).status).toBe(403)
    expect((await refusalOf(ask(calls.getConfigVersion, { params: { key: 'bidding', version: 1 } }))).status).toBe(403)
    expect((await refusalOf(ask(calls.compareConfigVersions, {
      params: { key: 'bidding' }, query: { from: 1, to: 1 },
    }))).status).toBe(403)
    expect((await refusalOf(ask(calls.previewConfigPreset, { params: { preset: 'free-co-op' } }))).status).toBe(403)
  }
  const apply = staff(calls.applyConfigPreset, {
    params: { preset: 'free-co-op' }, body: { seenRevision: 1, reason: '전환' },
  })
  expect((await refusalOf(apply)).status).toBe(403)
})

test('compares two versions and lists them newest first', async () => {
  await change(root, version, { askAgainAboveGuideBasisPoints: 20_000 })
  await change(root, version + 1, {
    askAgainAboveGuideBasisPoints: 25_000, lengthHours: { self: 72, pro: 24, prime: 2 },
  })
  const difference = await staff(calls.compareConfigVersions, {
    params: { key: 'bidding' }, query: { from: version, to: version + 2 },
  })
  expect(difference.changes).toEqual([
    { path: 'lengthHours.self', before: bidding.lengthHours.self, after: 72 },
    { path: 'askAgainAboveGuideBasisPoints', before: bidding.askAgainAboveGuideBasisPoints, after: 25_000 },
  ])
  const page = await staff(calls.listConfigVersions, {
    query: { filter: { key: { eq: 'bidding' } }, sort: [{ version: 'desc' }], size: 2 },
  })
  expect(page.items.map((item) => item.version)).toEqual([version + 2, version + 1])
  const missing = staff(calls.compareConfigVersions, { params: { key: 'bidding' }, query: { from: 1, to: 999 } })
  expect((await refusalOf(missing)).status).toBe(404)
  const never = staff(calls.getConfigVersion, { params: { key: 'bidding', version: 999 } })
  expect((await refusalOf(never)).status).toBe(404)
  for (const odd of ['0x1', '1e0', '01', ' 1', '1.0', '１']) {
    const asked = staff(calls.getConfigVersion, { params: { key: 'bidding', version: odd } })
    expect((await refusalOf(asked)).body.detail).toBe('0002.invalidPathParamsSchema')
  }
})

test('other areas read the version in force, an older one, and what held when a contract began', async () => {
  const began = await readConfigurationRevision(app.database.primary)
  await change(root, version, { candidatesMax: bidding.candidatesMax + 1 })
  const current = await readConfiguration(app.database.primary, 'bidding')
  expect(current.value.candidatesMax).toBe(bidding.candidatesMax + 1)
  const older = await readConfigurationVersion(app.database.primary, 'bidding', version)
  expect(older.value).toEqual(bidding)
  const then = await readConfigurationAt(app.database.primary, 'bidding', began)
  expect(then).toEqual(older)
  await expect(readConfigurationVersion(app.database.primary, 'bidding', 999)).rejects.toThrow('no such version')
})

test('what a newer node wrote beside is left out: nodes are replaced one after the other', async () => {
  const newer = { ...bidding, roundsMax: bidding.roundsMax + 1, newerNumber: 1 }
  await app.database.transact(async (tx) => insertVersion(
    tx, { memberId: rootMember, actor: 'member', requestId: null },
    {
      key: 'bidding', version: version + 1, revision: (await readConfigurationRevision(tx)) + 1, value: newer,
      preset: null, reason: '새 버전',
    }))
  const known = { ...bidding, roundsMax: bidding.roundsMax + 1 }
  expect((await app.ask(calls.getConfig, { params: { key: 'bidding' } })).value).toEqual(known)
  expect((await readConfiguration(app.database.primary, 'bidding')).value).toEqual(known)
  const shown = await staff(calls.getConfigVersion, { params: { key: 'bidding', version: version + 1 } })
  expect(shown.value).toEqual(known)
  const changes = [{ path: 'roundsMax', before: bidding.roundsMax, after: bidding.roundsMax + 1 }]
  expect(shown.changes).toEqual(changes)
  const compared = await staff(calls.compareConfigVersions, {
    params: { key: 'bidding' }, query: { from: version, to: version + 1 },
  })
  expect(compared.changes).toEqual(changes)
  await change(root, version + 1, { roundsMax: bidding.roundsMax })
})

test('shows what a preset would change, and takes it over as one act', async () => {
  const preview = await root(calls.previewConfigPreset, { params: { preset: 'free-co-op' } })
  const keys = preview.keys.map(({ key }) => key)
  expect(keys).toEqual(expect.arrayContaining(['fees', 'shop', 'sanctions']))
  expect(preview.keys.find(({ key }) => key === 'shop')?.changes).toContainEqual({
    path: 'subscriptionMonthlyWon', before: 330_000, after: 0,
  })
  const applied = await root(calls.applyConfigPreset, {
    params: { preset: 'free-co-op' }, body: { seenRevision: preview.revision, reason: '협동조합 전환' },
  })
  expect(applied.changed.map(({ key }) => key)).toEqual(keys)
  expect(applied.revision).toBe(preview.revision + keys.length)
  const page = await app.ask(calls.listConfigs, { query: {} })
  for (const item of page.items) expect(item.value).toEqual(freeCoOp[item.key])
  const stale = root(calls.applyConfigPreset, {
    params: { preset: 'korea-commercial' }, body: { seenRevision: preview.revision, reason: '되돌리기' },
  })
  expect((await refusalOf(stale)).status).toBe(409)
  const again = await root(calls.previewConfigPreset, { params: { preset: 'free-co-op' } })
  expect(again.keys).toEqual([])
})

test('a preset leaves the yard where it is', async () => {
  const { key, value, version: seenVersion } =
    await app.ask(calls.getConfig, { params: { key: 'contractTradeScheduling' } })
  if (key !== 'contractTradeScheduling') throw new Error('another key was answered')
  const yard = { address: '경기도 광주시 곤지암읍 경충대로 1', hours: '', phone: '' }
  await root(calls.changeConfig, {
    body: { key, seenVersion, reason: '야드 주소', value: { ...value, yard, slotMinutes: 60 } },
  })
  const { revision, keys } = await root(calls.previewConfigPreset, { params: { preset: 'free-co-op' } })
  expect(keys).toEqual([{ key, changes: [{ path: 'slotMinutes', before: 60, after: 30 }] }])
  await root(calls.applyConfigPreset, {
    params: { preset: 'free-co-op' }, body: { seenRevision: revision, reason: '되돌리기' },
  })
  const now = await app.ask(calls.getConfig, { params: { key } })
  expect(now.value).toEqual({ ...value, yard })
})

test('seeding again changes nothing', async () => {
  const before = await readConfigurationRevision(app.database.primary)
  await Promise.all([app.database.transact(seedReference), app.database.transact(seedReference)])
  expect(await readConfigurationRevision(app.database.primary)).toBe(before)
})
