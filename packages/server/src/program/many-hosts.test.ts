// Several database hosts in one address: the one that takes writes is found, and lists may read from another.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../runtime/database/database.ts'
import { migrate } from '../runtime/database/migrate.ts'
import { cloneDatabase, type TestDatabase } from '../testing/database.ts'
import { freePort } from '../testing/machine/free-port.ts'
import { until } from '../testing/until.ts'

let cloned: TestDatabase
beforeAll(async () => {
  cloned = await cloneDatabase()
})
afterAll(() => cloned.drop())

const withDeadHost = async (): Promise<string> => {
  const url = new URL(cloned.url)
  return cloned.url.replace(url.host, `127.0.0.1:${await freePort()},${url.host}`)
}

test('passes over a host that is down', async () => {
  const database = openDatabase({ url: await withDeadHost(), connections: 2 })
  const answered = await database.transact((tx) => sql<{ one: number }>`select 1 as one`.execute(tx))
  expect(answered.rows[0]?.one).toBe(1)
  await database.close()
})

test('migrates over an address with several hosts', async () => {
  expect(await migrate(await withDeadHost())).toEqual([])
})

test('reads lists from the read address and writes to the other', async () => {
  const replica = await cloneDatabase()
  const database = openDatabase({ url: cloned.url, readUrl: replica.url, connections: 2 })
  await database.transact((tx) => tx.insertInto('users').values({ uid: 'only-here', name: '홍길동' }).execute())
  // Until it has been looked at, the primary is asked.
  await until(() => database.reader !== database.primary)
  const count = async (db: typeof database.reader): Promise<number> =>
    (await db.selectFrom('users').select('id').where('uid', '=', 'only-here').execute()).length
  expect(await count(database.primary)).toBe(1)
  expect(await count(database.reader)).toBe(0)
  await database.close()
  await replica.drop()
})
