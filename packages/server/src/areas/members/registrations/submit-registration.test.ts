// Handing in a registration: what is asked for, who stands in the way, and who wins of many at once.
import { randomUUID } from 'node:crypto'
import { membersCalls as calls } from '@bidyard/contract/calls/members'
import { consentVersions } from '@bidyard/contract/shapes/registration/consents'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { proofOf, somebody } from '../../../testing/accounts.ts'
import { startTestApp, type TestApp, type TestMember } from '../../../testing/app.ts'
import { type Answered, refusalOf } from '../../../testing/ask.ts'
import { freshBusinessNumber, type MadeShop, makeShop } from '../../../testing/make.ts'
import {
  type ApplicantWish, freshUsername, makePaper, newShop, submissionOf, type Submission, submit,
} from '../../../testing/members/applicants.ts'

let app: TestApp
let shop: MadeShop
let reviewer: TestMember
// So many submissions in one minute would otherwise be refused for their number alone.
let minutes = 0
beforeAll(async () => {
  // Nor are they refused because the machine is slow today.
  app = await startTestApp({}, { stopwatch: () => (minutes += 1) * 60_000, bounds: { queueMs: 120_000 } })
  shop = await makeShop(app.database)
  reviewer = await app.member({ type: 'admin', part: 'registration' })
})
afterAll(() => app.stop())

const submission = (wish?: ApplicantWish) => submissionOf(app, wish)
const handIn = async (wish?: ApplicantWish) => submit(app.ask, await submission(wish))
const codeOf = async (asked: Promise<unknown>): Promise<string> => (await refusalOf(asked)).body.code
const changed = async (changes: Partial<Submission>, wish?: ApplicantWish) =>
  submit(app.ask, { ...(await submission(wish)), ...changes })
const reject = (id: string) =>
  reviewer.ask(calls.rejectRegistration, { params: { id }, body: { rejectType: 'documentInvalid', note: '서류가 흐립니다.' } })
const approve = (id: string) => reviewer.ask(calls.approveRegistration, { params: { id }, body: {} })

describe('a submission', () => {
  test('of the owner of a new shop is taken, and its proof is used up', async () => {
    const body = await submission()
    const own = await submit(app.ask, body)
    expect(own).toMatchObject({ state: 'inProgress', username: body.username, shopName: '새빛모터스', rejection: null })
    const again = { ...(await submission()), identityToken: body.identityToken }
    expect(await codeOf(submit(app.ask, again))).toBe('INVALID_IDENTIFY_TOKEN')
  })

  test('of an employee who joins a shop takes the kind of business from the shop', async () => {
    const { id } = await handIn({ joins: `${shop.businessNumber.slice(0, 3)}-${shop.businessNumber.slice(3)}` })
    expect(await reviewer.ask(calls.getRegistration, { params: { id } })).toMatchObject({
      isNewShop: false, shopId: shop.shopId, shopName: '한빛모터스', businessOwnerType: 'employee',
      registrationType: 'personal', shopInfo: null,
    })
  })

  test('that is sent twice under one key is one registration', async () => {
    const body = await submission()
    const key = randomUUID()
    const [first, second] = [
      await app.ask(calls.submitRegistration, { body }, { key }),
      await app.ask(calls.submitRegistration, { body }, { key }),
    ]
    expect(second).toEqual(first)
    expect((await refusalOf(app.ask(calls.submitRegistration, { body }))).body.detail).toBe('0004.invalidHeadersSchema')
  })

  test('keeps what was agreed to, in which version and when, and nobody changes it', async () => {
    const body = await submission()
    const { id, submittedAt } = await app.ask(calls.submitRegistration, { body }, {
      key: randomUUID(), headers: { 'accept-language': 'en' },
    })
    const { consents } = await reviewer.ask(calls.getRegistration, { params: { id } })
    expect(consents).toMatchObject([
      { consent: 'privacy', version: consentVersions.privacy }, { consent: 'use', version: consentVersions.use },
    ])
    for (const { agreedAt } of consents)
      expect(Math.abs(new Date(agreedAt).getTime() - new Date(submittedAt).getTime())).toBeLessThan(5_000)
    const kept = await app.sql`select language from member_registration_consents where registration_id = ${id}`
    expect(kept.map(({ language }) => language)).toEqual(['en', 'en'])
    const change = app.sql`update member_registration_consents set version = 2 where registration_id = ${id}`
    await expect(change).rejects.toThrow('only grows')
  })

  test.each([
    ['no consent', undefined, 'body.consents'],
    ['half of it', { use: consentVersions.use }, 'body.consents.privacy'],
    ['another version of a text', { ...consentVersions, use: consentVersions.use + 1 }, 'body.consents.use'],
    ['a plain yes', { use: true, privacy: true }, 'body.consents.use'],
  ])('with %s is refused, and costs no proof', async (_, consents, path) => {
    const body = await submission()
    const refused = await refusalOf(submit(app.ask, { ...body, consents: consents as typeof body.consents }))
    expect(refused.body).toMatchObject({ code: 'BadRequestSchema', detail: '0001.invalidBodySchema' })
    expect(JSON.stringify(refused.body)).toContain(`"${path}"`)
    expect(await submit(app.ask, body)).toMatchObject({ state: 'inProgress' })
  })

  test('that fails keeps the proof good for the next try', async () => {
    const body = await submission()
    expect(await codeOf(submit(app.ask, { ...body, username: '9' }))).toBe('INVALID_USERNAME_FORMAT')
    expect(await submit(app.ask, body)).toMatchObject({ state: 'inProgress' })
  })

  test('keeps no password that anybody could read', async () => {
    const body = await submission()
    const { id } = await submit(app.ask, body)
    const row = await app.database.primary.selectFrom('member_registrations').selectAll().where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row.password_hash).toMatch(/^\$argon2id\$/)
    expect(JSON.stringify(row)).not.toContain(body.password)
  })
})

