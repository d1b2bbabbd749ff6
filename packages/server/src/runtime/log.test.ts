// What is written down, and what never is: secrets and personal data, wherever a client or a library puts them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { plainAskerOf } from '../testing/plain-ask.ts'
import { rawAsk } from '../testing/raw-ask.ts'
import { startSampleApp, type SampleApp } from '../testing/sample/app.ts'
import { openLog } from './log.ts'

const written = (level: 'info' | 'warn' | 'error' | 'silent', event: string, facts: Record<string, unknown>) => {
  const lines: string[] = []
  openLog(level, (line) => void lines.push(line)).warn(event, facts)
  return lines
}
const factsOf = (facts: Record<string, unknown>): Record<string, unknown> =>
  JSON.parse(written('info', 'tried', facts)[0] ?? '{}') as Record<string, unknown>

describe('a line', () => {
  test('is JSON with its time, its level and its event', () => {
    const line = factsOf({ count: 5n, list: ['가'], nested: { at: new Date(0) } })
    expect(line).toMatchObject({
      level: 'warn', event: 'tried', count: '5', list: ['가'], nested: { at: '1970-01-01T00:00:00.000Z' },
    })
    expect(line['time']).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  })

  test('tells which error of the system it was, beside the numbers of people that look like it', () => {
    expect(factsOf({ error: { errno: -111, code: 'ECONNREFUSED' }, representativeKrRrn: '1', rrn: '1', userRRN: '1' }))
      .toMatchObject({
        error: { errno: -111, code: 'ECONNREFUSED' }, representativeKrRrn: '[hidden]', rrn: '[hidden]',
        userRRN: '[hidden]',
      })
  })

  test('holds no line break, whatever is put in', () => {
    expect(written('info', 'a\nb', { text: 'c\r\nd\u2028' })[0]).not.toMatch(/[\n\r]/)
  })

  test('is written from its level on', () => {
    const levels = ['info', 'warn', 'error', 'silent'] as const
    expect(levels.map((level) => written(level, 'x', {}).length)).toEqual([1, 1, 0, 0])
  })

  test('is written even where the facts cannot be', () => {
    const circle: Record<string, unknown> = { name: 'round' }
    circle['self'] = circle
    expect(factsOf({ circle })).toMatchObject({ event: 'tried', unwritable: ['circle'] })
  })
})

test('a text that is long and holds no address costs no more than it is long', () => {
  const began = performance.now()
  factsOf({ text: `${'a'.repeat(100_000)} @` })
  expect(performance.now() - began).toBeLessThan(2_000)
})

describe('hidden is', () => {
  test.each([
    'password', 'newPassword', 'token', 'authorization', 'Cookie', 'apiKey', 'api_key', 'secret', 'phoneNumber',
    'email', 'birthday', 'ci', 'accountNumber', 'representativeKrRrn', 'signature',
  ])('the value of %s, at any depth', (name) => {
    expect(JSON.stringify(factsOf({ a: [{ [name]: 'planted' }] }))).not.toContain('planted')
  })

  test.each([
    ['the password in an address', 'connect to postgres://user:planted@host/db failed'],
    ['a token in a text', 'authorization was Bearer planted.token-x'],
    ['an api key in a text', 'header api-key planted'],
    ['a resident number', 'refused 850101-1234567'], ['a phone number', 'called 010-1234-5678'],
    ['a phone number without lines', 'called 01012345678'], ['an e-mail address', 'sent to hong.gildong@example.co.kr'],
    ['one that looks like a phone', '010-1234-5678@gildong.kr'], ['one behind none', '@ a@b gildong+1@c.kr'],
  ])('%s', (_, text) => {
    const line = JSON.stringify([factsOf({ text }), factsOf({ error: new Error(text, { cause: new Error(text) }) })])
    expect(line).not.toMatch(/planted|1234|gildong/)
    expect(line).toContain('[hidden]')
  })

  test('what a statement could not read, in its message and in its stack', () => {
    const error = Object.assign(new Error('invalid input syntax for type uuid: "홍길동 planted"'), { code: '22P02' })
    const line = JSON.stringify(factsOf({ error }))
    expect(line).not.toMatch(/planted|홍길동/)
    expect(line).toContain('log.test.ts')
  })

  test('nothing that only looks like it: ids stay ids', () => {
    const ids = ['01996234-5678-7123-8123-010123456789', '3f2504e0-4f89-41d3-9a0c-0305e82c3301']
    expect(factsOf({ ids })['ids']).toEqual(ids)
  })
})

describe('a server under requests full of secrets', () => {
  let app: SampleApp
  beforeAll(async () => {
    app = await startSampleApp()
  })
  afterAll(() => app.stop())

  test('writes none of them down', async () => {
    const plain = plainAskerOf(app.base)
    const api = '/bridge/public/api/v0'
    // No digits: what looks like a phone number is hidden wherever it stands, and would hide a mistake here.
    const planted = 'planted-abcdefghij'
    const people = ['850101-1234567', '010-1234-5678', 'hong@example.com', '홍길동']
    const { token } = await app.member({ name: '홍길동' })
    const headers = {
      authorization: `Bearer ${planted}`, cookie: `session=${planted}`, 'x-api-key': planted,
      'idempotency-key': planted, 'x-mobile-app-device-uid': planted, referrer: `https://x.example/?token=${planted}`,
      'user-agent': planted,
      'accept-language': planted, 'x-forwarded-for': '203.0.113.99',
    }
    const body = JSON.stringify({ name: planted, priceWon: 1, password: planted, people })
    const paths = [
      `${api}/samples`, `${api}/mishaps/throw`, `${api}/mishaps/secretInError`, `${api}/mishaps/slow${planted}`,
      `/nowhere/${planted}`, `/%zz${planted}`, `${api}/samples/${planted}`,
    ]
    for (const path of paths)
      for (const method of ['GET', 'POST', 'DELETE']) {
        const question = { method, headers, query: { token: planted, filter: `{"name":{"eq":"${planted}"}}` } }
        await plain(path, method === 'GET' ? question : { ...question, body })
        await plain(path, { method, query: { filter: `"${people.join()}"` }, token })
      }
    await rawAsk(app.base, `GET /${planted} HTTP/9\r\nauthorization: ${planted}\r\n\r\n`)
    await expect.poll(() => app.logged.filter((line) => line.includes('"event":"request"')).length).toBeGreaterThan(40)
    const all = app.logged.join('\n')
    expect(all.includes('request failed')).toBe(true)
    for (const secret of [planted, token, ...people, '127.0.0.1', '203.0.113.99'])
      expect(all, secret).not.toContain(secret)
  })

  test('writes who did what, how it ended and how long it took', async () => {
    const dealer = await app.member()
    const answer = await plainAskerOf(app.base)('/bridge/public/api/v0/samples', { token: dealer.token })
    const requestId = answer.headers.get('x-request-id') ?? ''
    await expect.poll(() => app.logged.find((line) => line.includes(requestId))).toBeDefined()
    const line = JSON.parse(app.logged.find((one) => one.includes(requestId)) ?? '') as { ms: number }
    expect(line.ms).toBeGreaterThan(0)
    expect(line).toMatchObject({
      event: 'request', requestId, call: 'sample.listSamples', status: '200', member: dealer.memberId,
    })
  })
})
