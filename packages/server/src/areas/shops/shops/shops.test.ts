// Shops through the front door: name, grade and standing by the office, and no dealer who learns of another's.
import { randomUUID } from 'node:crypto'
import { shopsCalls as calls } from '@bidyard/contract/calls/shops'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestMember } from '../../../testing/app.ts'
import { refusalOf } from '../../../testing/ask.ts'
import { type MadeShop, makeShop } from '../../../testing/make.ts'

let app: TestApp
let staff: TestMember
let shop: MadeShop
beforeAll(async () => {
  app = await startTestApp()
  staff = await app.member({ type: 'admin' })
})
beforeEach(async () => {
  shop = await makeShop(app.database)
})
afterAll(() => app.stop())

const show = (id = shop.shopId) => staff.ask(calls.getShop, { params: { id } })
const rename = (seenVersion: number, id = shop.shopId) =>
  staff.ask(calls.changeShop, {
    params: { id }, body: { name: '새빛모터스', registrationType: 'corporate', seenVersion, reason: '상호 변경' },
  })
const regrade = (seenVersion: number, id = shop.shopId) =>
  staff.ask(calls.changeShopGrade, { params: { id }, body: { grade: 'a-class', seenVersion, reason: '정기 심사' } })
const move = (action: 'suspend' | 'resume' | 'close' | 'reopen', id = shop.shopId) =>
  staff.ask(calls.changeShopState, { params: { id }, body: { action, reason: '운영 판단' } })

describe('the office', () => {
  test('changes name, kind of business and grade, version by version', async () => {
    expect(await rename(1)).toMatchObject({ name: '새빛모터스', registrationType: 'corporate', version: 2 })
    expect(await regrade(2)).toMatchObject({ grade: 'a-class', version: 3 })
    expect((await refusalOf(regrade(2))).status).toBe(409)
    expect((await refusalOf(rename(1))).status).toBe(409)
    const acts = await app.database.primary.selectFrom('audit_log').select(['act', 'reason'])
      .where('subject_id', '=', shop.shopId).orderBy('id').execute()
    expect(acts).toEqual([
      { act: 'change shop', reason: '상호 변경' }, { act: 'change grade of shop', reason: '정기 심사' },
    ])
  })

  test('of two changes at once lets one through', async () => {
    const asked = await Promise.allSettled([rename(1), regrade(1), rename(1)])
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('moves the standing along its machine', async () => {
    expect(await move('suspend')).toMatchObject({ state: 'suspended' })
    expect((await refusalOf(move('suspend'))).status).toBe(409)
    expect(await move('close')).toMatchObject({ state: 'closed' })
    expect((await refusalOf(move('resume'))).status).toBe(409)
    expect(await move('reopen')).toMatchObject({ state: 'active' })
  })

  test('finds nothing to change where no shop is', async () => {
    const id = randomUUID()
    const refused = await Promise.all([show(id), rename(1, id), regrade(1, id), move('close', id)].map(refusalOf))
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  })

  test('finds shops by name, number, phone, company, state and grade', async () => {
    await rename(1)
    const { items } = await staff.ask(calls.listShops, {
      query: {
        filter: {
          shopName: { like: '새빛' }, businessNumber: { eq: shop.businessNumber }, phoneNumber: { eq: '0212345678' },
          companyId: { in: [shop.companyId] }, state: { eq: 'active' }, grade: { eq: 'c-class' },
        },
        sort: [{ shopName: 'desc' }],
      },
    })
    expect(items.map(({ id }) => id)).toEqual([shop.shopId])
  })
})

describe('a dealer', () => {
  test('sees the own shop whole', async () => {
    const dealer = await app.member({ shopId: shop.shopId })
    expect(await dealer.ask(calls.getShop, { params: { id: shop.shopId } })).toEqual(await show())
  })

  test('learns of no other shop by list, filter, sort, page or count', async () => {
    const dealer = await app.member({ shopId: shop.shopId })
    const before = JSON.stringify(await dealer.ask(calls.listShops, { query: { count: true } }))
    const other = await makeShop(app.database, '가나모터스')
    expect(JSON.stringify(await dealer.ask(calls.listShops, { query: { count: true } }))).toBe(before)
    const filters = [
      { shopName: { like: '가나' } }, { businessNumber: { eq: other.businessNumber } },
      { companyId: { eq: other.companyId } }, { businessNumber: { notEq: shop.businessNumber } },
    ]
    for (const filter of filters) {
      const found = await dealer.ask(calls.listShops, { query: { filter, count: true } })
      expect(found).toMatchObject({ items: [], count: 0 })
    }
    const sorted = await dealer.ask(calls.listShops, { query: { sort: [{ shopName: 'asc' }] } })
    expect(sorted.items.map(({ id }) => id)).toEqual([shop.shopId])
    expect(await dealer.ask(calls.listShops, { query: { page: 2, size: 1 } })).toMatchObject({ items: [] })
    const [foreign, missing] = await Promise.all([other.shopId, randomUUID()].map((id) =>
      refusalOf(dealer.ask(calls.getShop, { params: { id } }))))
    expect({ ...foreign?.body, requestId: '' }).toEqual({ ...missing?.body, requestId: '' })
  })

  test('changes nothing, and neither does a partner', async () => {
    const dealer = await app.member({ shopId: shop.shopId, owner: true })
    const asked = dealer.ask(calls.changeShopGrade, {
      params: { id: shop.shopId }, body: { grade: 's-class', seenVersion: 1, reason: '희망' },
    })
    expect((await refusalOf(asked)).status).toBe(403)
    const partner = await app.member({ type: 'partner_user' })
    expect((await refusalOf(partner.ask(calls.listShops, { query: {} }))).status).toBe(403)
  })

  test('without a shop sees none', async () => {
    const dealer = await app.member({ shopId: shop.shopId })
    await app.database.transact((tx) =>
      tx.updateTable('members').set({ shop_id: null }).where('id', '=', dealer.memberId).execute())
    expect((await dealer.ask(calls.listShops, { query: {} })).items).toEqual([])
  })
})
