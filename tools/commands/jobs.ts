// `npm run jobs -- list|revive`: shows the jobs that failed each of their tries, or puts them back into their queues.
import { readEnvironment } from '@bidyard/server/runtime/environment'
import { openLog } from '@bidyard/server/runtime/log'
import type { Jobs } from '@bidyard/server/runtime/work/jobs'
import type { DeadLetter } from '@bidyard/server/runtime/work/queues/dead-letters'
import { findDatabaseAnyhow } from '../database/find-database-anyhow.ts'
import { withActs } from '../database/with-acts.ts'

const usage = 'npm run jobs -- list     what failed for good, the oldest first\n'
  + 'npm run jobs -- revive   puts all of it back into its queues, once its cause is mended'

const lineOf = ({ diedAt, name, payload, error }: DeadLetter): string => {
  const said = typeof error === 'object' && error !== null && 'message' in error ? error.message : error
  return `${diedAt.toISOString()}  ${name}  ${JSON.stringify(payload)}\n  ${String(said)}`
}

const acts: Readonly<Record<string, (jobs: Jobs) => Promise<string>>> = {
  list: async (jobs) => {
    const [letters, count] = [await jobs.deadLetters(), await jobs.countDead()]
    return [...letters.map(lineOf), `${count} failed for good.`].join('\n')
  },
  revive: async (jobs) => `${await jobs.reviveDeadLetters()} are tried again from now on.`,
}

const main = async (): Promise<void> => {
  const [word = '', ...more] = process.argv.slice(2)
  const act = acts[word]
  if (act === undefined || more.length > 0) throw new Error(usage)
  const environment = readEnvironment(process.env)
  const log = openLog('error')
  const found = await findDatabaseAnyhow(environment, log)
  try {
    console.log(await withActs({ environment, urls: found, log }, ({ jobs }) => act(jobs)))
  } finally {
    await found.stop()
  }
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
