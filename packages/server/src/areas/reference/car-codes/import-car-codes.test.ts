// Importing car codes: everything or nothing, every bad line told, and what a second import changes.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { referenceCalls as calls } from '@bidyard/contract/calls/reference'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { type Ask, refusalOf } from '../../../testing/ask.ts'
import { until } from '../../../testing/until.ts'
import { lockImports } from '../import/imports.sql.ts'
import type { Progress } from '../import/run-import.ts'
import { importCarCodes } from './import-car-codes.ts'

let app: TestApp
let staff: Ask
let folder: string
beforeAll(async () => {
  app = await startTestApp()
  staff = (await app.member({ type: 'admin' })).ask
  folder = await mkdtemp(join(tmpdir(), 'bidyard-import-'))
})
afterAll(async () => {
  await app.stop()
  await rm(folder, { recursive: true })
})
beforeEach(() => app.database.primary.deleteFrom('car_codes').execute())

const header = 'level,code,parent,nameKo,nameEn,origin,fromYear,toYear,fuel'
const start = ['maker,h,,현대,Hyundai,domestic,,,', 'model,a,h,아반떼,Avante,,,,']

const run = async (
  name: string, text: string, given: { replaces?: boolean; onProgress?: (one: Progress) => void } = {},
) => {
  const path = join(folder, name)
  await writeFile(path, text)
  return importCarCodes({ database: app.database, act: app.act, path, replaces: false, ...given })
}
const runLines = (lines: readonly string[], replaces = false) =>
  run('codes.csv', [header, ...lines].join('\n'), { replaces })
const faultsOf = (outcome: { faults: readonly { line: number; message: { en: string } }[] }) =>
  outcome.faults.map(({ line, message }) => `${line} ${message.en}`)

const stored = async () => {
  const rows = await app.database.primary.selectFrom('car_codes').selectAll().orderBy('path_ko').execute()
  return rows.map(({ code, path_ko: path, is_active: isActive }) => ({ code, path, isActive }))
}

test('the longest names still make a list that pages by any of its keys', async () => {
  const code = (level: number, at = 0) => `${level}${at}`.padEnd(100, '가')
  const nameOf = (first: string) =>
    Array.from(first.padEnd(100, '가'), (letter, at) =>
      String.fromCharCode(0xac00 + at * 97 + letter.charCodeAt(0) % 97)).join('')
  const rows = ['maker', 'model', 'detailModel', 'grade'].map((level, at) => ({
    level, code: code(at), nameKo: nameOf(level), nameEn: nameOf(level),
    ...(at === 0 ? { origin: 'domestic' } : { parent: code(at - 1) }),
  }))
  const leaves = [0, 1, 2].map((at) =>
    ({ level: 'detailGrade', code: code(4, at), parent: code(3), nameKo: nameOf('l'), nameEn: nameOf('l') }))
  expect(await run('long.json', JSON.stringify([...rows, ...leaves]))).toMatchObject({ isImported: true })
  const query = {
    filter: { level: { eq: 'detailGrade' } }, size: 2,
    sort: [{ path: 'asc' }, { nameKo: 'asc' }, { nameEn: 'asc' }, { code: 'asc' }],
  } as const
  const first = await staff(calls.searchCarCodes, { query })
  expect(first.items[0]?.path.length).toBeGreaterThan(500)
  const second = await staff(calls.searchCarCodes, { query: { ...query, cursor: first.nextCursor ?? '' } })
  expect(second.items).toHaveLength(1)
})

test.each([['too long', '가'.repeat(101)], ['partly unseen', '아반\u{200B}떼']])('a name %s is told', async (_, name) => {
  const outcome = await runLines([start[0] ?? '', `model,a,h,${name},,,,,`])
  expect(faultsOf(outcome)).toHaveLength(1)
  expect(faultsOf(outcome)[0]).toMatch(/^3 nameKo: /)
})

