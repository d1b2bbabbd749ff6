// A house of an older release: its rows outlive each newer migration and each death in the middle, and it goes on.
import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CallDefinition } from '@bidyard/contract/call'
import { calls as allCalls } from '@bidyard/contract/calls'
import { financeCalls } from '@bidyard/contract/calls/finance'
import postgres, { type Sql } from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { prepareDatabase } from '../prepare.ts'
import { migrate, migrationsFolder } from '../runtime/database/migrate.ts'
import { type MarketWorld, openMarketWorld } from '../testing/auctions/market-world.ts'
import { listContractFaults } from '../testing/contracts/contract-faults.sql.ts'
import { listUnattended } from '../testing/contracts/state-faults.sql.ts'
import { emptyDatabase, type TestDatabase } from '../testing/database.ts'
import { soundBooks } from '../testing/money/money-world.ts'
import { keepHouse, type KeptHouse, moveIn, openKept, rowsOf } from '../testing/older/kept-house.ts'
import { openLog } from '../runtime/log.ts'

/**
 * The small demo world as the tree of 2026-11-28 made it, without the codes of cars. A newer one is kept by writing
 * what `keepHouse` answers of a house that was just made, beside the name of its newest migration.
 */
const without = ['car_codes', 'migrations']
const newest = '0054-held-marks.sql'
const keptFile = join(import.meta.dirname, 'house-0054.br')

let database: TestDatabase
let sql: Sql
let folder = ''
let kept: KeptHouse
const later: string[] = []
let world: MarketWorld | undefined

const add = (name: string): Promise<void> => copyFile(join(migrationsFolder, name), join(folder, name))

beforeAll(async () => {
  database = await emptyDatabase()
  sql = postgres(database.ownerUrl, { max: 3, onnotice: () => {} })
  folder = await mkdtemp(join(tmpdir(), 'bidyard-older-'))
  for (const name of (await readdir(migrationsFolder)).filter((one) => one.endsWith('.sql')).toSorted())
    if (name <= newest) await add(name)
    else later.push(name)
  await migrate(database.ownerUrl, folder)
  kept = openKept(await readFile(keptFile))
  await moveIn(sql, kept)
})
afterAll(async () => {
  await sql.end()
  await (world === undefined ? database.drop() : world.stop())
  await rm(folder, { recursive: true })
})

/** What the database's own catalog says of its shape. */
const shapeOf = async (): Promise<string[]> => {
  const rows = await sql<{ line: string }[]>`
    select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) as line
      from information_schema.columns where table_schema = 'public'
    union all select pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    order by 1`
  return rows.map(({ line }) => line)
}

const sleeperOf = async (): Promise<number | undefined> => (await sql<{ pid: number }[]>`
  select pid from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`)[0]?.pid

const houseNow = async (): Promise<Record<string, readonly string[]>> => {
  const tables: Record<string, readonly string[]> = {}
  for (const table of kept.tables) tables[table.name] = await rowsOf(sql, table)
  return tables
}

test('a house that is kept again is the same', async () => {
  expect(openKept(await keepHouse(sql, without))).toEqual(kept)
})

test('each newer migration that dies at its end leaves everything as it was, and is applied then', async () => {
  expect(later.length).toBeGreaterThan(15)
  for (const name of later) {
    const [shape, house] = [await shapeOf(), await houseNow()]
    const text = await readFile(join(migrationsFolder, name), 'utf8')
    await writeFile(join(folder, name), `${text}\n;select pg_sleep(60);`)
    const dying = migrate(database.ownerUrl, folder)
    dying.catch(() => {})
    await expect.poll(sleeperOf, { interval: 5 }).toBeTypeOf('number')
    await sql`select pg_terminate_backend(${(await sleeperOf()) ?? 0})`
    await expect(dying).rejects.toThrow(`${name} could not be applied`)
    expect(await shapeOf(), name).toEqual(shape)
    expect(await houseNow(), name).toEqual(house)
    await add(name)
    expect(await migrate(database.ownerUrl, folder)).toEqual([name])
  }
})

const dutyOf = (row: string): string => z.looseObject({ duty: z.string() }).parse(JSON.parse(row)).duty

test('no row is lost or changed, and what is new are ends that nobody waited for before', async () => {
  const house = await houseNow()
  const differences = kept.tables.map(({ name, rows }) => {
    const [before, now] = [new Set(rows), new Set(house[name])]
    return { name, lost: before.difference(now).size, added: [...now.difference(before)].map(dutyOf) }
  })
  expect(differences.filter(({ lost, added }) => lost > 0 || added.length > 0))
    .toEqual([{ name: 'deadlines', lost: 0, added: ['remindDraft'] }])
})

const movesOf = async (): Promise<number> =>
  (await sql<{ moves: number }[]>`select count(*)::int as moves from state_history`)[0]?.moves ?? 0

test('it goes on: every list answers, what is due is done for two months, books and contracts agree', async () => {
  await prepareDatabase(database, openLog('info', () => {}))
  // It stood still until now, and is no older than it was.
  await sql`update clock_shift set shift = (select max(created_at) from outbox) - now()`
  await sql`update node_beats set beat_at = now()`
  world = await openMarketWorld({ database })
  const staff = await world.member({ type: 'admin' })
  const lists = Object.values(allCalls).flatMap((area) => Object.values(area as Record<string, CallDefinition>))
    .filter((call) => 'list' in call && call.who.includes('staff'))
  expect(lists.length).toBeGreaterThan(50)
  for (const call of lists) await staff.ask(call as never)
  const before = await movesOf()
  for (let days = 0; days < 60; days += 5) await world.pass(5 * 86_400)
  expect(await movesOf() - before).toBeGreaterThan(50)
  expect(await listUnattended(world)).toEqual([])
  expect(await listContractFaults(world)).toEqual([])
  const { checks } = await staff.ask(financeCalls.reconcileNow, {}, { key: 'older-house' })
  expect(Object.fromEntries(checks.map(({ name, differenceWon }) => [name, differenceWon]))).toEqual(soundBooks)
  expect(world.logged.filter((line) => line.includes('"level":"error"'))).toEqual([])
})
