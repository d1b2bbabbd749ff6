// Companies through the front door: opened, changed, suspended and closed by the office, seen by their own people only.
import { randomUUID } from 'node:crypto'
import { shopsCalls as calls } from '@bidyard/contract/calls/shops'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestMember } from '../../../testing/app.ts'
import { refusalOf } from '../../../testing/ask.ts'
import { freshBusinessNumber, makeCompany, makeShop } from '../../../testing/make.ts'
import { until } from '../../../testing/until.ts'

let app: TestApp
let staff: TestMember
let dealer: TestMember
beforeAll(async () => {
  app = await startTestApp()
  staff = await app.member({ type: 'admin' })
  dealer = await app.member()
})
afterAll(() => app.stop())

const wish = () => ({
  name: '한빛자동차 주식회사', businessNumber: freshBusinessNumber(), corporateNumber: '110111-0062432',
  representativeName: '홍길동', phoneNumber: '02-123-4567', email: ' office@example.com ',
  address: { postalCode: '06236', road: '서울특별시 강남구 테헤란로 1', detail: '2층' }, reason: '제휴 계약',
})
const opened = (kind: 'partner' | 'transport' = 'partner') =>
  staff.ask(calls.createCompany, { body: { kind, ...wish() } })
const openedShop = async () => {
  const company = await staff.ask(calls.createCompany, {
    body: { kind: 'shop', ...wish(), shopName: '한빛모터스', registrationType: 'corporate' },
  })
  const { items: [shop] } = await staff.ask(calls.listShops, { query: { filter: { companyId: { eq: company.id } } } })
  if (shop === undefined) throw new Error('the company has no shop')
  return { company, shop }
}
const changed = (company: { id: string; version: number }, changes: object) =>
  staff.ask(calls.changeCompany, {
    params: { id: company.id }, body: { ...wish(), ...changes, seenVersion: company.version },
  })
const codeOf = async (asked: Promise<unknown>): Promise<string> => (await refusalOf(asked)).body.code

test('a number that another is given at the very moment is taken', async () => {
  const [company, rival] = [await opened(), await opened()]
  const businessNumber = freshBusinessNumber()
  const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const other = app.sql.begin(async (ask) => {
    await ask`update companies set business_number = ${businessNumber} where id = ${rival.id}`
    reached.resolve()
    await released.promise
  })
  await reached.promise
  const inVain = codeOf(changed(company, { businessNumber }))
  await until(async () => (await app.sql`
    select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'
      and query like '%update "companies"%'`).length === 1)
  released.resolve()
  await other
  expect(await inVain).toBe('CONFLICT')
})

