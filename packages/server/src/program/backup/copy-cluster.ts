// Copies the folder of a running PostgreSQL, as its own low-level backup does, with the log that makes the copy whole.
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import postgres from 'postgres'
import { copyFile, type CopiedFiles, listTree, writeText } from './copy-files.ts'

export interface CopiedCluster {
  readonly files: CopiedFiles
  readonly folders: string[]
}

// What PostgreSQL makes anew at its start, or what means this running process only.
const leftEmpty = new Set([
  'pg_wal', 'pg_replslot', 'pg_dynshmem', 'pg_notify', 'pg_serial', 'pg_snapshots', 'pg_stat_tmp', 'pg_subtrans',
])
const left = /(?:^|\/)(?:postmaster\.(?:pid|opts)$|pg_internal\.init|pgsql_tmp|t\d+_\d|backup_(?:label|manifest))/
const controlFile = 'global/pg_control'

const copyData = async (data: string, target: string): Promise<{ files: CopiedFiles; folders: string[] }> => {
  const found = await listTree(data, (name) => !leftEmpty.has(name) && !left.test(name))
  const folders = found.folders.filter((name) => !left.test(name))
  for (const name of folders) await mkdir(path.join(target, name), { recursive: true, mode: 0o700 })
  const files: CopiedFiles = {}
  // The control file last, as the database's own programs do.
  const names = found.files.filter((name) => !left.test(name) && name !== controlFile)
  for (const name of [...names, controlFile]) {
    const copied = await copyFile(path.join(data, name), path.join(target, name))
    if (copied !== undefined) files[name] = copied
  }
  return { files, folders }
}

/** The segments from the beginning of the copy to its end, which the slot keeps from being used again. */
const copyLog = async (data: string, target: string, from: string, to: string): Promise<CopiedFiles> => {
  const { files: names } = await listTree(path.join(data, 'pg_wal'))
  const isWanted = (name: string): boolean => /^[0-9A-F]{24}$/.test(name) && name >= from && name <= to
  const wanted = names.filter((name) => isWanted(name) || name.endsWith('.history'))
  if (!wanted.includes(from)) throw new Error(`The database has lost the beginning of its log (${from}): try again.`)
  const files: CopiedFiles = {}
  for (const segment of wanted) {
    const name = `pg_wal/${segment}`
    const copied = await copyFile(path.join(data, name), path.join(target, name))
    if (copied === undefined) throw new Error(`The database has lost a part of its log (${segment}): try again.`)
    files[name] = copied
  }
  return files
}

/** People may write all the while: what was committed before the end is in the copy, what came later is not. */
export const copyCluster = async (url: string, data: string, target: string): Promise<CopiedCluster> => {
  const sql = postgres(url, { max: 1, idle_timeout: 0, onnotice: () => {} })
  try {
    const connection = await sql.reserve()
    // It ends with this connection, however that ends.
    await connection`select pg_create_physical_replication_slot(${`backup_${process.pid}`}, true, true)`
    await connection`select pg_backup_start('bidyard', fast => true)`
    const { files, folders } = await copyData(data, target)
    const [end] = await connection<{ label: string; spaces: string; last: string }[]>`
      select labelfile as label, spcmapfile as spaces, pg_walfile_name(lsn) as last
      from pg_backup_stop(wait_for_archive => false)`
    const first = /\(file ([0-9A-F]{24})\)/.exec(end?.label ?? '')?.[1]
    if (end === undefined || first === undefined) throw new Error('The database does not say where its backup begins.')
    if (end.spaces.trim() !== '') throw new Error('The database has tablespaces, which this backup does not know.')
    const label = await writeText(end.label, path.join(target, 'backup_label'))
    const log = await copyLog(data, target, first, end.last)
    connection.release()
    return { files: { ...files, ...log, backup_label: label }, folders }
  } finally {
    await sql.end({ timeout: 5 })
  }
}
