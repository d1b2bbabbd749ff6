// The database of our own: what it says reaches the log, but for the values that it was given.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import postgres from 'postgres'
import { expect, test } from 'vitest'
import { openLog } from '../runtime/log.ts'
import { findDatabase } from './open-database.ts'

test('a statement that the database refuses is logged without what it held', async () => {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'bidyard-database-log-'))
  const lines: string[] = []
  const log = openLog('info', (line) => void lines.push(line))
  const database = await findDatabase({ databaseUrl: undefined, databaseOwnerUrl: undefined, dataFolder }, log)
  const sql = postgres(database.ownerUrl, { max: 1, onnotice: () => {} })
  try {
    await sql`create table people (name text primary key, age int constraint grown check (age > 18))`
    await sql`insert into people values ('심청이', 20)`
    const refused = [
      sql`insert into people values ('심청이', 20)`, sql`insert into people values ('심어둔이', 3)`,
      sql.unsafe("select '심어둔\n비밀'::uuid"), sql.unsafe("select '심청이' from nowhere"),
    ]
    for (const one of refused) await expect(one).rejects.toThrow(/duplicate|violates|invalid|exist/)
    const said = (): string[] => lines.filter((line) => line.includes('ERROR:'))
    await expect.poll(() => said().length).toBe(refused.length)
    expect(said().join()).toContain('duplicate key value violates unique constraint')
  } finally {
    await sql.end()
    await database.stop()
    await rm(dataFolder, { recursive: true, force: true })
  }
  expect(lines.join('\n')).not.toMatch(/심청이|심어둔|비밀|DETAIL|STATEMENT/)
})
