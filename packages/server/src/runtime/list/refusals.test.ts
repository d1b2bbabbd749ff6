// Questions to lists that are wrong, forbidden or hostile: each is refused in words, none is an error of the server.
import { limits } from '@bidyard/contract/limits'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestMember } from '../../testing/app.ts'
import { type PlainAnswer, type PlainAsk, plainAskerOf, queryOf } from '../../testing/plain-ask.ts'
import { startSampleApp, type SampleApp } from '../../testing/sample/app.ts'
import { fieldNames, operatorsOf } from '../../testing/sample/rows.ts'
import { insertSamples, withSamples } from '../../testing/sample/table.ts'

let app: SampleApp
let dealer: TestMember
let staff: TestMember
let plain: PlainAsk
beforeAll(async () => {
  app = await startSampleApp()
  plain = plainAskerOf(app.base)
  dealer = await app.member()
  staff = await app.member({ type: 'admin' })
  await insertSamples(app.database, [{ name: '가', price_won: 1, secret_won: 5 }, { name: '나', price_won: 2 }])
})
afterAll(() => app.stop())

const path = '/bridge/public/api/v0/samples'
const ask = (query: Readonly<Record<string, unknown>>, as: TestMember = dealer): Promise<PlainAnswer> =>
  plain(path, { query: queryOf(query), token: as.token })
const askText = (query: Readonly<Record<string, string | readonly string[]>>): Promise<PlainAnswer> =>
  plain(path, { query, token: dealer.token })

const expectRefused = (answer: PlainAnswer, at: string | RegExp): void => {
  expect(answer.status, answer.text.slice(0, 300)).toBe(400)
  expect(answer.body).toMatchObject({ code: 'BadRequestSchema', detail: '0003.invalidQuerySchema' })
  for (const issue of answer.body.issues ?? []) expect(issue.path).toMatch(at)
  expect(answer.body.issues?.length).toBeGreaterThan(0)
}

describe('what a role may not see', () => {
  test.each([
    ['filter', { filter: { secretWon: { gt: 0 } } }, 'query.filter.secretWon'],
    ['sort', { sort: [{ secretWon: 'desc' }] }, 'query.sort.secretWon'],
    ['sort', { sort: [{ name: 'asc' }, { rank: 'asc' }] }, 'query.sort.rank'],
  ])('cannot be used to %s by a dealer: %j', async (_, query, at) => {
    const refused = await ask(query)
    expectRefused(refused, at)
    expect(refused.body.issues?.[0]?.message).toBe('사용할 수 없는 항목입니다.')
    expect((await ask(query, staff)).status).toBe(200)
  })

  test('is refused with a cursor of staff as well', async () => {
    const query = { sort: [{ secretWon: 'desc' }], size: 1 }
    const { nextCursor } = (await ask(query, staff)).body.data as { nextCursor: string }
    expectRefused(await ask({ ...query, cursor: nextCursor }), 'query.sort.secretWon')
  })

  test('can be sorted by where it cannot be filtered by, and then only so', async () => {
    expect((await ask({ sort: [{ weight: 'asc' }], size: 1 })).status).toBe(200)
    expectRefused(await ask({ filter: { weight: { eq: 1 } } }), /^query\.filter/)
  })
})

const injections = [
  "' or 1=1 --", "'; drop table samples; --", '"; drop table samples; --', '$1', '$$', "\\'; select pg_sleep(9)--",
  "1) or (1=1", 'samples.name', '/* */', "E'\\x27", '{"a":1}', '__proto__', 'constructor', 'toString', 'hasOwnProperty',
]

describe('SQL that somebody slips in', () => {
  test.each(injections)('%s is only a text', async (text) => {
    for (const operator of ['eq', 'notEq', 'like', 'notLike', 'gt', 'lte']) {
      const answer = await ask({ filter: { name: { [operator]: text } } })
      expect(answer.status, answer.text).toBe(200)
      expect((answer.body.data as { items: unknown[] }).items.length).toBeLessThanOrEqual(2)
    }
    expect((await ask({ filter: { name: { in: [text], notIn: [text] } } })).status).toBe(200)
    for (const field of ['paint', 'ownerId', 'priceWon', 'sold', 'seenAt', 'builtOn'])
      expectRefused(await ask({ filter: { [field]: { eq: text } } }), /^query\.filter/)
  })

  test.each(injections)('%s is no field, no operator, no sort key and no direction', async (text) => {
    const named = (name: string, value: unknown): string => `{${JSON.stringify(name)}:${JSON.stringify(value)}}`
    expectRefused(await askText({ filter: named(text, { eq: 1 }) }), /^query\.filter/)
    expectRefused(await askText({ filter: `{"name":${named(text, 'a')}}` }), /^query\.filter/)
    expectRefused(await askText({ sort: `[${named(text, 'asc')}]` }), /^query\.sort/)
    expectRefused(await ask({ sort: [{ name: text }] }), /^query\.sort/)
  })
})

test('ten thousand and one values are too many', async () => {
  const values = Array.from({ length: limits.filterIn + 1 }, (_, at) => at)
  expectRefused(await ask({ filter: { priceWon: { in: values } } }), 'query.filter.priceWon.in')
  expect((await ask({ filter: { priceWon: { in: values.slice(1) } } })).status).toBe(200)
})

