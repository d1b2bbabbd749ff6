// A query that is planned for its values is never kept prepared; all others are.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openClone, type OpenClone } from '../../testing/open-clone.ts'
import { type Database, openDatabase } from './database.ts'
import { planAnew } from './plan-anew.ts'

let clone: OpenClone
let database: Database
beforeAll(async () => {
  clone = await openClone()
  database = openDatabase({ url: clone.url, connections: 1 })
})
afterAll(async () => {
  await database.close()
  await clone.stop()
})

test('is planned each time, and answers as any other', async () => {
  const { primary } = database
  for (const value of ['one', 'two', 'three']) {
    expect((await sql`${planAnew} select ${value}::text as anew`.execute(primary)).rows).toEqual([{ anew: value }])
    expect((await sql`select ${value}::text as kept`.execute(primary)).rows).toEqual([{ kept: value }])
  }
  const { rows } = await sql<{ statement: string }>`
    select statement from pg_prepared_statements where statement like '%::text as %'`.execute(primary)
  const statements = rows.map(({ statement }) => statement)
  expect(statements.some((statement) => statement.includes('as kept'))).toBe(true)
  expect(statements.some((statement) => statement.includes('as anew'))).toBe(false)
})
