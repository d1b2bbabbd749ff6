// A backup that is made while people write, brought back into a fresh folder, and everything that either refuses.
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type RunningPostgres, startPostgres } from '@bidyard/postgres/launcher'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listTree } from './copy-files.ts'
import { differences, listFingerprints } from './fingerprints.ts'
import { makeBackup, objectsOf } from './make-backup.ts'
import type { Manifest } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'
import { findDatabase } from '../open-database.ts'
import { openLog } from '../../runtime/log.ts'
import { prepareDatabase } from '../../prepare.ts'

const print = (): void => {}
const filesAreIn = 'folder'
// Thousands of files and four starts of a database, perhaps beside a machine's other work.
const slowMs = 300_000
let folder = ''
let source: RunningPostgres
let sql: postgres.Sql
let saved: Manifest
let writtenBefore = 0
const place = (name: string): string => path.join(folder, name)
const environment = { get dataFolder() { return place('자료 one') }, s3: undefined }

/** An object takes the place of the one before it, then a row says so: as a document that is sealed under a new key. */
const writeAnew = async (number: number): Promise<void> => {
  const object = path.join(objectsOf(environment.dataFolder), 'private/sealed')
  await writeFile(`${environment.dataFolder}/aside`, String(number).padStart(9))
  await rename(`${environment.dataFolder}/aside`, object)
  await sql`update written_anew set number = ${number}`
}

/** An object first, then the two rows that name it, as the product does. */
const writeOne = async (number: number): Promise<void> => {
  const name = `keep/${number}`
  await writeFile(path.join(objectsOf(environment.dataFolder), name), `photo ${number}`)
  await sql.begin(async (tx) => {
    await tx`insert into written (object, won) values (${name}, ${number})`
    await tx`insert into written (object, won) values (${name}, ${-number})`
  })
  await writeAnew(number)
}

/** Writes without a pause until it is told to stop. */
const keepWriting = (): (() => Promise<number>) => {
  let [isOver, number] = [false, writtenBefore]
  const writing = (async () => {
    while (!isOver) await writeOne(++number)
  })()
  return async () => {
    isOver = true
    await writing
    return number
  }
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bidyard-backup-'))
  source = await startPostgres({ folder: path.join(environment.dataFolder, 'postgres') })
  await prepareDatabase(source, openLog('silent'))
  for (const name of ['keep', 'private'])
    await mkdir(path.join(objectsOf(environment.dataFolder), name), { recursive: true })
  sql = postgres(source.ownerUrl, { max: 1 })
  await sql`create table written (id bigint generated always as identity, object text not null, won bigint not null)`
  await sql`create table written_anew as select 0 as number`
  while (writtenBefore < 20) await writeOne(++writtenBefore)
}, slowMs)
afterAll(async () => {
  await sql.end()
  await source.stop('fast')
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}, slowMs)

test('what is restored is what was committed while the backup was made, and nothing half', async () => {
  const stopWriting = keepWriting()
  const target = place('backup')
  saved = await makeBackup({ environment, database: source, target, print })
  const writtenAfter = await stopWriting()
  expect(writtenAfter).toBeGreaterThan(writtenBefore)
  expect((await readdir(target)).toSorted()).toEqual(['database', 'files', 'manifest.json'])

  const dataFolder = place('자료 two')
  expect(await restoreBackup({ dataFolder, source: target, filesAreIn, print })).toEqual(saved)
  expect((await readdir(dataFolder)).toSorted()).toEqual(['files', 'postgres'])
  const restored = await startPostgres({ folder: path.join(dataFolder, 'postgres') })
  try {
    const [before, after] = [await listFingerprints(source.ownerUrl), await listFingerprints(restored.ownerUrl)]
    // Nobody wrote elsewhere: every table of the product is the same in both.
    expect(differences(before, after).filter((name) => !name.startsWith('public.written'))).toEqual([])
    expect(Object.keys(after).length).toBeGreaterThan(100)
    const copy = postgres(restored.ownerUrl, { max: 1 })
    const rows = await copy<{ object: string; won: string }[]>`select object, won from written order by id`
    const [anew] = await copy<{ number: number }[]>`select number from written_anew`
    await copy.end()
    expect(anew?.number).toBeGreaterThan(writtenBefore)
    // A later one opens as well, an earlier one would be under a key that the row does not name any more.
    const sealed = await readFile(path.join(objectsOf(dataFolder), 'private/sealed'), 'utf8')
    expect(Number(sealed)).toBeGreaterThanOrEqual(anew?.number ?? Infinity)
    expect(rows.length).toBeGreaterThanOrEqual(writtenBefore * 2)
    expect(rows.length).toBeLessThanOrEqual(writtenAfter * 2)
    expect(rows.reduce((sum, { won }) => sum + Number(won), 0)).toBe(0)
    for (const { object } of rows) {
      const text = await readFile(path.join(objectsOf(dataFolder), object), 'utf8')
      expect(text).toBe(`photo ${object.slice('keep/'.length)}`)
    }
  } finally {
    await restored.stop('fast')
  }
}, slowMs)