describe('opening', () => {
  test('keeps numbers as digits, whatever they are typed like', async () => {
    const number = freshBusinessNumber()
    const company = await staff.ask(calls.createCompany, {
      body: {
        kind: 'partner', ...wish(),
        businessNumber: `${number.slice(0, 3)}-${number.slice(3, 5)} ${number.slice(5)}`,
      },
    })
    expect(company).toMatchObject({
      kind: 'partner', state: 'active', businessNumber: number, corporateNumber: '1101110062432',
      phoneNumber: '021234567', email: 'office@example.com', version: 1,
      address: { postalCode: '06236', road: '서울특별시 강남구 테헤란로 1', detail: '2층' },
    })
    expect(await staff.ask(calls.getCompany, { params: { id: company.id } })).toEqual(company)
  })

  test('of a dealer company brings its shop with the lowest grade', async () => {
    const { company, shop } = await openedShop()
    expect(shop).toMatchObject({
      companyId: company.id, name: '한빛모터스', grade: 'c-class', state: 'active', registrationType: 'corporate',
      businessNumber: company.businessNumber,
    })
  })

  test.each([
    [
      'a business number with a wrong last digit', { businessNumber: '1234567890' },
      'INVALID_BUSINESS_REGISTRATION_NUMBER',
    ],
    ['an address for mail that is none', { email: 'nobody' }, 'INVALID_SHOP_INFO_EMAIL'],
  ])('refuses %s', async (_, wrong, code) => {
    const open = (body: Parameters<typeof staff.ask<typeof calls.createCompany>>[1]) =>
      staff.ask(calls.createCompany, body)
    expect(await codeOf(open({ body: { kind: 'partner', ...wish(), ...wrong } }))).toBe(code)
    expect(await codeOf(changed(await opened(), wrong))).toBe(code)
  })

  test('refuses a phone number that rings nowhere', async () => {
    const refused = await refusalOf(staff.ask(calls.createCompany, {
      body: { kind: 'partner', ...wish(), phoneNumber: '12345' },
    }))
    expect(refused.body.issues?.map(({ path }) => path)).toEqual(['body.phoneNumber'])
  })

  test('of two shops with one business number at once lets one through', async () => {
    const body = {
      kind: 'shop' as const, ...wish(), shopName: '한빛모터스', registrationType: 'personal' as const,
    }
    const asked = await Promise.allSettled(Array.from({ length: 6 }, () => staff.ask(calls.createCompany, { body })))
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const codes = await Promise.all(
      asked.filter((one) => one.status === 'rejected').map((one) => codeOf(Promise.reject(one.reason as Error))))
    expect(new Set(codes)).toEqual(new Set(['ALREADY_EXIST_SHOP']))
  })

  test('of another kind with a number that is taken is a conflict; of different kinds one number may be', async () => {
    const { businessNumber } = await opened('partner')
    const again = { ...wish(), businessNumber }
    expect((await refusalOf(staff.ask(calls.createCompany, { body: { kind: 'partner', ...again } }))).status).toBe(409)
    const reopened = await staff.ask(calls.createCompany, { body: { kind: 'transport', ...again } })
    expect(reopened).toMatchObject({ businessNumber })
  })

  test('lets there be one operator', async () => {
    const open = () => staff.ask(calls.createCompany, { body: { kind: 'operator', ...wish() } })
    const operator = await open()
    expect((await refusalOf(open())).status).toBe(409)
    const close = staff.ask(calls.changeCompanyState, {
      params: { id: operator.id }, body: { action: 'close', reason: '해지' },
    })
    expect((await refusalOf(close)).status).toBe(409)
  })
})

describe('changing', () => {
  test('counts versions, and refuses what was not seen', async () => {
    const company = await opened()
    const after = await changed(company, { name: '새이름 주식회사' })
    expect(after).toMatchObject({ name: '새이름 주식회사', version: 2 })
    expect((await refusalOf(changed(company, {}))).status).toBe(409)
  })

  test('refuses the number of another shop', async () => {
    const [one, other] = [await openedShop(), await openedShop()]
    const taking = changed(one.company, { businessNumber: other.company.businessNumber })
    expect(await codeOf(taking)).toBe('ALREADY_EXIST_SHOP')
    const [partner, second] = [await opened(), await opened()]
    expect((await refusalOf(changed(partner, { businessNumber: second.businessNumber }))).status).toBe(409)
  })

  test('is written down with before, after and why', async () => {
    const company = await opened()
    await changed(company, { name: '새이름 주식회사', reason: '상호 변경' })
    const { primary } = app.database
    const rows = await primary.selectFrom('audit_log').select(['act', 'before', 'after', 'reason', 'member_id'])
      .where('subject_id', '=', company.id).orderBy('id').execute()
    expect(rows).toMatchObject([
      { act: 'open company', reason: '제휴 계약', member_id: staff.memberId },
      {
        act: 'change company', reason: '상호 변경', before: { name: '한빛자동차 주식회사' },
        after: { name: '새이름 주식회사' },
      },
    ])
  })

  test('of what does not exist is refused as missing', async () => {
    const missing = { id: randomUUID(), version: 1 }
    expect((await refusalOf(changed(missing, {}))).status).toBe(404)
    expect((await refusalOf(staff.ask(calls.changeCompanyState, {
      params: { id: missing.id }, body: { action: 'close', reason: '해지' },
    }))).status).toBe(404)
  })
})

