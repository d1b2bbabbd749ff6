// A database that dies and comes back: clean refusals meanwhile, and then everything goes on by itself.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningPostgres, startPostgres } from '@bidyard/postgres/launcher'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PlainAnswer, plainAskerOf } from '../../testing/plain-ask.ts'
import { startSampleApp, type SampleApp } from '../../testing/sample/app.ts'
import { prepareDatabase } from '../../prepare.ts'
import { openLog } from '../log.ts'

let folder: string
let postgres: RunningPostgres
let app: SampleApp
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bidyard-restart-'))
  postgres = await startPostgres({
    folder, settings: { max_connections: '30', shared_buffers: '16MB' }, restartDelaysMs: [300, 300, 300],
  })
  await prepareDatabase(postgres, openLog('error'))
  app = await startSampleApp({}, {
    database: { url: postgres.url, ownerUrl: postgres.ownerUrl, drop: async () => {} }, bounds: { queueMs: 1_000 },
  })
})
afterAll(async () => {
  await app.stop()
  await postgres.stop('immediate')
  await rm(folder, { recursive: true, force: true })
})

const add = (): Promise<PlainAnswer> =>
  plainAskerOf(app.base)('/bridge/public/api/v0/counters', { method: 'POST', body: '{"order":["a"]}' })
const read = (): Promise<PlainAnswer> => plainAskerOf(app.base)('/bridge/public/api/v0/sample-words')
const ready = async (): Promise<number> => (await fetch(`${app.healthBase}/ready`)).status

test('refuses while the database is dead, serves as soon as it is back, and loses nothing', async () => {
  let confirmed = 0
  const addAll = async (count: number): Promise<number[]> => {
    const answers = await Promise.all(Array.from({ length: count }, add))
    confirmed += answers.filter(({ status }) => status === 200).length
    return answers.map(({ status }) => status)
  }
  expect(new Set(await addAll(20))).toEqual(new Set([200]))
  expect(await ready()).toBe(200)

  process.kill(postgres.pid, 'SIGKILL')
  const statuses = new Set<number>()
  await expect.poll(async () => {
    for (const status of await addAll(5)) statuses.add(status)
    return statuses.has(503)
  }, { timeout: 10_000 }).toBe(true)
  const refused = await read()
  if (refused.status !== 200) {
    expect([refused.status, refused.body.code]).toEqual([503, 'UNAVAILABLE'])
    expect(refused.headers.get('retry-after')).not.toBeNull()
  }

  await expect.poll(async () => (await read()).status, { timeout: 20_000 }).toBe(200)
  await expect.poll(ready, { timeout: 20_000 }).toBe(200)
  expect(new Set(await addAll(20))).toEqual(new Set([200]))
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([])
  const sum = ((await add()).body.data as { sum: number }).sum
  expect(sum).toBeGreaterThanOrEqual(confirmed + 1)
})
