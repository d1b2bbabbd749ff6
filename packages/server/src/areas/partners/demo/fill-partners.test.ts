// The partners of the demo world: right numbers, loaded once, and good for a launch.
import { demoPartners } from '@bidyard/demo/partners'
import { isBusinessNumber } from '@bidyard/contract/shapes/numbers/business-number'
import { isMobileNumber } from '@bidyard/contract/shapes/numbers/phone-number'
import { partnersCalls as calls } from '@bidyard/contract/calls/partners'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { openSamplePartners } from '../sample-partners.ts'
import { fillPartners } from './fill-partners.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const fill = () => app.database.transact((tx) => fillPartners(tx, app.providers.personal, demoPartners))
const countAll = async () => {
  const { ask } = await app.member({ type: 'admin' })
  const lists = [calls.listPartners, calls.listPartnerKeys, calls.listPartnerCustomers, calls.listExhibits]
  const pages = await Promise.all(lists.map((list) => ask(list, { query: { count: true } })))
  return pages.map(({ count }) => count)
}

test('have numbers that are right, and phones that receive messages', () => {
  for (const { businessNumber, customers } of demoPartners) {
    expect(isBusinessNumber(businessNumber)).toBe(true)
    for (const { phone } of customers) expect(isMobileNumber(phone)).toBe(true)
  }
})

test('are loaded once, also by two nodes that start at once', async () => {
  await Promise.all([fill(), fill()])
  expect(await countAll()).toEqual([3, 4, 45, 7])
  await fill()
  expect(await countAll()).toEqual([3, 4, 45, 7])
})

test('are what the sample app plays with, each by its newest key', async () => {
  const partners = await openSamplePartners(app.database, app.providers)()
  expect(partners.map(({ code, key, customers }) => [code, key.kind, customers.length])).toEqual([
    ['sample-bank', 'v1', 3], ['sample-card', 'v1', 0], ['sample-lease', 'v0', 2],
  ])
})
