// Starts the whole server on a cloned database and a free port, for one test file.
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type App, openApp } from '../app.ts'
import { readEnvironment } from '../runtime/environment.ts'
import { openLog } from '../runtime/log.ts'
import { type Ask, askerOf } from './ask.ts'
import { cloneDatabase } from './database.ts'
import { type MadeMember, makeMember, type MemberWish } from './make.ts'

export interface TestApp extends App {
  readonly base: string
  /** Asks as nobody, or with `{ token }` as somebody. */
  readonly ask: Ask
  readonly logged: readonly string[]
  member(wish?: MemberWish): Promise<MadeMember & { readonly ask: Ask }>
  stop(): Promise<void>
}

export const startTestApp = async (settings: Readonly<Record<string, string>> = {}): Promise<TestApp> => {
  const cloned = await cloneDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'bidyard-data-'))
  const logged: string[] = []
  const environment = readEnvironment({
    BIDYARD_ENV: 'local', BIDYARD_DATA: folder, BIDYARD_CONNECTIONS: '10', BIDYARD_METRICS_PORT: '0', ...settings,
  })
  const app = await openApp({
    environment, databaseUrl: cloned.url, log: openLog('info', (line) => void logged.push(line)),
  })
  await app.server.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.server.address() as AddressInfo
  const base = `http://127.0.0.1:${port}`
  return {
    ...app, base, ask: askerOf(base), logged,
    member: async (wish) => {
      const made = await makeMember(app.database, wish)
      return { ...made, ask: askerOf(base, made.token) }
    },
    stop: async () => {
      await app.close()
      await cloned.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
