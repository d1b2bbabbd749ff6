// `npm run restore -- FOLDER`: brings a backup into a data folder that holds nothing yet.
import { restoreBackup } from '@bidyard/server/program/backup/restore-backup'
import { readEnvironment } from '@bidyard/server/runtime/environment'
import { contentLine, readFolder } from '../backup/read-folder.ts'

const main = async (): Promise<void> => {
  const source = readFolder(process.argv.slice(2))
  if (source === undefined) throw new Error('npm run restore -- FOLDER   a folder that npm run backup made')
  const { dataFolder, databaseUrl, s3 } = readEnvironment(process.env)
  if (databaseUrl !== undefined)
    throw new Error('DATABASE_URL names a database of your own, which is restored beside this program: '
      + 'docs/operations/backup.md says how.')
  const restored = await restoreBackup({
    dataFolder, source, filesAreIn: s3 === undefined ? 'folder' : 'bucket', print: console.log,
  })
  console.log(`${dataFolder} holds ${contentLine(restored)}, equal to what was saved at ${restored.madeAt}.`)
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
