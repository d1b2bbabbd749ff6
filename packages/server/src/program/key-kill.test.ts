// A node that is killed in the middle of a change of keys leaves nothing half done, and the next one goes on.
import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { cloneDatabase, type TestDatabase } from '../testing/database.ts'
import { bareEnvironment } from '../testing/machine/bare-environment.ts'
import { changeOnce, keyStates, steps } from '../testing/machine/change-keys.ts'
import { freePort } from '../testing/machine/free-port.ts'
import { until } from '../testing/until.ts'

const people = 3_000
const patienceMs = 150_000
let folder = ''
let database: TestDatabase
let app: TestApp
let running: ChildProcess | undefined

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bidyard-kill-'))
  database = await cloneDatabase()
  app = await startTestApp(steps.before, { database })
  const { personal } = app.providers
  const rows = Array.from({ length: people }, (_, at) => ({
    name: `사람 ${at}`, birthday_sealed: personal.seal('19900101'), phone_sealed: personal.seal(`010${at}`),
    phone_hash: personal.lookup('phone', `010${at}`, 1), identity_hash: randomBytes(32),
    ci_hash: personal.lookup('ci', `ci-${at}`, 1), lookup_version: 1,
  }))
  for (let at = 0; at < people; at += 2_000)
    await app.database.transact((tx) => tx.insertInto('persons').values(rows.slice(at, at + 2_000)).execute())
  await app.close()
})
afterAll(async () => {
  running?.kill('SIGKILL')
  await app.stop()
  await rm(folder, { recursive: true, force: true })
})

const elsewhere = () => ({ database: { url: database.url, ownerUrl: database.ownerUrl, drop: async () => {} } })

const startProgram = async (): Promise<ChildProcess> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    cwd: folder, stdio: 'ignore',
    env: {
      ...steps.first, ...bareEnvironment, BIDYARD_DATA: folder, BIDYARD_DEMO: 'people',
      BIDYARD_PORT: String(await freePort()), BIDYARD_METRICS_PORT: String(await freePort()),
      DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl,
    },
  })
  running = child
  return child
}

const counts = async () => {
  const [row] = await app.sql<{ sealed: number; lifted: number; whole: number }[]>`
    select count(*) filter (where get_byte(phone_sealed, 1) = 2)::int as sealed,
      count(*) filter (where lookup_version = 2)::int as lifted, count(*)::int as whole
    from persons where name like '사람 %'`
  return row ?? { sealed: 0, lifted: 0, whole: 0 }
}

test('killed while it seals and while it lifts, and ended by the next one', async () => {
  for (const done of ['sealed', 'lifted'] as const) {
    const child = await startProgram()
    await until(async () => (await counts())[done] > 0, patienceMs)
    child.kill('SIGKILL')
    await once(child, 'exit')
    const now = await counts()
    expect(now[done]).toBeLessThan(people)
    expect(now.whole).toBe(people)
  }
  const child = await startProgram()
  await until(async () => (await counts()).lifted === people, patienceMs)
  child.kill('SIGTERM')
  await once(child, 'exit')
  expect(await counts()).toEqual({ sealed: people, lifted: people, whole: people })

  const last = await startTestApp(steps.first, elsewhere())
  while ((await keyStates(app)).filter(({ isDone }) => isDone).length < 3) await changeOnce(last)
  await last.stop()
  const after = await startTestApp(steps.alone, elsewhere())
  const { personal } = after.providers
  for (const at of [0, 1, people >> 1, people - 1]) {
    const [row] = await app.sql<{ phone: Buffer; name: string }[]>`
      select phone_sealed as phone, name from persons
      where ci_hash = ${Buffer.from(personal.lookup('ci', `ci-${at}`, 2))}
        and phone_hash = ${Buffer.from(personal.lookup('phone', `010${at}`, 2))}`
    expect([row?.name, personal.open(row?.phone ?? Buffer.alloc(0))]).toEqual([`사람 ${at}`, `010${at}`])
  }
  await after.stop()
}, 4 * patienceMs)
