// The numbers of the office are those that somebody would find who counted every row by hand, day by day.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { financeCalls } from '@bidyard/contract/calls/finance'
import { reportsCalls as calls } from '@bidyard/contract/calls/reports'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seoulDayOf } from '../../../runtime/seoul.ts'
import { doing, prime, wait } from '../../../testing/contracts/award-world.ts'
import {
  awarded, openSelfWorld, seen, type SelfDeal, type SelfWorld, standingAt,
} from '../../../testing/contracts/self-deals.ts'
import {
  disputesOf, figuresOf, hoursOf, kindOf, type Numbers, readBooks, seoulDay, violationsOf,
} from '../../../testing/reports/plain-recount.ts'
import { forgetPastAuctions, importPastAuctions } from '../../auctions/for-other-areas.ts'
import { until as waitUntil } from '../../../testing/until.ts'
import { countDays } from '../days/count-days.ts'
import { addDays, daysBetween } from '../days/day-rules.ts'
import { reportJobs } from '../for-other-areas.ts'

let world: SelfWorld
let fresh: SelfDeal
let firstDay: string
let lastDay: string

const count = (): Promise<void> => reportJobs.countDays({}, {
  database: world.database, act: world.act, signal: new AbortController().signal,
  log: { info: () => {}, warn: () => {}, error: () => {} },
})

/** What only comes about in long stories is written down as they leave it. */
const addTrouble = async ({ contractId, buyer }: SelfDeal): Promise<void> => {
  await world.sql`
    with cut as (
      insert into adjustments (contract_id, bidding_id, state, attempt, total_won, answered_at)
      select id, bidding_id, 'disputed', 2, 100000, app_now() from contracts where id = ${contractId} returning id
    )
    insert into state_history (machine, row_id, action, from_state, to_state, actor)
    select 'adjustment', id, action, from_state, to_state, 'seller'
    from cut, (values (1, 'offer', null, 'notSubmitted'), (2, 'submit', 'notSubmitted', 'submitted'),
      (3, 'dispute', 'submitted', 'disputed'), (4, 'resetAnswered', 'disputed', 'notSubmitted'),
      (5, 'submit', 'notSubmitted', 'submitted'), (6, 'dispute', 'submitted', 'disputed')
    ) moves (place, action, from_state, to_state) order by place`
  await world.sql`
    insert into takeover_disputes (contract_id, state, claim, left_ms)
    select ${contractId}, 'open', '흠집', 1000`
  await world.sql`
    insert into fault_cases (contract_id, kind, claim) values (${contractId}, 'purchaseDecline', '상태 불일치')`
  await world.sql`
    with broken as (
      insert into shop_violations (shop_id, type, detail, rule_version, rule, violate_at, actor, statement,
        points_until, appeal_until, deleted_at, delete_reason)
      select ${buyer.shopId}, 'ruleViolation', 'misconduct', version, '{}', app_now(), 'clock', '위반',
        app_now(), app_now(), deleted_at, case when deleted_at is null then null else '착오' end
      from configuration_versions, unnest(array[null, app_now()]) deleted_at where key = 'sanctions' and version = 1
      returning id, deleted_at
    ), followed as (
      insert into shop_penalties (violation_id, shop_id, kind, cause, value, restriction, from_at)
      select id, ${buyer.shopId}, kind, 'rule', 300000, case kind when 'restriction' then 'warning' end, app_now()
      from broken, unnest(array['deduction', 'restriction', 'points']) kind
    )
    insert into violation_appeals (violation_id, shop_id, member_id, statement)
    select id, ${buyer.shopId}, ${buyer.memberId}, '사실과 다릅니다, 다시 보아 주세요' from broken where deleted_at is null`
}

/** Money that went out and came back, since the bank did not take it. */
const addPayoutThatCameBack = (): Promise<unknown> => world.sql.begin(async (tx) => {
  await tx`insert into ledger_accounts (kind) values ('bankClearing'), ('revenue') on conflict do nothing`
  await tx`
    with gone as (
      insert into ledger_entries (act, source, subject, subject_id, actor, side_count)
      values ('paidOut', 'test:gone', 'payout', 'test', 'staff', 2) returning id
    ), back as (
      insert into ledger_entries (act, source, subject, subject_id, actor, side_count, reverses_id)
      select 'reversed', 'test:back', 'payout', 'test', 'staff', 2, id from gone returning id
    )
    insert into ledger_postings (entry_id, account_id, won)
    select entry.id, account.id, case account.kind when 'revenue' then -entry.won else entry.won end
    from (select id, -5000 as won from gone union all select id, 5000 from back) entry, ledger_accounts account
    where account.kind in ('bankClearing', 'revenue')`
})

