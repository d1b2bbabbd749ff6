// The house is never without a root who can come in, whatever its roots do to each other.
import { identityCalls } from '@bidyard/contract/calls/identity'
import { membersCalls as calls } from '@bidyard/contract/calls/members'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestMember } from '../../../testing/app.ts'
import { refusalOf } from '../../../testing/ask.ts'

let app: TestApp
let one: TestMember
beforeAll(async () => {
  app = await startTestApp()
  one = await app.member({ type: 'root' })
})
afterAll(() => app.stop())

const restrict = (by: TestMember, whom: TestMember) =>
  by.ask(identityCalls.restrictUser, { params: { id: whom.userId }, body: { reason: '권한 회수' } })
const suspend = (by: TestMember, whom: TestMember) =>
  by.ask(calls.changeMemberState, { params: { id: whom.memberId }, body: { action: 'suspend', reason: '권한 회수' } })
const demote = (by: TestMember, whom: TestMember) => by.ask(calls.changeStaffAccount, {
  params: { id: whom.memberId }, body: { type: 'admin', staffPart: null, seenVersion: 1, reason: '권한 회수' },
})
const rootsLeft = async (): Promise<number> => (await app.sql`
  select from members join users on users.id = members.user_id
  where type = 'root' and members.state = 'active' and users.state = 'active'`).length

test.each([
  ['restrict', restrict, restrict], ['suspend', suspend, suspend], ['demote', demote, demote],
  ['restrict and demote', restrict, demote], ['suspend and restrict', suspend, restrict],
])('two who %s each other at once leave one of them', async (_, first, second) => {
  const [left, right] = [await app.member({ type: 'root' }), await app.member({ type: 'root' })]
  await app.sql`update users set state = 'restricted' where id <> ${left.userId} and id <> ${right.userId}`
  await Promise.allSettled([first(left, right), second(right, left)])
  expect(await rootsLeft()).toBe(1)
})

test('one who is restricted does not count', async () => {
  await app.sql`update users set state = case when id = ${one.userId} then 'active' else 'restricted' end`
  expect((await refusalOf(demote(one, one))).status).toBe(409)
  expect(await rootsLeft()).toBe(1)
})
