// A start whose key begins behind a long import: it waits, holds nobody up meanwhile, and says what it waited for.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { steps } from '../../testing/machine/change-keys.ts'
import { until } from '../../testing/until.ts'
import { readEnvironment, StartRefused } from '../environment.ts'
import { openLog } from '../log.ts'
import { type HeldKeys, holdKeys } from './hold-keys.ts'
import { lockLookupVersion } from './used-keys.sql.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp(steps.known)
})
afterAll(() => app.stop())

/** A transaction that wrote a hash and goes on writing, until it is ended. */
const beginImport = async (): Promise<{ end(): Promise<void> }> => {
  const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const ended = app.database.transact(async (tx) => {
    await lockLookupVersion(tx)
    begun.resolve()
    await end.promise
  })
  await begun.promise
  return {
    end: async () => {
      end.resolve()
      await ended
    },
  }
}
const begin = (waitMs: number, lines: string[] = []): Promise<HeldKeys> => holdKeys({
  database: app.database, settings: readEnvironment({ BIDYARD_ENV: 'local', ...steps.first }),
  log: openLog('info', (line) => void lines.push(line)), silentMs: 100, waitMs,
})
const says = 'the start waits for whoever writes with the keys of this database'

test('in its own words, where that takes too long, and changes nothing', async () => {
  const going = await beginImport()
  const refused = await begin(500).catch((error: unknown) => error)
  // Otherwise the process would be taken for one that died, and started again and again.
  expect(refused).toBeInstanceOf(StartRefused)
  expect((refused as Error).message)
    .toMatch(/waited \d+ seconds for 1 transaction\(s\) that write with the keys .*: an import.*start again/)
  await going.end()
  expect(await app.sql`select from used_keys where version = 2`).toHaveLength(0)
})

test('as long as it takes, and lets others write meanwhile', async () => {
  const [going, lines] = [await beginImport(), [] as string[]]
  const starting = begin(60_000, lines)
  await until(() => lines.some((line) => line.includes(says)))
  for (let times = 0; times < 40; times++)
    expect(await app.database.transact(async (tx) => {
      // Where a start stood in line for the lock again and again, one of these would have to stand behind it.
      await sql`select pg_sleep(0.05), set_config('lock_timeout', '100ms', true)`.execute(tx)
      return lockLookupVersion(tx)
    })).toBe(1)
  await going.end()
  const held = await starting
  expect(held.lookupKeys.map(({ version }) => version)).toEqual([2, 1])
  expect(lines.filter((line) => line.includes(says))).toHaveLength(1)
  await held.release()
})