describe('what is wrong in itself is named', () => {
  test.each(['holder', 'x'.repeat(40), 'unknown token'])('a proof that is none: %s', async (identityToken) => {
    expect(await codeOf(changed({ identityToken }))).toBe('INVALID_IDENTIFY_TOKEN')
  })

  test('a proof for something else, and one that is over', async () => {
    const recovery = await proofOf(app.ask, somebody())
    expect(await codeOf(changed({ identityToken: recovery }))).toBe('INVALID_IDENTIFY_TOKEN')
    const body = await submission()
    await app.database.primary.updateTable('identity_tokens').set({ ends_at: new Date(0) }).execute()
    expect(await codeOf(submit(app.ask, body))).toBe('INVALID_IDENTIFY_TOKEN')
  })

  test.each([
    ['a username of capitals and signs', { username: 'Dealer!' }, 'INVALID_USERNAME_FORMAT'],
    ['a password that is short', { password: 'short' }, 'INVALID_PASSWORD_FORMAT'],
    ['a password that everybody tries', { password: 'password1234' }, 'INVALID_PASSWORD_FORMAT'],
  ])('%s', async (_, changes, code) => {
    expect(await codeOf(changed(changes))).toBe(code)
  })

  test('a password made of the person’s own words', async () => {
    const person = somebody()
    const body = await submission({ person })
    expect(await codeOf(submit(app.ask, { ...body, password: `${body.username}${person.phone}` })))
      .toBe('INVALID_PASSWORD_FORMAT')
  })

  test('a business number that cannot be, of a new shop and of one to join', async () => {
    expect(await codeOf(handIn({ businessNumber: '1234567890' }))).toBe('INVALID_BUSINESS_REGISTRATION_NUMBER')
    expect(await codeOf(handIn({ joins: '0000000000' }))).toBe('INVALID_BUSINESS_REGISTRATION_NUMBER')
  })

  test('an address for mail of the shop that is none', async () => {
    const info = { ...newShop(freshBusinessNumber()), email: 'shop' }
    expect(await codeOf(changed({ shop: { is: 'new', info } }))).toBe('INVALID_SHOP_INFO_EMAIL')
  })

  test('a shop to join that nobody opened, that is closed, or that never bids again', async () => {
    expect(await codeOf(handIn({ joins: freshBusinessNumber() }))).toBe('SHOP_NOT_FOUND')
    const closed = await makeShop(app.database)
    await app.database.primary.updateTable('shops').set({ state: 'closed' }).where('id', '=', closed.shopId).execute()
    expect(await codeOf(handIn({ joins: closed.businessNumber }))).toBe('SHOP_NOT_FOUND')
    const banned = await makeShop(app.database)
    await app.database.primary.updateTable('shops').set({ barred_at: new Date() })
      .where('id', '=', banned.shopId).execute()
    expect(await codeOf(handIn({ joins: banned.businessNumber }))).toBe('SHOP_NOT_FOUND')
  })
})

