// A database of its own for one bench: our embedded PostgreSQL with its real settings, the disk waited for.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@bidyard/postgres/launcher'
import { prepareDatabase } from '../packages/server/src/prepare.ts'
import { openLog } from '../packages/server/src/runtime/log.ts'

export const withBenchDatabase = async <Result>(use: (url: string) => Promise<Result>): Promise<Result> => {
  const folder = await mkdtemp(join(tmpdir(), 'bidyard-bench-'))
  const postgres = await startPostgres({ folder })
  try {
    await prepareDatabase(postgres.url, openLog('error'))
    return await use(postgres.url)
  } finally {
    await postgres.stop('immediate')
    await rm(folder, { recursive: true, force: true })
  }
}
