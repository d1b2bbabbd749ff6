// A real standby of an embedded database: a copy of its files that follows its log.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type RunningPostgres, startPostgres } from '@bidyard/postgres/launcher'
import { copyCluster } from '../../program/backup/copy-cluster.ts'

/** The primary's folder is needed for its files; the standby gets one of its own. */
export const startStandby = async (
  primary: RunningPostgres, from: string, folder: string, settings: Readonly<Record<string, string>>,
): Promise<RunningPostgres> => {
  const { username, password } = new URL(primary.url)
  await mkdir(join(folder, 'data'), { recursive: true, mode: 0o700 })
  await copyCluster(primary.url, join(from, 'data'), join(folder, 'data'))
  await writeFile(join(folder, 'data', 'standby.signal'), '')
  await writeFile(join(folder, 'password'), password, { mode: 0o600 })
  const address = `host=127.0.0.1 port=${primary.port} user=${username} password=${password}`
  return startPostgres({
    folder, settings: { ...settings, primary_conninfo: address, wal_retrieve_retry_interval: '100ms' },
  })
}
