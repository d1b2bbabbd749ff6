// The review, from uploads to the first sign-in: approval in one transaction, rejection with a reason, papers that end.
import { randomUUID } from 'node:crypto'
import { filesCalls } from '@bidyard/contract/calls/files'
import { identityCalls } from '@bidyard/contract/calls/identity'
import { membersCalls as calls } from '@bidyard/contract/calls/members'
import { shopsCalls } from '@bidyard/contract/calls/shops'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shiftClock } from '../../../runtime/time/clock.ts'
import { somebody } from '../../../testing/accounts.ts'
import type { TestMember } from '../../../testing/app.ts'
import { type Answered, refusalOf } from '../../../testing/ask.ts'
import { type FilesApp, pdf, startFilesApp } from '../../../testing/files/files-app.ts'
import { freshBusinessNumber, makeShop } from '../../../testing/make.ts'
import {
  type ApplicantWish, newShop, submissionOf, type Submission, submit,
} from '../../../testing/members/applicants.ts'
import { sweepFiles } from '../../files/upkeep/sweep-files.ts'

let app: FilesApp
let reviewer: TestMember
beforeAll(async () => {
  app = await startFilesApp()
  reviewer = await app.member({ type: 'admin', part: 'registration', name: '이심사' })
  // A test here moves the clock by more days than a session lasts.
  const later = sql<Date>`app_now() + interval '1 year'`
  await app.database.primary.updateTable('sessions').set({ ends_at: later }).execute()
})
afterAll(() => app.stop())

const handIn = async (wish?: ApplicantWish, change: (body: Submission) => Submission = (body) => body) => {
  const body = change(await submissionOf(app, wish))
  return { body, ...(await submit(app.ask, body)) }
}
const show = (id: string, as = reviewer) => as.ask(calls.getRegistration, { params: { id } })
const approve = (id: string, wish = {}, as = reviewer) =>
  as.ask(calls.approveRegistration, { params: { id }, body: wish })
const reject = (id: string, as = reviewer) =>
  as.ask(calls.rejectRegistration, { params: { id }, body: { rejectType: 'rrnNotMasked', note: '뒷자리를 가려 주세요.' } })
const codeOf = async (asked: Promise<unknown>): Promise<string> => (await refusalOf(asked)).body.code

/** The papers as the wizard uploads them, contents and all. */
const uploaded = async (wish?: ApplicantWish) => {
  const body = await submissionOf(app, wish)
  const documents = []
  for (const { usageType } of body.documents)
    documents.push({
      usageType,
      fileId: await app.committed(app.ask, { usageType, contentType: 'application/pdf', name: '서류.pdf', content: pdf }),
    })
  return { ...body, documents }
}

