// What a request may get wrong in the eyes of its call: everything is told at once, in the reader's language.
import { limits } from '@bidyard/contract/limits'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PlainAnswer, type PlainAsk, type PlainQuestion, plainAskerOf } from '../../testing/plain-ask.ts'
import { startSampleApp, type SampleApp } from '../../testing/sample/app.ts'

let app: SampleApp
let plain: PlainAsk
let token: string
beforeAll(async () => {
  app = await startSampleApp()
  plain = plainAskerOf(app.base)
  token = (await app.member()).token
})
afterAll(() => app.stop())

const samples = '/bridge/public/api/v0/samples'
const someId = '00000000-0000-7000-8000-000000000000'

const make = (body: unknown, more: PlainQuestion = {}): Promise<PlainAnswer> =>
  plain(samples, {
    method: 'POST', token, body: JSON.stringify(body), ...more, headers: { 'idempotency-key': 'key', ...more.headers },
  })
const change = (id: string, body: unknown, more: PlainQuestion = {}): Promise<PlainAnswer> =>
  plain(`${samples}/${id}`, { method: 'PATCH', token, body: JSON.stringify(body), ...more })

const issuesOf = (answer: PlainAnswer): Record<string, string> =>
  Object.fromEntries(answer.body.issues?.map(({ path, message }) => [path, message]) ?? [])

describe('a body', () => {
  const wrong = { name: 'x', priceWon: 'much', paint: 'brown', tags: ['ok', 5, 'a tag of more than twenty signs'] }

  test('is refused with every fault in it, in Korean', async () => {
    const answer = await make(wrong)
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({
      code: 'BadRequestSchema', detail: '0001.invalidBodySchema', message: '요청 본문의 형식이 올바르지 않습니다.',
    })
    expect(issuesOf(answer)).toEqual({
      'body.name': '2자 이상이어야 합니다.', 'body.priceWon': '숫자 형식이어야 합니다.', 'body.paint': '허용된 값이 아닙니다.',
      'body.tags.1': '글자 형식이어야 합니다.', 'body.tags.2': '20자 이하여야 합니다.',
    })
  })

  test('is refused in English where English is asked for first', async () => {
    const answer = await make(wrong, { headers: { 'accept-language': 'en-GB,ko;q=0.8' } })
    expect(answer.body.message).toBe('The body is not in the expected form. Correct the fields named in the issues.')
    expect(issuesOf(answer)).toEqual({
      'body.name': 'At least 2 characters.', 'body.priceWon': 'This must be a number.',
      'body.paint': 'This is not one of the allowed values.', 'body.tags.1': 'This must be text.',
      'body.tags.2': 'At most 20 characters.',
    })
    const korean = await make(wrong, { headers: { 'accept-language': 'ko-KR,en;q=0.8' } })
    expect(korean.body.message).toMatch(/[가-힣]/)
  })

  test('tells what is missing apart from what is wrong', async () => {
    expect(issuesOf(await make({}))).toEqual({ 'body.name': '필수 항목입니다.', 'body.priceWon': '필수 항목입니다.' })
    expect(issuesOf(await make({ name: null, priceWon: 0.5 }))).toEqual({
      'body.name': '글자 형식이어야 합니다.', 'body.priceWon': '정수 형식이어야 합니다.',
    })
    expect(issuesOf(await make([]))).toEqual({ body: '객체 형식이어야 합니다.' })
  })

  test('with numbers beyond all bounds is refused', async () => {
    for (const priceWon of ['1e999', '-1', '9007199254740993', '-0.1', '"5"', 'true', '[5]']) {
      const answer = await make(null, { body: `{"name":"가나","priceWon":${priceWon}}` })
      expect(answer.body.detail).toBe('0001.invalidBodySchema')
    }
  })

  test('of a strict call names the fields that nobody declared', async () => {
    const answer = await change(someId, { name: '가', rank: 1, admin: true })
    expect(issuesOf(answer)).toEqual({ body: '알 수 없는 항목: rank, admin' })
  })

  test('of any other call loses the fields that nobody declared before the handler sees it', async () => {
    const headers = { 'idempotency-key': 'loose' }
    const answer = await make({ name: '가나', priceWon: 5, ownerId: someId, rank: 7 }, { headers })
    expect(answer.status).toBe(200)
    const { id } = answer.body.data as { id: string }
    const shown = await plain(`${samples}/${id}`, { token })
    expect((shown.body.data as { ownerId: string }).ownerId).not.toBe(someId)
  })

  test('with a hundred faults is answered with the first fifty', async () => {
    const answer = await make({ name: '가나', priceWon: 1, tags: Array.from({ length: 100 }, () => 5) })
    expect(answer.body.issues).toHaveLength(50)
    const long = await make({ name: '가나', priceWon: 1, tags: Array.from({ length: 10_000 }, () => 5) })
    expect(issuesOf(long)).toEqual({ 'body.tags': '100개 이하여야 합니다.' })
  })

  test('cannot make the answer long by long names', async () => {
    const answer = await change(someId, { name: 'a', ['x'.repeat(100_000)]: 1 })
    expect(answer.text.length).toBeLessThan(2_000)
  })
})

