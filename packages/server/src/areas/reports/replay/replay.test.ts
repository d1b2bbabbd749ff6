// What-if: a draft of the configuration judges the past as the house would have judged it, and nothing is written.
import { reportsCalls as calls } from '@bidyard/contract/calls/reports'
import { referenceCalls } from '@bidyard/contract/calls/reference'
import { violationsCalls } from '@bidyard/contract/calls/violations'
import type { ViolationDetailType } from '@bidyard/contract/enums'
import type { ConfigurationOf } from '@bidyard/contract/shapes/configuration/configuration'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeWorld } from '../../../matrix/testing/world.ts'
import { readNow } from '../../../runtime/time/clock.ts'
import { startTestApp, type TestApp, type TestMember } from '../../../testing/app.ts'
import { pathsOf, statusOf } from '../../../testing/ask.ts'
import { doing } from '../../../testing/contracts/award-world.ts'
import { readConfiguration } from '../../reference/for-other-areas.ts'
import { lookOnly } from './look-only.ts'

let app: TestApp
let root: TestMember
let minutes = 0
let sanctions: ConfigurationOf<'sanctions'>
let fees: ConfigurationOf<'fees'>
let period: { readonly from: string; readonly days: number }
beforeAll(async () => {
  app = await startTestApp({}, { stopwatch: () => (minutes += 1) * 60_000 })
  root = await app.member({ type: 'root' })
  await app.database.transact((tx) => makeWorld(tx, app.providers.personal))
  await app.sql`update contracts set awarded_at = app_now()`
  const db = app.database.primary
  sanctions = (await readConfiguration(db, 'sanctions')).value
  fees = (await readConfiguration(db, 'fees')).value
  const yesterday = new Date((await readNow(db)).getTime() - 86_400_000)
  period = { from: yesterday.toLocaleDateString('sv-SE', { timeZone: 'Asia/Seoul' }), days: 3 }
})
afterAll(() => app.stop())

const ofSanctions = (draft = sanctions, when = period) =>
  root.ask(calls.replaySanctions, { body: { ...when, draft } })
const ofFees = (draft = fees, when = period) => root.ask(calls.replayFees, { body: { ...when, draft } })

const details = ['offPlatformTrade', 'misconduct', 'offPlatformTrade', 'falseDocument'] as const
const priceWon = 12_340_000
/** All of them for a shop of its own, one after the other. */
const violate = async (): Promise<readonly string[]> => {
  const { shopId } = await app.member({ owner: true })
  const ids: string[] = []
  for (const detail of details) {
    const violateAt = (await readNow(app.database.primary)).toISOString()
    const { id } = await doing(root, violationsCalls.applyShopViolation, {
      body: { shopId: shopId ?? '', detail, violateAt, statement: '약속을 지키지 않았습니다.', priceWon },
    })
    ids.push(id)
  }
  return ids
}

const changed = (one: Partial<ConfigurationOf<'sanctions'>>, presets: Partial<
  Record<ViolationDetailType, Partial<ConfigurationOf<'sanctions'>['presets'][ViolationDetailType]>>
> = {}): ConfigurationOf<'sanctions'> => ({
  ...sanctions, ...one,
  presets: Object.fromEntries(Object.entries(sanctions.presets).map(([detail, preset]) =>
    [detail, { ...preset, ...presets[detail as ViolationDetailType] }])) as typeof sanctions.presets,
})

test('the numbers that hold change nothing, of violations as of fees', async () => {
  await violate()
  const violations = await ofSanctions()
  expect(violations.cases.length).toBeGreaterThan(details.length)
  expect([violations.changed, violations.wouldBe]).toEqual([0, violations.was])
  const awards = await ofFees()
  expect(awards.cases).toHaveLength(2)
  expect([awards.changed, awards.differenceWon, awards.wouldBeWon]).toEqual([0, 0, awards.wasWon])
})

test('a draft judges the past exactly as the house judges once it has taken the draft', async () => {
  const ids = await violate()
  const draft = changed(
    { pointsPerWarning: 10, warningsBeforeRestriction: 2, restrictionDays: 45, warningsBeforeBan: 6 },
    { misconduct: { points: 25 }, falseDocument: { isInForce: true, points: 5 } },
  )
  const replayed = await ofSanctions(draft)
  const would = ids.map((id) => replayed.cases.find(({ violationId }) => violationId === id)?.wouldBe)
  expect(replayed.changed).toBeGreaterThan(0)

  const { version } = await root.ask(referenceCalls.getConfig, { params: { key: 'sanctions' } })
  await doing(root, referenceCalls.changeConfig, {
    body: { key: 'sanctions', seenVersion: version, reason: '시험', value: draft },
  })
  const real = await violate()
  const rows = await app.sql<{
    id: string; points: number; banned: boolean; restricted: boolean; days: number | null; won: number
  }[]>`
    select violation_id as id, coalesce(sum(value) filter (where kind = 'points'), 0)::int as points,
      coalesce(bool_or(restriction = 'permanentBan'), false) as banned,
      coalesce(bool_or(restriction = 'warning'), false) as restricted,
      case when bool_or(kind = 'restriction' and value is null) then null
        else (max(value) filter (where kind = 'restriction'))::int end as days,
      coalesce(sum(value) filter (where kind = 'deduction'), 0)::int as won
    from shop_penalties where violation_id = any(${[...real]}::uuid[]) group by violation_id`
  const judged = real.map((id) => {
    const row = rows.find((one) => one.id === id)
    return {
      points: row?.points ?? 0, restrictionDays: row?.days ?? null, deductionWon: row?.won ?? 0,
      restriction: row?.banned === true ? 'permanentBan' : row?.restricted === true ? 'warning' : 'none',
    }
  })
  expect(would).toEqual(judged)
})

