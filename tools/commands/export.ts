// `npm run export -- KIND FILE`: takes members or past auctions along, in the form in which another house imports them.
import path from 'node:path'
import { exportMembers, exportPastAuctions } from '@bidyard/server/areas/exports/for-other-areas'
import { unhurried } from '@bidyard/server/runtime/bounds'
import { readEnvironment } from '@bidyard/server/runtime/environment'
import { openLog } from '@bidyard/server/runtime/log'
import { findDatabaseAnyhow } from '../database/find-database-anyhow.ts'
import { withActs } from '../database/with-acts.ts'
import { readExportWords, exportUsage } from '../import/read-words.ts'

const log = openLog('error')
const language = (process.env['LANG'] ?? '').startsWith('ko') ? 'ko' : 'en'

/** A file that is broken off takes its beginning with it. */
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => stopping.abort(new Error('Broken off; no file was written.')))

const main = async (): Promise<void> => {
  const wish = readExportWords(process.argv.slice(2))
  if (wish === undefined) {
    console.error(exportUsage)
    process.exitCode = 1
    return
  }
  const file = path.resolve(process.env['INIT_CWD'] ?? '.', wish.file)
  const environment = readEnvironment(process.env)
  const found = await findDatabaseAnyhow(environment, log)
  try {
    const { rowCount } = await withActs({ environment, urls: found, log, bounds: unhurried }, (acting) => {
      const { database, act, providers: { personal } } = acting
      const given = { database, act, path: file, language, signal: stopping.signal } as const
      return wish.kind === 'members'
        ? exportMembers({ ...given, personal, reason: wish.reason }) : exportPastAuctions(given)
    })
    console.log(`${new Intl.NumberFormat('en').format(rowCount)} rows in ${file}`)
  } finally {
    await found.stop()
  }
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
