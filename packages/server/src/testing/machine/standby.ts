// A real standby of an embedded database: a copy of its files that follows its log.
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { passwordFiles } from '@bidyard/postgres/folder/create-cluster'
import { type RunningPostgres, startPostgres } from '@bidyard/postgres/launcher'
import { copyCluster } from '../../program/backup/copy-cluster.ts'

/** The primary's folder is needed for its files; the standby gets one of its own. */
export const startStandby = async (
  primary: RunningPostgres, from: string, folder: string, settings: Readonly<Record<string, string>>,
): Promise<RunningPostgres> => {
  const { username, password } = new URL(primary.ownerUrl)
  await mkdir(join(folder, 'data'), { recursive: true, mode: 0o700 })
  await copyCluster(primary.ownerUrl, join(from, 'data'), join(folder, 'data'))
  await writeFile(join(folder, 'data', 'standby.signal'), '')
  // A standby takes no new password, so it gets those of its primary.
  for (const file of Object.values(passwordFiles)) await copyFile(join(from, file), join(folder, file))
  const address = `host=127.0.0.1 port=${primary.port} user=${username} password=${password}`
  return startPostgres({
    folder, settings: { ...settings, primary_conninfo: address, wal_retrieve_retry_interval: '100ms' },
  })
}
