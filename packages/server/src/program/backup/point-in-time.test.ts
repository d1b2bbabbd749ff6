// A copy of the database and the log that it kept elsewhere put it back to a moment: the one before a mistake.
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { passwordFiles } from '@bidyard/postgres/folder/create-cluster'
import { type RunningPostgres, startPostgres } from '@bidyard/postgres/launcher'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareDatabase } from '../../prepare.ts'
import { openLog } from '../../runtime/log.ts'
import { until } from '../../testing/until.ts'
import { copyCluster } from './copy-cluster.ts'
import { differences, type Fingerprints, listFingerprints } from './fingerprints.ts'

let folder = ''
let source: RunningPostgres
let sql: postgres.Sql
const place = (name: string): string => path.join(folder, name)
const passwordOf = (url: string): string => decodeURIComponent(new URL(url).password)

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bidyard-moment-'))
  // Whoever the database runs as keeps its log there.
  await chmod(folder, 0o711)
  await mkdir(place('log'))
  await chmod(place('log'), 0o777)
  source = await startPostgres({ folder: place('first'), settings: {
    archive_mode: 'on', archive_command: `test ! -f ${place('log')}/%f && cp %p ${place('log')}/%f`,
  } })
  await prepareDatabase(source, openLog('silent'))
  sql = postgres(source.ownerUrl, { max: 1 })
})
afterAll(async () => {
  await sql.end()
  await source.stop('fast')
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

const addHoliday = (day: string) => sql`insert into holidays (day, name) values (${day}, '임시공휴일')`

/** Until everything that was written up to now lies beside the copy as well. */
const keepLog = async (): Promise<void> => {
  const [last] = await sql<{ name: string }[]>`select pg_walfile_name(pg_switch_wal()) as name`
  await until(async () => {
    const [kept] = await sql<{ name: string | null }[]>`select last_archived_wal as name from pg_stat_archiver`
    return (kept?.name ?? '') >= (last?.name ?? '')
  })
}

/** The database as it stood at a moment, and what it refuses meanwhile. */
const restoreTo = async (moment: string): Promise<Fingerprints> => {
  const cluster = place('second')
  await writeFile(path.join(cluster, passwordFiles.owner), passwordOf(source.ownerUrl), { mode: 0o600 })
  await writeFile(path.join(cluster, passwordFiles.program), passwordOf(source.url), { mode: 0o600 })
  await writeFile(path.join(cluster, 'data', 'recovery.signal'), '', { mode: 0o600 })
  const restored = await startPostgres({ folder: cluster, settings: {
    restore_command: `cp ${place('log')}/%f %p`, recovery_target_time: moment, recovery_target_action: 'promote',
  } })
  try {
    const copy = postgres(restored.ownerUrl, { max: 1 })
    await until(async () => (await copy<{ is: boolean }[]>`select not pg_is_in_recovery() as is`)[0]?.is === true)
    await copy.end()
    return await listFingerprints(restored.ownerUrl)
  } finally {
    await restored.stop('fast')
  }
}

test('what was committed by then is there, in every table, and nothing of what came after', async () => {
  await addHoliday('2031-01-02')
  await copyCluster(source.ownerUrl, place('first/data'), place('second/data'))
  await addHoliday('2031-01-03')
  const wanted = await listFingerprints(source.ownerUrl)
  const [at] = await sql<{ moment: string }[]>`select clock_timestamp()::text as moment`
  await addHoliday('2031-01-04')
  await sql`delete from holidays`
  await keepLog()
  const [before, after] = [await listFingerprints(source.ownerUrl), await restoreTo(at?.moment ?? '')]
  expect(differences(wanted, after)).toEqual([])
  expect(differences(before, after)).toEqual(['public.holidays'])
})
