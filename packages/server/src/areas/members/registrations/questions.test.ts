// What an applicant may ask: only with the proof of a person, answered masked, and bounded in number.
import { identityCalls } from '@bidyard/contract/calls/identity'
import { membersCalls as calls } from '@bidyard/contract/calls/members'
import { consentsInForce } from '@bidyard/contract/shapes/registration/consents'
import { terms } from '@bidyard/contract/shapes/registration/terms'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { proofOf, somebody, withoutCi } from '../../../testing/accounts.ts'
import { startTestApp, type TestApp, type TestMember } from '../../../testing/app.ts'
import { refusalOf } from '../../../testing/ask.ts'
import { freshBusinessNumber, makeShop } from '../../../testing/make.ts'
import { freshUsername, submissionOf, submit } from '../../../testing/members/applicants.ts'

let app: TestApp
let reviewer: TestMember
let minutes = 0
let isClockStill = false
beforeAll(async () => {
  app = await startTestApp({}, { stopwatch: () => (minutes += isClockStill ? 0 : 1) * 60_000 })
  reviewer = await app.member({ type: 'admin' })
})
afterAll(() => app.stop())

const codeOf = async (asked: Promise<unknown>): Promise<string> => (await refusalOf(asked)).body.code
const proof = (who = somebody()) => proofOf(app.ask, who, 'sign-up')
const reject = (id: string, note = '서류가 흐립니다.') =>
  reviewer.ask(calls.rejectRegistration, { params: { id }, body: { rejectType: 'documentInvalid', note } })
const approve = (id: string) => reviewer.ask(calls.approveRegistration, { params: { id }, body: {} })

const questions = {
  checkSubmittable: (identityToken: string) => app.ask(calls.checkSubmittable, { body: { identityToken } }),
  checkUsernameDuplicated: (identityToken: string) =>
    app.ask(calls.checkUsernameDuplicated, { body: { identityToken, username: freshUsername() } }),
  findMatchedShop: (identityToken: string) =>
    app.ask(calls.findMatchedShop, { body: { identityToken, businessNumber: freshBusinessNumber() } }),
  findOwnRegistration: (identityToken: string) => app.ask(calls.findOwnRegistration, { body: { identityToken } }),
}

