// `npm run import -- KIND FILE`: brings codes, holidays, members or past auctions in, all of a file or nothing.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { forgetPastAuctions, importPastAuctions } from '@bidyard/server/areas/auctions/for-other-areas'
import { importMembers } from '@bidyard/server/areas/members/for-other-areas'
import { importCarCodes } from '@bidyard/server/areas/reference/car-codes/import-car-codes'
import { importHolidays } from '@bidyard/server/areas/reference/holidays/import-holidays'
import type { ImportGiven, ImportOutcome } from '@bidyard/server/areas/reference/import/run-import'
import { importMetadata } from '@bidyard/server/areas/reference/metadata/import-metadata'
import { unhurried } from '@bidyard/server/runtime/bounds'
import type { DatabaseUrls } from '@bidyard/server/runtime/database/roles/roles'
import { type Environment, readEnvironment } from '@bidyard/server/runtime/environment'
import { openLog } from '@bidyard/server/runtime/log'
import { findDatabaseAnyhow } from '../database/find-database-anyhow.ts'
import { withActs } from '../database/with-acts.ts'
import { type ImportWish, readWords, usage } from '../import/read-words.ts'
import { openProgress } from '../import/show-progress.ts'

const log = openLog('error')
const shownFaults = 50
const count = new Intl.NumberFormat('en').format
const language = (process.env['LANG'] ?? '').startsWith('ko') ? 'ko' : 'en'

const runWith = (
  environment: Environment, urls: DatabaseUrls, wish: ImportWish, file: string,
): Promise<ImportOutcome> =>
  withActs({ environment, urls, log, bounds: unhurried }, async ({ database, act, providers }) => {
    const progress = openProgress(process.stdout)
    try {
      const given: ImportGiven = {
        database, act, path: file, isTrial: wish.isTrial, onProgress: (one) => progress.show(one),
      }
      switch (wish.kind) {
        case 'car-codes': return await importCarCodes({ ...given, replaces: wish.replaces })
        case 'metadata': return await importMetadata(given)
        case 'holidays': return await importHolidays(given)
        case 'members': return await importMembers({ ...given, personal: providers.personal })
        case 'past-auctions': return await importPastAuctions(given)
      }
    } finally {
      progress.end()
    }
  })

const forget = async (environment: Environment, urls: DatabaseUrls, system: string): Promise<void> => {
  const gone = await withActs({ environment, urls, log, bounds: unhurried },
    ({ act }) => forgetPastAuctions(act, system))
  if (gone === 0) throw new Error(`There is no past auction of ${system}.`)
  console.log(`${count(gone)} past auctions of ${system} taken away`)
}

const tell = (outcome: ImportOutcome): void => {
  const seconds = Math.max(outcome.durationMs, 1) / 1_000
  const rate = Math.round(outcome.rowCount / seconds)
  for (const { line, message } of outcome.faults.slice(0, shownFaults))
    console.error(line === 0 ? message[language] : `line ${line}: ${message[language]}`)
  if (outcome.faultCount > shownFaults) console.error(`… and ${count(outcome.faultCount - shownFaults)} more`)
  console.log(outcome.isImported
    ? `${count(outcome.rowCount)} rows in ${seconds.toFixed(1)} s (${count(rate)} a second): ${outcome.summary}`
    : `faults: ${count(outcome.faultCount)}, rows: ${count(outcome.rowCount)}, ${outcome.summary}`)
}

const main = async (): Promise<void> => {
  const wish = readWords(process.argv.slice(2))
  if (wish === undefined) {
    console.error(usage)
    process.exitCode = 1
    return
  }
  // The name is meant from where it was typed.
  const file = path.resolve(process.env['INIT_CWD'] ?? '.', 'file' in wish ? wish.file : '')
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  const environment = readEnvironment(process.env)
  const found = await findDatabaseAnyhow(environment, log)
  try {
    if ('forgets' in wish) return await forget(environment, found, wish.forgets)
    const outcome = await runWith(environment, found, wish, file)
    tell(outcome)
    process.exitCode = outcome.isImported ? 0 : 1
  } finally {
    await found.stop()
  }
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
