// Writes the types of the tables anew from the migrations, on a database that lives for this moment only.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@bidyard/postgres/launcher'
import { migrate } from '@bidyard/server/runtime/database/migrate'
import { describeTables } from '@bidyard/server/runtime/database/write-tables'

const file = join(import.meta.dirname, '../packages/server/src/tables.ts')

const describe = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'bidyard-tables-'))
  const database = await startPostgres({ folder, settings: { fsync: 'off' } })
  try {
    await migrate(database.ownerUrl)
    return await describeTables(database.ownerUrl)
  } finally {
    await database.stop('immediate')
    await rm(folder, { recursive: true, force: true })
  }
}

const text = await describe()
const isFresh = text === (await readFile(file, 'utf8').catch(() => ''))
if (isFresh) console.log('tables.ts is fresh.')
else if (process.argv.includes('--check')) {
  console.log('tables.ts is stale: npx node tools/write-tables.ts writes it anew.')
  process.exitCode = 1
} else {
  await writeFile(file, text)
  console.log('tables.ts was written.')
}
