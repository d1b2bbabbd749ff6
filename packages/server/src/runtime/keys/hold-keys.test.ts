// With which keys a process may start, beside others and after them, and what it says where it may not.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { cloneDatabase } from '../../testing/database.ts'
import { changeOnce, keySettings, keyStates, steps } from '../../testing/machine/change-keys.ts'
import { until } from '../../testing/until.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp(steps.before)
})
afterAll(() => app.stop())

const silentMs = 1_200
/** Another process on the same database, which is soon taken for dead. */
const start = (settings: Readonly<Record<string, string>>): Promise<TestApp> =>
  startTestApp(settings, {
    database: { url: app.databaseUrl, ownerUrl: app.ownerUrl, drop: async () => {} },
    bounds: { keyHolderMs: silentMs },
  })
const refused = async (settings: Readonly<Record<string, string>>): Promise<string> => {
  try {
    await (await start(settings)).stop()
    return ''
  } catch (error) {
    return (error as Error).message
  }
}
const holders = async (): Promise<number> => (await app.sql`select from key_holders`).length

test.each([
  ['BIDYARD_DATA_KEYS', 'another key has the number 1 in this database'],
  ['BIDYARD_FILE_KEY', 'another key has the number 1 in this database'],
  ['BIDYARD_LOOKUP_KEY', 'people in this database are known by another key'],
])('refuses another key of the same number as %s', async (name, why) => {
  const given = { ...steps.before, [name]: `1:${'ab'.repeat(32)}` }
  expect(await refused(given)).toContain(`- ${name}: ${why}`)
})

test('refuses a new key before the others know it, of each kind, and begins with nothing', async () => {
  for (const settings of [steps.first, steps.alone])
    expect(await refused(settings)).toMatch(settings === steps.first
      ? /DATA_KEYS: key 2 stands first, and 1 running[^]*FILE_KEY: key 2[^]*LOOKUP_KEY: key 2/
      : /DATA_KEYS: key 1 is missing/)
  expect(await keyStates(app)).toEqual(['data 1', 'file 1', 'lookup 1'].map((key) =>
    ({ key, left: null, isDone: false })))
  expect(await holders()).toBe(1)
})

test('does not let a process that died hold up a new key for longer than its silence', async () => {
  const other = await start(steps.before)
  await app.close()
  await other.sql`
    insert into key_holders (holder, known, writes, lasts_until)
    values ('dead', '{}', '{}', now() + interval '1 second')`
  await other.stop()
  const began = performance.now()
  const next = await start(steps.first)
  expect(performance.now() - began).toBeGreaterThan(500)
  expect((await keyStates(next)).map(({ key }) => key))
    .toEqual(['data 1', 'data 2', 'file 1', 'file 2', 'lookup 1', 'lookup 2'])
  await next.stop()
})

test('refuses a start without a key that rows need, says how many, and lets it go once none does', async () => {
  const both = await start(steps.first)
  await both.sql`
    insert into persons (name, birthday_sealed, phone_sealed, phone_hash, identity_hash, lookup_version)
    values ('홍길동', '\\x0001', '\\x0001', ${Buffer.alloc(32)}, ${Buffer.alloc(32, 1)}, 1)`
  const said = (await changeOnce(both)).join('\n')
  expect(said).toContain('sealed texts cannot be opened')
  expect(said).toContain('"left":2')
  expect(await refused(steps.alone)).toContain(
    'BIDYARD_DATA_KEYS: key 1 is missing, which rows of this database still need, 2 when they were last counted')
  await both.sql`delete from persons`
  for (const isEnough of [false, true])
    expect((await changeOnce(both)).join('\n').includes('"BIDYARD_DATA_KEYS","versions":[1]')).toBe(isEnough)
  await both.stop()
  const alone = await start(steps.alone)
  expect((await keyStates(alone)).filter(({ isDone }) => isDone).map(({ key }) => key))
    .toEqual(['data 1', 'file 1', 'lookup 1'])
  await alone.stop()
})

test('refuses a process that knows nothing of a key that was begun since', async () => {
  expect(await refused(steps.before)).toMatch(/DATA_KEYS: key 2 is missing[^]*FILE_KEY: key 2 is missing/)
})

test('refuses a lookup key between two that are in use: it would change what the newer one makes', async () => {
  await (await start(keySettings(4, 2))).stop()
  expect(await refused(keySettings(4, 3, 2)))
    .toContain('BIDYARD_LOOKUP_KEY: people in this database are known by another')
})

test('takes back its word where a process that was taken for dead still writes with an old key', async () => {
  const alone = await start(keySettings(4, 2))
  await alone.sql`update used_keys set done_at = now()`
  await until(async () => (await keyStates(alone)).some(({ isDone }) => !isDone))
  expect((await keyStates(alone)).filter(({ isDone }) => !isDone).map(({ key }) => key)).toEqual(['data 4', 'file 4'])
  await alone.sql`delete from key_holders`
  await alone.sql`insert into used_keys (kind, version, proof) values ('data', 9, ${Buffer.alloc(32)})`
  await until(() => alone.logged.some((line) => line.includes('a key is in use that this process does not know')))
  await alone.stop()
})

test('refuses a wrong key of a house that was there before its keys were written down', async () => {
  const database = await cloneDatabase()
  const startHere = (settings: Readonly<Record<string, string>>) =>
    startTestApp(settings, { database: { ...database, drop: async () => {} } })
  const refusedHere = async (name: string): Promise<string> => {
    const given = { ...steps.before, [name]: `1:${'ab'.repeat(32)}` }
    return startHere(given).then(async (wrong) => wrong.stop().then(() => ''), (error: unknown) => String(error))
  }
  const before = await startHere(steps.before)
  const { personal, sealer } = before.providers
  await before.sql`
    insert into persons (name, birthday_sealed, phone_sealed, phone_hash, identity_hash, lookup_version) values
      ('홍길동', ${personal.seal('19900101')}, ${personal.seal('01012345678')},
        ${Buffer.alloc(32)}, ${Buffer.alloc(32, 1)}, 1),
      ('성춘향', '\\x0001', '\\x0001', ${Buffer.alloc(32)}, ${Buffer.alloc(32, 2)}, 1)`
  const { userId } = await before.member()
  await before.sql`
    insert into files
      (usage_type, name, content_type, state, uploader_id, size_bytes, committed_at, raw_kept, sealed_by)
    values ('document', 'a.pdf', 'application/pdf', 'commit', ${userId}, 10, now(), false, ${sealer.keyId})`
  await before.sql`delete from used_keys where kind <> 'lookup'`
  await before.stop()
  expect(await refusedHere('BIDYARD_DATA_KEYS'))
    .toContain('- BIDYARD_DATA_KEYS: nothing that key 1 sealed in this database opens with this one')
  expect(await refusedHere('BIDYARD_FILE_KEY'))
    .toContain('- BIDYARD_FILE_KEY: other keys sealed documents of this database')
  const right = await startHere(steps.before)
  expect((await keyStates(right)).map(({ key }) => key)).toEqual(['data 1', 'file 1', 'lookup 1'])
  await right.stop()
  await database.drop()
})
