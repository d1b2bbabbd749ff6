// Migrations: on an empty database, again, by two nodes at once, changed, newer, broken and killed midway.
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres, { type Sql } from 'postgres'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyDatabase, type TestDatabase } from '../../testing/database.ts'
import { migrate, migrationsFolder } from './migrate.ts'

let database: TestDatabase
let folder: string
let sql: Sql
beforeEach(async () => {
  database = await emptyDatabase()
  folder = await mkdtemp(join(tmpdir(), 'bidyard-migrations-'))
  sql = postgres(database.ownerUrl, { max: 2, onnotice: () => {} })
})
afterEach(async () => {
  await sql.end()
  await database.drop()
  await rm(folder, { recursive: true })
})

const write = (name: string, text: string): Promise<void> => writeFile(join(folder, name), text)
const tables = async (): Promise<string[]> =>
  (await sql<{ name: string }[]>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1
  `).map(({ name }) => name)

test('brings an empty database to the newest shape, and a second time changes nothing', async () => {
  const files = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).toSorted()
  expect(await migrate(database.ownerUrl)).toEqual(files)
  const before = await sql`select * from migrations order by name`
  expect(await tables()).toContain('idempotency_keys')
  expect(await migrate(database.ownerUrl)).toEqual([])
  expect(await sql`select * from migrations order by name`).toEqual(before)
})

test('two nodes that start at once apply each file once', async () => {
  await write('0001-one.sql', 'create table one (n int); select pg_sleep(0.1);')
  await write('0002-two.sql', 'insert into one values (2);')
  const applied = await Promise.all([1, 2, 3].map(() => migrate(database.ownerUrl, folder)))
  expect(applied.flat().toSorted()).toEqual(['0001-one.sql', '0002-two.sql'])
  expect(await sql`select n from one`).toEqual([{ n: 2 }])
})

test('applies files in the order of their numbers, and only files that have one', async () => {
  await write('0002-b.sql', 'insert into t values (2);')
  await write('0001-a.sql', 'create table t (n int);')
  await write('notes.txt', 'no SQL')
  await write('0003-C.sql', 'no SQL either')
  expect(await migrate(database.ownerUrl, folder)).toEqual(['0001-a.sql', '0002-b.sql'])
})

test('a file that was changed after it had been applied is refused, and nothing else is applied', async () => {
  await write('0001-a.sql', 'create table t (n int);')
  await migrate(database.ownerUrl, folder)
  await write('0001-a.sql', 'create table t (n int, m int);')
  await write('0002-b.sql', 'create table u (n int);')
  await expect(migrate(database.ownerUrl, folder))
    .rejects.toThrow('These migrations were changed after they had been applied: 0001-a.sql.')
  expect(await tables()).toEqual(['migrations', 't'])
})

test('a database that is newer than the program is refused', async () => {
  await cp(migrationsFolder, folder, { recursive: true })
  await write('9999-later.sql', 'select 1;')
  await migrate(database.ownerUrl, folder)
  await expect(migrate(database.ownerUrl))
    .rejects.toThrow('The database is newer than this program: it holds 9999-later.sql.')
})

test('a file with a mistake leaves nothing of itself, names itself, and can be mended', async () => {
  await write('0001-a.sql', 'create table t (n int);')
  await write('0002-b.sql', 'create table u (n int); insert into t values (1); select no_such_thing;')
  await expect(migrate(database.ownerUrl, folder))
    .rejects.toThrow('0002-b.sql could not be applied: column "no_such_thing"')
  expect(await tables()).toEqual(['migrations', 't'])
  expect(await sql`select * from t`).toEqual([])
  await write('0002-b.sql', 'create table u (n int);')
  expect(await migrate(database.ownerUrl, folder)).toEqual(['0002-b.sql'])
})

test('a node that dies in the middle leaves nothing behind and holds nobody up', async () => {
  await write('0001-a.sql', 'create table t (n int); select pg_sleep(30);')
  const dying = migrate(database.ownerUrl, folder)
  dying.catch(() => {})
  const sleeper = async () => (await sql<{ pid: number }[]>`
    select pid from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`)[0]?.pid
  await expect.poll(sleeper, { interval: 5 }).toBeTypeOf('number')
  const waiting = migrate(database.ownerUrl, folder)
  waiting.catch(() => {})
  await sql`select pg_terminate_backend(${(await sleeper()) ?? 0})`
  await expect(dying).rejects.toThrow('0001-a.sql could not be applied')
  await expect.poll(sleeper, { interval: 5 }).toBeTypeOf('number')
  expect(await tables()).toEqual(['migrations'])
  await sql`select pg_terminate_backend(${(await sleeper()) ?? 0})`
  await expect(waiting).rejects.toThrow('0001-a.sql')
  await write('0001-a.sql', 'create table t (n int);')
  expect(await migrate(database.ownerUrl, folder)).toEqual(['0001-a.sql'])
})
