// `npm run backup -- FOLDER`: backs up the embedded database with its files, also while the program runs.
import { makeBackup } from '@bidyard/server/program/backup/make-backup'
import { readEnvironment } from '@bidyard/server/runtime/environment'
import { openLog } from '@bidyard/server/runtime/log'
import { contentLine, readFolder } from '../backup/read-folder.ts'
import { findDatabaseAnyhow } from '../database/find-database-anyhow.ts'

const main = async (): Promise<void> => {
  const target = readFolder(process.argv.slice(2))
  if (target === undefined) throw new Error('npm run backup -- FOLDER   a folder that is not there yet')
  const environment = readEnvironment(process.env)
  if (environment.databaseUrl !== undefined)
    throw new Error('DATABASE_URL names a database of your own, which is backed up beside this program: '
      + 'docs/operations/backup.md says how.')
  const found = await findDatabaseAnyhow(environment, openLog('error'))
  try {
    const made = await makeBackup({ environment, database: found, target, print: console.log })
    console.log(`${target} holds ${contentLine(made)}; it was started once and read to its end.`)
  } finally {
    await found.stop()
  }
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
