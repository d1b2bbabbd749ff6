// Whatever table refuses that a row goes refuses to be emptied as well, as the database's own catalog says it.
import postgres, { type Sql } from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openClone, type OpenClone } from './testing/open-clone.ts'

let clone: OpenClone
let sql: Sql
beforeAll(async () => {
  clone = await openClone()
  sql = postgres(clone.ownerUrl, { max: 1, onnotice: () => {} })
})
afterAll(async () => {
  await sql.end()
  await clone.stop()
})

/** The bits of `pg_trigger.tgtype`. */
const kinds = { delete: 8, truncate: 32 } as const

/** Partitions too: a trigger on truncate does not pass to them. */
const refusing = async (kind: keyof typeof kinds): Promise<string[]> => {
  const rows = await sql<{ name: string }[]>`
    select distinct tgrelid::regclass::text as name from pg_trigger
    where tgfoid = 'refuse_change'::regproc and tgenabled = 'O' and tgtype & ${kinds[kind]} <> 0 order by name`
  return rows.map(({ name }) => name)
}

test('every table that keeps its rows refuses to be emptied', async () => {
  const kept = await refusing('delete')
  expect(kept).toEqual(expect.arrayContaining([
    'access_log', 'audit_log', 'bid_entries', 'ledger_postings', 'member_consents', 'member_registration_consents',
    'state_history',
  ]))
  expect(await refusing('truncate')).toEqual(kept)
})

test('and does, whoever owns it', async () => {
  for (const name of await refusing('delete'))
    await expect(sql.unsafe(`truncate ${name} cascade`), name).rejects.toThrow('only grows')
})
