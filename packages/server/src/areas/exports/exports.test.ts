// Lists and everything of a shop as files: only what somebody may see, with a reason where people stand in it.
import type { BodyOf } from '@bidyard/contract/call'
import { exportsCalls as calls } from '@bidyard/contract/calls/exports/exports'
import { identityCalls } from '@bidyard/contract/calls/identity'
import { shopsCalls } from '@bidyard/contract/calls/shops'
import { type ExportedList, exportedList } from '@bidyard/contract/enums'
import { personalLists } from '@bidyard/contract/shapes/exports/personal-lists'
import { showBusinessNumber } from '@bidyard/contract/shapes/numbers/business-number'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { limits } from '@bidyard/contract/limits'
import { shiftClock } from '../../runtime/time/clock.ts'
import { makeWorld, type World } from '../../matrix/testing/world.ts'
import { openLog } from '../../runtime/log.ts'
import { startTestApp, type TestApp, type TestMember } from '../../testing/app.ts'
import { type Ask, askerOf, refusalOf, statusOf } from '../../testing/ask.ts'
import { readArchive, readWorkbook } from '../../testing/exports/read-archive.ts'
import { makeCompany } from '../../testing/make.ts'
import { until } from '../../testing/until.ts'
import { tables } from './tables/tables.ts'
import { forgetExports } from './upkeep/forget-exports.ts'

let app: TestApp
let minutes = 0
let staff: TestMember
let owner: TestMember
let employee: TestMember
let stranger: TestMember
beforeAll(async () => {
  app = await startTestApp({}, {
    stopwatch: () => (minutes += 1) * 60_000, bounds: { lockMs: 60_000, statementMs: 60_000, heartbeatMs: 50 },
  })
  staff = await app.member({ type: 'admin' })
  owner = await app.member({ owner: true, name: '=HYPERLINK("http://x")' })
  employee = await app.member({ shopId: owner.shopId ?? '', name: '김사원' })
  stranger = await app.member({ owner: true, name: '남의집' })
  await bill(owner, 3)
  await bill(stranger, 2)
})
afterAll(() => app.stop())

/** Amounts of a shop, each a second older than the next. */
const bill = ({ shopId }: TestMember, count: number) => app.sql`
  insert into amounts (source, kind, fee_type, state, shop_id, supply_won, vat_won, total_won, note, created_at)
  select 'test:' || ${shopId}::text || ':' || n, 'fee', 'etcFee', 'billed', ${shopId}, 10000 * n, 1000 * n, 11000 * n,
    '비고 ' || n, '2026-03-01T00:00:00Z'::timestamptz + make_interval(secs => n)
  from generate_series(1, ${count}) n`

const reason = '세무 자료'
type Wish = Partial<BodyOf<typeof calls.exportList>> & { readonly list: ExportedList }
const ask = (as: TestMember, wish: Wish, headers = {}) =>
  as.ask(calls.exportList, { body: { format: 'csv', query: '', reason: null, ...wish } }, { headers })
const openLink = (url: string) => fetch(new URL(url, app.base))
const bytesOf = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer())
const linesOf = (bytes: Buffer | string): string[] => bytes.toString().trimEnd().replace('\uFEFF', '').split('\r\n')
const csvOf = async (as: TestMember, wish: Wish) => linesOf(await bytesOf(await openLink((await ask(as, wish)).url)))
const queryOf = (query: object): string => {
  const pairs = Object.entries(query).map(([name, value]): [string, string] => [name, JSON.stringify(value)])
  return String(new URLSearchParams(pairs))
}
const ofOwner = () => queryOf({ filter: { shopId: { eq: owner.shopId } }, sort: [{ createdAt: 'asc' }] })
const looksBy = async ({ userId }: TestMember) =>
  (await staff.ask(identityCalls.listAccessLogs, { query: { filter: { userId: { eq: userId } }, size: 100 } })).items

