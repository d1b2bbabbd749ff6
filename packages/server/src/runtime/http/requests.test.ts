// The front door: envelopes, headers and everything that a request may get wrong before any call sees it.
import { limits } from '@bidyard/contract/limits'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PlainAnswer, type PlainAsk, plainAskerOf, type PlainQuestion } from '../../testing/plain-ask.ts'
import { rawAsk } from '../../testing/raw-ask.ts'
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

const api = '/bridge/public/api/v0'
const words = `${api}/sample-words`

const expectEnvelope = (answer: PlainAnswer, status: number, code: string): void => {
  expect(answer.status, answer.text).toBe(status)
  expect(answer.body.code).toBe(code)
  expect(answer.body.message).toMatch(/[가-힣]/)
  expect(answer.body.requestId).toBe(answer.headers.get('x-request-id'))
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
}

test('a success is the envelope with its data and nothing else', async () => {
  const answer = await plain(words)
  expect([answer.status, answer.text]).toEqual([200, '{"code":"success","data":{"words":["하나","둘","셋"]}}'])
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
})

test('every request has an id of its own, whatever the client claims', async () => {
  const headers = { 'x-request-id': 'mine', 'request-id': 'mine' }
  const answers = await Promise.all([1, 2, 3].map(() => plain(words, { headers })))
  expect(new Set(answers.map((answer) => answer.headers.get('x-request-id'))).size).toBe(3)
})

describe('headers', () => {
  test.each([
    ['a success', words], ['a refusal', `${words}?size=9`], ['nothing there', '/nowhere'], ['a bad address', '/%zz'],
  ])('of %s keep browsers from doing what they need not', async (_, path) => {
      const { headers } = await plain(path)
      const policy = headers.get('content-security-policy') ?? ''
      for (const line of ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'", "base-uri 'none'"])
        expect(policy.split('; ')).toContain(line)
      expect(policy).not.toMatch(/script-src[^;]*unsafe/)
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY', 'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin', 'cross-origin-resource-policy': 'same-origin',
      })
      expect(headers.get('server') ?? headers.get('x-powered-by')).toBeNull()
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
    })

  test('let anybody keep what is for everybody, and nobody what was shown to a person', async () => {
    expect((await plain(words)).headers.get('cache-control')).toBe('public, max-age=60')
    expect((await plain(words)).headers.get('vary')).toBe('authorization')
    expect((await plain(words, { token })).headers.get('cache-control')).toBe('no-store')
    expect((await plain(`${api}/samples`, { token })).headers.get('cache-control')).toBe('no-store')
  })
})

