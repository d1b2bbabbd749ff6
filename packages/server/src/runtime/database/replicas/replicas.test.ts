// Lists and a real standby: it is asked while it is near, and never when it lacks more than it may.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listBehindHeader } from '@bidyard/contract/call'
import { type RunningPostgres, startPostgres } from '@bidyard/postgres/launcher'
import { sql } from 'kysely'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { prepareDatabase } from '../../../prepare.ts'
import { startTestApp } from '../../../testing/app.ts'
import { asOwner } from '../../../testing/database.ts'
import { freeze } from '../../../testing/machine/freeze.ts'
import { startStandby } from '../../../testing/machine/standby.ts'
import { plainAskerOf } from '../../../testing/plain-ask.ts'
import { sampleCalls } from '../../../testing/sample/calls.ts'
import { sampleHandlers } from '../../../testing/sample/handlers.ts'
import { makeSampleTables } from '../../../testing/sample/table.ts'
import { until } from '../../../testing/until.ts'
import { boundsOf } from '../../bounds.ts'
import { openLog } from '../../log.ts'
import { type Database, openDatabase } from '../database.ts'
import { readAgain } from '../transact-again.ts'
import { openFreshness } from './freshness.ts'

const small = { max_connections: '20', shared_buffers: '16MB', fsync: 'off' }
const behindMs = 1_000
// Longer than any test waits: what hangs must be let go because its machine is silent.
const answerMs = 600_000
let folder: string
let primary: RunningPostgres
let standby: RunningPostgres
let database: Database
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bidyard-standby-'))
  const first = join(folder, 'first')
  primary = await startPostgres({ folder: first, settings: small })
  await prepareDatabase(primary, openLog('error'))
  await asOwner(primary, (owner) => sql`create table steps (n int)`.execute(owner.primary))
  standby = await startStandby(primary, first, join(folder, 'second'), small)
  database = openDatabase({
    // Whoever names both need not know which one takes writes.
    url: primary.url, readUrl: primary.url.replace(/:\d+\//, `:${primary.port},127.0.0.1:${standby.port}/`),
    connections: 3, bounds: boundsOf({ behindMs, answerMs }),
  })
})
afterAll(async () => {
  await database.close()
  await standby.stop('immediate')
  await primary.stop('immediate')
  await rm(folder, { recursive: true, force: true })
})

const askReader = <Row>(statement: string, reader = () => database.reader()): Promise<Row | undefined> =>
  readAgain(async (isAgain) => {
    const { rows: [row] } = await sql<Row>`${sql.raw(statement)}`.execute(isAgain ? database.primary : reader())
    return row
  })
const asksStandby = async (): Promise<boolean> =>
  (await askReader<{ is: boolean }>('select pg_is_in_recovery() as is'))?.is === true
const onStandby = async (statement: string): Promise<void> => {
  const sender = postgres(standby.ownerUrl, { max: 1 })
  await sender.unsafe(statement)
  await sender.end()
}

let last = 0
const write = async (): Promise<void> => {
  await sql`insert into steps values (${last + 1})`.execute(database.primary)
  last += 1
}
const readLast = async (reader?: () => Database['primary']): Promise<number> =>
  (await askReader<{ last: number | null }>('select max(n) as last from steps', reader))?.last ?? 0

/** Writes step after step and reads lists beside it, each of which has to know what is older than it may lack. */
const walk = async (isOver: () => Promise<boolean>): Promise<readonly string[]> => {
  const written: { readonly n: number; readonly at: number }[] = []
  const faults: string[] = []
  for (let over = false; !over && faults.length === 0; over = await isOver()) {
    await write()
    written.push({ n: last, at: performance.now() })
    const began = performance.now()
    const due = written.findLast(({ at }) => at < began - behindMs)?.n ?? 0
    const found = await readLast()
    if (found < due) faults.push(`a list ended with ${found} where ${due} was due`)
  }
  return faults
}

