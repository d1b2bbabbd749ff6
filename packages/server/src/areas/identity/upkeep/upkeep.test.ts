// Upkeep of identity: what was needed for minutes is gone after a day; a changed lookup key is noticed at the start.
import { identityCalls as calls } from '@bidyard/contract/calls/identity'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAccount, proofOf, signedIn, somebody } from '../../../testing/accounts.ts'
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
  await app.sql`update clock_shift set shift = shift + interval '121 days'`
  await sweep()
  expect(await countOf('sessions')).toBe(0)
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
