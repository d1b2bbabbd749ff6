// Members from files: lines that lean on earlier ones, many at once, and others who come meanwhile.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { membersCalls } from '@bidyard/contract/calls/members'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { somebody, type Somebody, withoutCi } from '../../../testing/accounts.ts'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { codeOf } from '../../../testing/ask.ts'
import { freshBusinessNumber } from '../../../testing/make.ts'
import { submissionOf, submit } from '../../../testing/members/applicants.ts'
import { until } from '../../../testing/until.ts'
import { importMembers } from './import-members.ts'

let app: TestApp
let folder: string
beforeAll(async () => {
  app = await startTestApp()
  folder = await mkdtemp(join(tmpdir(), 'bidyard-members-'))
})
afterAll(async () => {
  await app.stop()
  await rm(folder, { recursive: true })
})

type Row = Readonly<Record<string, string>>

let files = 0
const bring = async (to: TestApp, rows: readonly Row[]) => {
  const path = join(folder, `${files += 1}.jsonl`)
  await writeFile(path, rows.map((row) => JSON.stringify(row)).join('\n'))
  return importMembers({ database: to.database, act: to.act, path, personal: to.providers.personal })
}
const person = (username: string, who: Somebody = somebody()): Row =>
  ({ username, name: who.name, birthday: who.birthday, phoneNumber: who.phone })
const facts = (name: string): Row =>
  ({ shopName: name, registrationType: 'personal', representativeName: '김대표', shopPhoneNumber: '0212345678' })
const aShop = (): Row => ({ businessNumber: freshBusinessNumber() })
const shops = { first: aShop(), second: aShop(), closed: aShop(), waiting: aShop() }
/** More than are written at once. */
const many = (shop: Row): Row[] =>
  Array.from({ length: 1_000 }, (_, place) => ({ ...person(`filler_${place}`), ...shop }))

/** All that a file leaves, but for what is given out anew in each house. */
const leftIn = async ({ sql }: TestApp) => ({
  people: await sql`
    select uid, users.name, persons.name as person, business_number, members.state, members.type, members.grade,
      may_bid, members.email, joined_at::date::text <> current_date::text as was_elsewhere,
      rank() over (order by member_no) as place
    from members join users on users.id = members.user_id join persons on persons.id = users.person_id
      join companies on companies.id = members.company_id join shops on shops.id = members.shop_id
    order by uid`,
  shops: await sql`
    select business_number, companies.name as company, shops.name, shops.state, grade, shops.kind, registration_type,
      companies.email, road_address
    from shops join companies on companies.id = shops.company_id order by business_number`,
  strangers: await sql`select from persons where not exists (select from users where person_id = persons.id)`,
  moves: await sql`select machine, action, count(*)::int from state_history group by 1, 2 order by 1, 2`,
  audit: await sql`
    select act, after - 'shopId' as after from audit_log where act in ('import member', 'import shop')
    order by act, after->>'username', after->>'businessNumber'`,
  events: await sql`
    select name, count(distinct payload)::int from outbox where name in ('shopChanged', 'memberChanged') group by 1
    order by 1`,
})

test('a file leaves what its lines leave one by one, however they lean on each other', async () => {
  const [whole, single] = [await startTestApp(), await startTestApp()]
  const { first, second, closed } = shops
  const rows: Row[] = [
    { ...person('owner_one'), ...first, ...facts('가나모터스'), ownerType: 'owner', shopGrade: 'a-class' },
    { ...person('buyer_one'), ...first, mayBid: 'yes', joinedAt: '2020-01-02' },
    { ...second, ...facts('다라모터스'), shopKind: 'exporter', postalCode: '06236', road: '서울특별시 강남구 테헤란로 1' },
    { ...person('buyer_two'), ...second, ...facts('다라모터스'), state: 'suspended', email: 'two@example.com' },
    { ...person('owner_two'), ...second, ownerType: 'owner' },
    { ...closed, ...facts('마바모터스'), shopState: 'closed' },
    { ...person('last_one'), ...closed, ...facts('마바모터스'), shopState: 'closed' },
  ]
  expect(await bring(whole, rows)).toMatchObject({ isImported: true, rowCount: 7 })
  for (const row of rows) expect(await bring(single, [row])).toMatchObject({ isImported: true })
  expect(await leftIn(whole)).toEqual(await leftIn(single))
  const again = await bring(whole, rows)
  expect(again).toMatchObject({ summary: '0 members and 0 shops added, 5 members were here already' })
  await Promise.all([whole.stop(), single.stop()])
})