describe('an approval', () => {
  test('makes company, shop, login and member at once, and the dealer signs in', async () => {
    const who = somebody({ name: '남궁민수' })
    const { id, body } = await handIn({ person: who, registrationType: 'corporate' }, (given) => ({
      ...given,
      shop: {
        is: 'new',
        info: {
          ...newShop(freshBusinessNumber(), 'corporate'), companyName: '주식회사 새빛', corporateNumber: '110111-0062432',
        },
      },
    }))
    const approved = await approve(id, { shopGrade: 'b-class' })
    expect(approved).toMatchObject({ state: 'approved', reviewerName: '이심사', isNewShop: true, rejection: null })
    const member = await reviewer.ask(calls.getMember, { params: { id: approved.memberId ?? '' } })
    expect(member).toMatchObject({
      name: '남궁민수', type: 'plain', state: 'active', grade: 'representative', businessOwnerType: 'owner', mayBid: true,
      uid: body.username, phoneNumber: who.phone, shop: { id: approved.shopId, name: '새빛모터스' },
    })
    expect(member.memberNo).toMatch(/^M\d{4}-\d{5}$/)
    const shop = await reviewer.ask(shopsCalls.getShop, { params: { id: approved.shopId ?? '' } })
    expect(shop).toMatchObject({
      grade: 'b-class', registrationType: 'corporate', state: 'active', phoneNumber: '029876543',
    })
    expect(await reviewer.ask(shopsCalls.getCompany, { params: { id: shop.companyId } }))
      .toMatchObject({ kind: 'shop', name: '주식회사 새빛', corporateNumber: '1101110062432' })

    const signedIn = await app.ask(identityCalls.signIn, { body: { username: body.username, password: body.password } })
    if (signedIn.step !== 'signedIn') throw new Error('a dealer needs no second factor')
    const mine = await app.ask(identityCalls.authContext, {}, { token: signedIn.token })
    expect(mine).toMatchObject({ shop: { id: approved.shopId }, permissions: { roles: ['dealer'], mayBid: true } })
  })

  test('of an employee joins the shop without the right to bid, in the reviewer’s grade and part', async () => {
    const shop = await makeShop(app.database)
    const first = await approve((await handIn({ joins: shop.businessNumber })).id)
    expect(await reviewer.ask(calls.getMember, { params: { id: first.memberId ?? '' } }))
      .toMatchObject({ grade: 'staff', part: null, mayBid: false, shop: { id: shop.shopId } })
    const { id } = await handIn({ joins: shop.businessNumber })
    const second = await approve(id, { grade: 'manager', part: 'purchase' })
    expect(await reviewer.ask(calls.getMember, { params: { id: second.memberId ?? '' } }))
      .toMatchObject({ grade: 'manager', part: 'purchase', mayBid: false })
  })

  test('forgets the password of the registration and leaves its history, its audit and its event', async () => {
    const { id } = await handIn()
    await approve(id)
    const { primary } = app.database
    const hash = primary.selectFrom('member_registrations').select('password_hash').where('id', '=', id)
    const row = await hash.executeTakeFirst()
    expect(row?.password_hash).toBeNull()
    const history = primary.selectFrom('state_history').select(['action', 'actor', 'member_id'])
    expect(await history.where('row_id', '=', id).execute())
      .toEqual([{ action: 'approve', actor: 'staff', member_id: reviewer.memberId }])
    expect(await primary.selectFrom('audit_log').select('act').where('subject_id', '=', id).execute())
      .toEqual([{ act: 'approve registration' }])
    const events = primary.selectFrom('outbox').select(['name', 'payload'])
    const told = await events.where('name', 'like', 'registration%').execute()
    expect(told).toContainEqual({ name: 'registrationSubmitted', payload: { registrationId: id } })
    expect(told).toContainEqual({ name: 'registrationReviewed', payload: { registrationId: id, state: 'approved' } })
  })

  test('is refused where something came in between, and then leaves nothing behind', async () => {
    const businessNumber = freshBusinessNumber()
    const founding = await handIn({ businessNumber })
    await reviewer.ask(shopsCalls.createCompany, {
      body: {
        kind: 'shop', name: '한빛모터스', shopName: '한빛모터스', registrationType: 'personal', businessNumber,
        corporateNumber: null, representativeName: '김대표', phoneNumber: '02-123-4567', email: null, address: null,
        reason: '직접 등록',
      },
    })
    expect(await codeOf(approve(founding.id))).toBe('ALREADY_EXIST_SHOP')

    const shop = await makeShop(app.database)
    const joining = await handIn({ joins: shop.businessNumber })
    const closing = { action: 'close', reason: '폐업' } as const
    await reviewer.ask(shopsCalls.changeShopState, { params: { id: shop.shopId }, body: closing })
    expect(await codeOf(approve(joining.id))).toBe('SHOP_NOT_FOUND')

    const banned = await makeShop(app.database)
    const late = await handIn({ joins: banned.businessNumber })
    await app.database.primary.updateTable('shops').set({ barred_at: new Date() })
      .where('id', '=', banned.shopId).execute()
    expect(await codeOf(approve(late.id))).toBe('SHOP_NOT_FOUND')

    const named = await handIn()
    const other = await app.member()
    const { primary } = app.database
    await primary.updateTable('users').set({ uid: named.username }).where('id', '=', other.userId).execute()
    const before = await app.database.primary.selectFrom('companies').select('id').execute()
    expect(await codeOf(approve(named.id))).toBe('INVALID_USERNAME_DUPLICATED')
    expect(await app.database.primary.selectFrom('companies').select('id').execute()).toHaveLength(before.length)

    const known = await handIn()
    const person = await app.database.primary.selectFrom('member_registrations').select('person_id')
      .where('id', '=', known.id).executeTakeFirstOrThrow()
    await app.database.primary.updateTable('users').set({ person_id: person.person_id })
      .where('id', '=', other.userId).execute()
    expect(await codeOf(approve(known.id))).toBe('ALREADY_EXIST_MEMBER')
    expect((await show(known.id)).state).toBe('inProgress')
  })

  test('and a rejection of one registration at once: one wins, the others hear which', async () => {
    const { id } = await handIn()
    const asked = await Promise.allSettled([approve(id), reject(id), approve(id), reject(id), approve(id)])
    const won = asked.filter((one) => one.status === 'fulfilled').map((one) => one.value.state)
    expect(won).toHaveLength(1)
    const refused = asked.filter((one) => one.status === 'rejected')
    const codes = new Set(refused.map((one) => (one.reason as Answered).body.code))
    expect([...codes]).toEqual([won[0] === 'approved' ? 'ALREADY_APPROVED' : 'ALREADY_REJECTED'])
    const again = won[0] === 'approved' ? 'ALREADY_APPROVED' : 'ALREADY_REJECTED'
    expect([await codeOf(approve(id)), await codeOf(reject(id))]).toEqual([again, again])
  })

  test('or a rejection after a rejection is refused', async () => {
    const { id } = await handIn()
    await reject(id)
    expect([await codeOf(approve(id)), await codeOf(reject(id))]).toEqual(['ALREADY_REJECTED', 'ALREADY_REJECTED'])
    const approved = await handIn()
    await approve(approved.id)
    expect([await codeOf(approve(approved.id)), await codeOf(reject(approved.id))])
      .toEqual(['ALREADY_APPROVED', 'ALREADY_APPROVED'])
  })
})

