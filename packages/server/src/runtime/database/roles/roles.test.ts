// The program's role works with the tables and may not touch their shape, whatever it was given before.
import { randomBytes } from 'node:crypto'
import postgres, { type Sql } from 'postgres'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { prepareDatabase } from '../../../prepare.ts'
import { startTestApp } from '../../../testing/app.ts'
import { cloneDatabase, emptyDatabase, type TestDatabase, urlOf } from '../../../testing/database.ts'
import { openLog } from '../../log.ts'
import { sqlStateOf } from '../sql-state.ts'
import { openDatabase } from '../database.ts'
import { listGrantStatements } from './grants.sql.ts'
import { type DatabaseUrls, privilegeProblems } from './roles.ts'

const log = openLog('error')
let clone: TestDatabase
let program: Sql
let owner: Sql
beforeAll(async () => {
  clone = await cloneDatabase()
  program = postgres(clone.url, { max: 1, onnotice: () => {} })
  owner = postgres(clone.ownerUrl, { max: 1, onnotice: () => {} })
})
afterAll(async () => {
  await Promise.all([program.end(), owner.end()])
  await clone.drop()
})

const stateOf = (sql: Sql, statement: string): Promise<string> => sql.unsafe(statement).then(() => 'done', sqlStateOf)
/** What stands in the way of the program's role, or is missing from it. */
const lacking = async ({ url, ownerUrl }: DatabaseUrls): Promise<readonly string[]> => {
  const database = openDatabase({ url: ownerUrl, connections: 1 })
  try {
    return await listGrantStatements(database.primary, new URL(url).username)
  } finally {
    await database.close()
  }
}

describe('the program', () => {
  test.each([
    'drop table auctions', 'drop table jobs.job', 'drop schema jobs cascade', 'drop function app_now() cascade',
    'drop trigger ledger_postings_only_grow on ledger_postings', 'drop index bid_entries_by_auction',
    'alter table auctions add column more text', 'alter table auctions owner to current_user',
    'alter table auctions drop constraint auctions_state_check', 'alter sequence auction_numbers restart',
    'alter table bid_entries disable trigger all', 'alter table ledger_postings disable trigger user',
    'alter function app_now() security definer', 'set session_replication_role = replica',
    'truncate auctions cascade', 'truncate idempotency_keys', 'truncate jobs.job',
    'create table mine (n int)', 'create table jobs.mine (n int)', 'create view mine as select 1', 'create schema mine',
    'create function mine() returns int language sql as \'select 1\'', 'create index on auctions (state)',
    `create or replace function app_now() returns timestamptz language sql stable as 'select now()'`,
    'create trigger mine before insert on auctions for each row execute function refuse_change()',
    'create rule mine as on delete to auctions do instead nothing', 'create policy mine on auctions',
    'set role postgres', 'create temp table auctions (n int)', 'create temp view mine as select 1',
    'create function pg_temp.mine() returns int language sql as \'select 1\'',
    `insert into migrations (name, checksum) values ('9999-mine.sql', '')`, 'delete from migrations',
    'select setval(\'auction_numbers\', 1)',
    'update bid_entries set amount_won = 1', 'delete from ledger_postings', `update audit_log set reason = 'other'`,
  ])('may not: %s', async (statement) => {
    expect(await stateOf(program, statement)).toBe('42501')
  })

  test('hands nothing on, where PostgreSQL does not refuse but warns', async () => {
    const given = () => owner`select a.grantee from pg_class c, aclexplode(c.relacl) a
      where c.relnamespace = 'public'::regnamespace and a.grantee <> all(array['postgres', 'bidyard']::regrole[])`
    await program`grant select on auctions to public`
    expect([...await given()]).toEqual([])
    await owner`grant select on auctions to public`
    expect(await given()).toHaveLength(1)
    await owner`revoke select on auctions from public`
    expect(await privilegeProblems(clone.url)).toEqual([])
  })

  test('is told by name what it may do beyond its work', async () => {
    expect(await privilegeProblems(clone.ownerUrl)).toEqual(['it is a superuser'])
    await owner`grant truncate on auctions to bidyard`
    await owner`grant create on schema public to public`
    expect(await privilegeProblems(clone.url))
      .toEqual(['it may empty 1 tables, or hang triggers on them', 'it may create in the schema public'])
    await owner`revoke create on schema public from public`
    await owner`revoke truncate on auctions from bidyard`
    const here = owner(new URL(clone.url).pathname.slice(1))
    await owner`grant temporary on database ${here} to public`
    expect(await privilegeProblems(clone.url))
      .toEqual(['it may make temporary objects, which go round the checks of the ledger'])
    await owner`revoke temporary on database ${here} from public`
    await owner`grant update, delete on ledger_postings to public`
    expect(await privilegeProblems(clone.url)).toEqual(['it may change 1 tables beyond what their owner left'])
    await owner`revoke update, delete on ledger_postings from public`
    await owner`alter role bidyard in database ${here} set work_mem = '5MB'`
    expect(await privilegeProblems(clone.url)).toEqual(['its connections begin with work_mem=5MB'])
    await owner`alter role bidyard in database ${here} reset all`
  })
})