describe('papers', () => {
  const refusedWith = async (change: (documents: Submission['documents']) => Promise<Submission['documents']>) => {
    const body = await submission()
    return codeOf(submit(app.ask, { ...body, documents: await change(body.documents) }))
  }

  test('must be all there, once each, and none that nobody asks for', async () => {
    expect(await refusedWith(async (all) => all.slice(1))).toBe('INVALID_SHOP_INFO_DOCUMENT')
    expect(await refusedWith(async (all) => [...all, ...all])).toBe('INVALID_SHOP_INFO_DOCUMENT')
    const card = { usageType: 'employeeCard' as const, fileId: await makePaper(app.database, 'employeeCard') }
    expect(await refusedWith(async (all) => [...all, card])).toBe('INVALID_SHOP_INFO_DOCUMENT')
  })

  test('must be uploads of their very kind, kept, and of nobody else', async () => {
    const owned = await makePaper(app.database, 'businessRegistration')
    const owner = await app.member()
    await app.database.primary.updateTable('files').set({ uploader_id: owner.userId }).where('id', '=', owned).execute()
    const temp = await makePaper(app.database, 'businessRegistration')
    await app.database.primary.updateTable('files').set({ state: 'temp' }).where('id', '=', temp).execute()
    const other = await makePaper(app.database, 'corporateRegistration')
    for (const fileId of [owned, temp, other, randomUUID()])
      expect(await refusedWith(async (all) =>
        all.map((one) => (one.usageType === 'businessRegistration' ? { ...one, fileId } : one))))
        .toBe('INVALID_SHOP_INFO_DOCUMENT')
  })

  test('of another registration cannot be brought again', async () => {
    const first = await submission()
    await submit(app.ask, first)
    expect(await refusedWith(async () => first.documents)).toBe('INVALID_SHOP_INFO_DOCUMENT')
  })

  test('of a refused submission stay free', async () => {
    const body = await submission()
    const documents = body.documents.map((one, at) => (at === 0 ? { ...one, fileId: randomUUID() } : one))
    const wrong = { ...body, documents }
    expect(await codeOf(submit(app.ask, wrong))).toBe('INVALID_SHOP_INFO_DOCUMENT')
    expect(await submit(app.ask, body)).toMatchObject({ state: 'inProgress' })
  })
})

