// Several database hosts in one address: the one that takes writes is found.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../runtime/database/database.ts'
import { migrate } from '../runtime/database/migrate.ts'
import { cloneDatabase, type TestDatabase } from '../testing/database.ts'
import { freePort } from '../testing/machine/free-port.ts'

let cloned: TestDatabase
beforeAll(async () => {
  cloned = await cloneDatabase()
})
afterAll(() => cloned.drop())

const withDeadHost = async (): Promise<string> => {
  const url = new URL(cloned.ownerUrl)
  return cloned.ownerUrl.replace(url.host, `127.0.0.1:${await freePort()},${url.host}`)
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