describe('a standby', () => {
  test('that is near is asked, and never the primary that is named beside it', async () => {
    expect(database.reader()).toBe(database.primary)
    await until(asksStandby)
    expect(database.reader()).not.toBe(database.primary)
  })

  test('that lacks what somebody knows is not asked by them', async () => {
    await until(asksStandby)
    await onStandby('select pg_wal_replay_pause()')
    const since = database.readerSinceNow()
    const before = last
    await write()
    const wroteAt = performance.now()
    expect(await readLast()).toBe(before)
    expect(await readLast(() => database.reader(performance.now() - wroteAt))).toBe(last)
    expect(await readLast(since)).toBe(last)
    await onStandby('select pg_wal_replay_resume()')
    await until(async () => {
      const reader = database.reader(performance.now() - wroteAt)
      expect(await readLast(() => reader)).toBe(last)
      return reader !== database.primary
    })
  })

  test('that lacks what a request knows of answers it not, over HTTP', async () => {
    const app = await startTestApp({ DATABASE_URL: primary.url, DATABASE_READ_URL: standby.url }, {
      database: { url: primary.url, ownerUrl: primary.ownerUrl, drop: async () => {} },
      serves: { calls: sampleCalls, handlersOf: () => sampleHandlers({}) },
    })
    await app.asOwner(makeSampleTables)
    const ask = plainAskerOf(app.base)
    const { token } = await app.member()
    const count = async (headers: Readonly<Record<string, string>> = {}): Promise<number> => {
      const { body } = await ask('/bridge/public/api/v0/samples', { token, headers })
      return (body.data as { readonly items: readonly unknown[] }).items.length
    }
    await until(async () => await count() === 0 && app.database.reader() !== app.database.primary)
    await onStandby('select pg_wal_replay_pause()')
    await app.sql`insert into samples (name) values ('new')`
    expect(await count()).toBe(0)
    expect(await count({ [listBehindHeader]: '0' })).toBe(1)
    await onStandby('select pg_wal_replay_resume()')
    await app.stop()
  })

  test('that stops taking in what it hears is asked no more once it lacks too much, and again later', async () => {
    await onStandby('select pg_wal_replay_pause()')
    expect(await walk(async () => !(await asksStandby()))).toEqual([])
    await onStandby('select pg_wal_replay_resume()')
    expect(await walk(asksStandby)).toEqual([])
  })

  test('that goes on while nobody writes is near', async () => {
    await until(asksStandby)
    const began = performance.now()
    // A look that comes late on a busy machine makes it far for a moment, and no longer.
    let isAsked = false
    await until(async () => performance.now() - began > 2 * behindMs && (isAsked = await asksStandby()))
    expect(isAsked).toBe(true)
  })

  test('that falls silent keeps nobody waiting, and is asked again when it is back', async () => {
    await until(asksStandby)
    const thaw = freeze(standby.pid)
    try {
      // They are on their way to it, on connections that are there and on some that are not.
      const asked = Array.from({ length: 12 }, () => asksStandby())
      expect(await Promise.all(asked)).toEqual(asked.map(() => false))
      expect(await walk(async () => true)).toEqual([])
    } finally {
      thaw()
    }
    expect(await walk(asksStandby)).toEqual([])
  })

  test('that dies costs no list', async () => {
    const dying = standby.stop('immediate')
    expect(await walk(async () => !(await asksStandby()))).toEqual([])
    await dying
    expect(await walk(async () => true)).toEqual([])
    expect(database.reader()).toBe(database.primary)
  })
})

/** The primary is asked at even moments, the replica at odd ones. */
const openWatched = () => {
  const freshness = openFreshness()
  let at = 0
  return {
    primaryAt: (position: number) => freshness.note({ position, takenAt: (at += 2) }),
    replicaAt: (position: number) => freshness.reached(position, at + 1),
    forget: freshness.forget,
    asOf: () => freshness.asOf,
  }
}

test('what a replica has is known by the last position that it reached, and by nothing once it is forgotten', () => {
  const { primaryAt, replicaAt, forget, asOf } = openWatched()
  replicaAt(9)
  expect(asOf()).toBe(-Infinity)
  for (const position of [10, 20, 30]) primaryAt(position)
  replicaAt(9)
  expect(asOf()).toBe(-Infinity)
  replicaAt(20)
  expect(asOf()).toBe(4)
  replicaAt(29)
  expect(asOf()).toBe(4)
  forget()
  expect(asOf()).toBe(-Infinity)
  // Not at once: who knows what it is now.
  replicaAt(30)
  expect(asOf()).toBe(-Infinity)
  primaryAt(40)
  replicaAt(35)
  expect(asOf()).toBe(6)
})

test('a replica that is ahead of its primary is on another line, also when the primary passes it', () => {
  const { primaryAt, replicaAt, asOf } = openWatched()
  primaryAt(90)
  replicaAt(105)
  expect(asOf()).toBe(-Infinity)
  for (const position of [98, 104, 106, 107]) {
    primaryAt(position)
    replicaAt(105)
    expect(asOf()).toBe(-Infinity)
  }
  // Brought back onto the line it moves on.
  replicaAt(107)
  expect(asOf()).toBe(10)
})

test('after a failover positions may begin lower: what was known of the old line counts no more', () => {
  const { primaryAt, replicaAt, asOf } = openWatched()
  primaryAt(100)
  replicaAt(99)
  primaryAt(101)
  replicaAt(100)
  expect(asOf()).toBe(2)
  primaryAt(90)
  expect(asOf()).toBe(-Infinity)
  replicaAt(95)
  expect(asOf()).toBe(-Infinity)
  for (const position of [96, 97]) {
    primaryAt(position)
    replicaAt(96)
  }
  expect(asOf()).toBe(8)
})
