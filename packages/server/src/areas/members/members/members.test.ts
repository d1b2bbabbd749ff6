// Members through the front door: who sees whom and how much, and what the office and a shop's owner may change.
import { randomUUID } from 'node:crypto'
import type { AskOf } from '@bidyard/contract/call'
import { identityCalls } from '@bidyard/contract/calls/identity'
import { membersCalls as calls } from '@bidyard/contract/calls/members'
import { consentVersions } from '@bidyard/contract/shapes/registration/consents'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeAccount, somebody } from '../../../testing/accounts.ts'
import { startTestApp, type TestApp, type TestMember } from '../../../testing/app.ts'
import { askerOf, refusalOf } from '../../../testing/ask.ts'
import { submissionOf, submit } from '../../../testing/members/applicants.ts'
import { makeCompany, type MadeShop, makeShop } from '../../../testing/make.ts'

let app: TestApp
let staff: TestMember
let root: TestMember
let shop: MadeShop
let owner: TestMember
let dealer: TestMember
let stranger: TestMember
beforeAll(async () => {
  app = await startTestApp()
  staff = await app.member({ type: 'admin' })
  root = await app.member({ type: 'root' })
  shop = await makeShop(app.database)
  owner = await app.member({ shopId: shop.shopId, owner: true, name: '김대표' })
  dealer = await app.member({ shopId: shop.shopId, name: '박딜러' })
  stranger = await app.member({ name: '최딜러' })
})
afterAll(() => app.stop())

const show = (id: string, as: TestMember = staff) => as.ask(calls.getMember, { params: { id } })
const statusOf = async (asked: Promise<unknown>): Promise<number> => (await refusalOf(asked)).status
const codeOf = async (asked: Promise<unknown>): Promise<string> => (await refusalOf(asked)).body.code
const person = async (who = somebody()) => ({ ...await makeAccount(app, { who, shopId: shop.shopId }), who })

/** Whoever came in by a registration. */
const registered = async (): Promise<{ readonly uid: string }> => {
  const { id } = await submit(app.ask, await submissionOf(app))
  const { uid } = await staff.ask(calls.approveRegistration, { params: { id }, body: {} })
  return { uid: uid ?? '' }
}