describe('the standing', () => {
  const move = (id: string, action: 'suspend' | 'resume' | 'close' | 'reopen') =>
    staff.ask(calls.changeCompanyState, { params: { id }, body: { action, reason: '운영 판단' } })
  const moveShop = (id: string, action: 'suspend' | 'resume' | 'close' | 'reopen') =>
    staff.ask(calls.changeShopState, { params: { id }, body: { action, reason: '운영 판단' } })

  test('of a company that stops takes its shop with it, which does not come back by itself', async () => {
    const { company, shop } = await openedShop()
    expect(await move(company.id, 'suspend')).toMatchObject({ state: 'suspended' })
    const stateOf = async () => (await staff.ask(calls.getShop, { params: { id: shop.id } })).state
    expect(await stateOf()).toBe('suspended')
    expect((await refusalOf(moveShop(shop.id, 'resume'))).status).toBe(409)
    await move(company.id, 'resume')
    expect(await stateOf()).toBe('suspended')
    expect(await moveShop(shop.id, 'resume')).toMatchObject({ state: 'active' })
    await move(company.id, 'close')
    expect(await stateOf()).toBe('closed')
  })

  test('moves only along its machine', async () => {
    const { id } = await opened()
    expect((await refusalOf(move(id, 'resume'))).status).toBe(409)
    await move(id, 'close')
    expect((await refusalOf(move(id, 'suspend'))).status).toBe(409)
    expect(await move(id, 'reopen')).toMatchObject({ state: 'active' })
    const history = await app.database.primary.selectFrom('state_history').select(['action', 'actor', 'reason'])
      .where('row_id', '=', id).orderBy('id').execute()
    expect(history).toEqual(['close', 'reopen'].map((action) => ({ action, actor: 'staff', reason: '운영 판단' })))
  })
})

describe('whoever looks', () => {
  test('sees the own company, and another as if it were missing', async () => {
    const other = await makeShop(app.database)
    const { items, count } = await dealer.ask(calls.listCompanies, { query: { count: true } })
    expect([items.map(({ id }) => id), count]).toEqual([[dealer.companyId], 1])
    const [foreign, missing] = await Promise.all([other.companyId, randomUUID()].map((id) =>
      refusalOf(dealer.ask(calls.getCompany, { params: { id } }))))
    expect(foreign?.status).toBe(404)
    expect({ ...foreign?.body, requestId: '' }).toEqual({ ...missing?.body, requestId: '' })
    const found = await dealer.ask(calls.listCompanies, {
      query: { filter: { businessNumber: { eq: other.businessNumber } }, count: true },
    })
    expect(found).toMatchObject({ items: [], count: 0 })
  })

  test('of a partner sees the partner, and a seller nothing', async () => {
    const { companyId } = await makeCompany(app.database, { kind: 'partner' })
    const partner = await app.member({ type: 'partner_user', companyId })
    expect((await partner.ask(calls.listCompanies, { query: {} })).items.map(({ id }) => id)).toEqual([companyId])
    expect((await partner.ask(calls.getCompany, { params: { id: companyId } })).kind).toBe('partner')
    const seller = await app.member({ type: 'partner_customer_user', companyId })
    expect((await refusalOf(seller.ask(calls.listCompanies, { query: {} }))).status).toBe(403)
  })

  test('of the office finds companies by name in Korean order, number, phone, kind and state', async () => {
    const number = freshBusinessNumber()
    const carrier = { ...wish(), name: '가나탁송', businessNumber: number }
    await staff.ask(calls.createCompany, { body: { kind: 'transport', ...carrier } })
    const { items } = await staff.ask(calls.listCompanies, {
      query: {
        filter: {
          name: { like: '나탁' }, businessNumber: { eq: number }, phoneNumber: { like: '1234' },
          kind: { in: ['transport'] }, state: { eq: 'active' },
        },
        sort: [{ name: 'asc' }],
      },
    })
    expect(items.map(({ name }) => name)).toEqual(['가나탁송'])
  })
})
