// What somebody told and brought to come in goes with the account; who was given which right and when stays its time.
import { readFile } from 'node:fs/promises'
import { membersCalls as calls } from '@bidyard/contract/calls/members'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLog } from '../../../runtime/log.ts'
import { somebody } from '../../../testing/accounts.ts'
import { startTestApp, type TestApp, type TestMember } from '../../../testing/app.ts'
import { makeShop } from '../../../testing/make.ts'
import { type ApplicantWish, submissionOf, submit } from '../../../testing/members/applicants.ts'
import { tablesWith } from '../../../testing/members/tables-with.ts'
import { until } from '../../../testing/until.ts'
import { eraseMembers } from './erase-members.ts'

let app: TestApp
let clerk: TestMember
beforeAll(async () => {
  app = await startTestApp()
  clerk = await app.member({ type: 'admin', part: 'registration' })
})
afterAll(() => app.stop())

/** The server's own job may hold one of them already. */
const erase = async (): Promise<void> => {
  await eraseMembers(app.providers)({}, {
    database: app.database, act: app.act, log: openLog('silent'), signal: new AbortController().signal,
  })
  await until(async () => (await app.sql`select from data_erasures where next_at <= app_now()`).length === 0)
}
const email = 'narae@example.com'
const note = '서류가 흐립니다.'
const handIn = async (wish: ApplicantWish) => {
  const body = await submissionOf(app, { email, ...wish })
  return { id: (await submit(app.ask, body)).id, body }
}
const come = async (wish: ApplicantWish) => {
  const { id, body } = await handIn(wish)
  const { memberId } = await clerk.ask(calls.approveRegistration, { params: { id }, body: {} })
  return {
    id, memberId: memberId ?? '', username: body.username, files: body.documents.map(({ fileId }) => fileId),
  }
}
const leave = async (memberId: string): Promise<void> => {
  await clerk.ask(calls.changeMemberState, { params: { id: memberId }, body: { action: 'leave', reason: '퇴사' } })
  await erase()
}
const gone = '보관 기간이 지나 삭제되었습니다.'
const told = async (id: string) => (await app.sql`
  select username, name, email, shop_name as shop, reject_note as note, shop_info ->> 'phoneNumber' as phone,
    shop_info ->> 'representativeName' as representative
  from member_registrations where id = ${id}`)[0]
const filesOf = (ids: readonly string[]) => app.sql`
  select distinct name, keep_until <= app_now() as "isOver" from files where id = any(${ids}::uuid[])`
const forgotten = [{ name: '첨부파일', isOver: true }]

test('papers go with the account, and of the registration a name and the right stay', async () => {
  const person = somebody({ name: '강나래' })
  const { businessNumber } = await makeShop(app.database)
  const { id, memberId, username, files } = await come({ person, joins: businessNumber })
  await leave(memberId)
  expect(await filesOf(files)).toEqual(forgotten)
  expect(await told(id)).toMatchObject({ username: `gone-${id}`, name: '강나래', email: null, shop: '한빛모터스' })
  expect(await tablesWith(app.sql, [username, email])).toEqual(['idempotency_keys'])
  const shown = await clerk.ask(calls.getRegistration, { params: { id } })
  expect(shown).toMatchObject({ name: '강나래', memberId, state: 'approved' })
  expect([shown.reviewedAt, shown.consents.length]).toEqual([expect.any(String), 2])
})

test('whoever founded a shop tells no address of it any more, and an earlier try says nothing', async () => {
  const person = somebody({ name: '강나래' })
  const { id: rejected } = await handIn({ person })
  await clerk.ask(calls.rejectRegistration, { params: { id: rejected }, body: { rejectType: 'etc', note } })
  const { id, memberId, files } = await come({ person })
  await leave(memberId)
  expect(await told(id)).toMatchObject({
    name: '강나래', shop: '새빛모터스', note: null, phone: '', representative: gone,
  })
  expect(await told(rejected)).toMatchObject({ name: gone, shop: gone, note: gone, phone: '', representative: gone })
  // What opened the shop is the shop's from now on.
  const held = await app.sql`select distinct subject from file_uses where file_id = any(${files}::uuid[])`
  expect(held).toEqual([{ subject: 'shop' }])
  for (const one of [id, rejected])
    expect(await clerk.ask(calls.getRegistration, { params: { id: one } })).toMatchObject({ id: one })
})

test('what a version before kept of a leaver goes with the move to this one', async () => {
  const { businessNumber } = await makeShop(app.database)
  const { id, memberId, files } = await come({ joins: businessNumber })
  await leave(memberId)
  // As versions before left it.
  await app.sql`
    update data_erasures set next_at = app_now() + interval '3 years', kept = kept || jsonb_build_array(
      jsonb_build_object('section', 'papers', 'until', app_now() + interval '3 years')) where member_id = ${memberId}`
  for (const fileId of files)
    await app.sql`insert into file_uses (file_id, subject, subject_id) values (${fileId}, 'memberRegistration', ${id})`
  await app.sql`update files set keep_until = null, name = '강나래의 서류.pdf' where id = any(${files}::uuid[])`
  await app.sql`update member_registrations set username = 'narae77' where id = ${id}`
  const move = new URL('../../../../migrations/0079-papers-go-with-the-account.sql', import.meta.url)
  await app.sql.unsafe(await readFile(move, 'utf8'))
  await erase()
  expect(await filesOf(files)).toEqual(forgotten)
  expect(await told(id)).toMatchObject({ username: `gone-${id}`, name: '홍길동' })
  const [{ kept } = { kept: [] }] = await app.sql<{ kept: { section: string }[] }[]>`
    select kept from data_erasures where member_id = ${memberId}`
  expect(kept.map(({ section }) => section)).not.toContain('papers')
})
