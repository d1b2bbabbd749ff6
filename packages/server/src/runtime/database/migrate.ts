// Brings a database to the newest shape: plain SQL files, forward only, each in a transaction, one node at a time.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sql } from 'postgres'
import { lockNumbers } from './lock-numbers.ts'
import { oneAtATime } from './one-at-a-time.ts'

export const migrationsFolder = join(import.meta.dirname, '../../../migrations')

interface Migration {
  readonly name: string
  readonly text: string
  readonly checksum: string
}

const readMigrations = async (folder: string): Promise<Migration[]> => {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name)).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8')
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

/** What was changed after it had been applied, or is applied there and unknown here, in words. */
const misfitOf = (migrations: readonly Migration[], applied: ReadonlyMap<string, string>): string | undefined => {
  const changed = migrations.filter(({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum)
  if (changed.length > 0)
    return `These migrations were changed after they had been applied: ${changed.map(({ name }) => name).join(', ')}. `
      + 'Restore the files and write a new migration instead.'
  const known = new Set(migrations.map(({ name }) => name))
  const unknown = [...applied.keys()].filter((name) => !known.has(name))
  return unknown.length > 0 ? `The database is newer than this program: it holds ${unknown.join(', ')}.` : undefined
}

// One text, so that there is no moment in which only half of it has been sent; the names and sums are safe to quote.
const statementsOf = ({ name, text, checksum }: Migration): string => `
begin;
${text}
;
insert into migrations (name, checksum) values ('${name}', '${checksum}');
commit`

/** Asked first: `if not exists` too wants the right to make tables, which whoever only looks does not have. */
const makeList = async (sql: Sql): Promise<void> => {
  const [found] = await sql.unsafe<{ isThere: boolean }[]>(`select to_regclass('migrations') is not null as "isThere"`)
    .simple()
  if (found?.isThere === true) return
  await sql.unsafe(`create table migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`).simple()
}

/** Answers the names of the files that were applied now. */
export const migrate = async (url: string, folder = migrationsFolder): Promise<string[]> => {
  const migrations = await readMigrations(folder)
  return oneAtATime(url, lockNumbers.migrations, async (sql) => {
    await makeList(sql)
    const rows = await sql.unsafe<Migration[]>('select name, checksum from migrations').simple()
    const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]))
    const misfit = misfitOf(migrations, applied)
    if (misfit !== undefined) throw new Error(misfit)
    const waiting = migrations.filter(({ name }) => !applied.has(name))
    for (const migration of waiting)
      await sql.unsafe(statementsOf(migration)).simple().catch((cause: Error) => {
        throw new Error(`${migration.name} could not be applied: ${cause.message}`, { cause })
      })
    return waiting.map(({ name }) => name)
  })
}