describe('each part has its detail', () => {
  test('0002 for the path', async () => {
    const answer = await change('abc', { name: '가' })
    expect(answer.body).toMatchObject({
      detail: '0002.invalidPathParamsSchema', issues: [{ path: 'params.id', message: '올바른 식별자가 아닙니다.' }],
    })
  })

  test('0003 for the query', async () => {
    const answer = await change(someId, { name: '가' }, { query: { dry: '"yes"' } })
    expect(answer.body).toMatchObject({
      detail: '0003.invalidQuerySchema', issues: [{ path: 'query.dry', message: '참 또는 거짓 형식이어야 합니다.' }],
    })
  })

  test.each([
    ['no name space', { 'app-namespace': '' }, 'headers.app-namespace'],
    ["another environment's name space", { 'app-namespace': 'production' }, 'headers.app-namespace'],
    ['an unknown name space', { 'app-namespace': 'LOCAL' }, 'headers.app-namespace'],
    ['a key with spaces', { 'idempotency-key': 'a b' }, 'headers.idempotency-key'],
    ['a key too long', { 'idempotency-key': 'x'.repeat(limits.idempotencyKey + 1) }, 'headers.idempotency-key'],
    ['an empty key', { 'idempotency-key': '' }, 'headers.idempotency-key'],
    ['an empty device', { 'x-mobile-app-device-uid': '' }, 'headers.x-mobile-app-device-uid'],
    ['a referrer without end', { referrer: 'x'.repeat(limits.url + 1) }, 'headers.referrer'],
  ])('0004 for headers: %s', async (_, headers, path) => {
    const answer = await make({ name: '가나', priceWon: 1 }, { headers })
    expect(answer.status).toBe(400)
    expect(answer.body.detail).toBe('0004.invalidHeadersSchema')
    expect(answer.body.issues?.map((issue) => issue.path)).toEqual([path])
  })

  test('0004 for a list that is asked to be behind by no number', async () => {
    const answer = await plain(samples, { token, headers: { 'x-list-behind-ms': '-1' } })
    expect(answer.body).toMatchObject({
      detail: '0004.invalidHeadersSchema', issues: [{ path: 'headers.x-list-behind-ms' }],
    })
  })

  test('0004 where the name space is missing altogether, but not for hooks', async () => {
    const bare = (path: string) => fetch(app.base + path, {
      method: 'POST', body: '{}', headers: { 'content-type': 'application/json' },
    })
    const refused = await bare(`${samples}/1/poke`)
    expect(await refused.json()).toMatchObject({
      detail: '0004.invalidHeadersSchema', issues: [{ path: 'headers.app-namespace', message: '필수 항목입니다.' }],
    })
    expect((await bare('/bridge/hooks/v0/samples')).status).toBe(200)
  })

  test('and faults in all parts are told together, under the detail of the first', async () => {
    const answer = await change('abc', { name: 5 }, { query: { dry: '{' }, headers: { 'app-namespace': 'moon' } })
    expect(answer.body.detail).toBe('0004.invalidHeadersSchema')
    expect(Object.keys(issuesOf(answer))).toEqual(['headers.app-namespace', 'params.id', 'query.dry', 'body.name'])
  })
})

test('a bad request is told to be bad before anybody asks who sent it', async () => {
  const answer = await plain(samples, { method: 'POST', body: '{}', headers: { 'idempotency-key': 'key' } })
  expect([answer.status, answer.body.detail]).toEqual([400, '0001.invalidBodySchema'])
})
