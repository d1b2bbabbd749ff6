// Finds the database for a command that may be called while the program runs on it.
import { findDatabase, type FoundDatabase } from '@bidyard/server/program/open-database'
import type { Environment } from '@bidyard/server/runtime/environment'
import type { Log } from '@bidyard/server/runtime/log'
import { runningDatabaseUrls } from './running-database.ts'

/** The program may be running on our own database at this moment: then that one is used, and left running. */
export const findDatabaseAnyhow = async (environment: Environment, log: Log): Promise<FoundDatabase> => {
  try {
    return await findDatabase(environment, log)
  } catch (error) {
    const urls = runningDatabaseUrls(environment.dataFolder)
    if (urls === undefined) throw error
    return { ...urls, embedded: true, lost: new Promise<never>(() => {}), stop: async () => {} }
  }
}
