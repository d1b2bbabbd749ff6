// `npm run root` as people call it: a process of its own, on a database in earnest and on the embedded one.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { identityCalls } from '@bidyard/contract/calls/identity'
import { startPostgres } from '@bidyard/postgres/launcher'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { alphaSettings } from '../testing/alpha-settings.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { bareEnvironment } from '../testing/machine/bare-environment.ts'

const command = join(import.meta.dirname, '../../../../tools/commands/root.ts')
// Each run is a program of its own, and two cores may be busy with others.
const slowMs = 120_000
let folder = ''
let app: TestApp
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bidyard-root-'))
  app = await startTestApp(alphaSettings)
})
afterAll(async () => {
  await app.stop()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

const run = async (words: readonly string[], settings: Readonly<Record<string, string>>, typed = '') => {
  const child = spawn(process.execPath, [command, ...words], {
    cwd: folder, env: { ...bareEnvironment, BIDYARD_DATA: join(folder, 'data'), ...settings },
  })
  let [said, complained] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (complained += chunk.toString()))
  child.stdin.end(typed)
  const [code] = await once(child, 'close')
  return { code: code as number, said, complained }
}
const person = ['--name', '김대표', '--birthday', '1980-01-31', '--phone', '010-1234-5678']
const inEarnest = (words: readonly string[], typed = '') =>
  run(words, { ...alphaSettings, DATABASE_URL: app.databaseUrl, DATABASE_OWNER_URL: app.ownerUrl }, typed)
const passwordIn = (said: string): string => /First password: (\S+)/.exec(said)?.[1] ?? ''
const headers = { 'app-namespace': 'alpha' }
const auditOf = (act: string) =>
  app.sql<{ actor: string; reason: string | null; text: string }[]>`
    select actor, reason, row_to_json(audit_log)::text as text from audit_log where act = ${act}`

describe('in earnest', () => {
  test('makes the first root, who comes in only by a password of their own and a second factor', async () => {
    const { code, said, complained } = await inEarnest(['kimroot', ...person])
    expect([code, complained]).toEqual([0, ''])
    expect(said).toMatch(/^kimroot is root now \(M\d{4}-\d{5}\)\.$/m)
    const password = passwordIn(said)
    const first = await app.ask(identityCalls.signIn, { body: { username: 'kimroot', password } }, { headers })
    if (first.step !== 'newPasswordNeeded') throw new Error(first.step)
    const next = await app.ask(identityCalls.setFirstPassword, {
      body: { ticket: first.ticket, newPassword: '가을산에 단풍이 들면 등산을 간다' },
    }, { headers })
    expect(next.step).toBe('setUpNeeded')
    const [root] = await app.sql`
      select members.type, persons.name from members join users on users.id = user_id
      join persons on persons.id = person_id where uid = 'kimroot'`
    expect(root).toEqual({ type: 'root', name: '김대표' })
    const audit = await auditOf('open first root')
    expect(audit).toMatchObject([{ actor: 'console', reason: null }])
    for (const secret of [password, '01012345678', '19800131']) expect(audit[0]?.text).not.toContain(secret)
  })

  test('comes to its work by the role that may only work, where nothing waits to be prepared', async () => {
    const settings = { ...alphaSettings, DATABASE_URL: app.databaseUrl }
    const { code, complained } = await run(['kimroot', ...person], settings)
    expect(code).toBe(1)
    expect(complained).toMatch(/^There is a root already/)
  })

  test('makes no other one without a reason, and keeps the reason', async () => {
    const refused = await inEarnest(['leeroot', ...person])
    expect([refused.code, refused.said]).toEqual([1, ''])
    expect(refused.complained).toContain('There is a root already')
    const why = '휴대폰을 잃어버림'
    const { code, said } = await inEarnest(['leeroot', '--emergency', why, ...person])
    expect([code, passwordIn(said)]).toEqual([0, expect.stringMatching(/^([a-z2-9]{4}-){4}[a-z2-9]{4}$/)])
    expect(await auditOf('open root in emergency')).toMatchObject([{ actor: 'console', reason: why }])
  })

  test.each([
    ['a name that is taken', ['KimRoot', '--emergency', 'why', ...person], 'taken'],
    ['a name that cannot be one', ['kim', '--emergency', 'why', ...person], '5 to 20 small letters'],
    ['a day that is none', ['parkroot', '--emergency', 'why', ...person, '--birthday', '19800231'], 'identity check'],
    ['words it does not know', ['parkroot', '--force'], 'npm run root'],
    ['no name at all', [], 'npm run root'],
  ])('refuses %s in one sentence, and leaves nothing behind', async (_, words, sentence) => {
    const count = () => app.sql`
      select (select count(*) from users) as users, (select count(*) from persons) as persons`
    const before = await count()
    const { code, said, complained } = await inEarnest(words)
    expect([code, said]).toEqual([1, ''])
    expect(complained).toContain(sentence)
    expect(complained).not.toMatch(/\bat .*\.ts:/)
    expect(await count()).toEqual(before)
  })

  test('keeps nobody in a database that knows its people by another key', async () => {
    // As where only the address of the database was given, and the examples of the sandbox hold.
    const { code, said, complained } = await run(['kimroot', ...person], {
      ...alphaSettings, BIDYARD_LOOKUP_KEY: 'ab'.repeat(32), DATABASE_URL: app.databaseUrl,
    })
    expect([code, said]).toEqual([1, ''])
    expect(complained).toContain('BIDYARD_LOOKUP_KEY: people in this database are known by another key')
  })

  test('asks for what it was not told, and says so when nobody answers', async () => {
    const words = ['parkroot', '--emergency', '교대', '--name', '박대표']
    expect((await inEarnest(words, '19810228\n')).complained).toContain('Nobody answered "Mobile phone"')
    const { code, said } = await inEarnest(words, '19810228\n01099998888\n')
    expect([code, said.startsWith('Birthday (19800131): Mobile phone: parkroot is root now')]).toEqual([0, true])
  }, slowMs)

  test('of two at once makes one first root', async () => {
    const other = await startTestApp(alphaSettings)
    try {
      const settings = { ...alphaSettings, DATABASE_URL: other.databaseUrl, DATABASE_OWNER_URL: other.ownerUrl }
      const done = await Promise.all(['oneroot', 'tworoot'].map((name) => run([name, ...person], settings)))
      expect(done.filter(({ code }) => code === 0)).toHaveLength(1)
      expect(done.map(({ complained }) => complained).join('')).toContain('There is a root already')
    } finally {
      await other.stop()
    }
  }, slowMs)
})

test('takes the embedded database, whether it runs or not', async () => {
  const settings = { BIDYARD_ENV: 'develop' }
  expect((await run(['kimroot', ...person], settings)).code).toBe(0)
  const running = await startPostgres({ folder: join(folder, 'data', 'postgres') })
  try {
    expect((await run(['leeroot', ...person], settings)).complained).toContain('There is a root already')
    const sql = postgres(running.url, { max: 1 })
    expect([...await sql`select uid from users`]).toEqual([{ uid: 'kimroot' }])
    await sql.end()
  } finally {
    await running.stop('fast')
  }
}, slowMs)
