// Reads the configuration, finds and prepares the database, serves, and stops without losing anything.
import cluster from 'node:cluster'
import { findDatabase, type FoundDatabase } from './open-database.ts'
import { demoProblems } from './check-demo.ts'
import { followPhotos } from './demo-photos.ts'
import { durabilityProblems } from './check-durability.ts'
import { refuseToServe, startProcesses } from './processes.ts'
import { seed } from './seed.ts'
import { refuseTakenPorts, serve } from './serve.ts'
import { surviveDriver, surviveReaders } from './survive.ts'
import { welcomeText } from './welcome.ts'
import { prepareDatabase } from '../prepare.ts'
import { privilegeProblems } from '../runtime/database/roles/roles.ts'
import { BadConfiguration, type Environment, readEnvironment, StartRefused } from '../runtime/environment.ts'
import { type Log, openLog } from '../runtime/log.ts'

const print = (text: string): void => void process.stdout.write(`${text}\n`)

/** The first signal begins a clean stop; the second one ends it at once. */
const onStop = (stop: () => Promise<void>): void => {
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (stopping) process.exit(130)
      stopping = true
      void stop().then(() => process.exit(0), () => process.exit(1))
    })
}

const runWorker = async (environment: Environment, log: Log, databaseUrl: string): Promise<void> => {
  const index = Number(process.env['BIDYARD_PROCESS_INDEX'] ?? '0')
  const app = await serve({ environment, databaseUrl, log, index }).catch((error: unknown) => {
    if (!(error instanceof StartRefused)) throw error
    return refuseToServe(error.message)
  })
  if (app === undefined) return
  onStop(() => app.close())
  process.on('disconnect', () => void app.close().then(() => process.exit(0)))
  process.send?.('serving')
}

interface Serving {
  stop(): Promise<void>
}

const serveAll = async (environment: Environment, log: Log, url: string): Promise<Serving> => {
  if (environment.processes > 1) return startProcesses(environment.processes, url, log)
  const app = await serve({ environment, databaseUrl: url, log })
  return { stop: () => app.close() }
}

const refuseForgetful = async (environment: Environment, database: FoundDatabase): Promise<void> => {
  const problems = environment.sandbox ? [] : await durabilityProblems(database.url)
  if (problems.length > 0) throw new BadConfiguration(problems)
}

const refuseDemo = async (environment: Environment, database: FoundDatabase): Promise<void> => {
  const problems = environment.sandbox ? [] : await demoProblems(database.url)
  if (problems.length > 0) throw new BadConfiguration(problems)
}

/** It serves all the same: a house that has one role for everything was let in before. */
const warnOfPrivileges = async (environment: Environment, { url }: FoundDatabase, log: Log): Promise<void> => {
  const problems = environment.sandbox ? [] : await privilegeProblems(url)
  if (problems.length > 0) log.warn('least privilege is not kept: see DATABASE_OWNER_URL', { problems })
}

const runProgram = async (environment: Environment, log: Log): Promise<void> => {
  const began = performance.now()
  await refuseTakenPorts(environment)
  const database = await findDatabase(environment, log)
  let serving: Serving | undefined
  let stopFollowing = async (): Promise<void> => {}
  const stop = async (): Promise<void> => {
    await stopFollowing()
    await serving?.stop()
    await database.stop()
  }
  onStop(stop)
  try {
    await refuseForgetful(environment, database)
    await prepareDatabase(database, log)
    await warnOfPrivileges(environment, database, log)
    await refuseDemo(environment, database)
    const demo = await seed({ environment, url: database.url, log, print })
    serving = await serveAll(environment, log, database.url)
    const address = environment.publicUrl ?? `http://${environment.host}:${environment.port}`
    print(welcomeText({
      environment, address, embedded: database.embedded, demo, startedInMs: performance.now() - began,
    }))
    if (demo !== undefined) stopFollowing = await followPhotos(database.url, print)
    void database.lost.then(async (sentence) => {
      log.error('database lost', { sentence })
      await serving?.stop()
      process.exit(1)
    })
  } catch (error) {
    await stop()
    throw error
  }
}

const main = async (): Promise<void> => {
  const { BIDYARD_PROCESS_INDEX: index, BIDYARD_PROCESS_DATABASE: workerUrl, ...given } = process.env
  const environment = readEnvironment(given)
  // In a terminal of one's own the welcome should stay in sight, so only what is wrong is written under it.
  const log = openLog(environment.run === 'local' && (given['BIDYARD_LOG'] ?? '') === '' ? 'warn' : environment.log)
  surviveReaders()
  surviveDriver(log)
  if (index !== undefined && workerUrl !== undefined && cluster.isWorker)
    return runWorker(environment, log, workerUrl)
  return runProgram(environment, log)
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