describe('a list as a file', () => {
  test('is CSV that Excel reads, with the rows that the filter finds in the order asked for', async () => {
    const opened = await ask(staff, { list: 'amounts', query: ofOwner() })
    expect(opened).toMatchObject({ state: 'waiting', writtenCount: 0, rowCount: 3 })
    const response = await openLink(opened.url)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff',
    })
    expect(response.headers.get('content-disposition')).toContain(encodeURIComponent('청구·납부_'))
    const bytes = await bytesOf(response)
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const [head, ...lines] = linesOf(bytes)
    expect(head).toMatch(/^청구번호,상사,사업자등록번호,구분,수수료,상태,공급가액\(원\),부가세\(원\),합계\(원\),/)
    // Names of shops repeat; tax invoices are written by the number of the business.
    const shop = await staff.ask(shopsCalls.getShop, { params: { id: owner.shopId ?? '' } })
    const number = showBusinessNumber(shop.businessNumber)
    expect(lines.map((line) => line.split(',').slice(1, 9))).toEqual([1, 2, 3].map((n) =>
      ['한빛모터스', number, '수수료', '기타', '청구', `${10_000 * n}`, `${1000 * n}`, `${11_000 * n}`]))
    expect(await staff.ask(calls.getExport, { params: { id: opened.id } }))
      .toEqual({ id: opened.id, state: 'done', writtenCount: 3, rowCount: 3 })
  })

  test('is a workbook with real numbers and moments, in the language of whoever asks', async () => {
    const wish = { list: 'amounts', format: 'xlsx', query: ofOwner() } as const
    const { url } = await ask(staff, wish, { 'accept-language': 'en' })
    const { Amounts: rows = [] } = readWorkbook(await bytesOf(await openLink(url)))
    const column = (name: string) => {
      const at = (rows[0] ?? []).findIndex(({ text }) => text === name)
      return rows.slice(1).map((row) => row[at])
    }
    expect(column('Total (won)')).toEqual([11_000, 22_000, 33_000].map((number) => ({ number, format: '#,##0' })))
    expect(column('Kind')).toEqual([1, 2, 3].map(() => ({ text: 'Fee' })))
    expect(column('Note').map((cell) => cell?.text)).toEqual(['비고 1', '비고 2', '비고 3'])
  })

  test('holds no formula, whatever people are called', async () => {
    const wish = { list: 'members', query: ofOwner(), reason } as const
    expect((await csvOf(staff, wish)).filter((line) => line.includes(`,"'=HYPERLINK(""http://x"")",`))).toHaveLength(1)
    const { url } = await ask(staff, { ...wish, format: 'xlsx' })
    const cells = Object.values(readWorkbook(await bytesOf(await openLink(url)))).flat(2)
    expect(cells.filter(({ text }) => text === '=HYPERLINK("http://x")'))
      .toEqual([{ text: '=HYPERLINK("http://x")', isQuoted: true }])
  })

  test('has all pages of it, each row once', async () => {
    const busy = await app.member({ owner: true })
    await bill(busy, 2 * limits.exportRowsAtOnce + 1)
    const lines = await csvOf(busy, { list: 'amounts', query: queryOf({ sort: [{ createdAt: 'asc' }] }) })
    expect(lines.slice(1).map((line) => Number(line.split(',')[8])))
      .toEqual(Array.from({ length: 2 * limits.exportRowsAtOnce + 1 }, (_, at) => 11_000 * (at + 1)))
  })

  test('of several pages misses no row that changes while it is written', async () => {
    const busy = await app.member({ owner: true })
    const count = limits.exportRowsAtOnce + 5
    await bill(busy, count)
    const numbersOf = async () => {
      const sort = queryOf({ sort: [{ updatedAt: 'desc' }] })
      const lines = await csvOf(busy, { list: 'amounts', query: sort })
      return lines.slice(1).map((line) => Number(line.split(',')[8]) / 11_000)
    }
    // With each page that is written, all rows that are not written yet change.
    await app.sql.unsafe(`
      create function touch_amounts() returns trigger language plpgsql as $$ begin
        update amounts set updated_at = updated_at + interval '1 hour' where note in ('비고 1', '비고 2', '비고 3');
        return null;
      end $$;
      create trigger touch_amounts after update of written_count on exports
        for each row when (new.written_count > 0) execute function touch_amounts()`)
    const numbers = await numbersOf()
    await app.sql`drop function touch_amounts cascade`
    expect(numbers).toHaveLength(count)
    expect(new Set(numbers).size).toBe(count)
  })

  test('of one page has the order that was asked for, whatever moves in it', async () => {
    const small = await app.member({ owner: true })
    await bill(small, 3)
    await app.sql`update amounts set updated_at = updated_at + interval '1 hour' where shop_id = ${small.shopId}
      and note = '비고 2'`
    const lines = await csvOf(small, { list: 'amounts', query: queryOf({ sort: [{ updatedAt: 'desc' }] }) })
    expect(lines[1]?.split(',')[8]).toBe('22000')
  })

  test('of numbers is the table behind the charts', async () => {
    const query = queryOf({ from: '2026-03-01', days: 3 })
    const lines = await csvOf(staff, { list: 'officeNumbers', query })
    expect(lines[0]).toMatch(/^구분,항목,부터,까지,접수,접수 \(이전 기간\),/)
    expect(lines.slice(1, 5).map((line) => line.split(',').slice(0, 4))).toEqual([
      ['합계', '', '2026-03-01', '2026-03-03'],
      ...['01', '02', '03'].map((day) => ['기간별', '', `2026-03-${day}`, `2026-03-${day}`]),
    ])
    expect((await csvOf(owner, { list: 'dealerNumbers', query })).length).toBeGreaterThan(4)
  })
})