beforeAll(async () => {
  world = await openSelfWorld()
  await standingAt(world, 'done')
  await standingAt(world, 'cancelled')
  // A day with nothing on it lies between.
  await world.pass(3 * 86_400)
  await world.closed(prime, { bids: 1 })
  fresh = await awarded(world)
  await addTrouble(fresh)
  await addPayoutThatCameBack()
  const open = await world.opened()
  await doing(await world.dealer(), auctionsCalls.submitAuctionErrorReport, {
    body: { auctionId: open.id, subject: 'model', statement: '모델이 다릅니다' },
  })
  await world.sql`
    insert into biddings (auction_id, shop_id, company_id, member_id, state, amount_won, bid_at, sequence)
    select ${open.id}, ${fresh.buyer.shopId}, ${fresh.buyer.companyId}, ${fresh.buyer.memberId}, 'bidding', 5000000,
      app_now(), nextval('bid_sequence')`
  const money = await world.member({ type: 'admin', part: 'money' })
  await money.ask(financeCalls.issueAmount, {
    body: {
      shopId: fresh.buyer.shopId ?? '', feeType: 'storageFee', totalWon: 77_000, note: null, dueAt: null,
      isBilled: true, reason: '보관료',
    },
  }, { key: randomUUID() })
  const { orders } = await readBooks(world.sql)
  firstDay = orders.flatMap(({ confirmed_at: at }) => (at === null ? [] : [seoulDay(at)])).toSorted()[0] ?? ''
  lastDay = seoulDayOf(await world.now())
  await count()
})
afterAll(() => world.stop())

const ask = (from: string, days: number): Promise<Numbers> =>
  world.clerk.ask(calls.getOfficeNumbers, { query: { from, days } })

const liesIn = ({ from, until }: { readonly from: string; readonly until: string }) => (moment: unknown): boolean =>
  moment instanceof Date && seoulDay(moment) >= from && seoulDay(moment) <= until

const rounded = (hours: readonly number[]): number =>
  hours.length === 0 ? 0 : hours.reduce((sum, one) => sum + one, 0) / hours.length

const expectPlain = async (numbers: Numbers): Promise<void> => {
  const books = await readBooks(world.sql)
  for (const [side, period] of [['now', numbers.period], ['earlier', numbers.earlier]] as const) {
    const lies = liesIn(period)
    expect(numbers.total[side]).toEqual(figuresOf(books, lies))
    for (const { kind, ...kinds } of numbers.kinds) expect(kinds[side]).toEqual(kindOf(books, lies, kind))
    for (const { step, ...steps } of numbers.steps) {
      const hours = hoursOf(books, lies, step)
      expect([step, steps[side].count]).toEqual([step, hours.length])
      expect(Math.abs(steps[side].hours - rounded(hours))).toBeLessThan(0.02)
    }
    expect(Object.fromEntries(numbers.disputes.map(({ kind, ...one }) => [kind, one[side]])))
      .toEqual(disputesOf(books, lies))
    for (const { type, ...one } of numbers.violations) expect(one[side]).toBe(violationsOf(books, lies, type))
  }
  for (const { from, until, now } of numbers.spans) expect(now).toEqual(figuresOf(books, liesIn({ from, until })))
}

test('all of it is what a plain count finds, in a period and in the one before', async () => {
  const days = daysBetween(firstDay, lastDay) + 1
  const whole = await ask(firstDay, days)
  expect(whole).toMatchObject({
    period: { from: firstDay, until: lastDay }, earlier: { until: addDays(firstDay, -1) }, waitingDays: 0,
  })
  await expectPlain(whole)
  const last = Math.ceil(days / 2)
  await expectPlain(await ask(addDays(lastDay, 1 - last), last))
  expect(whole.total.now).toMatchObject({ closed: 4, sold: 2, bids: 7, awards: 3, done: 1, fallen: 1, restrictions: 1 })
  expect(whole.total.now.deductedWon).toBeGreaterThanOrEqual(300_000)
  expect(whole.total.now.revenueWon).toBeGreaterThan(0)
  expect(whole.total.now.guideWon).toBeGreaterThan(0)
  expect(whole.disputes.map(({ now }) => now)).toEqual([2, 1, 1, 1, 1])
})

test('what another system auctioned is counted on its days, and again when it is mended', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bidyard-past-'))
  const rows = (bids: number) => [
    'auctionNo,result,kind,maker,model,openedAt,closedAt,bidCount,amountWon',
    `1,sold,pro,현대,아반떼,${lastDay} 00:00,${lastDay} 00:10,${bids},5000000`,
    `2,unsold,,기아,모닝,,${lastDay} 00:20,3,`, `3,cancelled,,기아,레이,,${lastDay} 00:20,8,`,
    `4,sold,self,기아,레이,,${addDays(firstDay, -2)} 10:00,4,7000000`,
  ].join('\n')
  const bring = async (bids: number): Promise<void> => {
    await writeFile(join(folder, 'past.csv'), rows(bids))
    const path = join(folder, 'past.csv')
    expect(await importPastAuctions({ database: world.database, act: world.act, path }))
      .toMatchObject({ isImported: true })
    await count()
  }
  const before = (await ask(lastDay, 1)).total.now
  await bring(6)
  const { closed, sold, bids, awards, awardsWon, opened } = before
  expect((await ask(lastDay, 1)).total.now).toEqual({
    ...before, opened: opened + 1, closed: closed + 2, sold: sold + 1, bids: bids + 9, awards: awards + 1,
    awardsWon: awardsWon + 5_000_000,
  })
  const first = addDays(firstDay, -2)
  await expectPlain(await ask(first, daysBetween(first, lastDay) + 1))
  expect((await ask(first, 1)).total.now).toMatchObject({ closed: 1, sold: 1, bids: 4, awardsWon: 7_000_000 })
  await bring(7)
  expect((await ask(lastDay, 1)).total.now).toMatchObject({ closed: closed + 2, bids: bids + 10 })
  // Also of a day before anything else that is left.
  expect(await forgetPastAuctions(world.act, 'previous')).toBe(4)
  await count()
  expect((await ask(lastDay, 1)).total.now).toEqual(before)
  const forgotten = await ask(first, 1)
  expect(forgotten.total.now).toMatchObject({ closed: 0, sold: 0, bids: 0, awardsWon: 0 })
  expect(forgotten.waitingDays).toBe(0)
  await rm(folder, { recursive: true })
})