describe('papers', () => {
  test('are shown to the reviewer, the identity card only for a minute, with a reason and a line of log', async () => {
    const { id } = await submit(app.ask, await uploaded())
    const shown = await show(id)
    expect(shown.documents.map(({ usageType, isPrivate, file }) => [usageType, isPrivate, file.url === null])).toEqual([
      ['businessRegistration', false, false], ['representativeKrRrn', true, true],
      ['vehicleManagementBusinessRegistration', false, false],
    ])
    const paper = await app.get(shown.documents[0]?.file.url ?? '')
    expect(Buffer.from(await paper.arrayBuffer())).toEqual(pdf)
    const card = shown.documents[1]?.file.id ?? ''
    const look = (as: TestMember) =>
      as.ask(filesCalls.viewPrivateFile, { params: { id: card }, body: { reason: '대표자 확인' } })
    const { url } = await look(reviewer)
    expect(Buffer.from(await (await app.get(url)).arrayBuffer())).toEqual(pdf)
    const inspector = await app.member({ type: 'admin', part: 'inspection' })
    expect((await refusalOf(look(inspector))).status).toBe(403)
    const acts = await app.database.primary.selectFrom('access_log').select('act')
      .where('subject_id', 'in', [id, card]).orderBy('id').execute()
    expect(acts.map(({ act }) => act)).toEqual(['view registration', 'open private document', 'read private document'])
  })

  test('cannot be looked at by a reviewer who is moved elsewhere while the link still holds', async () => {
    const { id } = await submit(app.ask, await uploaded())
    const card = (await show(id)).documents.find(({ isPrivate }) => isPrivate)?.file.id ?? ''
    const other = await app.member({ type: 'admin' })
    const { url } = await other.ask(filesCalls.viewPrivateFile, { params: { id: card }, body: { reason: '대표자 확인' } })
    await app.database.primary.updateTable('members').set({ part: 'yard' }).where('id', '=', other.memberId).execute()
    expect((await app.get(url)).status).toBe(404)
  })

  test('become the member’s own by the approval, but for the identity card, which ends thirty days later', async () => {
    const body = await uploaded()
    const { id } = await submit(app.ask, body)
    const { memberId } = await approve(id)
    const signedIn = await app.ask(identityCalls.signIn, { body: { username: body.username, password: body.password } })
    const token = signedIn.step === 'signedIn' ? signedIn.token : ''
    const { items } = await app.ask(filesCalls.listFiles, { query: {} }, { token })
    expect(items.map(({ usageType }) => usageType).toSorted())
      .toEqual(['businessRegistration', 'vehicleManagementBusinessRegistration'])
    const daysOf = async () => {
      const rows = await app.database.primary.selectFrom('files').select(['usage_type', 'keep_until', 'state'])
        .where('id', 'in', body.documents.map(({ fileId }) => fileId)).orderBy('usage_type').execute()
      return rows.map((row) => [row.usage_type, row.keep_until === null, row.state])
    }
    expect(await daysOf()).toEqual([
      ['businessRegistration', true, 'commit'], ['representativeKrRrn', false, 'commit'],
      ['vehicleManagementBusinessRegistration', true, 'commit'],
    ])
    const sweep = async (days: number) => {
      await app.database.transact((tx) => shiftClock(tx, days * 86_400))
      await sweepFiles(app.providers.storage)({}, {
        database: app.database, act: app.act, log: { info: () => {}, warn: () => {}, error: () => {} },
        signal: AbortSignal.timeout(20_000),
      })
    }
    await sweep(29)
    expect((await daysOf()).map(([, , state]) => state)).toEqual(['commit', 'commit', 'commit'])
    await sweep(2)
    expect((await daysOf()).map(([, , state]) => state)).toEqual(['commit', 'deleted', 'commit'])
    const shown = await show(id)
    expect(shown.documents.find(({ isPrivate }) => isPrivate)?.file.state).toBe('deleted')
    expect(memberId).not.toBeNull()
  })

  test('of somebody who was rejected all end', async () => {
    const { id, body } = await handIn()
    await reject(id)
    const rows = await app.database.primary.selectFrom('files').select('keep_until')
      .where('id', 'in', body.documents.map(({ fileId }) => fileId)).execute()
    expect(rows.every(({ keep_until: until }) => until !== null)).toBe(true)
  })
})