describe('whose rows', () => {
  test('are the own ones, whatever a dealer filters by', async () => {
    const lines = await csvOf(owner, { list: 'amounts' })
    expect(lines).toHaveLength(4)
    const others = queryOf({ filter: { shopId: { eq: stranger.shopId } } })
    expect(await csvOf(owner, { list: 'amounts', query: others })).toHaveLength(1)
    expect((await csvOf(owner, { list: 'members', reason })).some((line) => line.includes('남의집'))).toBe(false)
  })

  const forbidden: [string, () => TestMember, ExportedList][] = [
    ['a dealer takes no cars', () => owner, 'orders'], ['nor the ledger', () => owner, 'ledgerEntries'],
    ['nor the numbers of the house', () => owner, 'officeNumbers'],
    ['the office takes no shop’s own numbers', () => staff, 'dealerNumbers'],
  ]
  test.each(forbidden)('%s', async (_, who, list) => {
    expect(await statusOf(ask(who(), { list, query: queryOf({ from: '2026-03-01', days: 3 }) }))).toBe(403)
  })

  test('every list is open to somebody', async () => {
    const { companyId } = await makeCompany(app.database, { kind: 'partner' })
    await app.sql`insert into partners (company_id, code, may_act_for_customers) values (${companyId}, 'test', false)`
    const partner = await app.member({ type: 'partner_user', companyId })
    for (const list of exportedList.values) {
      const query = tables[list].kind === 'list' ? '' : queryOf({ from: '2026-03-01', days: 3 })
      const asked = await Promise.allSettled([staff, owner, partner].map((who) => ask(who, { list, query, reason })))
      const opened = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
      expect(opened.length, list).toBeGreaterThan(0)
      const [head] = linesOf(await bytesOf(await openLink(opened[0]?.url ?? '')))
      expect(head?.split(','), list).toHaveLength(tables[list].columns.length)
    }
  })
})

describe('a wish is refused', () => {
  const wrong: [string, string][] = [
    ['a field that the list does not have', queryOf({ filter: { colour: { eq: 'red' } } })],
    ['a text that is no JSON', 'filter={'], ['an order that it does not know', queryOf({ sort: [{ note: 'asc' }] })],
  ]
  test.each(wrong)('with %s', async (_, query) => {
    const { status, body } = await refusalOf(ask(owner, { list: 'amounts', query }))
    expect([status, body.code, body.detail]).toEqual([400, 'BadRequestSchema', '0003.invalidQuerySchema'])
  })

  test('without a reason where people stand in it', async () => {
    for (const list of personalLists) {
      const { body } = await refusalOf(ask(staff, { list }))
      expect([body.code, body.issues?.map(({ path }) => path)], list).toEqual(['BadRequestSchema', ['body.reason']])
    }
  })
})

describe('a line of the access log', () => {
  test('says who took which people, why and how many, and what the office took of anything', async () => {
    const clerk = await app.member({ type: 'admin' })
    await csvOf(clerk, { list: 'members', query: ofOwner(), reason })
    await ask(clerk, { list: 'ledgerEntries' })
    expect(await looksBy(clerk)).toMatchObject([
      { act: 'export ledger entries', subject: 'list', reason: null, shownCount: 0 },
      { act: 'take members', subject: 'list', reason: null, shownCount: 2 },
      { act: 'export members', subject: 'list', reason, shownCount: 2 },
    ])
    await csvOf(employee, { list: 'amounts' })
    expect(await looksBy(employee)).toEqual([])
  })
})

