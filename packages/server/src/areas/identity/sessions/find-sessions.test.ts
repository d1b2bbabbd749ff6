// Sessions that are looked up together: each by its own token, in their order, whatever PostgreSQL knows of them.
import { hash } from 'node:crypto'
import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Credential } from '../../../runtime/caller.ts'
import type { Reader } from '../../../runtime/database/database.ts'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { findSessions } from './sessions.sql.ts'

const many = 30_000
let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  // So nobody looks at what is in the tables.
  for (const table of ['users', 'sessions'])
    await app.sql`alter table ${app.sql(table)} set (autovacuum_enabled = false)`
  await app.sql`insert into users (uid, name) select 'user ' || n, 'n' from generate_series(1, ${many}) n`
  await app.sql`
    insert into sessions (kind, token_hash, user_id, ends_at)
    select 'bearer', sha256(uid::bytea), id, now() + interval '1 day' from users where uid like 'user %'`
})
afterAll(() => app.stop())

const credentialOf = (uid: string, kind: Credential['kind'] = 'bearer'): Credential =>
  ({ kind, hash: hash('sha256', uid, 'buffer') })

const namesOf = async (asked: readonly Credential[]): Promise<readonly (string | undefined)[]> => {
  const found = await findSessions(app.database.primary, asked)
  const users = await app.sql<{ id: string; uid: string }[]>`select id, uid from users where uid like 'user %'`
  const uids = new Map(users.map(({ id, uid }) => [id, uid]))
  return found.map((row) => (row.sessionId === null ? undefined : uids.get(row.userId)))
}

/** What is asked is explained in its place: for these values, and as it is kept for any. */
const plansOf = async (asked: readonly Credential[]): Promise<readonly string[]> => {
  const plans: string[] = []
  const keep = (rows: readonly object[]) => plans.push(rows.map((row) => Object.values(row).join()).join('\n'))
  const explain = async ({ sql: text, parameters }: CompiledQuery) => {
    keep(await app.sql.unsafe(`explain (generic_plan) ${text}`).simple())
    const answer = await app.database.primary.executeQuery<object>(
      CompiledQuery.raw(`explain ${text}`, [...parameters]))
    keep(answer.rows)
    return answer
  }
  await findSessions({ executeQuery: explain } as unknown as Reader, asked)
  return plans
}

const uidsOf = (count: number): string[] => Array.from({ length: count }, (_, at) => `user ${at * 7 + 1}`)

test('each answer stands where its token was asked, also one asked twice, unknown or of another kind', async () => {
  const uids = uidsOf(60).toReversed()
  const asked = [...uids, 'nobody', ...uids.slice(0, 40)].map((uid) => credentialOf(uid))
  const wanted = [...uids, undefined, ...uids.slice(0, 40)]
  expect(await namesOf(asked)).toEqual(wanted)
  expect(await namesOf([credentialOf('user 1', 'api-key'), credentialOf('user 2')])).toEqual([undefined, 'user 2'])
})

test.each([2, 100])('%i are found by their tokens in a table that nobody has analyzed', async (count) => {
  expect(await app.sql`select from pg_stats where tablename in ('users', 'sessions')`).toHaveLength(0)
  const plans = await plansOf(uidsOf(count).map((uid) => credentialOf(uid)))
  expect(plans).toHaveLength(2)
  for (const plan of plans) {
    expect(plan).toMatch(/Index Cond: \(token_hash = asked.hash\)/)
    expect(plan).not.toMatch(/Seq Scan on (users|sessions)|sessions_by_user/)
  }
})
