// Writes the server's tables.ts from the migrations, run on a database of its own; with --check it only compares.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startPostgres } from '@bidyard/postgres/launcher'
import { prepareDatabase } from '@bidyard/server/prepare'
import { describeTables } from '@bidyard/server/runtime/database/write-tables'
import { openLog } from '@bidyard/server/runtime/log'

const file = path.join(import.meta.dirname, '..', 'packages', 'server', 'src', 'tables.ts')
const folder = mkdtempSync(path.join(os.tmpdir(), 'bidyard-tables-'))
const database = await startPostgres({ folder: path.join(folder, 'postgres') })
try {
  await prepareDatabase(database.url, openLog('error'))
  const text = await describeTables(database.url)
  if (readFileSync(file, 'utf8') === text) {
    console.log('tables.ts is what the migrations make.')
  } else if (process.argv.includes('--check')) {
    console.log('tables.ts is stale: node tools/write-tables.ts writes it anew.')
    process.exitCode = 1
  } else {
    writeFileSync(file, text)
    console.log('tables.ts is written anew.')
  }
} finally {
  await database.stop('immediate')
  rmSync(folder, { recursive: true, force: true })
}
