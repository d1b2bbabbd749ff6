// Members and their shops leave one house as a file and come into another: equal, once, and able to sign in.
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { auditCalls } from '@bidyard/contract/calls/audit/audit'
import { identityCalls } from '@bidyard/contract/calls/identity'
import { membersCalls } from '@bidyard/contract/calls/members'
import { consentVersions as consents } from '@bidyard/contract/shapes/registration/consents'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { goodPassword, proofOf } from '../../../testing/accounts.ts'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { askerOf, codeOf } from '../../../testing/ask.ts'
import { readArchive } from '../../../testing/exports/read-archive.ts'
import { writePersons } from '../../identity/for-other-areas.ts'
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
  database: from.database, act: from.act, path: at(name), personal: from.providers.personal,
  language, reason: '새 시스템으로 이전',
})
const example = new URL('../../../../../../docs/operations/examples/members.csv', import.meta.url).pathname
const counts = async (of: TestApp) => (await of.sql`
  select (select count(*)::int from users) as users, (select count(*)::int from members) as members,
    (select count(*)::int from shops) as shops, (select count(*)::int from persons) as persons,
    (select count(*)::int from companies) as companies, (select count(*)::int from imports) as imports`)[0]

/** All that a file tells of a house, out of its tables. */
const tellsOf = async ({ sql: ask, providers: { personal } }: TestApp) => {
  const shops = await ask`
    select companies.kind as company_kind, business_number, companies.name, corporate_number, representative_name,
      phone_number, email, postal_code, road_address, address_detail, shops.name as shop, shops.state, shops.kind,
      grade, registration_type
    from shops join companies on companies.id = shops.company_id order by business_number`
  const people = await ask`
    select uid, users.name, users.state as user_state, role, password_hash, members.type, members.state, grade, part,
      business_owner_type, may_bid, members.email, date_trunc('second', joined_at) as joined_at, business_number,
      persons.name as person, birthday_sealed, phone_sealed
    from members join users on users.id = members.user_id join persons on persons.id = users.person_id
      join companies on companies.id = members.company_id where members.type = 'plain' order by uid`
  return { shops, people: people.map(({ birthday_sealed: birthday, phone_sealed: phone, ...rest }) => ({
    ...rest, birthday: personal.open(birthday as Uint8Array), phone: personal.open(phone as Uint8Array),
  })) }
}

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
  expect(await app.sql`
    select act, count(*)::int, min(reason) as reason from audit_log where act in ('import member', 'import shop')
    group by act order by act`).toEqual([
    { act: 'import member', count: 3, reason: 'imported from members.csv' },
    { act: 'import shop', count: 3, reason: 'imported from members.csv' },
  ])
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
    expect(await tellsOf(other)).toEqual(await tellsOf(app))
    await take(other, second, language)
    const [one, two] = await Promise.all([readFile(at(first)), readFile(at(second))])
    if (kind === 'csv') expect(two.toString()).toBe(one.toString())
    else expect(readArchive(two)).toEqual(readArchive(one))
    await expect(take(other, second, language)).rejects.toThrow('already')
    await other.stop()
  },
)

test('that members leave is written down with its reason before the file is, and again when it is whole', async () => {
  expect(await app.sql`
    select act, subject, reason, shown_count from access_log where user_id is null and act like '% members'
    order by id limit 2`).toEqual([
    { act: 'export members', subject: 'list', reason: '새 시스템으로 이전', shown_count: 4 },
    { act: 'take members', subject: 'list', reason: null, shown_count: 4 },
  ])
  const [line] = await app.sql`
    select act, subject, subject_id, reason, after from audit_log where act like 'export %' order by id`
  expect(line).toEqual({
    act: 'export members', subject: 'members', subject_id: 'first-ko.csv', reason: '새 시스템으로 이전',
    after: { rowCount: 4 },
  })
})

test('an export that is broken off leaves no file', async () => {
  const stopped = AbortSignal.abort(new Error('Broken off'))
  const given = { database: app.database, act: app.act, personal: app.providers.personal, language: 'ko' } as const
  await expect(exportMembers({ ...given, path: at('half.csv'), reason: '이전', signal: stopped }))
    .rejects.toThrow('Broken')
  expect((await readdir(folder)).filter((name) => name.startsWith('half'))).toEqual([])
})

test('a ban or a restriction leaves with nobody: the shop and the people leave as suspended', async () => {
  const statesIn = async (name: string) => {
    await take(app, name, 'en')
    const [head = '', ...lines] = (await readFile(at(name), 'utf8')).replace('\u{FEFF}', '').trim().split('\r\n')
    const [login, shop, state] = ['Login', 'Shop state', 'Member state'].map((word) => head.split(',').indexOf(word))
    return lines.map((line) => line.split(',')).map((cells) => [login, shop, state].map((place) => cells[place ?? -1]))
  }
  await app.sql`update users set state = 'restricted' where uid = 'saebit_buyer'`
  await app.sql`update shops set barred_at = now() where name = '새빛모터스'`
  expect(await statesIn('barred.csv')).toEqual([
    ['saebit_buyer', 'Suspended', 'Suspended'], ['saebit_owner', 'Suspended', 'Active'], ['', 'Closed', ''],
    ['hanbit_kim', 'Active', 'Suspended'],
  ])
  await app.sql`update users set state = 'active' where uid = 'saebit_buyer'`
  await app.sql`update shops set barred_at = null where name = '새빛모터스'`
  await app.sql.begin(async (ask) => {
    await ask`set local session_replication_role = replica`
    await ask`
      insert into shop_penalties (violation_id, shop_id, kind, cause, restriction, from_at, until_at)
      select new_id(), id, 'restriction', 'rule', 'warning', now() - interval '2 days',
        now() + case when name = '한빛상사' then interval '1 day' else interval '-1 day' end from shops`
  })
  expect((await statesIn('restricted.csv')).map(([, shop]) => shop)).toEqual(
    ['Active', 'Active', 'Closed', 'Suspended'])
  await app.sql`delete from shop_penalties`
})

