// Brings a database to the newest shape: plain SQL files, forward only, each in its own transaction, one node at a time.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import postgres from 'postgres'

export const migrationsFolder = join(import.meta.dirname, '../../../migrations')

interface Migration {
  readonly name: string
  readonly text: string
  readonly checksum: string
}

const readMigrations = async (folder: string): Promise<Migration[]> => {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name)).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8')
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

// Any number that only migrations use; two nodes that start at once wait for each other here.
const lockNumber = 7_150_001

/** Answers the names of the files that were applied now. */
export const migrate = async (url: string, folder = migrationsFolder): Promise<string[]> => {
  const migrations = await readMigrations(folder)
  const sql = postgres(url, { max: 1, onnotice: () => {}, connect_timeout: 10 })
  try {
    await sql`select pg_advisory_lock(${lockNumber})`
    await sql`create table if not exists migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`
    const applied = new Map(
      (await sql<{ name: string; checksum: string }[]>`select name, checksum from migrations`)
        .map((row) => [row.name, row.checksum]),
    )
    const changed = migrations.filter(({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum)
    if (changed.length > 0)
      throw new Error(
        `These migrations were changed after they had been applied: ${changed.map(({ name }) => name).join(', ')}. `
        + 'Restore the files and write a new migration instead.',
      )
    const unknown = [...applied.keys()].filter((name) => !migrations.some((file) => file.name === name))
    if (unknown.length > 0)
      throw new Error(`The database is newer than this program: it holds ${unknown.join(', ')}.`)
    const waiting = migrations.filter(({ name }) => !applied.has(name))
    for (const { name, text, checksum } of waiting)
      await sql.begin(async (tx) => {
        await tx.unsafe(text)
        await tx`insert into migrations (name, checksum) values (${name}, ${checksum})`
      })
    return waiting.map(({ name }) => name)
  } finally {
    await sql.end({ timeout: 5 })
  }
}