describe('an address that leads nowhere is 404 in the envelope', () => {
  test.each([
    '/', '//', '///', '/nowhere', '/bridge', api, `${api}/`, `${api}/nowhere`, `${api}/samples/1/2/3`, '/.env',
    '/../etc/passwd', '/%2e%2e/%2e%2e', '/bridge/public/api/v1/samples', '/bridge/office/api/v0/samples', `${words}/x`,
    `${api}/%73ample-words%2f..`,
  ])('%s', async (path) => {
    expectEnvelope(await plain(path), 404, 'NOT_FOUND')
  })

  test('however long it is', async () => {
    expectEnvelope(await plain(`/${'long/'.repeat(5_000)}`), 404, 'NOT_FOUND')
  })

  test.each(['PUT', 'POST', 'DELETE', 'PATCH', 'OPTIONS'])('and so is %s where only GET is', async (method) => {
    expectEnvelope(await plain(words, { method }), 404, 'NOT_FOUND')
  })

  test('whatever its body holds', async () => {
    for (const headers of [{ 'content-type': 'text/plain' }, { 'content-type': 'application/json' }])
      expectEnvelope(await plain('/nowhere', { method: 'POST', headers, body: '{broken' }), 404, 'NOT_FOUND')
  })

  test('and so are methods that nobody serves', async () => {
    for (const method of ['TRACE', 'PROPFIND', 'PURGE']) {
      const answer = await rawAsk(app.base, `${method} ${words} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)
      expect(answer.status, method).toBe(404)
      expect(answer.text).toContain('"NOT_FOUND"')
    }
  })
})

test('HEAD answers like GET without the body, OPTIONS tells nothing to other origins', async () => {
  const head = await plain(words, { method: 'HEAD' })
  const got = await plain(words)
  expect([head.status, head.text]).toEqual([200, ''])
  expect(head.headers.get('content-length')).toBe(got.headers.get('content-length'))
  const options = await plain(words, { method: 'OPTIONS', headers: { origin: 'https://evil.example' } })
  expect(options.headers.get('access-control-allow-origin')).toBeNull()
})

describe('an address that is broken', () => {
  test.each(['/%', '/%zz', '/%E0%A4%A', `${words}/%ff`, `${api}/samples/%E0%A4%A`, `${api}/samples/%c0%ae/poke`])(
    '%s is refused as an address', async (path) => {
      const answer = await plain(path)
      expectEnvelope(answer, 400, 'BadRequestSchema')
      expect(answer.body.detail).toBe('0002.invalidPathParamsSchema')
    })

  test.each([
    ['a zero byte', '%00'], ['a text that is no id', 'abc'],
    ['an id and more', '00000000-0000-7000-8000-000000000000x'],
    ['SQL', "'%20or%201=1"], ['a path', '..%2f..%2fetc'], ['a very long text', 'x'.repeat(5_000)],
  ])('in the place of an id (%s) is refused by its name', async (_, id) => {
    const answer = await plain(`${api}/samples/${id}`, { token })
    expectEnvelope(answer, 400, 'BadRequestSchema')
    expect(answer.body.detail).toBe('0002.invalidPathParamsSchema')
  })

  test('with a zero byte in a free text is refused too', async () => {
    const answer = await plain(`${api}/samples/a%00b/poke`, { method: 'POST' })
    expect(answer.body.detail).toBe('0002.invalidPathParamsSchema')
    expect(answer.body.issues).toEqual([{ path: 'params', message: '사용할 수 없는 문자가 있습니다.' }])
    expect((await plain(`${api}/samples/${encodeURIComponent('가/나')}/poke`, { method: 'POST' })).status).toBe(200)
  })
})

describe('a query', () => {
  const odd = [
    '%', '%zz=1', '&&&', '=', '=1', 'a', '%00', '%E0%A4%A', '__proto__=1', 'constructor={}', '__proto__[x]=1',
  ]
  test.each(odd)(
    'such as ?%s is never an error of the server', async (query) => {
      expect((await plain(`${api}/samples?${query}`, { token })).status).toBeLessThan(500)
      expect((await plain(`${words}?${query}`)).status).toBeLessThan(500)
      expect(({} as { x?: unknown }).x).toBeUndefined()
    })

  test('holds JSON in each value', async () => {
    expect((await plain(words, { query: { size: '2', like: '"가"' } })).body.data).toEqual({ words: ['하나', '둘'] })
    expect((await plain(words, { query: { like: '가' } })).body.issues).toEqual([
      { path: 'query.like', message: '올바른 JSON이 아닙니다.' },
    ])
  })
})

describe('a body', () => {
  const poke = `${api}/samples/1/poke`
  const hook = '/bridge/hooks/v0/samples'
  const post = (path: string, body: PlainQuestion['body'], headers: Record<string, string> = {}) =>
    plain(path, { method: 'POST', token, headers, ...(body === undefined ? {} : { body }) })

  test('may be empty, with and without its type, where none is expected', async () => {
    expect((await post(poke, undefined)).status).toBe(200)
    expect((await post(poke, '')).status).toBe(200)
    expect((await post(poke, '{}')).status).toBe(200)
  })

  test('is needed where one is expected', async () => {
    for (const body of [undefined, '', 'null']) {
      const answer = await post(`${api}/counters`, body)
      expectEnvelope(answer, 400, 'BadRequestSchema')
      expect(answer.body.detail).toBe('0001.invalidBodySchema')
      expect(answer.body.issues?.[0]?.path).toBe('body')
    }
  })

  test.each([
    ['half an object', '{"a":'], ['no JSON', 'abc'], ['two values', '{} {}'], ['single quotes', "{'a':1}"],
    ['__proto__', '{"__proto__":{"x":1}}'], ['__proto__ inside', '{"a":[{"__proto__":{"x":1}}]}'],
    ['__proto__ in disguise', '{"\\u005f_proto__":{"x":1}}'],
    ['constructor.prototype', '{"constructor":{"prototype":{"x":1}}}'],
  ])('with %s is refused', async (_, body) => {
    const answer = await post(hook, body)
    expectEnvelope(answer, 400, 'BadRequestSchema')
    expect(answer.body).toMatchObject({
      detail: '0001.invalidBodySchema', issues: [{ path: 'body', message: '올바른 JSON이 아닙니다.' }],
    })
    expect(({} as { x?: unknown }).x).toBeUndefined()
  })

  test.each([
    ['a zero byte', '{"a":"x\\u0000"}', '사용할 수 없는 문자가 있습니다.'],
    ['a zero byte in a name', '{"a":{"\\u0000":1}}', '사용할 수 없는 문자가 있습니다.'],
    ['half a character', '{"a":["\\ud83d"]}', '사용할 수 없는 문자가 있습니다.'],
    ['nesting without end', `{"a":${'['.repeat(60_000)}${']'.repeat(60_000)}}`, '항목이 너무 깊이 들어 있습니다.'],
  ])('with %s is refused', async (_, body, message) => {
    const answer = await post(hook, body)
    expectEnvelope(answer, 400, 'BadRequestSchema')
    expect(answer.body.issues).toEqual([{ path: 'body', message }])
  })

  test('of two megabytes is too large, told or not', async () => {
    const body = JSON.stringify({ a: 'x'.repeat(2 * 1024 * 1024) })
    expectEnvelope(await post(hook, body), 413, 'TOO_LARGE')
    const chunk = `${(65_536).toString(16)}\r\n${'x'.repeat(65_536)}\r\n`
    const type = 'content-type: application/json\r\ntransfer-encoding: chunked'
    const head = `POST ${hook} HTTP/1.1\r\nhost: x\r\n${type}\r\n\r\n`
    const answer = await rawAsk(app.base, head + chunk.repeat(32))
    expect(answer.status).toBe(413)
    const justRight = JSON.stringify({ a: 'x'.repeat(limits.bodyBytes - 8) })
    expect((await post(hook, justRight)).status).toBe(200)
  })

  const types = [
    'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml', 'nonsense',
    'application/json-patch+json',
  ]
  test.each(types)(
    'of the type %s is not taken', async (type) => {
      expectEnvelope(await post(hook, '{"a":1}', { 'content-type': type }), 415, 'UNSUPPORTED_TYPE')
    })

  test('may say its character set', async () => {
    for (const charset of ['utf-8', '"UTF-8"', 'utf8', ' utf-8']) {
      const answer = await post(hook, '{"a":"가"}', { 'content-type': `application/json; charset=${charset}` })
      expect(answer.status, charset).toBe(200)
    }
  })

  test('in another character set is not taken: its letters would become others', async () => {
    for (const charset of ['euc-kr', '"cp949"', 'utf-16']) {
      const answer = await post(hook, '{"a":1}', { 'content-type': `application/json; charset=${charset}` })
      expectEnvelope(answer, 415, 'UNSUPPORTED_TYPE')
    }
  })

  test('that is packed is not taken, and one that only says that it is not is', async () => {
    for (const encoding of ['gzip', 'br', 'gzip, identity'])
      expectEnvelope(await post(hook, '{"a":1}', { 'content-encoding': encoding }), 415, 'UNSUPPORTED_TYPE')
    expect((await post(hook, '{"a":1}', { 'content-encoding': 'identity' })).status).toBe(200)
  })

  test('of letters that are no UTF-8 is refused', async () => {
    const answer = await post(hook, Buffer.from('{"a":"\xbd\xc3\xc7\xe8"}', 'latin1'))
    expectEnvelope(answer, 400, 'BadRequestSchema')
    expect(answer.body).toMatchObject({
      detail: '0001.invalidBodySchema', issues: [{ path: 'body', message: 'UTF-8이 아닙니다.' }],
    })
  })
})

test('a request that cannot be read at all is refused in the envelope, and its connection ends', async () => {
  for (const text of ['nonsense\r\n\r\n', 'GET / HTTP/9.9\r\n\r\n', `GET ${words} HTTP/1.1\r\nbad header\r\n\r\n`,
    `POST ${words} HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n`]) {
    const answer = await rawAsk(app.base, text)
    expect(answer.status, text).toBe(400)
    expect(answer.text).toContain('"0004.invalidHeadersSchema"')
    expect(answer.text).toMatch(/connection: close/i)
  }
})

test('headers beyond a megabyte are too large', async () => {
  const answer = await rawAsk(app.base, `GET ${words} HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(1_100_000)}\r\n\r\n`)
  expect(answer.status).toBe(413)
  expect(answer.text).toContain('"TOO_LARGE"')
})

test('no answer names the framework', async () => {
  for (const path of ['/%zz', '/nowhere', `${api}/samples/${'x'.repeat(5_000)}`])
    expect((await plain(path)).text).not.toMatch(/FST|fastify/i)
})

test('none of all this was an error of the server', () => {
  expect(app.logged.filter((line) => line.includes('request failed'))).toEqual([])
})