describe('preparing', () => {
  test('gives what is missing, takes what is too much, and a second time finds nothing to do', async () => {
    await owner`create table later (id bigint generated always as identity, word text)`
    await owner`create table only_grows (word text)`
    await owner`revoke update, delete on only_grows from current_user`
    await owner`create function shout(word text) returns text language sql as 'select upper(word)'`
    await owner`revoke execute on function shout(text) from public`
    await owner`grant all on auctions, ledger_postings, migrations to bidyard`
    await owner`revoke insert on outbox from bidyard`
    await owner`grant update (act) on ledger_entries to bidyard`
    await owner`grant create on schema public to bidyard`
    await owner`grant temporary on database ${owner(new URL(clone.url).pathname.slice(1))} to public, bidyard`
    await owner`grant select on members to bidyard with grant option`
    await prepareDatabase(clone, log)
    expect(await lacking(clone)).toEqual([])
    expect(await privilegeProblems(clone.url)).toEqual([])
    await program`insert into later (word) values (shout('a'))`
    await program`update later set word = word || 'b'`
    expect([...await program`delete from later returning word`]).toEqual([{ word: 'Ab' }])
    await program`insert into only_grows values ('a')`
    expect(await stateOf(program, `update only_grows set word = 'b'`)).toBe('42501')
    expect(await stateOf(program, 'delete from ledger_postings')).toBe('42501')
    expect(await stateOf(program, `insert into outbox (name, payload) values ('carCodesChanged', '{"count":1}')`))
      .toBe('done')
  })

  test('takes a second try where another one changes the rights of the same table at that moment', async () => {
    await owner`revoke insert on auctions from bidyard`
    const blocked = () => owner<{ count: number }[]>`select count(*)::int from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like 'revoke%'`
    const other = postgres(clone.ownerUrl, { max: 1, onnotice: () => {} })
    const prepared = await other.begin(async (tx) => {
      await tx`grant trigger on auctions to bidyard`
      const preparing = prepareDatabase(clone, log).then(() => 'prepared', String)
      await expect.poll(blocked, { timeout: 20_000 }).toEqual([{ count: 1 }])
      return { preparing }
    })
    expect(await prepared.preparing).toBe('prepared')
    expect(await lacking(clone)).toEqual([])
    await other.end()
  })

  test('refuses two addresses that lead to two databases', async () => {
    const other = await emptyDatabase()
    await expect(prepareDatabase({ url: other.url, ownerUrl: clone.ownerUrl }, log)).rejects.toThrow('two databases')
    await other.drop()
  })
})

describe('a start without the owner', () => {
  const alone = async (prepare: (it: TestDatabase, owner: Sql) => Promise<unknown>, work: (
    urls: DatabaseUrls & TestDatabase) => Promise<unknown>): Promise<void> => {
    const fresh = await cloneDatabase()
    const own = postgres(fresh.ownerUrl, { max: 1, onnotice: () => {} })
    try {
      await prepare(fresh, own)
      await work({ ...fresh, ownerUrl: fresh.url })
    } finally {
      await own.end()
      await fresh.drop()
    }
  }

  test('finds nothing to do on a database that is prepared, and serves', () => alone(async () => {}, async (urls) => {
    expect(await prepareDatabase(urls, log)).toEqual([])
    expect(await privilegeProblems(urls.url)).toEqual([])
    const app = await startTestApp({}, { database: { ...urls, drop: async () => {} } })
    await app.jobs.supervise()
    await app.stop()
  }))

  test('writes the rows that are missing', () => alone((_, own) => own`delete from app_versions`, async (urls) => {
    await prepareDatabase(urls, log)
    const rows = postgres(urls.url, { max: 1, onnotice: () => {} })
    expect((await rows`select from app_versions`).length).toBeGreaterThan(0)
    await rows.end()
  }))

  test('says that a migration waits for another', () => alone(
    (_, own) => own`delete from migrations where name like '0001-%'`,
    (urls) => expect(prepareDatabase(urls, log)).rejects.toThrow(/0001-\S+ could not be .* in DATABASE_OWNER_URL, or/),
  ))

  test('says that it lacks rights', () => alone(
    (_, own) => own`revoke delete on sessions from bidyard`,
    (urls) => expect(prepareDatabase(urls, log)).rejects.toThrow('DATABASE_URL lacks rights on sessions: '),
  ))
})

test('serves a house whose owner is no superuser either, and tells it where both are one', async () => {
  const names = ['owner', 'works'].map((word) => `${word}_${randomBytes(6).toString('hex')}`)
  const [ownerName = '', worksName = ''] = names
  const admin = postgres(inject('adminUrl'), { max: 1, onnotice: () => {} })
  for (const name of names) await admin.unsafe(`create role ${name} login password '${name}'`)
  await admin.unsafe(`create database ${ownerName} owner ${ownerName}`)
  const as = (name: string): string => {
    const url = new URL(urlOf(inject('adminUrl'), ownerName))
    url.username = url.password = name
    return url.href
  }
  const urls = { url: as(worksName), ownerUrl: as(ownerName) }
  await expect(prepareDatabase({ url: urls.url, ownerUrl: urls.url }, log)).rejects.toThrow('in DATABASE_OWNER_URL')
  await prepareDatabase(urls, log)
  expect(await lacking(urls)).toEqual([])
  expect(await privilegeProblems(urls.url)).toEqual([])
  expect(await privilegeProblems(urls.ownerUrl)).toEqual([
    expect.stringMatching(/^it owns \d+ tables$/), expect.stringMatching(/^it may empty \d+ tables/),
    'it may create in the schema jobs', 'it may create in the schema public', 'it may create schemas',
    'it may make temporary objects, which go round the checks of the ledger',
  ])
  const app = await startTestApp({}, { database: { ...urls, drop: async () => {} } })
  await app.member({ owner: true })
  await app.jobs.supervise()
  await app.stop()
  await admin.unsafe(`drop database ${ownerName} with (force)`)
  for (const name of names) await admin.unsafe(`drop role ${name}`)
  await admin.end()
})