test('what is brought while its day is being counted is counted as well', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bidyard-past-'))
  const path = join(folder, 'late.csv')
  await writeFile(path, `auctionNo,result,maker,model,closedAt,bidCount\n9,unsold,기아,모닝,${lastDay} 00:30,2`)
  const before = (await ask(lastDay, 1)).total.now
  await world.sql`delete from counted_days where day = ${lastDay}`
  const bringing = await world.database.transact(async (tx) => {
    await countDays(tx, lastDay, lastDay)
    const brought = importPastAuctions({ database: world.database, act: world.act, path })
    await waitUntil(async () => (await world.sql`
      select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%counted_days%'`).length > 0)
    return { brought }
  })
  await bringing.brought
  await count()
  expect((await ask(lastDay, 1)).total.now).toEqual({ ...before, closed: before.closed + 1, bids: before.bids + 2 })
  await world.sql`delete from past_auctions where auction_no = '9'`
  await world.sql`update counted_days set counted_at = '-infinity' where day = ${lastDay}`
  expect(await ask(lastDay, 1)).toMatchObject({ waitingDays: 1, countedAt: null })
  await count()
  await rm(folder, { recursive: true })
})

test('spans follow each other and hold every day of the period once', async () => {
  for (const [days, length] of [[1, 1], [31, 1], [32, 7], [182, 7], [183, 28], [731, 28]] as const) {
    const { spans, period } = await ask(addDays(lastDay, 1 - days), days)
    expect(spans.length).toBe(Math.ceil(days / length))
    expect([spans[0]?.from, spans.at(-1)?.until]).toEqual([period.from, period.until])
    spans.slice(1).forEach(({ from }, index) => expect(from).toBe(addDays(spans[index]?.until ?? '', 1)))
  }
})

test('a day that is over is counted again when something of it changes', async () => {
  const closedOn = seoulDay((await world.sql`select closed_at from auctions where id = ${fresh.id}`)[0]?.['closed_at'])
  await wait(world, 72)
  await count()
  await world.pass(61)
  await count()
  const before = (await ask(closedOn, 1)).total.now
  await doing(world.clerk, contractsCalls.cancelContract, {
    params: { id: fresh.contractId },
    body: {
      type: 'carUnavailable', next: 'cancel', reason: '사고로 팔 수 없음',
      seenVersion: (await seen(world, fresh)).version,
    },
  })
  await count()
  expect((await ask(closedOn, 1)).total.now).toEqual({ ...before, sold: before.sold - 1 })
})

test('what was counted wrongly is right once it is counted again', async () => {
  await world.sql`update day_numbers set count = count + 5`
  await world.sql`update counted_days set counted_at = counted_at - interval '100 days'`
  await count()
  await expectPlain(await ask(firstDay, daysBetween(firstDay, lastDay) + 1))
})

test('days that wait to be counted are said', async () => {
  await world.sql`delete from counted_days where day = ${lastDay}`
  expect(await ask(lastDay, 1)).toMatchObject({ waitingDays: 1, countedAt: null })
  await Promise.all([count(), count()])
  expect(await ask(lastDay, 1)).toMatchObject({ waitingDays: 0, countedAt: expect.any(String) as string })
})

test('the mark moves once a minute at most, so that nothing passes it which is not committed yet', async () => {
  const moved = async () => (await world.sql`select moved_at as at from counting_mark`)[0]?.['at'] as Date
  await world.pass(61)
  await count()
  const first = await moved()
  await count()
  expect(await moved()).toEqual(first)
  await world.pass(61)
  await count()
  expect((await moved()).getTime()).toBeGreaterThan(first.getTime())
})

test('a day that was counted after its end is left as it is, from the first hour of work on', async () => {
  const nine = new Date(`${addDays(seoulDayOf(await world.now()), 3)}T09:00:00+09:00`)
  await world.pass((nine.getTime() - (await world.now()).getTime()) / 1_000)
  const yesterday = addDays(seoulDayOf(await world.now()), -1)
  const countedAt = async () =>
    (await world.sql`select counted_at as at from counted_days where day = ${yesterday}`)[0]?.['at'] as Date
  await count()
  const first = await countedAt()
  expect(seoulDay(first)).toBe(addDays(yesterday, 1))
  await count()
  expect(await countedAt()).toEqual(first)
})
