// Five thousand requests that nobody should send, to every call and by everybody: no fault, no silence, no exit.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../packages/server/src/testing/app.ts'
import { runFuzz } from './run-fuzz.ts'

let app: TestApp
let minutes = 0
beforeAll(async () => {
  app = await startTestApp({}, { stopwatch: () => (minutes += 1) * 60_000, bounds: { queueMs: 60_000 } })
})
afterAll(() => app.stop())

test('whatever is asked, by whomever, the answer is one that the call declares', async () => {
  const seed = Number(process.env['FUZZ_SEED'] ?? Math.floor(Math.random() * 2 ** 31))
  const { faults, requests, statuses } = await runFuzz({ app, base: app.base, seed, requests: 5_000 })
  expect({ seed, faults }).toEqual({ seed, faults: [] })
  expect(requests).toBe(5_000)
  // Half of it nonsense and half of it good: what only refuses proves little.
  expect(statuses['200']).toBeGreaterThan(200)
  expect((await fetch(`${app.healthBase}/ready`)).status).toBe(200)
})
