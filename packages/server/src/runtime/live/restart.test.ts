// A database that is killed and comes back: screens come back by themselves, and hear all that was committed.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type RunningPostgres, startPostgres } from '@bidyard/postgres/launcher'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { prepareDatabase } from '../../prepare.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { followLive } from '../../testing/live-client.ts'
import { until } from '../../testing/until.ts'
import { openLog } from '../log.ts'

let folder: string
let postgres: RunningPostgres
let app: TestApp
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bidyard-live-'))
  postgres = await startPostgres({
    folder, settings: { max_connections: '30', shared_buffers: '16MB' }, restartDelaysMs: [300, 300, 300],
  })
  await prepareDatabase(postgres, openLog('error'))
  app = await startTestApp({}, { database: { url: postgres.url, drop: async () => {} } })
})
afterAll(async () => {
  await app.stop()
  await postgres.stop('immediate')
  await rm(folder, { recursive: true, force: true })
})

interface Writer {
  readonly committed: ReadonlySet<number>
  /** Resolves when so many more have been committed. */
  more(count: number): Promise<void>
  stop(): Promise<void>
}

const startWriting = (): Writer => {
  const committed = new Set<number>()
  let [next, going] = [0, true]
  const write = async (): Promise<void> => {
    while (going) {
      const count = next++
      try {
        await app.act('flow', async ({ emit }) => emit('carCodesChanged', { count }))
        committed.add(count)
      } catch {
        await pause(10)
      }
    }
  }
  const writing = Promise.all([write(), write(), write()])
  return {
    committed,
    more: (count) => {
      const before = committed.size
      return until(() => committed.size > before + count, 20_000)
    },
    stop: async () => {
      going = false
      await writing
    },
  }
}

test('screens hear every event, or that they must look at everything anew, when the database is killed', async () => {
  const { token } = await app.member()
  const follower = followLive(() => app.base, token)
  const writer = startWriting()
  onTestFinished(async () => {
    await writer.stop()
    await follower.stop()
  })
  let [refetches, before] = [0, new Set<number>()]
  /** Committed, but neither heard nor told before the last look at everything anew. */
  const missed = (): readonly number[] => {
    const anew = follower.heard.filter(({ name }) => name === 'refetch').length
    if (anew > refetches) [refetches, before] = [anew, new Set(writer.committed)]
    const heard = new Set(follower.heard.map(({ data }) => (data as { count?: number }).count))
    return [...writer.committed].filter((one) => !before.has(one) && !heard.has(one))
  }
  await until(() => follower.connects() === 1)
  await writer.more(20)
  process.kill(postgres.pid, 'SIGKILL')
  await until(() => missed().length === 0 && refetches > 0, 20_000)
  await writer.more(50)
  await writer.stop()
  await until(() => missed().length === 0)
  // Once when the stream comes back, and once when the node itself notices.
  expect(refetches).toBeLessThanOrEqual(2)
})
