// What those who lead a shop are told by mail about its money, once each, and nobody else.
import { financeCalls as calls } from '@bidyard/contract/calls/finance'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MoneyWorld, once, openMoneyWorld, setAccount } from '../../../testing/money/money-world.ts'
import { mailTextOf } from '../mails/mail-text.ts'

let world: MoneyWorld
beforeAll(async () => {
  world = await openMoneyWorld()
  await world.app.sql`update members set email = member_no || '@example.com'`
})
afterAll(() => world.stop())

const mailsOf = async (kind: string) => {
  const rows = await world.app.sql<{ recipient: string; facts: unknown }[]>`
    select recipient, facts from mails where kind = ${kind} order by id`
  return rows.map(({ recipient, facts }) => ({
    recipient, ...mailTextOf(kind as 'subscriptionEnding', facts, 'https://bidyard.example'),
  }))
}
const addressOf = async (memberId: string): Promise<string | undefined> =>
  (await world.app.sql<{ email: string }[]>`select email from members where id = ${memberId}`)[0]?.email

test('a changed payout account is told to whoever leads the shop, with its end and when it counts', async () => {
  const colleague = await world.app.member({ shopId: world.owner.shopId })
  await world.app.sql`update members set email = 'colleague@example.com' where id = ${colleague.memberId}`
  await setAccount(world.owner)
  await setAccount(world.owner, '333-44-555555')
  const mails = await mailsOf('payoutAccountChanged')
  expect(mails.map(({ recipient }) => recipient)).toEqual(Array(2).fill(await addressOf(world.owner.memberId)))
  const { text = '' } = mails[1] ?? {}
  expect(text).toContain('신한은행 끝자리 5555')
  expect(text).toMatch(/\d{4}년 \d{1,2}월 \d{1,2}일 \d\d:\d\d부터/)
  expect(text).toContain('that ends in 5555')
  expect(text).not.toContain('33344555555')
})

test('a month that ends is told once to each shop that has no next one', async () => {
  const month = '2031-05'
  await once(world.staff, calls.grantShopSubscription, { body: { shopId: world.owner.shopId, month, reason: '행사' } })
  for (const _ of [1, 2])
    await world.app.act('clock', async ({ emit }) => emit('subscriptionEnding', { shopId: world.owner.shopId, month }))
  const mails = await mailsOf('subscriptionEnding')
  expect(mails.map(({ recipient }) => recipient)).toEqual([await addressOf(world.owner.memberId)])
  expect(mails[0]?.text).toContain('2031년 05월 이용권')
  expect(mails[0]?.text).toContain('https://bidyard.example/finance')
})
