// Starts the whole server on a cloned database and free ports, for one test file.
import { mkdtemp, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres, { type Sql } from 'postgres'
import { type App, type AppParts, openApp } from '../app.ts'
import { readEnvironment } from '../runtime/environment.ts'
import { openLog } from '../runtime/log.ts'
import { type Ask, askerOf } from './ask.ts'
import { asOwner, cloneDatabase, type TestDatabase } from './database.ts'
import { type MadeMember, makeMember, type MemberWish } from './make.ts'

export interface TestMember extends MadeMember {
  readonly ask: Ask
}

export interface TestApp extends App {
  readonly base: string
  /** Where health and metrics are served. */
  readonly healthBase: string
  /** As the program works. */
  readonly databaseUrl: string
  /** Asks as nobody, or with `{ token }` as somebody. */
  readonly ask: Ask
  readonly logged: readonly string[]
  readonly ownerUrl: string
  /** Makes what the program itself may not make. */
  asOwner(work: (owner: App['database']) => Promise<unknown>): Promise<void>
  /** As the owner, for looking and meddling where no call leads. */
  readonly sql: Sql
  member(wish?: MemberWish): Promise<TestMember>
  stop(): Promise<void>
}

/** What stands in place of the product's own parts, and a database to use instead of a clone. */
export interface TestParts extends Partial<Omit<AppParts, 'environment' | 'databaseUrl' | 'log'>> {
  readonly database?: Pick<TestDatabase, 'url' | 'drop'> & Partial<TestDatabase>
  /** Where it listens, if it must be there again after a restart. */
  readonly port?: number
  /** How its members ask, where that is not as others do. */
  readonly askerOf?: typeof askerOf
}

const listen = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

export const startTestApp = async (
  settings: Readonly<Record<string, string>> = {}, parts: TestParts = {},
): Promise<TestApp> => {
  const database: TestParts['database'] = parts.database ?? await cloneDatabase()
  const { url, ownerUrl = url } = database
  const folder = await mkdtemp(join(tmpdir(), 'bidyard-data-'))
  const logged: string[] = []
  const environment = readEnvironment({
    BIDYARD_ENV: 'local', BIDYARD_DATA: folder, BIDYARD_CONNECTIONS: '10', BIDYARD_METRICS_PORT: '0', ...settings,
  })
  const app = await openApp({
    ...parts, environment, databaseUrl: url, log: openLog('info', (line) => void logged.push(line)),
  })
  const base = await app.server.listen({ host: '127.0.0.1', port: parts.port ?? 0 })
  const healthBase = await listen(app.health.server)
  const sql = postgres(ownerUrl, { max: 2, onnotice: () => {} })
  return {
    ...app, base, healthBase, databaseUrl: url, ownerUrl, ask: askerOf(base), logged, sql,
    asOwner: (work) => asOwner({ url, ownerUrl }, work),
    member: async (wish) => {
      const made = await makeMember(app.database, wish)
      return { ...made, ask: (parts.askerOf ?? askerOf)(base, made.token) }
    },
    stop: async () => {
      await sql.end({ timeout: 5 })
      await app.close()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
