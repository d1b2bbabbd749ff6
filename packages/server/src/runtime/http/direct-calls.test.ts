// Plain requests go past the framework, and nobody can tell by the answer.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PlainAnswer, type PlainAsk, plainAskerOf, type PlainQuestion } from '../../testing/plain-ask.ts'
import { startSampleApp, type SampleApp } from '../../testing/sample/app.ts'

let app: SampleApp
let ask: PlainAsk
let token: string
beforeAll(async () => {
  app = await startSampleApp({ BIDYARD_PROXIES: '1' })
  ask = plainAskerOf(app.base)
  token = (await app.member()).token
})
afterAll(() => app.stop())

const samples = '/bridge/public/api/v0/samples'
const good = JSON.stringify({ name: '차량', priceWon: 1_000 })
const passing = /"(id|requestId)":"[^"]*"/g

// The framework closes the line after what it could not read; the direct way has read it to its end.
const ofLine: ReadonlySet<string> = new Set(['connection', 'keep-alive'])
const shownOf = ({ status, headers, text }: PlainAnswer) => ({
  status, text: text.replaceAll(passing, ''),
  headers: [...headers.keys()].filter((name) => !ofLine.has(name)).toSorted(),
  kept: ['cache-control', 'content-type', 'idempotent-replayed', 'retry-after'].map((name) => headers.get(name)),
})

/** The charset is enough to be no longer plain. */
const ways = ['application/json', 'application/json; charset=utf-8'] as const
const askBothWays = (question: Omit<PlainQuestion, 'method'>): Promise<readonly PlainAnswer[]> =>
  Promise.all(ways.map((type) => ask(samples, {
    method: 'POST', ...question,
    headers: { 'idempotency-key': randomUUID(), ...question.headers, 'content-type': type },
  })))

describe('an answer is the same both ways', () => {
  test.each<[string, number, () => Omit<PlainQuestion, 'method'>]>([
    ['to what is right', 200, () => ({ token, body: good })],
    ['to a stranger', 401, () => ({ body: good })],
    ['to a body that is no JSON', 400, () => ({ token, body: '{' })],
    ['to letters that are no UTF-8', 400, () => ({ token, body: Buffer.from('{"name":"\xbd\xc3"}', 'latin1') })],
    ['to a body that is packed', 415, () => ({ token, body: good, headers: { 'content-encoding': 'gzip' } })],
    ['to a poisoned prototype', 400, () => ({ token, body: '{"__proto__":{"name":"차량"}}' })],
    ['to a body of the wrong shape', 400, () => ({ token, body: '{"name":1}' })],
    ['to a key that is none', 400, () => ({ token, body: good, headers: { 'idempotency-key': 'a b' } })],
    ['to another run’s name', 400, () => ({ token, body: good, headers: { 'app-namespace': 'production' } })],
    ['in English', 400, () => ({ token, body: '{"name":1}', headers: { 'accept-language': 'en' } })],
  ])('%s', async (_, status, question) => {
    const [direct, usual] = await askBothWays(question())
    expect(direct?.status, direct?.text).toBe(status)
    expect(direct && shownOf(direct)).toEqual(usual && shownOf(usual))
  })

  test('when it is given again', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const [first] = await askBothWays({ token, body: good, headers: key })
    const again = await askBothWays({ token, body: good, headers: key })
    expect(again.map(({ text, headers }) => [text, headers.get('idempotent-replayed')]))
      .toEqual(ways.map(() => [first?.text, 'true']))
  })
})

test.each([
  ['br', '500 words', 500], ['gzip', '500 words', 500], ['identity', '500 words', 500], ['br', 'one word', 1],
])('for whoever takes %s, %s travel the same both ways', async (accepted, _, times) => {
  const answers = await Promise.all(ways.map((type) => ask('/bridge/public/api/v0/repeated-words', {
    method: 'POST', body: JSON.stringify({ word: '자동차', times }),
    headers: { 'content-type': type, 'accept-encoding': accepted },
  })))
  const isSqueezed = times > 1 && accepted !== 'identity'
  expect(answers.map(({ headers }) => [headers.get('content-encoding'), headers.get('vary')]))
    .toEqual(ways.map(() => [isSqueezed ? accepted : null, times > 1 ? 'accept-encoding' : null]))
  expect(answers.map(({ body }) => body.data))
    .toEqual(ways.map(() => ({ words: Array.from({ length: times }, () => '자동차') })))
})

test('every request is counted under its call', async () => {
  const count = async (): Promise<number> =>
    (await app.metrics.requestSeconds.get()).values
      .find(({ metricName = '', labels: { call, status } }) =>
        metricName.endsWith('_count') && call === 'sample.makeSample' && status === '200')?.value ?? 0
  const before = await count()
  await askBothWays({ token, body: good })
  await expect.poll(count).toBe(before + 2)
})

test('who asks is known by the address that the nearest proxy told, whatever was told before', async () => {
  const guessFrom = async (address: string): Promise<number> => (await ask('/bridge/public/api/v0/guesses', {
    method: 'POST', body: '{}', headers: { 'x-forwarded-for': address },
  })).status
  for (const claimed of ['198.51.100.1, ', '198.51.100.2,', ''])
    expect(await guessFrom(`${claimed}203.0.113.7`)).toBe(200)
  expect(await guessFrom('198.51.100.3, 203.0.113.7')).toBe(429)
  expect(await guessFrom('203.0.113.7, 203.0.113.8')).toBe(200)
})
