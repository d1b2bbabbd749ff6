// Gives each test file a database of its own: a clone of the migrated template.
import { randomBytes } from 'node:crypto'
import postgres, { type Sql } from 'postgres'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../runtime/database/database.ts'
import { type DatabaseUrls, grantToProgram } from '../runtime/database/roles/roles.ts'

declare module 'vitest' {
  interface ProvidedContext {
    adminUrl: string
    /** The same as the role that the program works as. */
    programUrl: string
    template: string
  }
}

export const urlOf = (adminUrl: string, database: string): string => {
  const url = new URL(adminUrl)
  url.pathname = `/${database}`
  return url.href
}

export interface TestDatabase extends DatabaseUrls {
  drop(): Promise<void>
}

const makeDatabase = async (options: string): Promise<TestDatabase> => {
  const adminUrl = inject('adminUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  const run = async (...statements: readonly string[]): Promise<void> => {
    const admin = postgres(adminUrl, { max: 1, onnotice: () => {} })
    for (const statement of statements) await admin.unsafe(statement)
    await admin.end()
  }
  // What belongs to the database itself is not copied with it.
  await run(`create database ${name} ${options}`, `revoke temporary on database ${name} from public`)
  const url = urlOf(inject('programUrl'), name)
  return { url, ownerUrl: urlOf(adminUrl, name), drop: () => run(`drop database if exists ${name} with (force)`) }
}

// Its files are copied as they are: page by page, through the log, takes four times as long.
export const cloneDatabase = (): Promise<TestDatabase> =>
  makeDatabase(`template ${inject('template')} strategy file_copy`)

/** One that no migration has touched. */
export const emptyDatabase = (): Promise<TestDatabase> => makeDatabase('')

/** The program makes no tables: what only a test knows is made by the owner, and then given to the program. */
export const asOwner = async (urls: DatabaseUrls, work: (owner: Database) => Promise<unknown>): Promise<void> => {
  const owner = openDatabase({ url: urls.ownerUrl, connections: 2 })
  try {
    await work(owner)
    await grantToProgram(owner, urls)
  } finally {
    await owner.close()
  }
}

/** Transactions that PostgreSQL undid because two waited for each other. */
export const countDeadlocks = async (sql: Sql): Promise<number> => {
  const [row] = await sql<{ count: number }[]>`
    select deadlocks::int as count from pg_stat_database where datname = current_database()`
  return row?.count ?? 0
}
