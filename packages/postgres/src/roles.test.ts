// The two roles of an embedded database: one owns everything, the other may only work with what it was given.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningPostgres, startPostgres } from './launcher.ts'
import { makeFolder } from './testing/folders.ts'
import { column, query } from './testing/query.ts'

const { folder, remove } = makeFolder()
const file = path.join(folder, 'program-password')
let database: RunningPostgres
beforeAll(async () => {
  database = await startPostgres({ folder })
})
afterAll(async () => {
  await database.stop()
  remove()
})

const restart = async (): Promise<void> => {
  await database.stop()
  database = await startPostgres({ folder })
}
const traits = `select rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls as "isMore",
  (select count(*)::int from pg_auth_members where member = r.oid) as memberships
  from pg_roles r where rolname = current_user`

test('the program comes in by a role and a password of its own, which owns nothing and may make nothing', async () => {
  const [program, owner] = [new URL(database.url), new URL(database.ownerUrl)]
  expect([program.username, owner.username, program.pathname]).toEqual(['bidyard', 'postgres', owner.pathname])
  expect(program.password).not.toBe(owner.password)
  expect(await query(database.url, traits)).toEqual([{ isMore: false, memberships: 0 }])
  for (const statement of [
    'create table mine (n int)', 'create schema mine', 'create database mine', 'create role mine',
    'alter role bidyard superuser', 'alter database bidyard set work_mem to 64', `copy pg_class to program 'true'`,
    'set role postgres', 'set session_replication_role = replica',
  ]) await expect(query(database.url, statement), statement).rejects.toMatchObject({ code: '42501' })
})

test('a folder that was made before the role was gets one at its next start, and keeps what it holds', async () => {
  await query(database.ownerUrl, 'create table kept as select 3 as number')
  await query(database.ownerUrl, 'drop role bidyard')
  await database.stop()
  rmSync(file)
  database = await startPostgres({ folder })
  expect(await query(database.url, traits)).toEqual([{ isMore: false, memberships: 0 }])
  expect(await column(database.ownerUrl, 'select number from kept')).toEqual([3])
})

test('its lost password is replaced, and with it goes whatever else the role was given', async () => {
  const [before, owner] = [readFileSync(file, 'utf8'), database.ownerUrl]
  await query(database.ownerUrl, 'alter role bidyard superuser createdb')
  writeFileSync(file, '')
  await restart()
  expect(readFileSync(file, 'utf8')).not.toBe(before)
  expect(database.ownerUrl).toBe(owner)
  expect(await query(database.url, traits)).toEqual([{ isMore: false, memberships: 0 }])
})
