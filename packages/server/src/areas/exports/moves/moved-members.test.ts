// Members and their shops leave one house as a file and come into another: equal, once, and able to sign in.
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { identityCalls } from '@bidyard/contract/calls/identity'
import { membersCalls } from '@bidyard/contract/calls/members'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { goodPassword, proofOf } from '../../../testing/accounts.ts'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { codeOf } from '../../../testing/ask.ts'
import { readArchive } from '../../../testing/exports/read-archive.ts'
import { importMembers } from '../../members/for-other-areas.ts'
import { exportMembers } from './export-members.ts'

let app: TestApp
let folder: string
beforeAll(async () => {
  app = await startTestApp()
  folder = await mkdtemp(join(tmpdir(), 'bidyard-moved-'))
})
afterAll(async () => {
  await app.stop()
  await rm(folder, { recursive: true })
})

const at = (name: string): string => join(folder, name)
const bring = (to: TestApp, path: string, isTrial = false) =>
  importMembers({ database: to.database, act: to.act, path, personal: to.providers.personal, isTrial })
const take = (from: TestApp, name: string, language: 'ko' | 'en' = 'ko') => exportMembers({
  database: from.database, act: from.act, path: at(name), personal: from.providers.personal, language,
})
const example = new URL('../../../../../../docs/operations/examples/members.csv', import.meta.url).pathname
const counts = async ({ sql }: TestApp) => (await sql`
  select (select count(*)::int from users) as users, (select count(*)::int from members) as members,
    (select count(*)::int from shops) as shops, (select count(*)::int from persons) as persons,
    (select count(*)::int from companies) as companies, (select count(*)::int from imports) as imports`)[0]

test('the documented example is brought whole, a second time changes nothing, and a trial leaves nothing', async () => {
  const empty = await counts(app)
  expect(await bring(app, example, true)).toMatchObject({
    isImported: true, rowCount: 4, summary: expect.stringContaining('a trial') as string,
  })
  expect(await counts(app)).toEqual(empty)
  expect(await bring(app, example)).toMatchObject({
    isImported: true, summary: '3 members and 3 shops added, 0 members were here already',
  })
  const full = await counts(app)
  expect(full).toMatchObject({ users: 3, members: 3, shops: 3, persons: 3 })
  expect(await bring(app, example)).toMatchObject({
    isImported: true, summary: '0 members and 0 shops added, 3 members were here already',
  })
  expect(await counts(app)).toEqual({ ...full, imports: Number(full?.['imports']) + 1 })
  expect(await app.sql`select machine, action, actor, reason from state_history order by machine, action`).toEqual([
    { machine: 'member', action: 'suspend', actor: 'staff', reason: 'imported from members.csv' },
    { machine: 'shop', action: 'close', actor: 'staff', reason: 'imported from members.csv' },
  ])
})

test.each([['csv', 'ko'], ['xlsx', 'en']] as const)(
  'what leaves as %s in %s is the same when it leaves the house that it came into', async (kind, language) => {
    const other = await startTestApp()
    const [first, second] = [`first-${language}.${kind}`, `second-${language}.${kind}`]
    expect(await take(app, first, language)).toEqual({ rowCount: 4 })
    expect((await stat(at(first))).mode & 0o777).toBe(0o600)
    expect(await bring(other, at(first))).toMatchObject({
      isImported: true, summary: expect.stringMatching(/^3 members and 3 shops added/) as string,
    })
    await take(other, second, language)
    const [one, two] = await Promise.all([readFile(at(first)), readFile(at(second))])
    if (kind === 'csv') expect(two.toString()).toBe(one.toString())
    else expect(readArchive(two)).toEqual(readArchive(one))
    await expect(take(other, second, language)).rejects.toThrow('EEXIST')
    await other.stop()
  },
)

test('whoever was brought makes the first password by an identity check, and is known by it from then on', async () => {
  const signIn = () => app.ask(identityCalls.signIn, { body: { username: 'saebit_owner', password: goodPassword } })
  expect(await codeOf(signIn())).toBe('INVALID_CREDENTIALS')
  const who = { name: '홍길동', birthday: '19850315', phone: '01090010001', ci: 'ci-of-saebit' }
  const stranger = await proofOf(app.ask, { ...who, phone: '01090010009' })
  const reset = (identityToken: string) =>
    app.ask(identityCalls.resetPassword, { body: { identityToken, password: goodPassword } })
  expect(await codeOf(reset(stranger))).toBe('MEMBER_NOT_FOUND')
  expect(await reset(await proofOf(app.ask, who))).toEqual({ username: 'saebit_owner' })
  expect(await signIn()).toMatchObject({ step: 'signedIn' })
  const [person] = await app.sql`
    select persons.ci_hash from persons join users on users.person_id = persons.id where uid = 'saebit_owner'`
  expect(person?.['ci_hash']).not.toBeNull()
  const staff = await app.member({ type: 'admin' })
  const { items } = await staff.ask(membersCalls.listMembers, { query: { filter: { uid: { eq: 'saebit_owner' } } } })
  expect(items).toMatchObject([{
    type: 'plain', state: 'active', grade: 'representative', businessOwnerType: 'owner', mayBid: true,
    shop: { name: '새빛모터스' }, joinedAt: '2021-04-05T01:00:00.000Z',
  }])
})

test('every wrong row is told with its line and its column, and nothing of the file stays', async () => {
  const [head = '', owner = ''] = (await readFile(example, 'utf8')).split('\n')
  const row = (changes: Readonly<Record<string, string>>): string => {
    const keys = head.split(',')
    const plain = { username: 'fresh_one', name: '새사람', birthday: '1990-01-02', phoneNumber: '010-9001-7777',
      businessNumber: '211-86-01113', ...changes }
    return keys.map((key) => (plain as Readonly<Record<string, string>>)[key] ?? '').join(',')
  }
  const before = await counts(app)
  await writeFile(at('wrong.csv'), [
    head, row({ businessNumber: '123-45-67891' }),
    row({ username: '9x', birthday: '1990-02-30', phoneNumber: '02-123-4567' }),
    row({ businessNumber: '123-45-67890' }), row({ username: 'saebit_owner' }),
    row({ businessNumber: '314-21-98766' }),
    owner.replace('saebit_owner', 'another_one'), row({ shopName: '한빛모터스', state: '탈퇴', mayBid: '글쎄' }), owner, owner,
  ].join('\n'))
  const { isImported, faults } = await bring(app, at('wrong.csv'))
  expect(isImported).toBe(false)
  expect(faults.map(({ line, message }) => `${line} ${message.en.split(':')[0]}`)).toEqual([
    '2 shopName', '3 username', '3 birthday', '3 phoneNumber', '4 businessNumber', '5 username', '6 businessNumber',
    '7 name', '8 registrationType', '8 representativeName', '8 shopPhoneNumber', '8 mayBid', '8 state', '9 username',
    '10 username',
  ])
  expect(faults.map(({ message }) => message.ko)).toContain('휴대전화: 휴대전화 번호가 아닙니다.')
  expect(await counts(app)).toEqual({ ...before, imports: Number(before?.['imports']) + 1 })
})
