// How often one may ask: by caller, by address, and less often for calls that guessers like.
import { limits } from '@bidyard/contract/limits'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type PlainAnswer, plainAskerOf } from '../../testing/plain-ask.ts'
import { rawAsk } from '../../testing/raw-ask.ts'
import { startSampleApp, type SampleApp } from '../../testing/sample/app.ts'
import { Refusal } from '../failure.ts'
import { networkOf, openRateLimit } from './rate-limit.ts'

describe('a count', () => {
  let now = 0
  const limit = openRateLimit(() => now, 500)
  const turns = (key: string, perMinute: number, tries: number): number =>
    Array.from({ length: tries }, () => {
      try {
        limit.take(key, perMinute)
        return 1
      } catch (error) {
        expect(error).toBeInstanceOf(Refusal)
        return 0
      }
    }).reduce<number>((sum, one) => sum + one, 0)
  const waitOf = (key: string, perMinute: number): number => {
    try {
      limit.take(key, perMinute)
    } catch (error) {
      return (error as Refusal).retryAfterSeconds ?? 0
    }
    return 0
  }
  beforeEach(() => {
    now += 600_000
  })

  test('lets through as many as it says, at once or spread, and fills up again evenly', () => {
    expect(turns('a', 60, 100)).toBe(60)
    now += 999
    expect(turns('a', 60, 5)).toBe(0)
    now += 1
    expect(turns('a', 60, 5)).toBe(1)
    now += 30_000
    expect(turns('a', 60, 100)).toBe(30)
    now += 3_600_000
    expect(turns('a', 60, 100)).toBe(60)
  })

  test('of one key takes nothing from another', () => {
    expect(turns('b', 3, 10)).toBe(3)
    expect(turns('c', 3, 10)).toBe(3)
  })

  test('says truly when to come back', () => {
    turns('d', 3, 3)
    const seconds = waitOf('d', 3)
    expect(seconds).toBe(20)
    now += seconds * 1_000 - 1
    expect(waitOf('d', 3)).toBe(1)
    now += 1
    expect(turns('d', 3, 1)).toBe(1)
  })

  test('forgets those who have been silent for the longest in a flood of addresses', () => {
    turns('victim', 3, 3)
    for (let at = 0; at < 490; at++) limit.take(`flood-${at}`, 3)
    expect(turns('victim', 3, 1)).toBe(0)
    for (let at = 0; at < 501; at++) limit.take(`more-${at}`, 3)
    expect(turns('victim', 3, 3)).toBe(3)
  })
})

test.each([
  ['10.0.0.1', '10.0.0.1'], ['::ffff:10.0.0.1', '::ffff:10.0.0.1'], ['::1', '0:0:0:0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'], ['2001:db8:1:2::', '2001:db8:1:2'], ['2001:db8::9', '2001:db8:0:0'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

describe('over HTTP', () => {
  let now = 0
  let app: SampleApp
  beforeAll(async () => {
    app = await startSampleApp({ BIDYARD_PROXIES: '1' }, { stopwatch: () => now })
  })
  beforeEach(() => {
    now += 3_600_000
  })
  afterAll(() => app.stop())

  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<PlainAnswer> =>
    plainAskerOf(app.base)(`/bridge/public/api/v0${path}`, { method, headers })
  const guess = (headers: Record<string, string> = {}) => ask('/guesses', headers, 'POST')

  test('a fourth guess in a minute is 429 with the seconds to wait', async () => {
    const answers = [await guess(), await guess(), await guess(), await guess()]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429])
    const last = answers[3]
    expect(last?.body).toMatchObject({ code: 'TOO_MANY_REQUESTS', detail: null })
    expect(last?.headers.get('retry-after')).toBe('20')
    now += 20_000
    expect((await guess()).status).toBe(200)
  })

  test('a new made-up token buys no new guess', async () => {
    const statuses = []
    for (let at = 0; at < 5; at++) statuses.push((await guess({ authorization: `Bearer made-up-${at}` })).status)
    expect(statuses).toEqual([200, 200, 200, 429, 429])
  })

  test('people behind one address do not take each other’s turns', async () => {
    const [one, two] = await Promise.all([app.member(), app.member()])
    for (const { token } of [one, two]) {
      const statuses = []
      for (let at = 0; at < 4; at++) statuses.push((await guess({ authorization: `Bearer ${token}` })).status)
      expect(statuses).toEqual([200, 200, 200, 429])
    }
  })

  test('an address has a bound of its own, which requests to nowhere spend too', async () => {
    const { requestsPerMinuteOfAddress: most } = limits
    const request = `GET /nowhere HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 203.0.113.5\r\n`
    const { text } = await rawAsk(app.base, `${request}\r\n`.repeat(most + 9) + `${request}connection: close\r\n\r\n`)
    expect(text.match(/HTTP\/1.1 404/g)).toHaveLength(most)
    expect(text.match(/HTTP\/1.1 429/g)).toHaveLength(10)
    expect((await ask('/sample-words', { 'x-forwarded-for': '203.0.113.5' })).status).toBe(429)
    expect((await ask('/sample-words', { 'x-forwarded-for': '203.0.113.6' })).status).toBe(200)
  })

  test('a caller has a bound over all calls', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    const rush = async (count: number, path: string): Promise<PlainAnswer[]> => {
      const answers: PlainAnswer[] = []
      for (let at = 0; at < count; at += 50)
        answers.push(...await Promise.all(Array.from({ length: 50 }, () => ask(path, headers))))
      return answers
    }
    const served = await rush(limits.requestsPerMinute + 50, '/sample-words')
    expect(served.filter(({ status }) => status === 200)).toHaveLength(limits.requestsPerMinute)
    expect(served.filter(({ status }) => status === 429)).toHaveLength(50)
    expect((await ask('/sample-words', { 'x-forwarded-for': '203.0.113.8' })).status).toBe(200)
  })

  test('the address is the one that the nearest proxy saw, not the one that a client claims', async () => {
    for (let at = 0; at < 3; at++) await guess({ 'x-forwarded-for': `198.51.100.${at}, 203.0.113.9` })
    expect((await guess({ 'x-forwarded-for': '198.51.100.77, 203.0.113.9' })).status).toBe(429)
    expect((await guess({ 'x-forwarded-for': '198.51.100.77' })).status).toBe(200)
  })
})