test('a line is judged by those before it, in the same set of lines and in one long before', async () => {
  const { first, second, closed, waiting } = shops
  const [once, kim, applicant] = [somebody(), withoutCi(somebody({ name: 'Kim' })), somebody()]
  await bring(app, [{ ...closed, ...facts('마바모터스'), shopState: 'closed' }])
  const applied = await submissionOf(app, { person: applicant, username: 'applied_for' })
  await submit(app.ask, applied)
  const before = [
    { ...person('comes', once), ...first, ...facts('가나모터스') }, { ...person('comes_again', once), ...first },
    { ...person('comes'), ...first }, { ...person('too_early'), ...second },
    { ...person('kim_lee', kim), ...second, ...facts('다라모터스') },
    { ...person('kim_park', { ...kim, name: 'KIM' }), ...first },
    { ...person('denies'), ...second, ...facts('다라모터스'), representativeName: '박대표' },
    { ...person('too_late'), ...closed },
    { ...person('knows_too_late'), ...closed, ...facts('마바모터스'), shopState: 'closed' },
    { ...person('of_closed'), ...closed }, { ...person('applied_for'), ...first },
    { ...person('wishes_well', applicant), ...first }, { ...waiting, ...facts('x'), shopPhoneNumber: '1' },
    { ...person('not_to_blame'), ...waiting },
  ]
  const after = [
    { ...person('comes_more', once), ...second }, { ...person('comes'), ...second },
    { ...person('kim_choi', kim), ...first }, { ...person('denies_too'), ...first, ...facts('다른모터스') },
    { ...person('of_second'), ...second }, { ...person('of_waiting'), ...waiting },
    { ...person('filler_7'), ...second },
  ]
  const { isImported, faults } = await bring(app, [...before, ...many(first), ...after])
  expect(isImported).toBe(false)
  const places = before.length + 1_000
  expect(faults.map(({ line, message }) => `${line > places ? `+${line - places}` : line} ${message.en}`)).toEqual([
    '2 name: this person is a member under another login.', '3 username: it stands in line 1 already.',
    '4 shopName: this shop is not known. Write what is known of it in its first row.',
    '6 name: this person is a member under another login.',
    '7 representativeName: an earlier row of this shop says otherwise.', '8 businessNumber: this shop is closed.',
    '9 businessNumber: this shop is closed.', '11 username: somebody has applied under this login.',
    '13 shopPhoneNumber: This is not a phone number.', '+1 name: this person is a member under another login.',
    '+2 username: it stands in line 1 already.', '+3 name: this person is a member under another login.',
    '+4 shopName: an earlier row of this shop says otherwise.', '+7 username: it stands in line 22 already.',
  ])
  expect(await app.sql`select from users where uid like 'filler%'`).toEqual([])
})

test('half a letter becomes the sign for one that cannot be read', async () => {
  const row = { ...person('half_read'), name: '홍길\ud83d', ...aShop(), ...facts('아자\ud83d') }
  expect(await bring(app, [row])).toMatchObject({ isImported: true })
  expect(await app.sql`
    select users.name, shops.name as shop from users join members on user_id = users.id join shops on shops.id = shop_id
    where uid = 'half_read'`).toEqual([{ name: '홍길\ufffd', shop: '아자\ufffd' }])
})

test('while a file is brought strangers come as ever, and whoever stands in it waits to be one person', async () => {
  const { waiting } = shops
  const [inFile, stranger, applicant] = [somebody(), somebody(), somebody()]
  const { id } = await submit(app.ask, await submissionOf(app, { person: applicant }))
  const reviewer = await app.member({ type: 'admin', part: 'registration' })
  const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = app.sql.begin(async (ask) => {
    await ask`insert into users (uid, name) values ('held_back', '홍길동')`
    reached.resolve()
    await released.promise
    await ask`delete from users where uid = 'held_back'`
  })
  await reached.promise
  const areWaiting = (query: string, count = 1) => async (): Promise<boolean> => (await app.sql`
    select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like ${`%${query}%`}`).length === count
  const brought = bring(app, [
    { ...person('in_file', inFile), ...waiting, ...facts('사아모터스') }, { ...person('applied', applicant), ...waiting },
    { ...person('held_back'), ...waiting },
  ])
  await until(areWaiting('insert into users'))
  await submit(app.ask, await submissionOf(app, { person: stranger }))
  const inVain = Promise.all([
    codeOf(submit(app.ask, await submissionOf(app, { person: inFile }))),
    codeOf(submit(app.ask, await submissionOf(app, { username: 'in_file' }))),
    codeOf(submit(app.ask, await submissionOf(app, { businessNumber: waiting['businessNumber'] ?? '' }))),
    codeOf(reviewer.ask(membersCalls.approveRegistration, { params: { id }, body: {} })),
  ])
  await until(areWaiting('hold_marks', 4))
  released.resolve()
  await holding
  expect(await brought).toMatchObject({ isImported: true, rowCount: 3 })
  expect(await inVain).toEqual([
    'ALREADY_EXIST_MEMBER', 'INVALID_USERNAME_DUPLICATED', 'ALREADY_EXIST_SHOP', 'ALREADY_EXIST_MEMBER',
  ])
  expect(await app.sql`select from held_marks`).toEqual([])
})