describe('whoever looks at a member', () => {
  test('sees themselves whole', async () => {
    const { who, memberId, token, username } = await person()
    const mine = await askerOf(app.base, token)(calls.getMember, { params: { id: memberId } })
    expect(mine).toMatchObject({ uid: username, phoneNumber: who.phone, shop: { id: shop.shopId, name: '한빛모터스' } })
  })

  test('of the same shop sees the name, and the phone masked', async () => {
    const { who, memberId } = await person()
    expect(await show(memberId, dealer))
      .toMatchObject({ name: '홍길동', uid: null, phoneNumber: `010-****-${who.phone.slice(-4)}` })
  })

  test('of the same shop is written down as well, be it one or a list; oneself is not', async () => {
    const { memberId, token } = await person()
    await show(memberId, dealer)
    await askerOf(app.base, token)(calls.getMember, { params: { id: memberId } })
    const looks = app.database.primary.selectFrom('access_log').select(['act', 'user_id'])
    expect(await looks.where('subject_id', '=', memberId).execute())
      .toEqual([{ act: 'view member', user_id: dealer.userId }])
    const listed = looks.where('act', '=', 'list members').where('user_id', '=', dealer.userId)
      .where('shown_count', '>', 1)
    const before = await listed.execute()
    await dealer.ask(calls.listMembers, { query: {} })
    expect(await listed.execute()).toHaveLength(before.length + 1)
  })

  test('of another shop sees nothing, exactly as where nobody is', async () => {
    const answers = [dealer.memberId, randomUUID()].map((id) => refusalOf(show(id, stranger)))
    const [foreign, missing] = await Promise.all(answers)
    expect(foreign?.status).toBe(404)
    expect({ ...foreign?.body, requestId: '' }).toEqual({ ...missing?.body, requestId: '' })
  })

  test('of the office sees all of it, once it is written down', async () => {
    const { who, memberId, username } = await person()
    expect(await show(memberId)).toMatchObject({ uid: username, phoneNumber: who.phone })
    const looks = await app.database.primary.selectFrom('access_log').select(['act', 'user_id', 'subject'])
      .where('subject_id', '=', memberId).execute()
    expect(looks).toEqual([{ act: 'view member', user_id: staff.userId, subject: 'member' }])
  })

  test('sees what was agreed to, of the office and oneself alone, whichever way it was', async () => {
    const { memberId, token } = await person()
    expect((await show(memberId)).consents).toEqual([])
    await app.sql`
      insert into member_consents (member_id, consent, version, language, agreed_at) values
      (${memberId}, 'use', 1, 'ko', '2026-03-01T00:00:00Z'), (${memberId}, 'privacy', 1, 'ko', '2026-03-01T00:00:00Z'),
      (${memberId}, 'use', 2, 'en', '2026-04-01T00:00:00Z')`
    const given = [
      { consent: 'use', version: 2, agreedAt: '2026-04-01T00:00:00.000Z' },
      { consent: 'privacy', version: 1, agreedAt: '2026-03-01T00:00:00.000Z' },
      { consent: 'use', version: 1, agreedAt: '2026-03-01T00:00:00.000Z' },
    ]
    expect((await show(memberId)).consents).toEqual(given)
    expect((await askerOf(app.base, token)(calls.getMember, { params: { id: memberId } })).consents).toEqual(given)
    expect((await show(memberId, dealer)).consents).toEqual([])
    const { uid } = await registered()
    const { items: [applicant] } = await staff.ask(calls.listMembers, { query: { filter: { uid: { eq: uid } } } })
    expect((await show(applicant?.id ?? '')).consents).toMatchObject(
      (['privacy', 'use'] as const).map((consent) => ({ consent, version: consentVersions[consent] })))
  })

  test('for a partner sees its own people, but not its customers and nobody of shops', async () => {
    const { companyId } = await makeCompany(app.database, { kind: 'partner' })
    const partner = await app.member({ type: 'partner_user', companyId })
    const colleague = await app.member({ type: 'partner_user', companyId })
    const customer = await app.member({ type: 'partner_customer_user', companyId })
    const { items } = await partner.ask(calls.listMembers, { query: {} })
    expect(items.map(({ id }) => id).toSorted()).toEqual([partner.memberId, colleague.memberId].toSorted())
    expect(await statusOf(show(customer.memberId, partner))).toBe(404)
    expect(await statusOf(show(dealer.memberId, partner))).toBe(404)
    const seen = await customer.ask(calls.listMembers, { query: {} })
    expect(seen.items.map(({ id }) => id)).toEqual([customer.memberId])
  })
})

