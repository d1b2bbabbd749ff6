// The database of our own: what it says reaches the log, but for the values that it was given.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import postgres from 'postgres'
import { expect, test } from 'vitest'
import { openLog } from '../runtime/log.ts'
import { findDatabase } from './open-database.ts'

test('a role of the program that locked itself out is let in again, without settings of its own', async () => {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'bidyard-database-role-'))
  const find = () => findDatabase({ databaseUrl: undefined, databaseOwnerUrl: undefined, dataFolder }, openLog('error'))
  const ask = async (url: string, statement: string): Promise<unknown[]> => {
    const sql = postgres(url, { max: 1, onnotice: () => {} })
    return sql.unsafe(statement).then((rows) => [...rows]).finally(() => sql.end())
  }
  const before = await find()
  try {
    await ask(before.url, "alter role bidyard set default_transaction_read_only = on")
    await ask(before.ownerUrl, 'alter role bidyard in database bidyard set statement_timeout = 1')
    await ask(before.ownerUrl, "alter role bidyard password 'other'")
  } finally {
    await before.stop()
  }
  const after = await find()
  try {
    const settings = `select current_setting('default_transaction_read_only') as "isReadOnly",
      current_setting('statement_timeout') as "patience"`
    expect(await ask(after.url, settings)).toEqual([{ isReadOnly: 'off', patience: '0' }])
  } finally {
    await after.stop()
    await rm(dataFolder, { recursive: true, force: true })
  }
})

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
