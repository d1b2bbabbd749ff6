// Backs up the embedded database with its files while people work, and restores the copy once before it counts.
import { constants } from 'node:fs'
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { passwordFiles } from '@bidyard/postgres/folder/create-cluster'
import { startPostgres } from '@bidyard/postgres/launcher'
import { copyCluster } from './copy-cluster.ts'
import { forceToDisk, treeCopy, writeText } from './copy-files.ts'
import { type Fingerprints, listFingerprints } from './fingerprints.ts'
import { type Manifest, manifestName } from './manifest.ts'
import type { DatabaseUrls } from '../../runtime/database/roles/roles.ts'
import type { Environment } from '../../runtime/environment.ts'

export interface BackupGiven {
  readonly environment: Pick<Environment, 'dataFolder' | 's3'>
  /** The embedded database, which runs. */
  readonly database: DatabaseUrls
  readonly target: string
  readonly print: (line: string) => void
}

export const objectsOf = (dataFolder: string): string => path.join(dataFolder, 'files', 'objects')

const isInside = (folder: string, file: string): boolean => {
  const way = path.relative(folder, file)
  return way === '' || (!way.startsWith(`..${path.sep}`) && way !== '..' && !path.isAbsolute(way))
}

const refuseTarget = async (dataFolder: string, target: string): Promise<void> => {
  if (isInside(dataFolder, target))
    throw new Error(`${target} lies in the data folder: what is lost with the data is no backup. Choose another place.`)
  const entries = await readdir(target).catch(() => undefined)
  if (entries !== undefined && entries.length > 0)
    throw new Error(`${target} is not empty: nothing is written over. Choose another folder.`)
}

const passwordOf = (url: string): string => decodeURIComponent(new URL(url).password)

/** Starts a copy of the copy: the log is replayed, every row of every table is read. */
const tryOut = async (database: string, { url, ownerUrl }: DatabaseUrls, folder: string): Promise<Fingerprints> => {
  await cp(database, path.join(folder, 'data'), { recursive: true, mode: constants.COPYFILE_FICLONE })
  // With its passwords, so that nothing of it need be changed before it is read.
  await writeText(passwordOf(ownerUrl), path.join(folder, passwordFiles.owner))
  await writeText(passwordOf(url), path.join(folder, passwordFiles.program))
  // It is thrown away in a moment, so nothing of it need reach the disk.
  const running = await startPostgres({ folder, settings: { fsync: 'off' } })
  try {
    return await listFingerprints(running.ownerUrl)
  } finally {
    await running.stop('fast')
    await rm(folder, { recursive: true, force: true })
  }
}

const fill = async ({ environment, database: urls, print }: BackupGiven, draft: string): Promise<Manifest> => {
  const { dataFolder, s3 } = environment
  const objects = s3 === undefined ? treeCopy(objectsOf(dataFolder), path.join(draft, 'files')) : undefined
  const database = path.join(draft, 'database')
  await mkdir(database, { mode: 0o700 })
  print('Copying the files and the database …')
  // Before the database and once more after it: whatever its rows name is there, what went meanwhile too.
  // A document that a change of keys sealed anew in between is copied again: its row may name the new key already.
  await objects?.bringUpToDate()
  const copied = await copyCluster(urls.ownerUrl, path.join(dataFolder, 'postgres', 'data'), database)
  await objects?.bringUpToDate()
  print('Starting the copy and reading every table …')
  const tables = await tryOut(database, urls, path.join(draft, 'trial'))
  return {
    format: 'bidyard-backup-1', madeAt: new Date().toISOString(), database: { ...copied, tables },
    ...(objects && { files: objects.files }),
  }
}

/** All of it or nothing: the folder gets its name when everything lies in it and was tried. */
export const makeBackup = async (given: BackupGiven): Promise<Manifest> => {
  const target = path.resolve(given.target)
  await refuseTarget(given.environment.dataFolder, target)
  const draft = `${target}.unfinished`
  await mkdir(path.dirname(draft), { recursive: true })
  await mkdir(draft, { mode: 0o700 }).catch((cause: unknown) => {
    throw new Error(`${draft} is in the way: another backup is being made, or was broken off. Remove it if none is.`,
      { cause })
  })
  try {
    const manifest = await fill(given, draft)
    await writeText(`${JSON.stringify(manifest, undefined, 1)}\n`, path.join(draft, manifestName))
    await forceToDisk()
    await rename(draft, target)
    return manifest
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}
