// Starts a real PostgreSQL in a folder, as root or not, and stops it cleanly.
import { realpathSync } from 'node:fs'
import path from 'node:path'
import { clearLeftovers } from './running/clear-leftovers.ts'
import { openCluster, type Role, roles } from './folder/create-cluster.ts'
import { chooseDatabaseUser, ensureFolder, ownData } from './folder/database-user.ts'
import { findBinaries } from './programs/find-binaries.ts'
import { lockFolder } from './folder/folder-lock.ts'
import { keepRunning, type StopMode } from './running/keep-running.ts'
import { asPostgresError } from './postgres-error.ts'
import { prepareRuntime } from './programs/prepare-runtime.ts'
import { dataOf, openReach } from './folder/reach.ts'

export interface PostgresOptions {
  readonly folder: string
  /** Insists on this port; without it a free one is found and kept for later starts. */
  readonly port?: number
  readonly settings?: Readonly<Record<string, string>>
  readonly log?: (line: string) => void
  /** The waits before each new try when the database died by itself; after the last one `ended` says why. */
  readonly restartDelaysMs?: readonly number[]
}

export interface RunningPostgres {
  /** The database `bidyard`, as the role that the program works as: it owns nothing. */
  readonly url: string
  /** The same, as the superuser who owns everything in it. */
  readonly ownerUrl: string
  /** The database `postgres`, as the superuser, to create and drop others from. */
  readonly adminUrl: string
  readonly port: number
  /** Changes when the database died and was started again; the address never does. */
  readonly pid: number
  /** Resolves with undefined after a stop, or with a sentence when the database could not be kept running. */
  readonly ended: Promise<string | undefined>
  readonly stop: (mode?: StopMode) => Promise<void>
}

const ignore = (): void => {}

const open = async (options: PostgresOptions, folder: string, release: () => void): Promise<RunningPostgres> => {
  const log = options.log ?? ignore
  const user = chooseDatabaseUser(folder)
  const reach = openReach(folder, user)
  try {
    ownData(dataOf(reach), user)
    await clearLeftovers(reach, log)
    const binaries = findBinaries()
    const place = { reach, user, runtime: await prepareRuntime(binaries, reach, user) }
    const passwords = await openCluster(place, binaries.version)
    const { port, settings = {}, restartDelaysMs } = options
    const database = await keepRunning({ place, port, settings, log, restartDelaysMs })
    const finished = database.ended.finally(() => {
      reach.close()
      release()
    })
    const urlOf = (role: Role, name: string): string =>
      `postgres://${roles[role]}:${passwords[role]}@127.0.0.1:${database.port}/${name}`
    return {
      url: urlOf('program', 'bidyard'),
      ownerUrl: urlOf('owner', 'bidyard'),
      adminUrl: urlOf('owner', 'postgres'),
      port: database.port,
      get pid() {
        return database.pid()
      },
      ended: finished,
      stop: async (mode = 'fast') => {
        await database.stop(mode)
        await finished
      },
    }
  } catch (cause) {
    reach.close()
    throw cause
  }
}

/** Answers once connections are accepted. Every refusal is a `PostgresError` of one sentence. */
export const startPostgres = async (options: PostgresOptions): Promise<RunningPostgres> => {
  const wanted = path.resolve(options.folder)
  try {
    ensureFolder(wanted)
    const folder = realpathSync(wanted)
    const release = lockFolder(folder)
    try {
      return await open(options, folder, release)
    } catch (cause) {
      release()
      throw cause
    }
  } catch (cause) {
    throw asPostgresError(cause, { folder: wanted, ...(options.port === undefined ? {} : { port: options.port }) })
  }
}
