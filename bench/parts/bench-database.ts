// A database of its own for one bench: our embedded PostgreSQL with its real settings and roles, the disk waited for.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@bidyard/postgres/launcher'
import { prepareDatabase } from '../../packages/server/src/prepare.ts'
import { type Database, openDatabase } from '../../packages/server/src/runtime/database/database.ts'
import { type DatabaseUrls, grantToProgram } from '../../packages/server/src/runtime/database/roles/roles.ts'
import { openLog } from '../../packages/server/src/runtime/log.ts'

/** Makes tables that only a bench knows, and does what keeps others in order; the program may neither. */
export type AsOwner = (work: (owner: Database) => Promise<unknown>) => Promise<void>

const asOwnerOf = ({ url, ownerUrl }: DatabaseUrls): AsOwner => async (work) => {
  const owner = openDatabase({ url: ownerUrl, connections: 1 })
  try {
    await work(owner)
    await grantToProgram(owner, { url, ownerUrl })
  } finally {
    await owner.close()
  }
}

/** One that is prepared already, for whoever only wants to see that a bench runs. */
const givenDatabase = (): DatabaseUrls | undefined => {
  const { BENCH_DATABASE: url, BENCH_DATABASE_OWNER: ownerUrl } = process.env
  return url === undefined || ownerUrl === undefined ? undefined : { url, ownerUrl }
}

export const withBenchDatabase = async <Result>(
  use: (url: string, asOwner: AsOwner) => Promise<Result>,
): Promise<Result> => {
  const given = givenDatabase()
  if (given !== undefined) return await use(given.url, asOwnerOf(given))
  const folder = await mkdtemp(join(tmpdir(), 'bidyard-bench-'))
  const postgres = await startPostgres({ folder })
  try {
    await prepareDatabase(postgres, openLog('error'))
    return await use(postgres.url, asOwnerOf(postgres))
  } finally {
    await postgres.stop('immediate')
    await rm(folder, { recursive: true, force: true })
  }
}
