// Lists and a real standby: it is asked while it is near, and never when it lacks more than it may.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningPostgres, startPostgres } from '@bidyard/postgres/launcher'
import { sql } from 'kysely'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startStandby } from '../../../testing/machine/standby.ts'
import { until } from '../../../testing/until.ts'
import { boundsOf } from '../../bounds.ts'
import { type Database, openDatabase } from '../database.ts'
import { readAgain } from '../transact-again.ts'
import { openFreshness } from './freshness.ts'

const small = { max_connections: '20', shared_buffers: '16MB', fsync: 'off' }
const behindMs = 1_000
const changes: string[] = []
let folder: string
let primary: RunningPostgres
let standby: RunningPostgres
let database: Database
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bidyard-standby-'))
  const first = join(folder, 'first')
  primary = await startPostgres({ folder: first, settings: small })
  standby = await startStandby(primary, first, join(folder, 'second'), small)
  database = openDatabase({
    url: primary.url, readUrl: standby.url, connections: 3, bounds: boundsOf({ behindMs }),
    onReplica: (host, isNear) => void changes.push(`${host} ${isNear}`),
  })
  await sql`create table steps (n int)`.execute(database.primary)
})
afterAll(async () => {
  await database.close()
  await standby.stop('immediate')
  await primary.stop('immediate')
  await rm(folder, { recursive: true, force: true })
})

const asksStandby = (): Promise<boolean> => readAgain(async () => {
  const { rows } = await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(database.reader)
  return rows[0]?.is === true
})
const onStandby = async (statement: string): Promise<void> => {
  const sender = postgres(standby.url, { max: 1 })
  await sender.unsafe(statement)
  await sender.end()
}

/** Writes step after step and reads lists beside it, each of which has to know what is older than it may lack. */
const walk = async (isOver: () => Promise<boolean>): Promise<readonly string[]> => {
  const written: { readonly n: number; readonly at: number }[] = []
  const faults: string[] = []
  for (let over = false; !over && faults.length === 0; over = await isOver()) {
    const n = written.length + 1
    await sql`insert into steps values (${n})`.execute(database.primary)
    written.push({ n, at: performance.now() })
    const began = performance.now()
    const due = written.findLast(({ at }) => at < began - behindMs)?.n ?? 0
    const { rows: [row] } = await readAgain(() =>
      sql<{ last: number | null }>`select max(n) as last from steps`.execute(database.reader))
    if ((row?.last ?? 0) < due) faults.push(`a list ended with ${row?.last} where ${due} was due`)
  }
  await sql`delete from steps`.execute(database.primary)
  return faults
}

describe('a standby', () => {
  test('that is near is asked', async () => {
    await until(asksStandby)
    expect(changes).toEqual(['127.0.0.1 true'])
  })

  test('that stops taking in what it hears is asked no more once it lacks too much, and again later', async () => {
    await onStandby('select pg_wal_replay_pause()')
    expect(await walk(async () => !(await asksStandby()))).toEqual([])
    await onStandby('select pg_wal_replay_resume()')
    expect(await walk(asksStandby)).toEqual([])
  })

  test('that goes on while nobody writes is near', async () => {
    const before = changes.length
    await until(asksStandby)
    const began = performance.now()
    await until(() => performance.now() - began > 2 * behindMs)
    expect(changes.slice(before)).toEqual([])
  })

  test('that dies costs no list', async () => {
    const dying = standby.stop('immediate')
    expect(await walk(async () => !(await asksStandby()))).toEqual([])
    await dying
    expect(await walk(async () => true)).toEqual([])
  })
})

test('what a replica has is known by the last position that it reached, and by nothing once it is forgotten', () => {
  const freshness = openFreshness()
  freshness.reached(100)
  expect(freshness.asOf).toBe(-Infinity)
  for (const takenAt of [1, 2, 3]) freshness.note({ position: takenAt * 10, takenAt })
  freshness.reached(9)
  expect(freshness.asOf).toBe(-Infinity)
  freshness.reached(20)
  expect(freshness.asOf).toBe(2)
  freshness.reached(29)
  expect(freshness.asOf).toBe(2)
  freshness.forget()
  expect(freshness.asOf).toBe(-Infinity)
  freshness.reached(35)
  expect(freshness.asOf).toBe(3)
})

test('after a failover positions may begin lower, and are believed', () => {
  const freshness = openFreshness()
  freshness.note({ position: 100, takenAt: 1 })
  freshness.note({ position: 90, takenAt: 2 })
  freshness.reached(95)
  expect(freshness.asOf).toBe(2)
})
