// What machines that watch are told: alive, ready, and the numbers.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainAskerOf } from '../../testing/plain-ask.ts'
import { rawAsk } from '../../testing/raw-ask.ts'
import { startSampleApp, type SampleApp } from '../../testing/sample/app.ts'

let app: SampleApp
beforeAll(async () => {
  app = await startSampleApp()
})
afterAll(() => app.stop())

const get = async (path: string) => {
  const response = await fetch(app.healthBase + path)
  return { status: response.status, text: await response.text(), headers: response.headers }
}

test('is alive and ready', async () => {
  expect([await get('/live'), await get('/ready')].map(({ status, text }) => [status, text]))
    .toEqual([[200, 'alive\n'], [200, 'ready\n']])
  expect((await get('/ready')).headers.get('cache-control')).toBe('no-store')
  expect((await get('/ready?from=balancer')).status).toBe(200)
})

test('tells nothing else, and nothing of it to the public', async () => {
  for (const path of ['/', '/metrics/x', '/..', '//', '/%zz']) expect((await get(path)).status).toBe(404)
  for (const path of ['/live', '/ready', '/metrics']) expect((await plainAskerOf(app.base)(path)).status).toBe(404)
})

test('counts requests by call and status, with labels that no client can add to', async () => {
  const plain = plainAskerOf(app.base)
  const api = '/bridge/public/api/v0'
  await plain(`${api}/sample-words`)
  await plain(`${api}/sample-words?size=9`)
  for (let at = 0; at < 30; at++) {
    await plain(`/made-up-${at}`)
    await plain(`${api}/samples/made-up-${at}/poke`, { method: 'POST' })
    await rawAsk(app.base, `MADE${at} / HTTP/1.1\r\n\r\n`)
  }
  const nowhere = async (): Promise<number> =>
    Number(/_count\{call="other",status="404"\} (\d+)/.exec((await get('/metrics')).text)?.[1])
  await expect.poll(nowhere).toBeGreaterThanOrEqual(30)
  const { text, headers } = await get('/metrics')
  expect(headers.get('content-type')).toContain('text/plain')
  expect(text).not.toContain('made-up')
  const counted = text.split('\n').filter((line) => line.startsWith('bidyard_request_seconds_count'))
  expect(counted).toContain('bidyard_request_seconds_count{call="sample.readWords",status="200"} 1')
  expect(counted).toContain('bidyard_request_seconds_count{call="sample.readWords",status="400"} 1')
  expect(counted.length).toBeLessThan(10)
  for (const name of ['process_cpu_seconds_total', 'nodejs_eventloop_lag_seconds', 'requests_running'])
    expect(text).toContain(`bidyard_${name}`)
})

test('counts unexpected errors by call, and requests that run', async () => {
  await plainAskerOf(app.base)('/bridge/public/api/v0/mishaps/throw', { method: 'POST' })
  expect((await get('/metrics')).text).toContain('bidyard_errors_unexpected_total{call="sample.meetMishap"} 1')
  await expect.poll(async () => (await get('/metrics')).text).toContain('bidyard_requests_running 0')
})

test('a client that goes away in the middle is no longer counted as running', async () => {
  const stuck = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  app.hooks.between = () => {
    begun.resolve()
    return stuck.promise
  }
  const leaving = new AbortController()
  const asked = fetch(`${app.base}/bridge/public/api/v0/counters`, {
    method: 'POST', body: '{"order":["a"]}', signal: leaving.signal,
    headers: { 'app-namespace': 'local', 'content-type': 'application/json' },
  })
  await begun.promise
  expect((await get('/metrics')).text).toContain('bidyard_requests_running 1')
  leaving.abort()
  await expect(asked).rejects.toThrow('aborted')
  await expect.poll(async () => (await get('/metrics')).text).toContain('bidyard_requests_running 0')
  stuck.resolve()
  await expect.poll(() => app.logged.some((line) => line.includes('"status":"gone"'))).toBe(true)
})
