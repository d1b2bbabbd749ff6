// Gives a test file a database of its own with the runtime's connection to it, without any server on top.
import { type Database, type DatabaseOptions, openDatabase } from '../runtime/database/database.ts'
import { asOwner, cloneDatabase } from './database.ts'

export interface OpenClone {
  readonly database: Database
  readonly url: string
  readonly ownerUrl: string
  asOwner(work: (owner: Database) => Promise<unknown>): Promise<void>
  stop(): Promise<void>
}

export const openClone = async (options: Partial<DatabaseOptions> = {}): Promise<OpenClone> => {
  const cloned = await cloneDatabase()
  const database = openDatabase({ connections: 8, ...options, url: cloned.url })
  return {
    database,
    url: cloned.url,
    ownerUrl: cloned.ownerUrl,
    asOwner: (work) => asOwner(cloned, work),
    stop: async () => {
      await database.close()
      await cloned.drop()
    },
  }
}
