// Accounts of the office and of partners: made by hand, with rules of their own, and never without a root.
import { randomUUID } from 'node:crypto'
import { identityCalls } from '@bidyard/contract/calls/identity'
import { membersCalls as calls } from '@bidyard/contract/calls/members'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestMember } from '../../../testing/app.ts'
import { refusalOf } from '../../../testing/ask.ts'
import { makeCompany } from '../../../testing/make.ts'
import { freshUsername, submissionOf, submit } from '../../../testing/members/applicants.ts'

let app: TestApp
let root: TestMember
let staff: TestMember
let companyId: string
beforeAll(async () => {
  app = await startTestApp()
  await makeCompany(app.database, { kind: 'operator', name: '운영사' })
  root = await app.member({ type: 'root' })
  staff = await app.member({ type: 'admin' })
  companyId = (await makeCompany(app.database, { kind: 'partner' })).companyId
})
afterAll(() => app.stop())

const wish = () => ({
  uid: freshUsername(), name: '정심사', password: '가을산에 단풍이 들면 등산을 간다', email: 'review@example.com', reason: '신규 입사',
})
const staffWish = () => ({ ...wish(), type: 'admin' as const, staffPart: 'registration' as const })
const makeStaff = (changes = {}, as = root) =>
  as.ask(calls.createStaffAccount, { body: { ...staffWish(), ...changes } })
const makePartner = (changes = {}, as = staff) =>
  as.ask(calls.createPartnerAccount, { body: { ...wish(), companyId, ...changes } })
const codeOf = async (asked: Promise<unknown>): Promise<string> => (await refusalOf(asked)).body.code
const statusOf = async (asked: Promise<unknown>): Promise<number> => (await refusalOf(asked)).status

describe('an account of the office', () => {
  test('is made by root, signs in to choose a password, and has its part', async () => {
    const body = staffWish()
    const made = await root.ask(calls.createStaffAccount, { body })
    expect(made).toMatchObject({
      type: 'admin', state: 'active', staffPart: 'registration', part: null, mayBid: false, shop: null,
      company: { name: '운영사' }, uid: body.uid,
    })
    const signedIn = await app.ask(identityCalls.signIn, { body: { username: body.uid, password: body.password } })
    expect(signedIn.step).toBe('newPasswordNeeded')
    const { primary } = app.database
    const audit = await primary.selectFrom('audit_log').selectAll().where('subject_id', '=', made.id).execute()
    expect(audit).toMatchObject([{ act: 'create staff account', reason: '신규 입사', member_id: root.memberId }])
    expect(JSON.stringify(audit)).not.toContain(body.password)
  })

  test('is not for staff to make', async () => {
    expect(await statusOf(makeStaff({}, staff))).toBe(403)
  })

  test.each([
    ['a username of three letters', { uid: 'abc' }, 'INVALID_USERNAME_FORMAT'],
    ['a password that would do for a dealer', { password: '열두글자의비밀번호다' }, 'INVALID_PASSWORD_FORMAT'],
  ])('is refused with %s', async (_, changes, code) => {
    expect(await codeOf(makeStaff(changes))).toBe(code)
  })

  test('is refused under a name that somebody has or has applied for', async () => {
    const { uid } = await makeStaff()
    expect(await codeOf(makeStaff({ uid: uid?.toUpperCase() }))).toBe('INVALID_USERNAME_DUPLICATED')
    const body = await submissionOf(app)
    await submit(app.ask, body)
    expect(await codeOf(makeStaff({ uid: body.username }))).toBe('INVALID_USERNAME_DUPLICATED')
    expect(await codeOf(makePartner({ uid: body.username }))).toBe('INVALID_USERNAME_DUPLICATED')
  })

  test('of one name is made once, by however many at once', async () => {
    const uid = freshUsername()
    const made = await Promise.allSettled(Array.from({ length: 4 }, () => makeStaff({ uid })))
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('changes its rank and part by root’s word, from the next request on', async () => {
    const { id } = await makeStaff()
    const change = (type: 'admin' | 'root', seenVersion: number, as = root) => as.ask(calls.changeStaffAccount, {
      params: { id }, body: { type, staffPart: 'money', seenVersion, reason: '부서 이동' },
    })
    expect(await change('root', 1)).toMatchObject({ type: 'root', staffPart: 'money', version: 2 })
    expect(await statusOf(change('admin', 1))).toBe(409)
    expect(await statusOf(change('admin', 2, staff))).toBe(403)
    expect(await change('admin', 2)).toMatchObject({ type: 'admin' })
  })

  test('of the last root stays root', async () => {
    const others = await app.database.primary.selectFrom('members').select('id').where('type', '=', 'root')
      .where('state', '=', 'active').execute()
    expect(others.map(({ id }) => id)).toEqual([root.memberId])
    const demote = root.ask(calls.changeStaffAccount, {
      params: { id: root.memberId }, body: { type: 'admin', staffPart: null, seenVersion: 1, reason: '실수' },
    })
    expect(await statusOf(demote)).toBe(409)
  })

  test('is not what a dealer has', async () => {
    const dealer = await app.member()
    for (const id of [dealer.memberId, randomUUID()])
      expect(await statusOf(root.ask(calls.changeStaffAccount, {
        params: { id }, body: { type: 'root', staffPart: null, seenVersion: 1, reason: '승격' },
      }))).toBe(404)
  })
})

describe('an account of a partner', () => {
  test('is made by the office for a partner company that is open', async () => {
    const made = await makePartner()
    expect(made).toMatchObject({ type: 'partner_user', company: { id: companyId }, staffPart: null })
    const transport = await makeCompany(app.database, { kind: 'transport' })
    expect(await statusOf(makePartner({ companyId: transport.companyId }))).toBe(404)
    expect(await statusOf(makePartner({ companyId: randomUUID() }))).toBe(404)
    const closed = await makeCompany(app.database, { kind: 'partner' })
    const { primary } = app.database
    await primary.updateTable('companies').set({ state: 'closed' }).where('id', '=', closed.companyId).execute()
    expect(await statusOf(makePartner({ companyId: closed.companyId }))).toBe(409)
  })

  test.each([
    ['a username of signs', { uid: 'a-b-c-d' }, 'INVALID_USERNAME_FORMAT'],
    ['a password that everybody tries', { password: '1234567890' }, 'INVALID_PASSWORD_FORMAT'],
  ])('is refused with %s', async (_, changes, code) => {
    expect(await codeOf(makePartner(changes))).toBe(code)
  })
})
