// What attackers found at the front door, so that it stays mended.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf } from '../../testing/ask.ts'
import { limits } from '@bidyard/contract/limits'
import { sampleCalls } from '../../testing/sample/calls.ts'
import { type SampleApp, startSampleApp } from '../../testing/sample/app.ts'
import { eventsPath } from '../live/event-stream.ts'

const { listSamples, readWords } = sampleCalls.sample
let app: SampleApp
beforeAll(async () => {
  app = await startSampleApp()
})
afterAll(() => app.stop())

test('measures how long a request takes', async () => {
  await app.ask(readWords, { query: {} })
  const numbers = await (await fetch(`${app.healthBase}/metrics`)).text()
  const [, sum] = /bidyard_request_seconds_sum\{call="sample.readWords",status="200"\} (\S+)/.exec(numbers) ?? []
  expect(Number(sum)).toBeGreaterThan(0)
})

test('HEAD of the live stream is no stream', async () => {
  const { token } = await app.member()
  const response = await fetch(app.base + eventsPath, { method: 'HEAD', headers: { authorization: `Bearer ${token}` } })
  expect(response.status).toBe(404)
  expect(app.hub.count()).toBe(0)
})

test('fifty streams at once do not pass the bound together', async () => {
  const { token } = await app.member()
  const leave = new AbortController()
  const headers = { authorization: `Bearer ${token}` }
  const opened = await Promise.all(Array.from({ length: 50 }, async () =>
    (await fetch(app.base + eventsPath, { headers, signal: leave.signal })).status))
  leave.abort()
  expect(opened.filter((status) => status === 200)).toHaveLength(limits.liveStreamsPerCaller)
})

test('refuses a name that the list does not know, even when its value cannot be read', async () => {
  const dealer = await app.member()
  const response = await fetch(`${app.base}/bridge/public/api/v0/samples?fliter=abc`, {
    headers: { 'app-namespace': 'local', authorization: `Bearer ${dealer.token}` },
  })
  expect(response.status).toBe(400)
})

test('refuses a page beside a cursor', async () => {
  const dealer = await app.member()
  const refusal = await refusalOf(dealer.ask(listSamples, { query: { page: 2, cursor: 'x.y' } }))
  expect(refusal.body.issues?.[0]?.path).toBe('query.page')
})

test('an answer that may be kept carries no time', async () => {
  const address = `${app.base}/bridge/public/api/v0/sample-words`
  const response = await fetch(address, { headers: { 'app-namespace': 'local' } })
  expect(response.headers.get('cache-control')).toContain('max-age')
  expect(response.headers.get('x-server-time')).toBeNull()
})