const wrong: readonly unknown[] = [
  null, 5, 1.5, true, 'x', '', [], {}, [[]], [null], [{ a: 1 }], { eq: 1 }, 1e300, -1e300, 2 ** 53, ['a', 1, null],
]

test('a value of another type is refused, whatever the field and the operator', async () => {
  for (const field of fieldNames.filter((name) => name !== 'secretWon'))
    for (const operator of operatorsOf(field)) {
      const answers = await Promise.all(wrong.map((value) => ask({ filter: { [field]: { [operator]: value } } })))
      for (const [at, answer] of answers.entries()) {
        const allowed = answer.status === 200
        if (!allowed) expectRefused(answer, `query.filter.${field}`)
        else expect([field, operator, typeof wrong[at]].join(' ')).toMatch(
          /^(name .* string|\w+ (in|notIn) object|priceWon .* number|sold .* boolean|\w+ (isNull|isNotNull) boolean)$/,
        )
      }
    }
})

test.each([
  ['a day that no calendar has', { builtOn: { eq: '0000-01-01' } }],
  ['a moment before all years', { seenAt: { gt: '0000-01-01T00:00:00Z' } }],
  ['a moment before all years among others', { seenAt: { in: ['2026-01-01T00:00:00Z', '0000-12-31T23:59:59Z'] } }],
  ['the thirtieth of February', { builtOn: { eq: '2026-02-30' } }],
  ['a moment without a zone', { seenAt: { eq: '2026-01-01T00:00:00' } }],
  ['an offset that no place has', { seenAt: { eq: '2026-01-01T00:00:00+99:99' } }],
  ['a text with a zero byte', { name: { eq: 'a\u0000b' } }],
  ['half a character', { name: { like: 'a\ud800' } }],
  ['half a character among others', { name: { in: ['가', '\udc00'] } }],
  ['a text that is too long', { name: { eq: '가'.repeat(201) } }],
  ['nothing to look for', { name: { like: '' } }],
  ['isNull: false', { name: { isNull: false } }],
])('%s is refused', async (_, filter) => {
  expectRefused(await ask({ filter }), /^query/)
})

test.each([
  ['no page', { page: 0 }], ['half a page', { page: 1.5 }], ['a page beyond all', { page: limits.page + 1 }],
  ['no size', { size: 0 }], ['a size beyond all', { size: 101 }], ['a size in words', { size: '20' }],
  ['count in words', { count: 'true' }], ['an empty sort', { sort: [] }], ['an empty sort key', { sort: [{}] }],
  ['two sort keys in one', { sort: [{ name: 'asc', sold: 'asc' }] }],
  ['a sort key twice', { sort: [{ name: 'asc' }, { name: 'desc' }] }],
  ['five sort keys', { sort: ['name', 'paint', 'sold', 'weight', 'builtOn'].map((name) => ({ [name]: 'asc' })) }],
  ['a cursor without end', { cursor: 'x'.repeat(limits.cursorText + 1) }],
  ['a name that nobody declared', { where: 1 }],
])('%s is refused', async (_, query) => {
  expectRefused(await ask(query), /^query/)
})

test('the largest page and the largest size are fine', async () => {
  expect((await ask({ page: limits.page, size: limits.pageSize })).status).toBe(200)
})

describe('a query that is no JSON', () => {
  test.each([
    ['nothing', ''], ['a bare word', 'abc'], ['half an object', '{"name":'], ['two values', '1 2'],
    ['a comment', '{}//'],
    ['single quotes', "{'name':{}}"], ['NaN', 'NaN'],
  ])('%s is refused as such', async (_, text) => {
    const answer = await askText({ filter: text })
    expectRefused(answer, 'query.filter')
    expect(answer.body.issues).toEqual([{ path: 'query.filter', message: '올바른 JSON이 아닙니다.' }])
  })

  test('a name that comes twice is refused as such', async () => {
    const answer = await askText({ size: ['1', '2'] })
    expectRefused(answer, 'query.size')
    expect(answer.body.issues?.[0]?.message).toBe('한 번만 보낼 수 있습니다.')
  })

  test('all faults are told at once', async () => {
    const answer = await askText({ filter: '{', sort: '[{"name":"up"}]', size: '0', page: ['1', '1'], more: '1' })
    expect(new Set(answer.body.issues?.map(({ path: at }) => at)))
      .toEqual(new Set(['query.filter', 'query.page', 'query.sort.0.name', 'query.size', 'query']))
  })
})

test.each([
  ['arrays', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
  ['objects', `${'{"name":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
  ['a filter', `{"name":{"in":${'['.repeat(40)}${']'.repeat(40)}}}`],
])('%s nested without end are refused', async (_, text) => {
  expectRefused(await askText({ filter: text }), /^query/)
})

test('a query of a megabyte is refused, and the server goes on', async () => {
  const answer = await plain(`${path}?filter=${'x'.repeat(1_100_000)}`, { token: dealer.token })
  expect(answer.status).toBe(413)
  expect(answer.body).toMatchObject({ code: 'TOO_LARGE', detail: null })
  expect((await ask({})).status).toBe(200)
})

test('none of all this was an error of the server, and no row is lost', async () => {
  expect(app.logged.filter((line) => line.includes('request failed'))).toEqual([])
  expect(await withSamples(app.database.primary).selectFrom('samples').select('id').execute()).toHaveLength(2)
})