test.each([
  ['cut off inside a letter', 'x'.repeat(199 - 'Unknown or repeated columns: '.length) + '🚗'],
  ['cut off inside a letter in Korean', 'x'.repeat(199 - '알 수 없거나 겹치는 열: '.length) + '🚗'],
  ['with a zero byte', 'ye\0ar'],
])('a heading %s is told', async (_, heading) => {
  const outcome = await run('heading.csv', `${header},${heading}\n`)
  expect(outcome).toMatchObject({ isImported: false, faultCount: 1 })
})

describe('a good file', () => {
  test.each([
    ['CSV with a byte order mark', 'a.csv', `\u{FEFF}${header}\r\n${start.join('\r\n')}\r\n`],
    ['JSON', 'a.json', JSON.stringify([
      { level: 'maker', code: 'h', nameKo: '현대', nameEn: 'Hyundai', origin: 'domestic' },
      { level: 'model', code: 'a', parent: 'h', nameKo: '아반떼', nameEn: 'Avante' },
    ])],
    ['JSON lines', 'a.jsonl', [
      '{"level":"maker","code":"h","parent":"root","nameKo":"현대","nameEn":"Hyundai","origin":"domestic"}',
      '{"level":"model","code":"a","parent":"h","nameKo":"아반떼","nameEn":"Avante"}',
    ].join('\n')],
  ])('%s is taken in and shown at once', async (_, name, text) => {
    const outcome = await run(name, text)
    expect(outcome).toMatchObject({ isImported: true, rowCount: 2, faultCount: 0 })
    expect(outcome.summary).toBe('2 added, 0 changed, 0 no longer offered')
    const { items } = await app.ask(calls.listCarCodes, { params: { level: 'model', parent: 'h' } })
    expect(items.map(({ name: { ko } }) => ko)).toEqual(['아반떼'])
  })

  test('tells everybody, and is written down for the office', async () => {
    await runLines(start)
    const told = await app.database.primary
      .selectFrom('outbox').select('payload').where('name', '=', 'carCodesChanged').orderBy('id', 'desc').limit(1)
      .executeTakeFirstOrThrow()
    expect(told.payload).toEqual({ count: 2 })
    const page = await staff(calls.listImports, { query: { size: 1 } })
    expect(page.items[0]).toMatchObject({
      kind: 'car-codes', fileName: 'codes.csv', isImported: true, rowCount: 2, faultCount: 0, faults: [],
    })
  })

  test('children may stand before their parents, and the same code on two levels is no matter', async () => {
    const outcome = await runLines([
      'detailModel,1,1,아반떼 (CN7),,,2020,,', 'model,1,1,아반떼,,,,,', 'maker,1,,현대,,domestic,,,',
    ])
    expect(outcome.isImported).toBe(true)
    expect((await stored()).map(({ path }) => path)).toEqual([
      '현대', '현대 > 아반떼', '현대 > 아반떼 > 아반떼 (CN7)',
    ])
  })

  test('an import of the same again changes nothing and tells nothing', async () => {
    await runLines(start)
    const before = await app.database.primary.selectFrom('outbox').select('id').execute()
    const again = await runLines(start)
    expect(again.summary).toBe('0 added, 0 changed, 0 no longer offered')
    expect(await app.database.primary.selectFrom('outbox').select('id').execute()).toHaveLength(before.length)
  })

  test('adds to what is there, and a new name reaches all paths below', async () => {
    await runLines(start)
    const outcome = await runLines(['maker,h,,현대자동차,Hyundai,domestic,,,', 'model,s,h,쏘나타,Sonata,,,,'])
    expect(outcome.summary).toBe('1 added, 1 changed, 0 no longer offered')
    expect((await stored()).map(({ path }) => path)).toEqual(['현대자동차', '현대자동차 > 쏘나타', '현대자동차 > 아반떼'])
  })

  test('as a replacement it closes what it leaves out, and opens it again when it comes back', async () => {
    await runLines([...start, 'model,s,h,쏘나타,Sonata,,,,'])
    const outcome = await runLines(start, true)
    expect(outcome.summary).toBe('0 added, 0 changed, 1 no longer offered')
    const { items } = await app.ask(calls.listCarCodes, { params: { level: 'model', parent: 'h' } })
    expect(items.map(({ code }) => code)).toEqual(['a'])
    const under = app.ask(calls.listCarCodes, { params: { level: 'detailModel', parent: 's' } })
    expect((await refusalOf(under)).status).toBe(404)
    expect(await stored()).toContainEqual({ code: 's', path: '현대 > 쏘나타', isActive: false })
    expect((await runLines(['model,s,h,쏘나타,Sonata,,,,'])).summary).toBe('0 added, 1 changed, 0 no longer offered')
  })
})