describe('a list of members', () => {
  type Query = AskOf<typeof calls.listMembers>['query']
  const ids = async (as: TestMember, query: Query) =>
    (await as.ask(calls.listMembers, { query })).items.map(({ id }) => id)

  test('holds for a dealer the own shop and nobody else, whatever is asked', async () => {
    const before = await ids(stranger, { sort: [{ name: 'asc' }] })
    expect(before).toEqual([stranger.memberId])
    const filters: Query['filter'][] = [
      { name: { like: '딜러' } }, { shopId: { eq: shop.shopId } }, { companyId: { in: [shop.companyId] } },
      { shopId: { notEq: stranger.shopId ?? '' } }, { memberNo: { isNotNull: true } },
      { type: { in: ['root', 'admin'] } },
    ]
    for (const filter of filters)
      expect((await ids(stranger, { filter })).filter((id) => id !== stranger.memberId)).toEqual([])
    expect(await stranger.ask(calls.listMembers, { query: { count: true } })).toMatchObject({ count: 1 })
  })

  test('lets only the office filter by username, phone and part of the office', async () => {
    for (const filter of [
      { uid: { like: 'a' } }, { phoneNumber: { eq: '01012345678' } }, { staffPart: { eq: 'yard' as const } },
    ])
      expect((await refusalOf(dealer.ask(calls.listMembers, { query: { filter } }))).body.detail)
        .toBe('0003.invalidQuerySchema')
  })

  test('finds a phone by its whole number, however it is written, and by nothing less', async () => {
    const { who, memberId } = await person()
    const typed = who.phone.replace(/^(\d{3})(\d{4})/, '$1-$2-')
    expect(await ids(staff, { filter: { phoneNumber: { eq: typed } } })).toEqual([memberId])
    expect(await ids(staff, { filter: { phoneNumber: { in: [typed, '01000000000'] } } })).toEqual([memberId])
    expect(await ids(staff, { filter: { phoneNumber: { eq: who.phone.slice(0, -1) } } })).toEqual([])
    const part = { phoneNumber: { like: who.phone.slice(-4) } } as never
    expect((await refusalOf(staff.ask(calls.listMembers, { query: { filter: part } }))).status).toBe(400)
  })

  test('finds by number, company, username and state, with masked phones, and writes no look down', async () => {
    const { memberId, username } = await person()
    const { memberNo } = await show(memberId, dealer)
    const { items } = await staff.ask(calls.listMembers, {
      query: {
        filter: {
          memberNo: { eq: memberNo }, companyId: { eq: shop.companyId }, uid: { eq: username }, state: { eq: 'active' },
          grade: { eq: 'staff' },
        },
      },
    })
    expect(items).toMatchObject([{ id: memberId, uid: username }])
    expect(items[0]?.phoneNumber).toMatch(/^010-\*{4}-\d{4}$/)
    const { primary } = app.database
    const looks = primary.selectFrom('access_log').select('id').where('subject_id', '=', memberId)
    expect(await looks.where('user_id', '=', staff.userId).execute()).toEqual([])
  })

  test('sorts Korean names as Korean does', async () => {
    const { shopId } = await makeShop(app.database)
    const names = ['하늘', '가람', '나래', '강산']
    for (const name of names) await app.member({ shopId, name })
    const { items } = await staff.ask(calls.listMembers, {
      query: { filter: { shopId: { eq: shopId } }, sort: [{ name: 'asc' }] },
    })
    expect(items.map(({ name }) => name)).toEqual(['가람', '강산', '나래', '하늘'])
  })
})

describe('a change of grade, part and standing', () => {
  const change = (id: string, seenVersion: number, as = staff) => as.ask(calls.changeMember, {
    params: { id },
    body: { grade: 'manager', part: 'sales', businessOwnerType: 'employee', seenVersion, reason: '직급 변경' },
  })

  test('is the office’s, from what was seen, with before and after', async () => {
    const made = await app.member({ shopId: shop.shopId })
    expect(await change(made.memberId, 1)).toMatchObject({ grade: 'manager', part: 'sales', version: 2 })
    expect(await statusOf(change(made.memberId, 1))).toBe(409)
    const audit = await app.database.primary.selectFrom('audit_log').select(['before', 'after', 'reason'])
      .where('subject_id', '=', made.memberId).execute()
    expect(audit).toMatchObject([{ before: { grade: 'staff' }, after: { grade: 'manager' }, reason: '직급 변경' }])
  })

  test('is for members of shops', async () => {
    expect(await codeOf(change(staff.memberId, 1))).toBe('MEMBER_IS_NOT_SHOP_MEMBER')
    expect(await statusOf(change(randomUUID(), 1))).toBe(404)
    expect(await statusOf(change(dealer.memberId, 1, owner))).toBe(403)
  })
})

