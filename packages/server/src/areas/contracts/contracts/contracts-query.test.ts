// What a list of contracts reads of the database to say how many there are.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openClone } from '../../../testing/open-clone.ts'
import { contractsQuery } from './contracts-query.sql.ts'

test('to count contracts neither cars nor auctions nor shops are read', async () => {
  const { database, stop } = await openClone()
  const all = contractsQuery(database.primary).clearSelect().select('contracts.id')
  const { rows } = await sql<Readonly<Record<string, string>>>`
    explain select count(*) from (${all}) as counted`.execute(database.primary)
  const plan = rows.flatMap((row) => Object.values(row)).join()
  expect(plan).toContain(' on contracts')
  expect(plan).not.toMatch(/ on (auctions|orders|shops)/)
  await stop()
})
