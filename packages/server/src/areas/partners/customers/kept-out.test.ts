// A partner that is stopped: its people and its customers are kept out, whatever they had open.
import { identityCalls } from '@bidyard/contract/calls/identity'
import { membersCalls } from '@bidyard/contract/calls/members'
import { partnersCalls as calls } from '@bidyard/contract/calls/partners'
import { shopsCalls } from '@bidyard/contract/calls/shops'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestMember } from '../../../testing/app.ts'
import { askerOf, refusalOf } from '../../../testing/ask.ts'
import { makePartnerWorld, type PartnerWorld } from '../../../testing/partners/partner-world.ts'

let app: TestApp
let staff: TestMember
let bank: PartnerWorld
beforeAll(async () => {
  app = await startTestApp()
  staff = await app.member({ type: 'admin' })
  bank = await makePartnerWorld(app, staff.ask)
})
afterAll(() => app.stop())

const move = (action: 'suspend' | 'resume' | 'close' | 'reopen') => staff.ask(shopsCalls.changeCompanyState, {
  params: { id: bank.partnerId }, body: { action, reason: '운영 판단' },
})

/** 200 where it is not refused. */
const statusOf = (asked: Promise<unknown>): Promise<number> =>
  asked.then(() => 200, async () => (await refusalOf(asked)).status)

const stops = [['suspend', 'resume'], ['close', 'reopen']] as const

test.each(stops)('nobody of it has any right after %s, until %s', async (stop, goOn) => {
  const { token } = await bank.launch(await bank.seal())
  const seller = askerOf(app.base, token)
  const look = () => Promise.all([
    statusOf(bank.officer.ask(calls.getPartnerCustomer, { params: { id: bank.customerId } })),
    statusOf(bank.officer.ask(calls.issuePartnerKey, { body: { partnerId: bank.partnerId, kind: 'v1' } })),
    statusOf(seller(calls.getExhibit, { params: { id: bank.exhibit.id } })),
  ])
  expect(await statusOf(seller(calls.getExhibit, { params: { id: bank.exhibit.id } }))).toBe(200)
  await move(stop)
  expect(await look()).toEqual([403, 403, 403])
  expect(await bank.officer.ask(identityCalls.authContext))
    .toMatchObject({ permissions: { roles: [] }, restrictions: ['companyNotActive'] })
  await move(goOn)
  expect(await statusOf(bank.officer.ask(calls.getPartnerCustomer, { params: { id: bank.customerId } }))).toBe(200)
})

test('of a customer who has left no car is presented, and its name stays free for whose it is', async () => {
  const { partnerId } = bank
  const customerOf = (customerKey: string) => bank.officer.ask(calls.createPartnerCustomer, {
    body: { partnerId, customerKey, name: '홍길동', phone: '010-1234-5678' },
  })
  const [gone, other] = [await customerOf('gone'), await customerOf('other')]
  const [member] = await app.sql<{ id: string }[]>`
    select members.id from members join partner_customers on partner_customers.user_id = members.user_id
    where partner_customers.id = ${gone.id}`
  await staff.ask(membersCalls.changeMemberState, {
    params: { id: member?.id ?? '' }, body: { action: 'leave', reason: '고객 요청' },
  })
  const present = (customerId: string) => bank.officer.ask(calls.createExhibit, {
    body: { customerId, exhibitKey: 'car-of-gone', carNo: '12가3456' },
  })
  expect((await refusalOf(present(gone.id))).body.code).toBe('PARTNER_CUSTOMER_NOT_FOUND')
  expect(await present(other.id)).toMatchObject({ customerId: other.id })
})
