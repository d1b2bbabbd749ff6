// What acts on members leave behind: who did it, and what the screens of others hear of it.
import { membersCalls as calls } from '@bidyard/contract/calls/members'
import { identityCalls } from '@bidyard/contract/calls/identity'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAccount } from '../../testing/accounts.ts'
import { startTestApp, type TestApp, type TestMember } from '../../testing/app.ts'
import { askerOf, refusalOf } from '../../testing/ask.ts'
import { type MadeShop, makeShop } from '../../testing/make.ts'
import { submissionOf, submit } from '../../testing/members/applicants.ts'
import { auditOf, eventsOf } from '../../testing/traces.ts'
import { forgetRejected } from './for-other-areas.ts'

let app: TestApp
let root: TestMember
let shop: MadeShop
let owner: TestMember
beforeAll(async () => {
  app = await startTestApp()
  root = await app.member({ type: 'root' })
  shop = await makeShop(app.database)
  owner = await app.member({ shopId: shop.shopId, owner: true })
})
afterAll(() => app.stop())

const codeOf = async (asked: Promise<unknown>): Promise<string> => (await refusalOf(asked)).body.code

test('the right to bid is noted with who gave it', async () => {
  const dealer = await app.member({ shopId: shop.shopId })
  await owner.ask(calls.setBidPermission, { params: { id: dealer.memberId }, body: { mayBid: true } })
  expect(await auditOf(app, dealer.memberId)).toEqual([{ act: 'set bid permission', by: owner.memberId }])
  expect(await eventsOf(app, 'memberChanged')).toContainEqual({ memberId: dealer.memberId, shopId: shop.shopId })
})

test('a change of rank in the office is noted and told', async () => {
  const clerk = await app.member({ type: 'admin' })
  await root.ask(calls.changeStaffAccount, {
    params: { id: clerk.memberId }, body: { type: 'root', staffPart: null, seenVersion: 1, reason: '승진' },
  })
  expect(await auditOf(app, clerk.memberId)).toEqual([{ act: 'change staff account', by: root.memberId }])
  expect(await eventsOf(app, 'memberChanged')).toContainEqual({ memberId: clerk.memberId, shopId: null })
})

test('a changed profile is told to the colleagues', async () => {
  const dealer = await app.member({ shopId: shop.shopId })
  await dealer.ask(calls.changeMemberProfile, { params: { id: dealer.memberId }, body: { email: 'new@example.com' } })
  expect(await eventsOf(app, 'memberChanged')).toContainEqual({ memberId: dealer.memberId, shopId: shop.shopId })
})

test('whoever comes back to a place signs in anew: a session from in between does not grow into it', async () => {
  const account = await makeAccount(app, { type: 'admin' })
  const { username, password } = account
  const move = (action: 'suspend' | 'resume') =>
    root.ask(calls.changeMemberState, { params: { id: account.memberId }, body: { action, reason: '휴직과 복직' } })
  await move('suspend')
  const between = await app.ask(identityCalls.signIn, { body: { username, password } })
  const ask = askerOf(app.base, between.step === 'signedIn' ? between.token : '')
  expect((await ask(identityCalls.authContext)).member).toBeNull()
  await move('resume')
  expect((await refusalOf(ask(identityCalls.authContext))).status).toBe(401)
})

test('the password of a rejected applicant is forgotten after thirty days, and not a day before', async () => {
  const body = await submissionOf(app)
  const { id } = await submit(app.ask, body)
  await root.ask(calls.rejectRegistration, { params: { id }, body: { rejectType: 'etc', note: '서류가 흐립니다.' } })
  const signIn = () => {
    const { username, password } = body
    return codeOf(app.ask(identityCalls.signIn, { body: { username, password } }))
  }
  const later = async (days: number) => {
    await app.sql`update clock_shift set shift = shift + make_interval(days => ${days})`
    await forgetRejected({}, { act: app.act } as Parameters<typeof forgetRejected>[1])
  }
  await later(29)
  expect(await signIn()).toBe('SIGNUP_REJECTED')
  await later(2)
  expect(await signIn()).toBe('INVALID_CREDENTIALS')
})