describe('the queue', () => {
  test('is for those of the office who review', async () => {
    const { id } = await handIn()
    const inspector = await app.member({ type: 'admin', part: 'inspection' })
    const asked = [
      inspector.ask(calls.listRegistrations, { query: {} }), show(id, inspector), approve(id, {}, inspector),
      reject(id, inspector),
    ]
    const refused = await Promise.all(asked.map(refusalOf))
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403])
    const root = await app.member({ type: 'root', part: 'inspection' })
    expect((await show(id, root)).id).toBe(id)
  })

  test('finds by shop, number, phone, username and state, and shows phones masked', async () => {
    const who = somebody()
    const { id, body } = await handIn({ person: who })
    const { items, count } = await reviewer.ask(calls.listRegistrations, {
      query: {
        filter: {
          phoneNumber: { in: [who.phone.replace(/^(\d{3})(\d{4})/, '$1-$2-')] }, uid: { eq: body.username },
          shopName: { like: '새빛' }, state: { in: ['inProgress'] }, isNewShop: { eq: true },
        },
        sort: [{ submittedAt: 'desc' }], count: true,
      },
    })
    expect([items.map((one) => one.id), count]).toEqual([[id], 1])
    expect(items[0]?.phoneNumber).toBe(`010-****-${who.phone.slice(-4)}`)
    const nobody = { filter: { phoneNumber: { eq: '01000000000' } } }
    const none = await reviewer.ask(calls.listRegistrations, { query: nobody })
    expect(none.items).toEqual([])
  })

  test('shows one registration whole, with hints and what came before', async () => {
    const who = somebody({ name: '박대표' })
    const first = await handIn({ person: who })
    await reject(first.id)
    const second = await handIn({ person: who, registrationType: 'corporate' }, (body) => ({
      ...body,
      shop: { is: 'new', info: { ...newShop('1234567891', 'corporate'), corporateNumber: '110111-0062433' } },
    }))
    expect(await show(second.id)).toMatchObject({
      phoneNumber: who.phone, birthday: '1990-01-01',
      hints: ['corporateNumberUnusual', 'businessKindDiffers', 'representativeDiffers'],
      earlier: [{ id: first.id, state: 'rejected', rejection: { rejectType: 'rrnNotMasked' } }],
      shopInfo: { businessNumber: '1234567891', phoneNumber: '029876543' },
    })
  })

  test('knows no registration of an id that nobody has', async () => {
    const id = randomUUID()
    const refused = await Promise.all([show(id), approve(id), reject(id)].map(refusalOf))
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404])
  })
})