test('what a draft does not judge counts for nothing, for itself and for what came after it', async () => {
  await violate()
  const [ladder, misconduct] = [
    { pointsPerWarning: 10, warningsBeforeRestriction: 2, warningsBeforeBan: 9 },
    { points: 10, escalation: 'warningCountBased' } as const,
  ]
  const counted = await ofSanctions(changed(ladder, { misconduct, offPlatformTrade: { points: 10 } }))
  const { cases } = await ofSanctions(changed(ladder, { misconduct, offPlatformTrade: { isInForce: false } }))
  // The later one stood on the ladder by the points of the one that is dropped.
  const later = (all: typeof cases) =>
    all.find(({ detail }) => detail === 'misconduct')?.wouldBe.restriction
  expect([later(counted.cases), later(cases)]).toEqual(['warning', 'none'])
  const dropped = cases.filter(({ detail }) => detail === 'offPlatformTrade')
  expect(dropped.length).toBeGreaterThan(0)
  for (const { wouldBe } of dropped)
    expect(wouldBe).toEqual({ points: 0, restriction: 'none', restrictionDays: null, deductionWon: 0 })
})

test('a draft that the house would refuse is refused, in the words of the same rules', async () => {
  const share = { basis: 'share', ofPriceBasisPoints: 100, floorWon: 2, capWon: 1 } as const
  expect(await pathsOf(ofSanctions(changed({ warningsBeforeRestriction: 3, warningsBeforeBan: 3 }))))
    .toEqual(['body.draft.warningsBeforeBan'])
  expect(await pathsOf(ofFees({ ...fees, successBidFee: { ...fees.successBidFee, self: share } })))
    .toEqual(['body.draft.successBidFee.self.capWon'])
})

test('fees are counted anew for each award by its kind and price, and summed', async () => {
  const share = { basis: 'share', ofPriceBasisPoints: 100, floorWon: 0, capWon: 10_000_000_000 } as const
  const answer = await ofFees({ ...fees, successBidFee: { self: share, pro: share, prime: share } })
  for (const { priceWon: price, wasWon, wouldBeWon, differenceWon } of answer.cases)
    expect([wouldBeWon, differenceWon]).toEqual([Math.floor(price / 100), wouldBeWon - wasWon])
  expect(answer.wouldBeWon).toBe(answer.cases.reduce((sum, { wouldBeWon }) => sum + wouldBeWon, 0))
  expect(answer.differenceWon).toBe(answer.wouldBeWon - answer.wasWon)
})

test('what lies outside the period is not asked about', async () => {
  const before = { from: '2020-01-01', days: 30 }
  expect(await ofSanctions(sanctions, before)).toMatchObject({ cases: [], isWhole: true })
  expect(await ofFees(fees, before)).toMatchObject({ cases: [], differenceWon: 0 })
  expect(await statusOf(ofFees(fees, { from: '2020-01-01', days: 367 }))).toBe(400)
})

/** Everything that stands in every table, but for what asking itself moves. */
const contents = async (): Promise<Readonly<Record<string, string>>> => {
  const tables = await app.sql<{ name: string }[]>`
    select tablename as name from pg_tables
    where schemaname = 'public' and tablename not in ('sessions', 'node_beats', 'key_holders')
    order by tablename`
  const all: Record<string, string> = {}
  for (const { name } of tables) {
    const [row] = await app.sql<{ sum: string }[]>`
      select count(*) || ' ' || coalesce(md5(string_agg(held::text, '|' order by held::text)), '') as sum
      from ${app.sql(name)} held`
    all[name] = row?.sum ?? ''
  }
  return all
}

test('nothing is written: every table holds what it held, and the database itself would refuse', async () => {
  const before = await contents()
  await ofSanctions(changed({ pointsPerWarning: 1, warningsBeforeRestriction: 1, warningsBeforeBan: 2 }))
  await ofFees({ ...fees, awardFeeDueDays: 1 })
  expect(await contents()).toEqual(before)
  expect(Object.keys(before)).toContain('shop_penalties')
  const write = lookOnly(app.database.primary, (db) => sql`delete from shop_penalties`.execute(db))
  await expect(write).rejects.toMatchObject({ code: '25006' })
})

test('of more cases than one answer holds the newest are judged, and that is said', async () => {
  await app.sql`
    insert into shop_violations (shop_id, type, detail, rule, rule_version, violate_at, applied_at, actor, statement,
      points_until, appeal_until)
    select shop_id, type, detail, rule, rule_version, violate_at, applied_at, 'clock', statement, points_until,
      appeal_until
    from (select * from shop_violations order by place limit 1) one, generate_series(1, 1000)`
  const { cases, isWhole } = await ofSanctions()
  expect([cases.length, isWhole]).toEqual([1_000, false])
  expect(cases[0]?.violationNo).not.toBe(cases[1]?.violationNo)
})
