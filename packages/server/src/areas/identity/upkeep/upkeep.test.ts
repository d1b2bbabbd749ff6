// Upkeep of identity: what was needed for minutes is gone after a day; a changed lookup key is noticed at the start.
import { identityCalls as calls } from '@bidyard/contract/calls/identity'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Account, makeAccount, proofOf, signedIn, somebody } from '../../../testing/accounts.ts'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { refusalOf } from '../../../testing/ask.ts'
import { beginCheck, passCheck } from '../../../testing/identity-browser.ts'
import { openLog } from '../../../runtime/log.ts'
import { sweepIdentity } from './sweep-identity.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const countOf = async (table: string): Promise<number> =>
  Number((await app.sql`select count(*)::int as found from ${app.sql(table)}`)[0]?.['found'])
const sweep = () => sweepIdentity({}, {
  database: app.database, act: app.act, log: openLog('silent'), signal: new AbortController().signal,
})

/** All that a session leaves behind which merely ran out. */
const keepTraces = async ({ userId, memberId }: Account): Promise<void> => {
  const [{ id } = { id: '' }] = await app.sql<{ id: string }[]>`select id from sessions order by created_at desc`
  await app.sql`
    insert into log_exports (log, wish, last_id, session_id, ends_at) values ('changes', '{}', 0, ${id}, app_now())`
  await app.sql`
    with file as (
      insert into files (usage_type, name, content_type) values ('document', 'a.pdf', 'application/pdf') returning id)
    insert into file_views (file_id, user_id, session_id, reason, ends_at)
    select id, ${userId}, ${id}, '본인 확인', app_now() from file`
  await app.sql`
    insert into push_addresses (member_id, session_id, endpoint, key, secret, language)
    values (${memberId}, ${id}, 'https://push.example/one', ${Buffer.alloc(65)}, ${Buffer.alloc(16)}, 'ko')`
}

test('forgets proofs, checks and tickets after a day, and sign-ins after three months', async () => {
  const account = await makeAccount(app)
  await signedIn(app, account)
  await proofOf(app.ask, somebody())
  await passCheck(app, await beginCheck(app), { who: somebody() })
  const tables = ['identity_tokens', 'identity_requests', 'simulated_identities']
  await sweep()
  for (const table of tables) expect(await countOf(table)).toBe(1)
  await app.sql`update clock_shift set shift = shift + interval '25 hours'`
  await sweep()
  for (const table of tables) expect(await countOf(table)).toBe(0)
  expect(await countOf('sessions')).toBe(2)
  await keepTraces(account)
  // Three months have up to 92 days, and all of them count.
  await app.sql`update clock_shift set shift = shift + (timestamptz '2031-09-30 12:00+00' - app_now())`
  const endedBefore = (days: number) =>
    app.sql`update sessions set ended_at = app_now() - make_interval(days => ${days})`
  await endedBefore(91)
  await sweep()
  expect(await countOf('sessions')).toBe(2)
  await endedBefore(93)
  await sweep()
  expect(await countOf('sessions')).toBe(0)
  // Records name a session that nobody knows any more; where it listened nobody listens.
  for (const [table, left] of [['log_exports', 1], ['file_views', 1], ['push_addresses', 0]] as const)
    expect(await countOf(table), table).toBe(left)
})

test('keeps a lock for as long as its owner might come back', async () => {
  await refusalOf(app.ask(calls.signIn, { body: { username: 'somebody_new', password: '아무비밀번호나' } }))
  await app.sql`update clock_shift set shift = shift + interval '399 days'`
  await sweep()
  expect(await countOf('sign_in_attempts')).toBe(1)
})

test('refuses to start under a lookup key by which nobody would be found again', async () => {
  const database = { url: app.databaseUrl, drop: async (): Promise<void> => {} }
  await expect(startTestApp({ BIDYARD_LOOKUP_KEY: 'ab'.repeat(32) }, { database })).rejects.toThrow(
    'BIDYARD_LOOKUP_KEY: people in this database are known by another key')
  await (await startTestApp({}, { database })).stop()
})
