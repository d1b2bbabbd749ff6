// `npm run export -- KIND FILE`: takes members or past auctions along, in the form in which another house imports them.
import path from 'node:path'
import { exportMembers, exportPastAuctions } from '@bidyard/server/areas/exports/for-other-areas'
import { unhurried } from '@bidyard/server/runtime/bounds'
import { readEnvironment } from '@bidyard/server/runtime/environment'
import { openLog } from '@bidyard/server/runtime/log'
import { findDatabaseAnyhow } from '../database/find-database-anyhow.ts'
import { withActs } from '../database/with-acts.ts'

const log = openLog('error')
const language = (process.env['LANG'] ?? '').startsWith('ko') ? 'ko' : 'en'

const usage = [
  'npm run export -- members FILE         every shop with its people; personal data, so guard it and delete it soon',
  'npm run export -- past-auctions FILE   auctions that another system held',
  'FILE ends in .csv or .xlsx and is not there yet',
].join('\n')

const main = async (): Promise<void> => {
  const [kind, name, ...rest] = process.argv.slice(2)
  if ((kind !== 'members' && kind !== 'past-auctions') || name === undefined || rest.length > 0) {
    console.error(usage)
    process.exitCode = 1
    return
  }
  const file = path.resolve(process.env['INIT_CWD'] ?? '.', name)
  const environment = readEnvironment(process.env)
  const found = await findDatabaseAnyhow(environment, log)
  try {
    const { rowCount } = await withActs({ environment, url: found.url, log, bounds: unhurried }, (acting) => {
      const { database, act, providers: { personal } } = acting
      const given = { database, act, path: file, language } as const
      return kind === 'members' ? exportMembers({ ...given, personal }) : exportPastAuctions(given)
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