test('nothing is written over, neither by a backup nor by a restore', async () => {
  const again = (target: string) => makeBackup({ environment, database: source, target, print })
  await expect(again(place('backup'))).rejects.toThrow('is not empty')
  await expect(again(path.join(environment.dataFolder, 'backup'))).rejects.toThrow('lies in the data folder')
  await mkdir(place('third.unfinished'))
  await expect(again(place('third'))).rejects.toThrow('another backup is being made')
  const { dataFolder } = environment
  await expect(restoreBackup({ dataFolder, source: place('backup'), filesAreIn, print }))
    .rejects.toThrow('holds data already')
  expect(await readdir(dataFolder)).not.toContain('restoring')
})

test('nothing starts beside a restore that was broken off', async () => {
  const dataFolder = place('half')
  await mkdir(path.join(dataFolder, 'restoring'), { recursive: true })
  const opening = findDatabase({ dataFolder, databaseUrl: undefined, databaseOwnerUrl: undefined }, openLog('silent'))
  await expect(opening).rejects.toThrow('was broken off')
  expect(await readdir(dataFolder)).toEqual(['restoring'])
})

test('a backup whose files would not be found is not restored', async () => {
  const restore = (where: 'folder' | 'bucket') =>
    restoreBackup({ dataFolder: place('third'), source: place('backup'), filesAreIn: where, print })
  await expect(restore('bucket')).rejects.toThrow('Take S3_BUCKET away')
  const manifest = place('backup/manifest.json')
  const whole = await readFile(manifest, 'utf8')
  const { files: _, ...without } = JSON.parse(whole) as Readonly<Record<string, unknown>>
  await writeFile(manifest, JSON.stringify(without))
  await expect(restore('folder')).rejects.toThrow('S3_BUCKET names none')
  await writeFile(manifest, whole)
})

/** What a restore says to a backup that lacks a file or has another in its place; the backup is mended afterwards. */
const restoreWith = async (file: string, content: string | Uint8Array | undefined): Promise<string> => {
  const [damaged, dataFolder] = [path.join(place('backup'), file), place('third')]
  const whole = await readFile(damaged)
  await (content === undefined ? rm(damaged) : writeFile(damaged, content))
  const said = await restoreBackup({ dataFolder, source: place('backup'), filesAreIn, print })
    .then(() => 'restored', (error: Error) => error.message)
  await writeFile(damaged, whole)
  expect((await listTree(dataFolder)).files).toEqual([])
  return said
}

test('a backup that is damaged anywhere is refused and leaves nothing behind', async () => {
  const bySize = Object.entries(saved.database.files).toSorted(([, one], [, other]) => other.bytes - one.bytes)
  const table = `database/${bySize.find(([name]) => name.startsWith('base/'))?.[0]}`
  const changed = await readFile(path.join(place('backup'), table))
  changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1)
  expect(await restoreWith(table, changed)).toContain(`${table} is not what was saved`)
  expect(await restoreWith('files/keep/1', 'photo 2')).toContain('files/keep/1 is not what was saved')
  expect(await restoreWith('files/keep/2', undefined)).toContain('files/keep/2 is missing')
  expect(await restoreWith('manifest.json', undefined)).toContain('manifest.json is missing')
  const manifest = (changes: object): string => JSON.stringify({ ...saved, ...changes })
  const foreign = 'is damaged, or of another version'
  expect(await restoreWith('manifest.json', manifest({ format: 'bidyard-backup-9' }))).toContain(foreign)
  const outside = { '../../out': { bytes: 1, sha256: '0'.repeat(64) } }
  expect(await restoreWith('manifest.json', manifest({ files: outside }))).toContain(foreign)
  const tables = { ...saved.database.tables, 'public.users': '7 7' }
  expect(await restoreWith('manifest.json', manifest({ database: { ...saved.database, tables } })))
    .toContain('differs from what was saved: public.users')
}, slowMs)