describe('who stands in the way', () => {
  test('is the same person’s registration under review', async () => {
    const person = somebody()
    await handIn({ person })
    expect(await codeOf(handIn({ person }))).toBe('REGISTRATION_UNDER_REVIEW')
  })

  test('is the same person’s membership by approval, and by the office', async () => {
    const person = somebody()
    const { id } = await handIn({ person })
    const { memberId } = await approve(id)
    expect(await codeOf(handIn({ person }))).toBe('REGISTRATION_ALREADY_APPROVED')
    const other = somebody()
    const { id: otherId } = await handIn({ person: other })
    const registration = await app.database.primary.selectFrom('member_registrations').select('person_id')
      .where('id', '=', otherId).executeTakeFirstOrThrow()
    await reject(otherId)
    const made = await app.member()
    await app.database.primary.updateTable('users').set({ person_id: registration.person_id })
      .where('id', '=', made.userId).execute()
    expect(await codeOf(handIn({ person: other }))).toBe('ALREADY_EXIST_MEMBER')
    expect(memberId).not.toBeNull()
  })

  test('is nobody after one has left', async () => {
    const person = somebody()
    const { memberId } = await approve((await handIn({ person })).id)
    await reviewer.ask(calls.changeMemberState, {
      params: { id: memberId ?? '' }, body: { action: 'leave', reason: '본인 요청' },
    })
    expect(await handIn({ person })).toMatchObject({ state: 'inProgress' })
  })

  test('is whoever has the username, as a user or as an applicant, in whatever letters', async () => {
    const username = freshUsername()
    await handIn({ username })
    expect(await codeOf(handIn({ username: username.toUpperCase() }))).toBe('INVALID_USERNAME_DUPLICATED')
    const { uid } = await app.database.primary.selectFrom('users').select('uid').where('id', '=', reviewer.userId)
      .executeTakeFirstOrThrow()
    expect(await codeOf(handIn({ username: uid }))).toBe('INVALID_USERNAME_DUPLICATED')
  })

  test('is a shop of the number, or somebody who is about to open one', async () => {
    expect(await codeOf(handIn({ businessNumber: shop.businessNumber }))).toBe('ALREADY_EXIST_SHOP')
    const businessNumber = freshBusinessNumber()
    await handIn({ businessNumber })
    expect(await codeOf(handIn({ businessNumber }))).toBe('ALREADY_EXIST_SHOP')
  })

  test('is nobody after a rejection: name, person and number are free again', async () => {
    const wish = { person: somebody(), username: freshUsername(), businessNumber: freshBusinessNumber() }
    const { id } = await handIn(wish)
    await reject(id)
    const again = await handIn(wish)
    expect(again).toMatchObject({ state: 'inProgress', username: wish.username })
    expect(again.id).not.toBe(id)
  })
})

describe('of fifty at once one wins', () => {
  const race = async (wish: (at: number) => ApplicantWish, count = 50) => {
    const bodies = await Promise.all(Array.from({ length: count }, (_, at) => submission(wish(at))))
    const asked = await Promise.allSettled(bodies.map((body) => submit(app.ask, body)))
    return Map.groupBy(asked, (one) => (one.status === 'fulfilled' ? 'won' : (one.reason as Answered).body.code))
  }
  const sizes = (groups: Map<string, unknown[]>) =>
    Object.fromEntries([...groups].map(([code, all]) => [code, all.length]))

  test('a username', async () => {
    const username = freshUsername()
    expect(sizes(await race(() => ({ username, joins: shop.businessNumber }))))
      .toEqual({ won: 1, INVALID_USERNAME_DUPLICATED: 49 })
  })

  test('a person', async () => {
    const person = somebody()
    expect(sizes(await race(() => ({ person, joins: shop.businessNumber }))))
      .toEqual({ won: 1, REGISTRATION_UNDER_REVIEW: 49 })
  })

  test('a new shop', async () => {
    const businessNumber = freshBusinessNumber()
    expect(sizes(await race(() => ({ businessNumber })))).toEqual({ won: 1, ALREADY_EXIST_SHOP: 49 })
  })

  test('a proof', async () => {
    const identityToken = await proofOf(app.ask, somebody(), 'sign-up')
    const bodies = await Promise.all(Array.from({ length: 20 }, () => submission({ joins: shop.businessNumber })))
    const asked = await Promise.allSettled(bodies.map((body) => submit(app.ask, { ...body, identityToken })))
    const ends = (one: (typeof asked)[number]) =>
      one.status === 'fulfilled' ? 'won' : (one.reason as Answered).body.code
    expect(sizes(Map.groupBy(asked, ends)))
      .toEqual({ won: 1, INVALID_IDENTIFY_TOKEN: 19 })
  })

  test('and everybody who is in nobody’s way gets in', async () => {
    expect(sizes(await race(() => ({ joins: shop.businessNumber }), 30))).toEqual({ won: 30 })
  })
})