describe('a bad file', () => {
  test('is refused whole, with every bad line and its reason', async () => {
    const outcome = await runLines([
      ...start,
      'wheel,x,h,바퀴,,,,,',
      'model,,h,이름만,,,,,',
      'model,b,,그랜저,,,,,',
      'maker,m,h,기아,,,,,',
      'detailModel,d,a,아반떼 (CN7),,,2020,2010,',
      'grade,g,d,가솔린,,,2020,,water',
    ])
    expect(outcome).toMatchObject({ isImported: false, rowCount: 8, summary: 'nothing was imported' })
    expect(faultsOf(outcome)).toEqual([
      '4 level: This is not one of the allowed values.',
      '5 code: This is needed.',
      '6 parent: this level needs one.',
      '7 parent: a maker has no parent.',
      '7 origin: makers need it, and only they have it.',
      '8 toYear: this cannot be before fromYear.',
      '9 fuel: This is not one of the allowed values.',
    ])
    expect(await stored()).toEqual([])
  })

  test('tells duplicates, orphans, wrong levels and circles with their lines', async () => {
    const outcome = await runLines([
      ...start,
      'model,a,h,아반떼 또,,,,,',
      'model,o,nobody,고아,,,,,',
      'grade,w,a,가솔린,,,,,gasoline',
      'model,c1,c2,하나,,,,,',
      'detailModel,c2,c1,둘,,,,,',
      'model,me,me,나,,,,,',
    ])
    expect(faultsOf(outcome)).toEqual([
      '4 a: line 3 has this code already.',
      '5 o: there is no parent nobody.',
      '6 w: its parent a is of the level Model; it must be of the level Detailed model.',
      '7 c1: its parents lead in a circle back to itself, by c2.',
      '9 me: its parents lead in a circle back to itself, by me.',
    ])
    expect(await stored()).toEqual([])
  })

  test('what lies under a bad line is no orphan', async () => {
    const outcome = await runLines(['maker,h,,현대,,,,,', 'model,a,h,아반떼,,,,,'])
    expect(faultsOf(outcome)).toEqual(['2 origin: makers need it, and only they have it.'])
  })

  test('a replacement must bring the parents that it needs', async () => {
    await runLines(start)
    expect(faultsOf(await runLines(['model,s,h,쏘나타,,,,,'], true))).toEqual(['2 s: there is no parent h.'])
  })

  test('too many codes under one parent are told at the first that is too many', async () => {
    await runLines(start)
    const models = Array.from({ length: 1_000 }, (_, at) => `model,n${at},h,모델 ${at},,,,,`)
    expect(faultsOf(await runLines(models))).toEqual(['1001 h: there are more than 1000 codes under it.'])
  })

  test('leaves what was there as it was, and the refusal is written down', async () => {
    await runLines(start)
    const before = await stored()
    const outcome = await runLines(['maker,h,,다른 이름,,domestic,,,', 'model,x,nobody,엑스,,,,,'])
    expect(outcome.isImported).toBe(false)
    expect(await stored()).toEqual(before)
    const page = await staff(calls.listImports, { query: { filter: { isImported: { eq: false } }, size: 1 } })
    expect(page.items[0]).toMatchObject({
      rowCount: 2, faultCount: 1, faults: [{ line: 3, message: { ko: 'x: 상위 코드 nobody이(가) 없습니다.' } }],
    })
  })

  test('of very many faults all are counted and the first are kept', async () => {
    const outcome = await runLines(Array.from({ length: 3_000 }, (_, at) => `model,m${at},nobody${at % 10},모델,,,,,`))
    expect(outcome.faultCount).toBe(3_000)
    expect(outcome.faults).toHaveLength(1_000)
    expect(outcome.faults[0]).toMatchObject({ line: 2 })
  })
})

