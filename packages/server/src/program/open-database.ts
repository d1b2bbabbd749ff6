// Finds the database: the one that is configured, or our own embedded one, started here.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { startPostgres } from '@bidyard/postgres/launcher'
import { openProgramRole } from './open-program-role.ts'
import type { DatabaseUrls } from '../runtime/database/roles/roles.ts'
import type { Environment } from '../runtime/environment.ts'
import type { Log } from '../runtime/log.ts'

export interface FoundDatabase extends DatabaseUrls {
  readonly embedded: boolean
  /** Resolves when the embedded database is gone and cannot be brought back. */
  readonly lost: Promise<string>
  stop(): Promise<void>
}

/** Between its two last steps it would find files and no database, and a new one would be made beside them. */
const refuseHalfRestored = (dataFolder: string): void => {
  const draft = join(dataFolder, 'restoring')
  if (existsSync(draft))
    throw new Error(`${draft} is there: a restore is running, or was broken off. If none is, remove it, with what it `
      + `has put into ${dataFolder} already (files, postgres), and restore again.`)
}

/** It repeats what it was given where it refuses something; the program writes its own line of that, without values. */
const shownLine = (line: string): string | undefined => {
  if (/^(DETAIL|CONTEXT|QUERY|STATEMENT|LOCATION):|^\t/.test(line)) return undefined
  return line.startsWith('ERROR:') ? line.replace(/".*/s, '[hidden]') : line
}

const never = new Promise<never>(() => {})

export const findDatabase = async (
  environment: Pick<Environment, 'databaseUrl' | 'databaseOwnerUrl' | 'dataFolder'>, log: Log,
): Promise<FoundDatabase> => {
  const { databaseUrl: url, databaseOwnerUrl: ownerUrl = url, dataFolder } = environment
  if (url !== undefined && ownerUrl !== undefined)
    return { url, ownerUrl, embedded: false, lost: never, stop: async () => {} }
  refuseHalfRestored(dataFolder)
  const running = await startPostgres({
    folder: join(dataFolder, 'postgres'),
    log: (line) => {
      const shown = shownLine(line)
      if (shown !== undefined) log.info('database', { line: shown })
    },
  })
  await openProgramRole(running).catch(async (error: unknown) => {
    await running.stop('fast')
    throw error
  })
  const lost = running.ended.then((sentence) => (sentence === undefined ? never : sentence))
  return { url: running.url, ownerUrl: running.ownerUrl, embedded: true, lost, stop: () => running.stop('fast') }
}
