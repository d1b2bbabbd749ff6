// Five thousand requests that nobody should send, to every call and by everybody: no fault, no silence, no exit.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../packages/server/src/testing/app.ts'
import { seededRandom } from '../packages/server/src/testing/seeded-random.ts'
import { runFuzz } from './run-fuzz.ts'
import { spoil } from './spoil.ts'

let app: TestApp
let minutes = 0
beforeAll(async () => {
  app = await startTestApp({}, { stopwatch: () => (minutes += 1) * 60_000, bounds: { queueMs: 60_000 } })
})
afterAll(() => app.stop())

test('whatever is asked, by whomever, the answer is one that the call declares', async () => {
  // Always the same ones, so that a change is what is judged; `npm run fuzz` looks for others.
  const { faults, requests, statuses } = await runFuzz({ app, base: app.base, seed: 20_261_122, requests: 5_000 })
  expect(faults).toEqual([])
  expect(requests).toBe(5_000)
  // Some of it has to get through: what only refuses proves little.
  expect(statuses['200']).toBeGreaterThan(200)
  expect((await fetch(`${app.healthBase}/ready`)).status).toBe(200)
})

test('lists of lists grow no further than a server would read, or the asker would hold it up for seconds', () => {
  const random = seededRandom(1)
  const lengths = Array.from({ length: 3_000 }, () => {
    let body: unknown = { lists: [['an item of a list that is in a list']] }
    for (let time = 0; time < 3; time++) body = spoil(random, body, ['an id'])
    return JSON.stringify(body).length
  })
  const longest = Math.max(...lengths)
  expect(longest).toBeGreaterThan(100_000)
  expect(longest).toBeLessThan(10_000_000)
})
