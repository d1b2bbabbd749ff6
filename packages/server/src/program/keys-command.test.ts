// `npm run keys` as people call it, in each step of a change: what it says is what they wait for.
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { bareEnvironment } from '../testing/machine/bare-environment.ts'
import { changeOnce, keySettings, keyStates, steps } from '../testing/machine/change-keys.ts'
import { openSealer } from '../providers/storage/sealed-content.ts'

const command = join(import.meta.dirname, '../../../../tools/commands/keys.ts')
let folder = ''
let app: TestApp
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bidyard-keys-'))
  app = await startTestApp({ ...steps.known, BIDYARD_DATA: folder })
})
afterAll(async () => {
  await app.stop()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

const run = async (settings: Readonly<Record<string, string>>, words: readonly string[] = []) => {
  const child = spawn(process.execPath, [command, ...words], {
    cwd: folder,
    env: {
      ...bareEnvironment, BIDYARD_ENV: 'local', BIDYARD_DATA: folder, DATABASE_URL: app.databaseUrl,
      DATABASE_OWNER_URL: app.ownerUrl, ...settings,
    },
  })
  let [said, complained] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (complained += chunk.toString()))
  child.stdin.end()
  const [code] = await once(child, 'close')
  return { code: code as number, said: said.trim().split('\n'), complained }
}
const start = (settings: Readonly<Record<string, string>>): Promise<TestApp> =>
  startTestApp({ ...settings, BIDYARD_DATA: folder }, {
    database: { url: app.databaseUrl, ownerUrl: app.ownerUrl, drop: async () => {} },
  })

test('says which keys are in use, what is left under old ones, who writes with them, when they may go', async () => {
  const inUse = (version: number) => ['DATA_KEYS', 'FILE_KEY', 'LOOKUP_KEY'].map((name) =>
    `BIDYARD_${name} ${version}: in use`)
  expect(await run(steps.known)).toEqual({ code: 0, said: inUse(1), complained: '' })
  const { personal } = app.providers
  await app.sql`
    insert into persons (name, birthday_sealed, phone_sealed, phone_hash, identity_hash, lookup_version)
    values ('홍길동', ${personal.seal('19900101')}, ${personal.seal('01012345678')},
      ${Buffer.alloc(32)}, ${Buffer.alloc(32, 1)}, 1)`
  const next = await start(steps.first)
  expect((await run(steps.first)).said).toEqual([
    'BIDYARD_DATA_KEYS 1: nobody has counted how many left, 1 processes write with it', 'BIDYARD_DATA_KEYS 2: in use',
    'BIDYARD_FILE_KEY 1: nobody has counted how many left, 1 processes write with it', 'BIDYARD_FILE_KEY 2: in use',
    'BIDYARD_LOOKUP_KEY 1: nobody has counted how many left, 0 processes write with it',
    'BIDYARD_LOOKUP_KEY 2: in use',
  ])
  await app.sql`update persons set phone_sealed = '\\x0001'`
  await changeOnce(next)
  expect((await run(steps.first)).said[0]).toBe('BIDYARD_DATA_KEYS 1: 1 left, 1 processes write with it')
  await app.sql`delete from persons`
  await app.close()
  while ((await keyStates(next)).filter(({ isDone }) => isDone).length < 3) await changeOnce(next)
  await next.stop()
  const done = await run(steps.alone)
  expect([done.code, done.said.filter((line) => line.includes(' 1: '))]).toEqual([0, inUse(1).map((line) =>
    line.replace('in use', 'needed by nothing: it may be taken out of the settings'))])
})

test('counts documents whose copies are older than their rows, and names them', async () => {
  const node = await start(steps.alone)
  const { userId } = await node.member()
  const { sealer, storage } = node.providers
  const keep = async (by = sealer): Promise<string> => {
    const id = randomUUID()
    await app.sql`
      insert into files
        (id, usage_type, name, content_type, state, uploader_id, size_bytes, committed_at, raw_kept, sealed_by)
      values (${id}, 'document', 'a.pdf', 'application/pdf', 'commit', ${userId}, 10, now(), false, ${sealer.keyId})`
    const content = (async function* () { yield Buffer.from('a document') })()
    await storage.write(`private/${id.slice(-2)}/${id}/sealed`, 'application/octet-stream', by.seal(id, content))
    return id
  }
  await keep()
  expect((await run(steps.alone)).said).toHaveLength(6)
  const older = await keep(openSealer([{ version: 1, key: Buffer.alloc(32, 0x21) }]))
  await node.stop()
  const lost = await run(steps.alone)
  expect([lost.code, lost.said.slice(6)]).toEqual([0, [
    'BIDYARD_FILE_KEY: 1 document(s) are sealed by a key that is not in the settings: nothing opens them without it '
    + `(files ${older})`,
  ]])
  // Brought back behind the newest one, it opens them, and must stay.
  const kept = await run({ ...steps.alone, BIDYARD_FILE_KEY: keySettings(2, 1).BIDYARD_FILE_KEY })
  expect([kept.code, kept.said.slice(6)]).toEqual([0, [
    'BIDYARD_FILE_KEY: 1 document(s) are sealed by another key than the newest, which the database says: '
    + `nothing seals them anew, so keep that key (files ${older})`,
  ]])
})

test('refuses a wrong key and words it does not know in one message, and says nothing else', async () => {
  const wrong = await run({ ...steps.alone, BIDYARD_DATA_KEYS: `2:${'ab'.repeat(32)}` })
  expect([wrong.code, wrong.said]).toEqual([1, ['']])
  expect(wrong.complained).toContain('- BIDYARD_DATA_KEYS: another key has the number 2 in this database')
  const strange = await run(steps.alone, ['--left'])
  expect([strange.code, strange.complained]).toEqual([
    1, 'npm run keys   which keys are in use, and what still needs them\n',
  ])
})
