// Values come back from the database as they went in, and plans are kept unless a query hangs on its values.
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openClone, type OpenClone } from '../../../testing/open-clone.ts'
import { readArray, writeArray } from './array-text.ts'
import { openDatabase, planAnew } from '../database.ts'

let clone: OpenClone
beforeAll(async () => {
  clone = await openClone()
})
afterAll(() => clone.stop())

const back = async (type: string, value: unknown): Promise<unknown> => {
  const asked = sql<{ value: unknown }>`select ${value}::${sql.raw(type)} as value`
  return (await asked.execute(clone.database.primary)).rows[0]?.value
}

const texts = fc.string({ unit: 'binary' }).filter((text) => text.isWellFormed() && !text.includes('\u0000'))
const time = fc.date({
  min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true,
})

describe('alone and in a list', () => {
  test.each<[string, fc.Arbitrary<unknown>]>([
    ['text', texts],
    ['bigint', fc.maxSafeInteger()],
    ['integer', fc.integer()],
    ['boolean', fc.boolean()],
    ['timestamptz', time],
    ['uuid', fc.uuid()],
    ['double precision', fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0)],
    ['date', time.map((at) => at.toISOString().slice(0, 10))],
    ['bytea', fc.uint8Array().map((bytes) => Buffer.from(bytes))],
  ])('%s', async (type, value) => {
    const list = fc.array(fc.option(value), { maxLength: 6 })
    await fc.assert(fc.asyncProperty(fc.option(value), list, async (one, many) => {
      expect(await back(type, one)).toEqual(one)
      expect(await back(`${type}[]`, many)).toEqual(many)
    }), { numRuns: 25 })
  })
})

test.each([
  '{}', '{1,NULL,"null","NULL",""}', '{"a,b","{}","\\\\","\\"",  " "}', '{" lead","trail "}', '{가,"나 다"}',
])('a list that PostgreSQL writes itself is read rightly: %s', async (text) => {
  const { rows: [row] } = await sql<{ list: unknown; json: unknown }>`
    select ${text}::text::text[] as list, to_json(${text}::text::text[]) as json`.execute(clone.database.primary)
  expect(row?.list).toEqual(row?.json)
})

test('a list knows what it cannot hold', () => {
  expect(() => writeArray(String)(['a', undefined])).toThrow('undefined')
  expect(readArray(String)('{}')).toEqual([])
})

test('moments in text keep their microseconds on the way in', async () => {
  const { rows: [row] } = await sql<{ text: string }>`
    select (${'2026-01-02T03:04:05.678901Z'}::timestamptz)::text as text`.execute(clone.database.primary)
  expect(row?.text).toBe('2026-01-02 03:04:05.678901+00')
})

test.each([
  '2026-01-02 03:04:05+00', '2026-01-02 03:04:05.1+00', '2026-01-02 03:04:05.02+00', '2026-01-02 03:04:05.003+00',
  '2026-01-02 03:04:05.1239+00', '2026-01-02 03:04:05.678999+00', '0001-02-03 04:05:06+00', '0099-02-03 04:05:06.7+00',
  '0999-12-31 23:59:59+00', '1000-01-01 00:00:00+00', '9999-12-31 23:59:59.999+00',
])('a moment of whatever length is read to the millisecond: %s', async (text) => {
  const { rows: [row] } = await sql<{ at: Date; ms: number }>`
    select ${text}::text::timestamptz as at, floor(extract(epoch from ${text}::text::timestamptz) * 1000)::float8 as ms`
    .execute(clone.database.primary)
  expect(row?.at.getTime()).toBe(row?.ms)
})

test('JSON keeps its shape, and text that is JSON already is not packed twice', async () => {
  const value = { a: [1, null, '가"\\'], b: { c: true } }
  expect(await back('jsonb', value)).toEqual(value)
  expect(await back('jsonb', JSON.stringify(value))).toEqual(value)
  expect(await back('json', value)).toEqual(value)
})

test('undefined is refused before it is sent', async () => {
  await expect(back('text', undefined)).rejects.toThrow('Undefined values are not allowed')
})

const noMoment = new Date(Number.NaN)

test.each([[[undefined]], [[noMoment]], [undefined], [noMoment]])(
  'what nobody can write (%j) fails alone, and nobody takes the answer of another', async (value) => {
    const database = openDatabase({ url: clone.url, connections: 1 })
    const type = sql.raw(Array.isArray(value) ? 'timestamptz[]' : 'timestamptz')
    const ask = async (given: unknown): Promise<unknown> =>
      (await sql<{ back: unknown }>`select ${given}::${type} as back`.execute(database.primary)).rows[0]?.back
    const [one, other] = [new Date('2026-01-02T03:04:05Z'), new Date('2026-02-03T04:05:06Z')]
      .map((moment) => (Array.isArray(value) ? [moment] : moment))
    // Prepared from here on, so that values are written at once.
    await ask(one)
    const found = await Promise.allSettled([ask(one), ask(value), ask(other), ask(one)])
    expect(found.map((each) => (each.status === 'fulfilled' ? each.value : 'refused')))
      .toEqual([one, 'refused', other, one])
    await database.close()
  })

test('Korean words come in the order of the dictionary, before Latin ones', async () => {
  const words = ['힣', '가', '나비', 'banana', '각', '가나', '10', 'Apple', 'apple', '강아지', '9', 'ㄱ', '까치']
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${words}::text[]) as word order by word collate korean`.execute(clone.database.primary)
  expect(rows.map(({ word }) => word))
    .toEqual(['10', '9', 'ㄱ', '가', '가나', '각', '강아지', '까치', '나비', '힣', 'apple', 'Apple', 'banana'])
})

test('a query that is planned anew is never kept prepared, all others are', async () => {
  const database = openDatabase({ url: clone.url, connections: 1 })
  const { primary } = database
  for (const value of ['one', 'two', 'three']) {
    expect((await sql`${planAnew} select ${value}::text as anew`.execute(primary)).rows).toEqual([{ anew: value }])
    expect((await sql`select ${value}::text as kept`.execute(primary)).rows).toEqual([{ kept: value }])
  }
  const { rows } = await sql<{ statement: string }>`
    select statement from pg_prepared_statements where statement like '%::text as %'`.execute(primary)
  const statements = rows.map(({ statement }) => statement)
  expect(statements.some((statement) => statement.includes('as kept'))).toBe(true)
  expect(statements.some((statement) => statement.includes('as anew'))).toBe(false)
  await database.close()
})

test.each(['member', 'amount', 'violation', 'order', 'auction', 'contract'])(
  'the hundred thousandth %s has a number of its own', async (thing) => {
    await clone.asOwner((owner) => owner.transact(async (tx) => {
      await sql`select setval(${`${thing}_numbers`}::regclass, 9999)`.execute(tx)
      const next = async (): Promise<string> =>
        (await sql<{ no: string }>`select ${sql.raw(`new_${thing}_no()`)} as no`.execute(tx)).rows[0]?.no ?? ''
      const tenThousandth = await next()
      await sql`select setval(${`${thing}_numbers`}::regclass, 99999)`.execute(tx)
      expect([tenThousandth.slice(-6), (await next()).slice(-7)]).toEqual(['-10000', '-100000'])
    }))
  })