describe.each(Object.entries(questions))('%s', (_, ask) => {
  test('is answered to a proven person, again and again', async () => {
    const token = await proof()
    const first = await ask(token)
    expect(typeof await ask(token)).toBe(typeof first)
  })

  test('is refused without a proof, with one for recovery, and with one that is used', async () => {
    const used = await proof()
    await app.database.primary.updateTable('identity_tokens').set({ used_at: sql<Date>`app_now()` }).execute()
    for (const token of ['nothing', await proofOf(app.ask, somebody()), used])
      expect(await codeOf(ask(token))).toBe('INVALID_IDENTIFY_TOKEN')
  })

  test('is bounded, whoever asks', async () => {
    const token = await proof()
    isClockStill = true
    const asked = await Promise.allSettled(Array.from({ length: 25 }, () => ask(token)))
    isClockStill = false
    expect(asked.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(20)
    expect(asked.some((one) => one.status === 'rejected' && String(one.reason).startsWith('Error: 429'))).toBe(true)
  })
})

test('the texts in force are told to anybody, as they stand in the contract', async () => {
  const { terms: told } = await app.ask(calls.readTerms)
  expect(told.map(({ consent, version }) => ({ consent, version }))).toEqual(consentsInForce)
  for (const { consent, points } of told) expect(points).toEqual(terms[consent].at(-1)?.points)
})

describe('whether one may apply', () => {
  test('is told with a masked name and phone', async () => {
    const who = somebody({ name: '남궁민수', phone: '01098765432' })
    expect(await questions.checkSubmittable(await proof(who)))
      .toEqual({ name: '남궁*수', phoneNumber: '010-****-5432', lastRejection: null })
  })

  test('is no while a registration is under review, after it is approved, and for members', async () => {
    const who = somebody()
    const { id } = await submit(app.ask, await submissionOf(app, { person: who }))
    expect(await codeOf(questions.checkSubmittable(await proof(who)))).toBe('REGISTRATION_UNDER_REVIEW')
    const { memberId } = await approve(id)
    expect(await codeOf(questions.checkSubmittable(await proof(who)))).toBe('REGISTRATION_ALREADY_APPROVED')
    await app.database.primary.updateTable('member_registrations').set({ member_id: reviewer.memberId })
      .where('id', '=', id).execute()
    expect(memberId).not.toBeNull()
    expect(await codeOf(questions.checkSubmittable(await proof(who)))).toBe('ALREADY_EXIST_MEMBER')
  })

  test('is yes after a rejection, with its reason', async () => {
    const who = somebody()
    await reject((await submit(app.ask, await submissionOf(app, { person: who }))).id, '사업자등록증이 흐립니다.')
    expect((await questions.checkSubmittable(await proof(who))).lastRejection)
      .toMatchObject({ rejectType: 'documentInvalid', note: '사업자등록증이 흐립니다.' })
  })

  test('is known of a person whose provider tells no CI', async () => {
    const who = withoutCi(somebody())
    await submit(app.ask, await submissionOf(app, { person: who }))
    expect(await codeOf(questions.checkSubmittable(await proof(who)))).toBe('REGISTRATION_UNDER_REVIEW')
  })
})

describe('a username', () => {
  const check = async (username: string) =>
    app.ask(calls.checkUsernameDuplicated, { body: { identityToken: await proof(), username } })

  test('is free, taken by a user, or taken by an applicant', async () => {
    const username = freshUsername()
    expect(await check(username)).toBeNull()
    await submit(app.ask, await submissionOf(app, { username }))
    expect(await codeOf(check(username.toUpperCase()))).toBe('INVALID_USERNAME_DUPLICATED')
    const { uid } = await app.database.primary.selectFrom('users').select('uid').where('id', '=', reviewer.userId)
      .executeTakeFirstOrThrow()
    expect(await codeOf(check(uid))).toBe('INVALID_USERNAME_DUPLICATED')
  })

  const odd = ['abcd', '1dealer', 'dealer-1', 'x'.repeat(21), '홍길동길동']
  test.each(odd)('of a form like %s is refused', async (username) => {
    expect(await codeOf(check(username))).toBe('INVALID_USERNAME_FORMAT')
  })
})

describe('a matched shop', () => {
  const find = async (businessNumber: string) =>
    app.ask(calls.findMatchedShop, { body: { identityToken: await proof(), businessNumber } })

  test('is masked, whatever the number is written like', async () => {
    const { businessNumber } = await makeShop(app.database, '한빛모터스')
    const typed = businessNumber.replace(/^(\d{3})(\d{2})/, '$1-$2-')
    const answer = await find(typed)
    expect(answer.shop).toEqual({
      shopName: '한빛**스', representativeName: '김*표', registrationType: 'personal', state: 'active',
    })
    expect(JSON.stringify(answer)).not.toMatch(/한빛모터스|[0-9a-f]{8}-/)
  })

  test('is none where the house knows no such shop, with a hint from the number', async () => {
    expect(await find('124-81-00998')).toEqual({ shop: null, likelyType: 'corporate' })
    expect(await find('123-45-67891')).toEqual({ shop: null, likelyType: 'personal' })
  })

  test('is not looked for by a number that cannot be', async () => {
    expect(await codeOf(find('123-45-67890'))).toBe('INVALID_BUSINESS_REGISTRATION_NUMBER')
  })
})

describe('where a registration stands', () => {
  test('is told to its person alone', async () => {
    const who = somebody()
    const nothing = { registration: null, wish: null }
    expect(await questions.findOwnRegistration(await proof(who))).toEqual(nothing)
    const own = await submit(app.ask, await submissionOf(app, { person: who }))
    expect(await questions.findOwnRegistration(await proof(who))).toEqual({ registration: own, wish: null })
    expect(await questions.findOwnRegistration(await proof())).toEqual(nothing)
    await reject(own.id)
    expect((await questions.findOwnRegistration(await proof(who))).registration)
      .toMatchObject({ state: 'rejected', rejection: { note: '서류가 흐립니다.' } })
  })

  test('tells a rejected person what was said, to be corrected', async () => {
    const founder = somebody()
    const founding = await submissionOf(app, { person: founder })
    await reject((await submit(app.ask, founding)).id)
    expect((await questions.findOwnRegistration(await proof(founder))).wish).toMatchObject({
      businessOwnerType: founding.businessOwnerType, email: founding.email,
      shopInfo: founding.shop.is === 'new' ? { shopName: founding.shop.info.shopName } : {},
    })
    const joiner = somebody()
    const shop = await makeShop(app.database)
    const joining = await submissionOf(app, { person: joiner, joins: shop.businessNumber })
    await reject((await submit(app.ask, joining)).id)
    expect((await questions.findOwnRegistration(await proof(joiner))).wish).toMatchObject({
      businessOwnerType: 'employee', businessNumber: shop.businessNumber, shopInfo: null,
    })
  })

  test('is told at the sign-in to whoever knows the password', async () => {
    const body = await submissionOf(app)
    const { id } = await submit(app.ask, body)
    const { username, password } = body
    const signIn = (given = password) => app.ask(identityCalls.signIn, { body: { username, password: given } })
    expect(await codeOf(signIn())).toBe('SIGNUP_UNDER_REVIEW')
    expect(await codeOf(signIn('다른비밀번호를넣어본다'))).toBe('INVALID_CREDENTIALS')
    await reject(id)
    expect(await codeOf(signIn())).toBe('SIGNUP_REJECTED')
  })
})