describe('the right to bid', () => {
  const allow = (as: TestMember, id: string, mayBid = true) =>
    as.ask(calls.setBidPermission, { params: { id }, body: { mayBid } })

  test('is given and taken by whoever leads the shop, and by the office', async () => {
    const made = await app.member({ shopId: shop.shopId })
    expect(await allow(owner, made.memberId)).toMatchObject({ mayBid: true, phoneNumber: null })
    expect((await made.ask(identityCalls.authContext)).permissions.mayBid).toBe(true)
    expect(await allow(staff, made.memberId, false)).toMatchObject({ mayBid: false })
    const context = await made.ask(identityCalls.authContext)
    expect(context).toMatchObject({ permissions: { mayBid: false }, restrictions: ['bidNotPermitted'] })
  })

  test('is not an employee’s to give', async () => {
    expect(await statusOf(allow(dealer, dealer.memberId))).toBe(403)
  })

  test('of somebody of another shop is as if nobody were there', async () => {
    const answers = [stranger.memberId, randomUUID()].map((id) => refusalOf(allow(owner, id)))
    const [foreign, missing] = await Promise.all(answers)
    expect(foreign?.body.code).toBe('SHOP_MEMBER_NOT_FOUND')
    expect({ ...foreign?.body, requestId: '' }).toEqual({ ...missing?.body, requestId: '' })
  })

  test('is nothing to give to whoever leads, has left, or belongs to no shop', async () => {
    const gone = await app.member({ shopId: shop.shopId })
    await staff.ask(calls.changeMemberState, {
      params: { id: gone.memberId }, body: { action: 'suspend', reason: '휴직' },
    })
    for (const id of [owner.memberId, gone.memberId, root.memberId])
      expect(await codeOf(allow(staff, id))).toBe('SHOP_MEMBER_INVALID')
  })
})

describe('the standing of a member', () => {
  const move = (id: string, action: 'suspend' | 'resume' | 'leave', as = staff) =>
    as.ask(calls.changeMemberState, { params: { id }, body: { action, reason: '운영 판단' } })

  test('ends the sessions when it ends, and comes back without them', async () => {
    const account = await person()
    const ask = askerOf(app.base, account.token)
    expect(await move(account.memberId, 'suspend')).toMatchObject({ state: 'suspended' })
    expect(await statusOf(ask(calls.getMember, { params: { id: account.memberId } }))).toBe(401)
    expect(await statusOf(move(account.memberId, 'suspend'))).toBe(409)
    expect(await move(account.memberId, 'resume')).toMatchObject({ state: 'active' })
    expect(await statusOf(ask(calls.getMember, { params: { id: account.memberId } }))).toBe(401)
  })

  test('gives a suspended person who signs in no rights at all', async () => {
    const account = await person()
    await move(account.memberId, 'suspend')
    const { username, password } = account
    const signedIn = await app.ask(identityCalls.signIn, { body: { username, password } })
    const token = signedIn.step === 'signedIn' ? signedIn.token : ''
    const ask = askerOf(app.base, token)
    expect(await ask(identityCalls.authContext)).toMatchObject({ member: null, restrictions: ['noMember'] })
    expect((await ask(calls.listMembers, { query: {} })).items).toEqual([])
    expect(await statusOf(ask(calls.setBidPermission, { params: { id: account.memberId }, body: { mayBid: true } })))
      .toBe(403)
  })

  test('closes the login of whoever has left, for good', async () => {
    const account = await person()
    await move(account.memberId, 'leave')
    const { username, password } = account
    const signingIn = app.ask(identityCalls.signIn, { body: { username, password } })
    expect(await codeOf(signingIn)).toMatch(/^(ACCOUNT_|INVALID_C)/)
    expect(await statusOf(move(account.memberId, 'resume'))).toBe(409)
  })

  test('of people of the office is root’s word alone', async () => {
    const other = await app.member({ type: 'admin' })
    expect(await statusOf(move(other.memberId, 'suspend'))).toBe(403)
    expect(await move(other.memberId, 'suspend', root)).toMatchObject({ state: 'suspended' })
  })

  test('is never one’s own to end, nor the last root’s', async () => {
    expect(await statusOf(move(root.memberId, 'leave', root))).toBe(409)
    const second = await app.member({ type: 'root' })
    const both = await Promise.allSettled([
      move(second.memberId, 'suspend', root), move(root.memberId, 'suspend', second),
    ])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const left = await app.database.primary.selectFrom('members').select('id').where('type', '=', 'root')
      .where('state', '=', 'active').execute()
    expect(left).toHaveLength(1)
  })

  test('of nobody is missing', async () => {
    expect(await statusOf(move(randomUUID(), 'leave'))).toBe(404)
  })
})