describe('the link', () => {
  test('opens once, for a minute, whole, and while the session holds', async () => {
    const { url, id } = await ask(owner, { list: 'amounts' })
    expect((await openLink(url.replace(/signature=../, 'signature=AA'))).status).toBe(404)
    expect((await openLink(url)).status).toBe(200)
    expect((await openLink(url)).status).toBe(404)
    expect(await statusOf(staff.ask(calls.getExport, { params: { id } }))).toBe(404)
    expect(await statusOf(employee.ask(calls.stopExport, { params: { id } }))).toBe(404)
    const gone = await app.member({ owner: true })
    const left = await ask(gone, { list: 'amounts' })
    await app.sql`update sessions set ended_at = app_now() where id = ${gone.sessionId}`
    expect((await openLink(left.url)).status).toBe(404)
    const late = await ask(owner, { list: 'amounts' })
    await app.database.transact((tx) => shiftClock(tx, 61))
    expect((await openLink(late.url)).status).toBe(404)
    expect(await owner.ask(calls.getExport, { params: { id: late.id } })).toMatchObject({ state: 'broken' })
  })

  test('opens nothing that was stopped before', async () => {
    const { url, id } = await ask(owner, { list: 'amounts' })
    expect(await owner.ask(calls.stopExport, { params: { id } })).toMatchObject({ state: 'stopped' })
    expect((await openLink(url)).status).toBe(404)
  })

  test('is forgotten after a day', async () => {
    const { id } = await ask(owner, { list: 'amounts' })
    await app.database.transact((tx) => shiftClock(tx, 86_401))
    await forgetExports({}, {
      database: app.database, act: app.act, log: openLog('silent'), signal: new AbortController().signal,
    })
    expect(await statusOf(owner.ask(calls.getExport, { params: { id } }))).toBe(404)
  })
})

/** Holds whoever reads amounts back, and lets them go on after the work. */
const whileHeld = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  const lock = await app.sql.reserve()
  await lock`begin`
  await lock`lock table amounts in access exclusive mode`
  return work().finally(async () => {
    await lock`commit`
    lock.release()
  })
}
const textOf = (response: Response): Promise<string> => response.text().catch(() => 'broken off')

/** Holds the reader back before the first page, and lets it go on after the work. */
const whileWaiting = async (url: string, work: () => Promise<unknown>): Promise<string> => {
  const response = await whileHeld(async () => {
    const opened = await openLink(url)
    await work()
    return opened
  })
  return textOf(response)
}

