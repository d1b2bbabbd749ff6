// `npm run import -- KIND FILE`: brings car codes or metadata into the database, all of a file or nothing of it.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { limits } from '@bidyard/contract/limits'
import { importCarCodes } from '@bidyard/server/areas/reference/car-codes/import-car-codes'
import type { ImportGiven, ImportOutcome } from '@bidyard/server/areas/reference/import/run-import'
import { importMetadata } from '@bidyard/server/areas/reference/metadata/import-metadata'
import { jobPlans, jobRunsOf } from '@bidyard/server/jobs'
import { prepareDatabase } from '@bidyard/server/prepare'
import { findDatabase, type FoundDatabase } from '@bidyard/server/program/open-database'
import { openProviders } from '@bidyard/server/providers/providers'
import { reactions } from '@bidyard/server/reactions'
import { openDatabase } from '@bidyard/server/runtime/database/database'
import { type Environment, readEnvironment } from '@bidyard/server/runtime/environment'
import { openLog } from '@bidyard/server/runtime/log'
import { readNow } from '@bidyard/server/runtime/time/clock'
import { openActs } from '@bidyard/server/runtime/work/acts'
import { openJobs } from '@bidyard/server/runtime/work/jobs'
import { type ImportWish, readWords, usage } from '../import/read-words.ts'
import { runningDatabaseUrl } from '../import/running-database.ts'
import { openProgress } from '../import/show-progress.ts'

const log = openLog('error')
const shownFaults = 50
const count = new Intl.NumberFormat('en').format
const language = (process.env['LANG'] ?? '').startsWith('ko') ? 'ko' : 'en'

const runWith = async (
  environment: Environment, url: string, wish: ImportWish, file: string,
): Promise<ImportOutcome> => {
  await prepareDatabase(url, log)
  const database = openDatabase({ url, connections: 2 })
  const runs = jobRunsOf(await openProviders(environment, {
    db: database.primary, now: () => readNow(database.primary), ownOrigin: () => '',
    identityResultMs: limits.identityResultMs, carDataMs: limits.carDataMs, mailMs: limits.mailMs,
  }))
  const jobs = await openJobs({ database, plans: jobPlans, runs, log })
  const progress = openProgress(process.stdout)
  try {
    const act = openActs({ database, reactions, enqueueIn: jobs.enqueueIn })
    const given: ImportGiven = { database, act, path: file, onProgress: (one) => progress.show(one) }
    return wish.kind === 'car-codes'
      ? await importCarCodes({ ...given, replaces: wish.replaces })
      : await importMetadata(given)
  } finally {
    progress.end()
    await jobs.close()
    await database.close()
  }
}

/** The program may be running on our own database at this moment: then that one is used, and left running. */
const find = async (environment: Environment): Promise<FoundDatabase> => {
  try {
    return await findDatabase(environment, log)
  } catch (error) {
    const url = runningDatabaseUrl(environment.dataFolder)
    if (url === undefined) throw error
    return { url, embedded: true, lost: new Promise<never>(() => {}), stop: async () => {} }
  }
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
  const file = path.resolve(process.env['INIT_CWD'] ?? '.', wish.file)
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  const environment = readEnvironment(process.env)
  const found = await find(environment)
  try {
    const outcome = await runWith(environment, found.url, wish, file)
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