test('whoever was brought makes the first password by an identity check, agrees, and is known by it then', async () => {
  const signIn = () => app.ask(identityCalls.signIn, { body: { username: 'saebit_owner', password: goodPassword } })
  expect(await codeOf(signIn())).toBe('INVALID_CREDENTIALS')
  const who = { name: '홍길동', birthday: '19850315', phone: '01090010001', ci: 'ci-of-saebit' }
  const stranger = await proofOf(app.ask, { ...who, phone: '01090010009' })
  const reset = (identityToken: string) =>
    app.ask(identityCalls.resetPassword, { body: { identityToken, password: goodPassword, consents } })
  expect(await codeOf(reset(stranger))).toBe('MEMBER_NOT_FOUND')
  expect(await reset(await proofOf(app.ask, who))).toEqual({ username: 'saebit_owner' })
  const opened = await signIn()
  if (opened.step !== 'signedIn') throw new Error(opened.step)
  const { parts } = await askerOf(app.base, opened.token)(auditCalls.readOwnData)
  expect(parts.find(({ section }) => section === 'consents')?.rows.map((row) => row.map(({ value }) => value)))
    .toEqual((['privacy', 'use'] as const)
      .map((text) => expect.arrayContaining([text, String(consents[text])]) as string[]))
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

/** Rows of a file under the headings of the example. */
const sheetOf = async (rows: readonly Readonly<Record<string, string>>[]): Promise<string> => {
  const [head = ''] = (await readFile(example, 'utf8')).split('\n')
  const lines = rows.map((row, place) => {
    const plain: Readonly<Record<string, string>> = {
      username: `fresh_${place}`, name: '새사람', birthday: '1990-01-02', phoneNumber: `010-9001-777${place}`,
      businessNumber: '211-86-01113', ...row,
    }
    return head.split(',').map((key) => plain[key] ?? '').join(',')
  })
  return [head, ...lines].join('\n')
}
const faultsOf = async (name: string, text: string): Promise<readonly string[]> => {
  await writeFile(at(name), text)
  const { isImported, faults } = await bring(app, at(name))
  expect(isImported).toBe(false)
  return faults.map(({ line, message }) => `${line} ${message.en.split(':')[0]}`)
}

test('a row that is wrong blames no other of its shop, and one that says otherwise is told', async () => {
  const [spoilt, founded] = ['123-45-67891', '220-81-62517']
  const facts = { shopName: '한빛모터스', representativeName: '김대표', registrationType: 'personal' }
  const founder = { businessNumber: founded, ...facts, shopPhoneNumber: '21234567' }
  expect(await faultsOf('shops.csv', await sheetOf([
    { businessNumber: spoilt, ...facts, shopPhoneNumber: '12' }, { businessNumber: spoilt },
    { ...founder, birthday: '850315' }, { businessNumber: founded }, { ...founder, shopPhoneNumber: '02-123-4567' },
    { ...founder, representativeName: '박대표' }, { joinedAt: '2999-01-01' }, { birthday: '2985-03-15' },
  ]))).toEqual(['2 shopPhoneNumber', '4 birthday', '7 representativeName', '8 joinedAt', '9 birthday'])
})

test('more rows than a file may have are told', async () => {
  await writeFile(at('many.csv'), `username,name,birthday,phoneNumber,businessNumber\n${',,,,1\n'.repeat(50_001)}`)
  const { isImported, faultCount, rowCount } = await bring(app, at('many.csv'))
  expect({ isImported, faultCount, rowCount }).toEqual({ isImported: false, faultCount: 50_001, rowCount: 50_001 })
})

test('thousands of people take no lock each, but one on the key of their hashes', async () => {
  const facts = (place: number) => ({ name: '새사람', birthday: '19900102', phone: `0109001666${place}` })
  await app.database.transact(async (tx) => {
    await writePersons(tx, app.providers.personal, [1, 2, 3].map(facts))
    const { rows } = await sql`
      select locktype, count(*)::int as held from pg_locks
      where pid = pg_backend_pid() and locktype in ('advisory', 'tuple') group by locktype`.execute(tx)
    expect(rows).toEqual([{ locktype: 'advisory', held: 1 }])
  })
})

test('every wrong row is told with its line and its column, and nothing of the file stays', async () => {
  const owner = (await readFile(example, 'utf8')).split('\n')[1] ?? ''
  const before = await counts(app)
  const text = [await sheetOf([
    { businessNumber: '123-45-67891' }, { username: '9x', birthday: '1990-02-30', phoneNumber: '02-123-4567' },
    { businessNumber: '123-45-67890' }, { username: 'saebit_owner' }, { businessNumber: '314-21-98766' },
  ]), owner.replace('saebit_owner', 'another_one'), (await sheetOf([{
    username: 'fresh_eight', shopName: '한빛모터스', state: '탈퇴', mayBid: '글쎄',
  }])).split('\n')[1], owner, owner].join('\n')
  expect(await faultsOf('wrong.csv', text)).toEqual([
    '2 shopName', '3 username', '3 birthday', '3 phoneNumber', '4 businessNumber', '5 username', '6 businessNumber',
    '7 name', '8 registrationType', '8 representativeName', '8 shopPhoneNumber', '8 mayBid', '8 state', '9 username',
    '10 username',
  ])
  expect(await counts(app)).toEqual({ ...before, imports: Number(before?.['imports']) + 1 })
})
