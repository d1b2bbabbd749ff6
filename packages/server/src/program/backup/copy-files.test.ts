// A folder is copied while its files come, go and are written anew.
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listTree, treeCopy } from './copy-files.ts'

let folder = ''
const place = (name: string): string => path.join(folder, name)
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bidyard-copy-'))
  await mkdir(place('from/private'), { recursive: true })
  await mkdir(place('backup'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const write = (name: string, text: string): Promise<void> => writeFile(place(`from/${name}`), text)

/** As the store does it: written aside, then moved into its place. */
const writeAnew = async (name: string, text: string): Promise<void> => {
  await writeFile(place('incoming'), text)
  await rename(place('incoming'), place(`from/${name}`))
}

const factsOf = (text: string) => ({ bytes: text.length, sha256: createHash('sha256').update(text).digest('hex') })

/** Each file of the copy, which must be what the list says of it. */
const contents = async (files: Readonly<Record<string, unknown>>): Promise<Record<string, string>> => {
  const found: Record<string, string> = {}
  for (const name of (await listTree(place('backup/files'))).files)
    found[name] = await readFile(place(`backup/files/${name}`), 'utf8')
  expect(files).toEqual(Object.fromEntries(Object.entries(found).map(([name, text]) => [name, factsOf(text)])))
  expect(await readdir(place('backup'))).toEqual(['files'])
  return found
}

test('what was written anew under its name since it was copied is copied again', async () => {
  await write('private/one', 'key 1')
  await write('private/two', 'key 1')
  await write('private/same', 'key 1')
  const copy = treeCopy(place('from'), place('backup/files'))
  await copy.bringUpToDate()
  const first = { 'private/one': 'key 1', 'private/two': 'key 1', 'private/same': 'key 1' }
  expect(await contents(copy.files)).toEqual(first)
  const before = await stat(place('backup/files/private/same'), { bigint: true })

  // As long as the one before it, and of the same moment.
  const { atime, mtime } = await stat(place('from/private/one'))
  await utimes(place('from/private/one'), atime, mtime)
  await copy.bringUpToDate()
  await writeAnew('private/one', 'key 2')
  await utimes(place('from/private/one'), atime, mtime)
  await write('private/two', 'written over, and longer')
  await copy.bringUpToDate()
  expect(await contents(copy.files)).toEqual({
    ...first, 'private/one': 'key 2', 'private/two': 'written over, and longer',
  })
  const after = await stat(place('backup/files/private/same'), { bigint: true })
  expect([after.ino, after.mtimeNs]).toEqual([before.ino, before.mtimeNs])
})

test('what comes meanwhile is added, and what goes meanwhile stays', async () => {
  await write('goes', 'before')
  const copy = treeCopy(place('from'), place('backup/files'))
  await copy.bringUpToDate()
  await rm(place('from/goes'))
  await write('private/comes', 'after')
  await copy.bringUpToDate()
  expect(await contents(copy.files)).toEqual({ goes: 'before', 'private/comes': 'after' })
})
