// Brings a backup into a data folder that has none yet: compares every file, starts it, compares every table.
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { ensureFolder, giveToOwnerOf } from '@bidyard/postgres/folder/database-user'
import { startPostgres } from '@bidyard/postgres/launcher'
import { copyFile, type CopiedFiles, forceToDisk } from './copy-files.ts'
import { differences, listFingerprints } from './fingerprints.ts'
import { objectsOf } from './make-backup.ts'
import { type Manifest, readManifest } from './manifest.ts'

export interface RestoreGiven {
  readonly dataFolder: string
  readonly source: string
  /** Where the restored house will look for its files. */
  readonly filesAreIn: 'folder' | 'bucket'
  readonly print: (line: string) => void
}

const refuseUsed = async (dataFolder: string): Promise<void> => {
  const found = await readdir(dataFolder).catch((): string[] => [])
  const used = ['postgres', 'files'].filter((name) => found.includes(name))
  if (used.length > 0)
    throw new Error(`${dataFolder} holds data already (${used.join(', ')}): nothing is written over. `
      + 'Move it away, or set BIDYARD_DATA to a new folder.')
}

/** It would start, and show none of its files. */
const refuseElsewhere = ({ filesAreIn, source }: RestoreGiven, { files }: Manifest): void => {
  if (files !== undefined && filesAreIn === 'bucket')
    throw new Error(`${source} brings its files along, and S3_BUCKET names a bucket: nobody would find them. `
      + 'Take S3_BUCKET away.')
  if (files === undefined && filesAreIn === 'folder')
    throw new Error(`The files of ${source} lie in a bucket, and S3_BUCKET names none. `
      + 'Name it; for a trial one of its own with a copy of them.')
}

const bring = async (from: string, to: string, files: CopiedFiles): Promise<void> => {
  for (const [name, { bytes, sha256 }] of Object.entries(files)) {
    const copied = await copyFile(path.join(from, name), path.join(to, name))
    if (copied === undefined) throw new Error(`The backup is not whole: ${path.join(from, name)} is missing.`)
    if (copied.bytes !== bytes || copied.sha256 !== sha256)
      throw new Error(`The backup is damaged: ${path.join(from, name)} is not what was saved.`)
  }
}

const compareTables = async (folder: string, { database }: Manifest): Promise<void> => {
  const running = await startPostgres({ folder })
  try {
    const other = differences(database.tables, await listFingerprints(running.ownerUrl))
    if (other.length > 0) throw new Error(`The restored database differs from what was saved: ${other.join(', ')}.`)
  } finally {
    await running.stop('fast')
  }
}

const fill = async ({ dataFolder, source, print }: RestoreGiven, draft: string, manifest: Manifest): Promise<void> => {
  const [postgres, files] = [path.join(draft, 'postgres'), path.join(draft, 'files')]
  const data = path.join(postgres, 'data')
  await mkdir(data, { recursive: true, mode: 0o700 })
  for (const name of manifest.database.folders) await mkdir(path.join(data, name), { recursive: true, mode: 0o700 })
  print('Copying and comparing every file …')
  if (manifest.files !== undefined) {
    await mkdir(objectsOf(draft), { recursive: true, mode: 0o700 })
    await bring(path.join(source, 'files'), objectsOf(draft), manifest.files)
  }
  await bring(path.join(source, 'database'), data, manifest.database.files)
  giveToOwnerOf(dataFolder, draft)
  await forceToDisk()
  print('Starting the database and comparing every table …')
  await compareTables(postgres, manifest)
  if (manifest.files !== undefined) await rename(files, path.join(dataFolder, 'files'))
  await rename(postgres, path.join(dataFolder, 'postgres'))
}

/** All of it or nothing. */
export const restoreBackup = async (given: RestoreGiven): Promise<Manifest> => {
  const manifest = await readManifest(given.source)
  refuseElsewhere(given, manifest)
  await refuseUsed(given.dataFolder)
  ensureFolder(given.dataFolder)
  const draft = path.join(given.dataFolder, 'restoring')
  await mkdir(draft, { mode: 0o711 }).catch((cause: unknown) => {
    throw new Error(`${draft} is in the way: another restore is running, or was broken off. Remove it if none is.`,
      { cause })
  })
  try {
    await fill(given, draft, manifest)
    return manifest
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}