describe('a file that is under way', () => {
  const showOf = (as: TestMember, id: string) => as.ask(calls.getExport, { params: { id } })

  test('tells how far it has come, and breaks off when it is stopped', async () => {
    const { url, id } = await ask(owner, { list: 'amounts' })
    const text = await whileWaiting(url, async () => {
      expect(await showOf(owner, id)).toMatchObject({ state: 'running', writtenCount: 0 })
      await owner.ask(calls.stopExport, { params: { id } })
    })
    expect(text).toBe('broken off')
    expect(await showOf(owner, id)).toMatchObject({ state: 'stopped' })
  })

  test('breaks off where the session ends before its next page', async () => {
    const leaver = await app.member({ owner: true })
    await bill(leaver, limits.exportRowsAtOnce + 1)
    const { url, id } = await ask(leaver, { list: 'amounts' })
    const text = await whileWaiting(url, () =>
      app.sql`update sessions set ended_at = app_now() where id = ${leaver.sessionId}`)
    expect(text).toBe('broken off')
    const [row] = await app.sql`select broken_at, written_count::int as written from exports where id = ${id}`
    expect(row).toMatchObject({ broken_at: expect.any(Date) as Date, written: limits.exportRowsAtOnce })
  })

  test('goes on where the connection of a page was cut', async () => {
    const { url } = await ask(owner, { list: 'amounts' })
    const text = await whileWaiting(url, () => until(async () => (await app.sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%amounts%'`).length > 0))
    expect(linesOf(text)).toHaveLength(4)
  })

  test('in the line lives, is stopped there, and leaves it with whoever goes away', async () => {
    const opened = await Promise.all([1, 2, 3, 4].map(() => ask(owner, { list: 'amounts' })))
    const [, , third = '', fourth = ''] = opened.map(({ id }) => id)
    const movedAt = async (id: string): Promise<number> => {
      const [row] = await app.sql<{ moved: Date }[]>`select moved_at as moved from exports where id = ${id}`
      return row?.moved.getTime() ?? 0
    }
    const held = await whileHeld(async () => {
      const inTurn = await Promise.all(opened.slice(0, 2).map(({ url }) => openLink(url)))
      const inLine = await openLink(opened[2]?.url ?? '')
      const before = await movedAt(third)
      await until(async () => await movedAt(third) > before)
      expect(await owner.ask(calls.stopExport, { params: { id: third } })).toMatchObject({ state: 'stopped' })
      expect(await textOf(inLine)).toBe('broken off')
      const leaving = new AbortController()
      const left = await fetch(new URL(opened[3]?.url ?? '', app.base), { signal: leaving.signal })
      leaving.abort()
      await until(async () => (await showOf(owner, fourth)).state === 'broken')
      expect(await textOf(left)).toBe('broken off')
      return inTurn
    })
    for (const response of held) expect(linesOf(await textOf(response))).toHaveLength(4)
  })

  test('lives in the line and in a browser that holds it up, longer than between two signs of it', () => {
    expect(3 * limits.liveHeartbeatMs).toBeLessThan(limits.exportSilentSeconds * 1_000)
    expect(limits.exportTurnSeconds).toBeLessThan(limits.exportPauseSeconds)
  })
})

describe('everything of a shop', () => {
  const take = (as: { readonly ask: Ask }, id: string | null) =>
    as.ask(calls.exportShop, { params: { id: id ?? '' }, body: { reason } })

  interface Manifest {
    readonly shop: { readonly id: string }
    readonly files: readonly { readonly file: string; readonly rows: number; readonly columns: readonly object[] }[]
    readonly papers: readonly { readonly file: string | null; readonly fileId: string }[]
  }

  /** Two shops that have one of everything each. */
  let world: World
  let lead: { readonly ask: Ask }
  const papers: Record<string, string> = {}
  const addPaper = async (name: string, wish: {
    readonly subject: string; readonly of: string; readonly usage?: string; readonly by?: string
  }): Promise<void> => {
    const [file] = await app.sql<{ id: string }[]>`
      insert into files
        (usage_type, name, content_type, state, uploader_id, size_bytes, committed_at, raw_kept, sealed_by)
      values (${wish.usage ?? 'document'}, ${`${name}/../서류.pdf`}, 'application/pdf', 'commit', ${wish.by ?? null},
        10, app_now(), true, ${wish.usage === 'representativeKrRrn' ? 'key' : null})
      returning id`
    const id = file?.id ?? ''
    await app.sql`insert into file_uses (file_id, subject, subject_id) values (${id}, ${wish.subject}, ${wish.of})`
    await app.providers.storage.write(`keep/${id.slice(-2)}/${id}/raw`, 'application/pdf',
      (async function* () { yield Buffer.from(`content of ${name}`) })())
    papers[name] = id
  }
  const registered = async (): Promise<void> => {
    const [of, by] = [world.own('registration', 'owner'), world.own('user', 'owner')]
    await addPaper('licence', { subject: 'memberRegistration', of, usage: 'businessRegistration', by })
    const colleague = world.own('user', 'dealer')
    await addPaper('card', { subject: 'memberRegistration', of, usage: 'employeeCard', by: colleague })
    await addPaper('identity', { subject: 'memberRegistrationPrivate', of, usage: 'representativeKrRrn' })
    await app.sql`
      insert into member_registration_documents (registration_id, file_id, usage_type)
      select ${of}::uuid, id, usage_type from files
      where id = any(${['licence', 'card', 'identity'].map((name) => papers[name] ?? '')}::uuid[])`
    await app.sql`
      update member_registrations
      set state = 'approved', reviewed_at = app_now(), member_id = ${world.own('member', 'owner')} where id = ${of}`
  }
  beforeAll(async () => {
    world = await app.database.transact((tx) => makeWorld(tx, app.providers.personal))
    const [, token = ''] = (world.credentialOf('owner') ?? '').split(' ')
    lead = { ask: askerOf(app.base, token) }
    for (const [whose, side] of [['own', world.own], ['other', world.others]] as const) {
      await addPaper(`${whose} slip`, { subject: 'contractPaymentSlip', of: side('contract', 'owner') })
      await addPaper(`${whose} lien`, { subject: 'contractLien', of: side('contract', 'owner') })
      await addPaper(`${whose} proof`, { subject: 'shopViolation', of: side('violation', 'owner') })
      await addPaper(`${whose} appeal`, { subject: 'violationAppeal', of: side('appeal', 'owner') })
    }
    await registered()
  })

  const things = {
    contracts: 'contract', biddings: 'bidding', shops: 'shop', amounts: 'amount', deposits: 'shopDeposit',
    subscriptions: 'shopSubscription', virtualAccounts: 'virtualAccount', payouts: 'payout',
    violations: 'violation', penalties: 'penalty', members: 'member',
  } as const

  test.each([
    ['whoever leads it', () => lead, ['licence', 'own appeal', 'own slip']],
    ['the office', () => staff, ['card', 'licence', 'own appeal', 'own lien', 'own proof', 'own slip']],
  ] as const)('is an archive for %s, with its rows and papers and nobody else’s', async (_, who, seen) => {
    const shopId = world.own('shop', 'owner')
    const { url, rowCount } = await take(who(), shopId)
    const response = await openLink(url)
    expect(response.headers.get('content-type')).toBe('application/zip')
    const { 'manifest.json': page = '', ...files } = readArchive(await bytesOf(response))
    const manifest = JSON.parse(page) as Manifest
    expect(manifest).toMatchObject({ format: 'bidyard-shop', version: 1, shop: { id: shopId } })
    const lists = Object.fromEntries(Object.entries(files).filter(([name]) => name.endsWith('.csv')))
    expect(Object.keys(lists)).toEqual([
      'contracts.csv', 'biddings.csv', 'shops.csv', 'members.csv', 'amounts.csv', 'deposits.csv', 'subscriptions.csv',
      'virtualAccounts.csv', 'payouts.csv', 'violations.csv', 'penalties.csv',
    ])
    expect(manifest.files.map(({ file }) => file)).toEqual(Object.keys(lists))
    for (const { file, rows, columns } of manifest.files) {
      const [head, ...lines] = linesOf(files[file] ?? '')
      expect([head?.split(',').length, lines.length], file).toEqual([columns.length, rows])
    }
    for (const [list, thing] of Object.entries(things)) {
      const ids = linesOf(lists[`${list}.csv`] ?? '').slice(1).map((line) => line.split(',').at(-1))
      // Bids of an auction that goes on are sealed for the office as well.
      if (who() === staff && list === 'biddings') expect(ids).toEqual([])
      else expect(ids, list).toContain(world.own(thing, 'owner'))
      expect(ids, list).not.toContain(world.others(thing, 'owner'))
    }
    expect(rowCount).toBe(manifest.files.reduce((sum, { rows }) => sum + rows, 0))
    const had = manifest.papers.filter(({ file }) => file !== null)
    expect(new Set(had.map(({ file }) => files[file ?? '']))).toEqual(new Set(seen.map((name) => `content of ${name}`)))
    expect(Object.keys(files)).toHaveLength(Object.keys(lists).length + seen.length)
    const inFolder = Object.keys(files).filter((name) => name.startsWith('papers/') && !name.includes('/..'))
    expect(inFolder).toHaveLength(seen.length)
    const userId = who() === staff ? staff.userId : world.own('user', 'owner')
    const ofThem = { filter: { userId: { eq: userId } }, size: 3 }
    const looks = await staff.ask(identityCalls.listAccessLogs, { query: ofThem })
    expect(looks.items.map(({ act, reason: why, shownCount }) => [act, why, shownCount])).toEqual([
      ['take papers of shop', null, seen.length], ['take shop', null, rowCount], ['export shop', reason, rowCount],
    ])
  })

  test('is not for whoever only works there, and another’s is as if it were not there', async () => {
    expect(await statusOf(take(employee, owner.shopId))).toBe(403)
    expect(await statusOf(take(owner, stranger.shopId))).toBe(404)
  })

  test('breaks off where somebody leads the shop no more', async () => {
    const former = await app.member({ owner: true })
    const { url } = await take(former, former.shopId)
    const text = await whileWaiting(url, () =>
      app.sql`update members set business_owner_type = 'employee' where id = ${former.memberId}`)
    expect(text).toBe('broken off')
  })

  test('is open to a shop that may never bid again', async () => {
    const barred = await app.member({ owner: true })
    await app.sql`update shops set barred_at = app_now() where id = ${barred.shopId}`
    const { url } = await take(barred, barred.shopId)
    expect(Object.keys(readArchive(await bytesOf(await openLink(url))))).toContain('shops.csv')
  })
})

test('nobody counts further than ten thousand before the first row', async () => {
  const crowd = await app.member({ owner: true })
  await bill(crowd, limits.countExact + 1)
  const clerk = await app.member({ type: 'admin' })
  const query = queryOf({ filter: { shopId: { eq: crowd.shopId } } })
  expect(await ask(clerk, { list: 'amounts', query })).toMatchObject({ state: 'waiting', rowCount: '10,000+' })
  expect(await looksBy(clerk)).toMatchObject([{ act: 'export amounts', shownCount: null }])
})
