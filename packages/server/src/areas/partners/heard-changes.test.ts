// What changes of a partner is heard at once by the office and by that partner's people, and by no other partner's.
import { partnersCalls as calls } from '@bidyard/contract/calls/partners'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { makeCompany } from '../../testing/make.ts'
import { openLiveClient } from '../../testing/live-client.ts'
import { customerWish, makePartnerWorld } from '../../testing/partners/partner-world.ts'
import { until } from '../../testing/until.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test('settings, keys, customers and cars are told to those who see them', async () => {
  const root = await app.member({ type: 'root' })
  const other = await app.member({ type: 'admin' })
  const bank = await makePartnerWorld(app, root.ask)
  const rival = await makePartnerWorld(app, root.ask)
  const office = await openLiveClient(app.base, other.token)
  const own = await openLiveClient(app.base, bank.officer.token)
  const elsewhere = await openLiveClient(app.base, rival.officer.token)
  const { partnerId } = bank

  const settings = { mayActForCustomers: true, deepLink: null, frameAncestors: [], reason: '시험' }
  await root.ask(calls.changePartner, { params: { id: partnerId }, body: { ...settings, seenVersion: 1 } })
  const issued = await bank.officer.ask(calls.issuePartnerKey, { body: { partnerId, kind: 'v1' } })
  const rotated = await bank.officer.ask(calls.rotatePartnerKey, {
    params: { id: issued.key.id }, body: { overlapHours: 1 },
  })
  await bank.officer.ask(calls.revokePartnerKey, { params: { id: rotated.key.id }, body: { reason: '시험' } })
  const customer = await bank.officer.ask(calls.createPartnerCustomer, {
    body: { partnerId, customerKey: 'c-heard', ...customerWish },
  })
  await bank.officer.ask(calls.changePartnerCustomer, {
    params: { id: customer.id }, body: { ...customerWish, seenVersion: 1 },
  })
  const exhibit = await bank.officer.ask(calls.createExhibit, {
    body: { customerId: customer.id, exhibitKey: 'x-heard', carNo: '34나 5678' },
  })
  const told = [
    ['partnerChanged', { partnerId }],
    ...Array.from({ length: 3 }, () => ['partnerKeysChanged', { partnerId }]),
    ['partnerCustomerAdded', { partnerId, customerId: customer.id }],
    ['partnerCustomerChanged', { partnerId, customerId: customer.id }],
    ['exhibitAdded', { partnerId, exhibitId: exhibit.id }],
  ]
  // Whatever the rival was told wrongly would stand before this.
  await rival.issue('v1')
  const last = ['partnerKeysChanged', { partnerId: rival.partnerId }]
  await until(() => office.heard.length === told.length + 1 && elsewhere.heard.length > 0)
  await until(() => own.heard.length >= told.length)
  const words = (screen: typeof office) => screen.heard.map(({ name, data }) => [name, data])
  expect(words(office)).toEqual([...told, last])
  expect(words(own)).toEqual(told)
  expect(words(elsewhere)).toEqual([last])
  await Promise.all([office, own, elsewhere].map((screen) => screen.close()))
})

test('a new partner is told to the office', async () => {
  const root = await app.member({ type: 'root' })
  const { companyId } = await makeCompany(app.database, { kind: 'partner' })
  const office = await openLiveClient(app.base, (await app.member({ type: 'admin' })).token)
  await root.ask(calls.registerPartner, {
    body: { companyId, code: 'heard', mayActForCustomers: false, deepLink: null, frameAncestors: [], reason: '시험' },
  })
  await office.next(0)
  expect(office.heard.map(({ name, data }) => [name, data])).toEqual([['partnerChanged', { partnerId: companyId }]])
  await office.close()
})