describe('a large file', () => {
  const large = function* (): Generator<string> {
    yield header
    for (let maker = 0; maker < 20; maker++) {
      yield `maker,m${maker},,제조사 ${maker},Maker ${maker},imported,,,`
      for (let model = 0; model < 999; model++) yield `model,m${maker}-${model},m${maker},모델 ${model},,,,,`
    }
  }
  const text = [...large()].join('\n')

  test('of 20,000 rows is taken in as it streams by, and shows how far it has come', async () => {
    const seen: Progress[] = []
    const outcome = await run('large.csv', text, { onProgress: (one) => seen.push(one) })
    expect(outcome).toMatchObject({ isImported: true, rowCount: 20_000 })
    expect(seen.length).toBeGreaterThan(5)
    expect(seen.at(-1)?.rowCount).toBe(20_000)
    expect(seen.at(-1)?.readBytes).toBe(Buffer.byteLength(text))
    expect(seen.map(({ rowCount }) => rowCount)).toEqual(seen.map(({ rowCount }) => rowCount).toSorted((a, b) => a - b))
  })

  // Rows of a transaction that is open, or was undone, are vacuumed as none at all on many pages.
  test('is taken in as fast where the database believes that its table is empty', async () => {
    await app.database.transact(async (tx) => {
      await sql`insert into incoming_car_codes (line, is_bad, level, code)
        select n, false, 'maker', 'x' || n from generate_series(1, 20000) n`.execute(tx)
      await app.sql`vacuum (analyze) incoming_car_codes`
    })
    await app.database.transact((tx) => sql`delete from incoming_car_codes`.execute(tx))
    await app.database.transact(async (tx) => {
      await sql`select from incoming_car_codes limit 1`.execute(tx)
      await app.sql`vacuum (analyze, truncate false) incoming_car_codes`
    })
    const [told] = await app.sql`
      select relpages > 50 as "hasPages", reltuples::int as rows from pg_class where relname = 'incoming_car_codes'`
    expect(told).toEqual({ hasPages: true, rows: 0 })
    expect(await run('large.csv', text)).toMatchObject({ isImported: true, rowCount: 20_000 })
  })

  test('with one bad line near its end brings nothing', async () => {
    const outcome = await run('large.csv', `${text}\nmodel,last,nobody,끝,,,,,`)
    expect(faultsOf(outcome)).toEqual(['20002 last: there is no parent nobody.'])
    expect(await stored()).toEqual([])
  })
})

test('two imports at once take turns', async () => {
  const codes = (prefix: string) => [`maker,${prefix},,${prefix},,domestic,,,`, `model,${prefix}1,${prefix},모델,,,,,`]
  const write = async (prefix: string) =>
    run(`${prefix}.csv`, [header, ...codes(prefix)].join('\n'), { replaces: true })
  const begun = await app.database.transact(async (tx) => {
    await lockImports(tx)
    const both = ['p', 'q'].map(write)
    // Both stand in line, and neither has taken anything in.
    await until(async () => {
      const waiting = await app.sql`
        select from pg_locks where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())`
      return waiting.length === 2
    })
    expect(await stored()).toEqual([])
    return both
  })
  await Promise.all(begun)
  const offered = (await stored()).filter(({ isActive }) => isActive).map(({ code }) => code)
  expect(['p,p1', 'q,q1']).toContain(offered.join())
})

test('imports are shown to staff only', async () => {
  expect((await refusalOf(app.ask(calls.listImports, { query: {} }))).status).toBe(401)
  const dealer = await app.member({ type: 'plain' })
  expect((await refusalOf(dealer.ask(calls.listImports, { query: {} }))).status).toBe(403)
})
