// The job that writes anew what older keys wrote: one run at a time, which steps over what it cannot open.
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { changeOnce, keyStates, steps } from '../../testing/machine/change-keys.ts'
import { until } from '../../testing/until.ts'
import { lockNumbers } from '../database/lock-numbers.ts'
import { type Turn, whereNoOther } from '../database/one-at-a-time.ts'
import { openLog } from '../log.ts'
import { openSeals } from '../personal-data.ts'
import { changeKeys, type KeyChange, type KeyChanges } from './change-keys.ts'
import { inTurn } from './pieces.ts'

let before: TestApp
let one: TestApp
let other: TestApp
beforeAll(async () => {
  before = await startTestApp(steps.before)
  await before.close()
  const database = { url: before.databaseUrl, ownerUrl: before.ownerUrl, drop: async () => {} }
  one = await startTestApp(steps.first, { database })
  other = await startTestApp(steps.first, { database })
})
afterAll(async () => {
  for (const app of [other, one, before]) await app.stop()
})

const some: KeyChange = { writes: 2, run: async () => 0, count: async () => 1 }
const changesOf = (run: KeyChange['run'], left: number): KeyChanges =>
  ({ data: { writes: 2, run, count: async () => left }, file: some, lookup: some })
const run = async (on: TestApp, changes: KeyChanges, kindMs?: number): Promise<string> => {
  const lines: string[] = []
  await changeKeys(changes, kindMs)({}, {
    database: on.database, act: on.act, log: openLog('info', (line) => void lines.push(line)),
    signal: new AbortController().signal,
  })
  return lines.join('\n')
}

test('a run between two of its pieces is not ended by another node, whose run leaves it alone', async () => {
  const [began, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const done: string[] = []
  const piece = (name: string, on: TestApp): Promise<void> =>
    inTurn({ database: on.database, signal: new AbortController().signal }, async () => void done.push(name))
  const long = run(one, changesOf(async () => {
    await piece('first', one)
    began.resolve()
    await goOn.promise
    await piece('second', one)
    return 3
  }, 7))
  await began.promise
  expect(await run(other, changesOf(async () => {
    await piece('of the other', other)
    return 0
  }, 0))).toBe('')
  goOn.resolve()
  expect(await long).toContain('"stayed":3,"left":7')
  expect(done).toEqual(['first', 'second'])
  // The turn is given back at its end.
  expect(await run(other, changesOf(async () => 0, 5))).toContain('"left":5')
})

test('a run that takes too long stays where it is, counts, says so, and the other kinds have their time', async () => {
  const said = await run(one, changesOf(async ({ signal }) => {
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
    return 0
  }, 11), 500)
  expect(said).toContain('the rest comes later","setting":"BIDYARD_DATA_KEYS","version":2,"stayed":0,"left":11')
  expect((await keyStates(one)).find(({ key }) => key === 'data 1')?.left).toBe(11)
  for (const setting of ['BIDYARD_FILE_KEY', 'BIDYARD_LOOKUP_KEY']) expect(said).toContain(`"setting":"${setting}"`)
})

/** Whoever had the turn before may not have left yet. */
const onceOurs = (turn: Turn, work: (lost: AbortSignal) => Promise<void>): Promise<void> => until(async () => {
  let isOurs = false
  await whereNoOther(turn, async (lost) => {
    isOurs = true
    await work(lost)
  })
  return isOurs
})

const turnOf = (silentMs: number, url = one.databaseUrl) => ({ url, lockNumber: lockNumbers.keyPass, silentMs })

test('a turn ends with its connection, and the work is told', async () => {
  const turn = turnOf(20_000)
  const told: string[] = []
  await onceOurs(turn, async (lost) => {
    await other.sql`
      select pg_terminate_backend(pid) from pg_locks
      where locktype = 'advisory' and objid = ${lockNumbers.keyPass} and granted
        and database = (select oid from pg_database where datname = current_database())`
    await until(() => lost.aborted)
    await until(async () => {
      await whereNoOther(turn, async () => void told.push('next'))
      return told.length > 0
    })
  })
  expect(told).toEqual(['next'])
})

test('a turn is lost with a connection on which nothing comes back, and one beat waits for it', async () => {
  const { hostname, port } = new URL(one.databaseUrl)
  let [isCut, beats] = [false, 0]
  const cut = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const socket of [near, far]) socket.on('error', () => {})
    near.on('data', (piece) => {
      if (isCut) beats += 1
      else far.write(piece)
    })
    far.on('data', (piece) => void near.write(piece))
    near.on('close', () => far.destroy())
  }).listen(0, '127.0.0.1')
  await once(cut, 'listening')
  const url = new URL(one.databaseUrl)
  url.host = `127.0.0.1:${(cut.address() as AddressInfo).port}`
  await onceOurs(turnOf(1_000, url.href), async (lost) => {
    isCut = true
    await until(() => lost.aborted)
  })
  expect(beats).toBe(1)
  cut.close()
})

/** Tries until it has the turn, and ends. */
const nextNode = `
import postgres from 'postgres'
const sql = postgres(process.env.URL, { max: 1 })
const take = () => sql\`select pg_try_advisory_lock(\${process.env.LOCK}::bigint) as got\`
while (!(await take())[0].got) await new Promise((resolve) => setTimeout(resolve, 20))
await sql.end()
`

test('a node that stands still loses its turn to another one, and hears of it when it goes on', async () => {
  await onceOurs(turnOf(300), async (lost) => {
    // Nothing of this process runs meanwhile.
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', nextNode], {
      cwd: import.meta.dirname, env: { URL: one.databaseUrl, LOCK: String(lockNumbers.keyPass) }, timeout: 60_000,
    })
    expect([status, stderr.toString()]).toEqual([0, ''])
    await until(() => lost.aborted)
  })
})

test('texts that no key opens hide none of those beside them, and are told in one line', async () => {
  const { personal } = one.providers
  const old = openSeals([{ version: 1, key: Buffer.alloc(32, 0x11) }])
  const [bad, good] = [450, 50]
  const rows = Array.from({ length: bad + good }, (_, at) => ({
    name: `사람 ${at}`, birthday_sealed: personal.seal('19900101'),
    // The first ones are no text of any key; those behind them lie within the same blocks.
    phone_sealed: at < bad ? Buffer.from(at % 2 === 0 ? '0001' : '01', 'hex') : old.seal(`010${at}`),
    phone_hash: randomBytes(32), identity_hash: randomBytes(32), lookup_version: 2,
  }))
  await one.database.transact((tx) => tx.insertInto('persons').values(rows).execute())
  const lines = await changeOnce(one)
  const kept = await one.sql<{ phone: Buffer }[]>`select phone_sealed as phone from persons where name like '사람 %'`
  expect(kept.filter(({ phone }) => phone.length < 3)).toHaveLength(bad)
  expect(kept.filter(({ phone }) => phone.length > 2).map(({ phone }) => phone.readUInt16BE()))
    .toEqual(Array.from({ length: good }, () => 2))
  expect(lines.filter((line) => line.includes('sealed texts cannot be opened'))).toHaveLength(1)
  expect(lines.join('\n')).toContain(`"column":"phone_sealed","unopened":${bad}`)
  expect(lines.join('\n')).toContain(`"stayed":${bad},"left":${bad}`)
})
