// What acts on companies and shops leave behind: who did it, and what the screens of others hear of it.
import { shopsCalls as calls } from '@bidyard/contract/calls/shops'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestMember } from '../../testing/app.ts'
import { makeCompany, makeShop } from '../../testing/make.ts'
import { auditOf, eventsOf } from '../../testing/traces.ts'

let app: TestApp
let staff: TestMember
beforeAll(async () => {
  app = await startTestApp()
  staff = await app.member({ type: 'admin' })
})
afterAll(() => app.stop())

test('a company that stops is noted, and its shop is told beside it', async () => {
  const { companyId, shopId } = await makeShop(app.database)
  await staff.ask(calls.changeCompanyState, {
    params: { id: companyId }, body: { action: 'suspend', reason: '운영 판단' },
  })
  expect(await auditOf(app, companyId)).toEqual([{ act: 'suspend company', by: staff.memberId }])
  expect(await eventsOf(app, 'companyChanged')).toContainEqual({ companyId })
  expect(await eventsOf(app, 'shopChanged')).toContainEqual({ shopId, companyId })
})

test('a shop that stops by itself, and its grade, are noted and told', async () => {
  const { companyId, shopId } = await makeShop(app.database)
  await staff.ask(calls.changeShopGrade, {
    params: { id: shopId }, body: { grade: 'a-class', seenVersion: 1, reason: '거래 실적' },
  })
  await staff.ask(calls.changeShopState, { params: { id: shopId }, body: { action: 'suspend', reason: '운영 판단' } })
  expect(await auditOf(app, shopId)).toEqual([
    { act: 'change grade of shop', by: staff.memberId }, { act: 'suspend shop', by: staff.memberId },
  ])
  const told = (await eventsOf(app, 'shopChanged')).filter((one) => JSON.stringify(one).includes(shopId))
  expect(told).toEqual([{ shopId, companyId }, { shopId, companyId }])
})

test('rates and drivers are noted and told as changes of their company', async () => {
  const { companyId } = await makeCompany(app.database, { kind: 'transport' })
  const told = async () => (await eventsOf(app, 'companyChanged'))
    .filter((one) => JSON.stringify(one).includes(companyId)).length
  await staff.ask(calls.setTransportRates, {
    params: { id: companyId }, body: { rates: [], seenVersion: 1, reason: '요율 변경' },
  })
  expect(await auditOf(app, companyId)).toEqual([{ act: 'set transport rates', by: staff.memberId }])
  expect(await told()).toBe(1)
  const wish = { name: '김기사', phoneNumber: '010-1234-5678' }
  const driver = await staff.ask(calls.createTransportDriver, { body: { companyId, ...wish } })
  expect(await told()).toBe(2)
  await staff.ask(calls.changeTransportDriver, {
    params: { id: driver.id }, body: { ...wish, isActive: false, seenVersion: driver.version },
  })
  expect(await told()).toBe(3)
  expect(await auditOf(app, driver.id)).toEqual([
    { act: 'create driver', by: staff.memberId }, { act: 'change driver', by: staff.memberId },
  ])
})
