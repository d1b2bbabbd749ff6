// What those who lead a shop are told by mail about its money, once each, and nobody else.
import { financeCalls as calls } from '@bidyard/contract/calls/finance'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { kindsTold } from '../../../testing/kinds-told.ts'
import {
  bankPays, bankTakesBack, confirm, freshOwner, type MoneyWorld, moveClock, once, openMoneyWorld, payDeposit,
  setAccount,
} from '../../../testing/money/money-world.ts'
import { noteTransfer } from '../../../testing/money/note-transfer.ts'
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
  expect(text).toContain('신한은행(끝자리 5555)')
  expect(text).toMatch(/\d{4}\.\d\d\.\d\d \([월화수목금토일]\) \d\d:\d\d부터/)
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
  expect(mails[0]?.text).toContain('2031년 5월 이용권')
  expect(mails[0]?.text).toContain('https://bidyard.example/finance')
})

test('a fee is told when it is billed, paid, given back and sent, and when the bank returns it', async () => {
  const owner = await freshOwner(world)
  const reason = '고객 요청'
  const { id } = await once(world.staff, calls.issueAmount, { body: {
    shopId: owner.shopId, feeType: 'inspectionFee', totalWon: 55_000, note: null, dueAt: null, isBilled: true, reason,
  } })
  await bankPays(world, id, 55_000)
  await setAccount(owner)
  await confirm(world, (await once(world.staff, calls.proposeRefund, { params: { id }, body: { reason } })).id)
  const [payout] = (await owner.ask(calls.listPayouts, { query: {} })).items
  const params = { id: payout?.id ?? '' }
  await moveClock(world, 25 * 3_600)
  await noteTransfer(world.staff, params.id)
  await once(world.staff, calls.returnPayout, { params, body: { reason } })
  expect((await kindsTold(owner.ask)).toSorted()).toEqual([
    'amountBilled', 'amountPaid', 'amountRefunded', 'payoutAccountChanged', 'payoutReturned', 'payoutSent',
  ])
})

test('a payout that is called off is told once, with its sum, and not as if the money had gone', async () => {
  const owner = await freshOwner(world)
  await world.app.sql`update members set email = 'kept@example.com' where id = ${owner.memberId}`
  const reason = '은행 입금 취소'
  const { amountId, id } = await payDeposit(world, owner.shopId)
  await setAccount(owner)
  await confirm(world, (await once(world.staff, calls.proposeDepositRefund, { params: { id }, body: { reason } })).id)
  await bankTakesBack(world, amountId)
  const [payout] = (await owner.ask(calls.listPayouts, { query: {} })).items
  const params = { id: payout?.id ?? '' }
  await confirm(world, (await once(world.staff, calls.proposePayoutCallOff, { params, body: { reason } })).id)
  const kinds = await kindsTold(owner.ask)
  expect(kinds.filter((kind) => kind.startsWith('payout') || kind === 'amountRefunded').toSorted())
    .toEqual(['payoutAccountChanged', 'payoutCalledOff'])
  const [mail, ...more] = (await mailsOf('payoutCalledOff')).filter(({ recipient }) => recipient === 'kept@example.com')
  expect(more).toEqual([])
  expect(mail?.text).toContain(`${new Intl.NumberFormat('ko-KR').format(payout?.won ?? 0)}원의 지급이 취소`)
})

test('an amount whose time is over is told as overdue', async () => {
  const owner = await freshOwner(world)
  const dueAt = new Date(Date.now() + 40 * 86_400_000).toISOString()
  await once(world.staff, calls.issueAmount, { body: {
    shopId: owner.shopId, feeType: 'inspectionFee', totalWon: 55_000, note: null, dueAt, isBilled: true, reason: '점검',
  } })
  await moveClock(world, 41 * 86_400)
  expect(await kindsTold(owner.ask)).toEqual(['amountBilled', 'amountOverdue'])
})

/** How often whoever leads this shop was told of what, and whether the last word says that the bank took it back. */
const toldTo = async (memberId: string) => world.app.sql<{ kind: string; told: number; back: boolean | null }[]>`
  select kind, told_count as told, (facts -> 'takenBack')::boolean as back from notices
  where member_id = ${memberId} and kind in ('amountBilled', 'amountPaid') order by kind`

test('each time that the bank takes a payment back is told, and each payment that comes after', async () => {
  const owner = await freshOwner(world)
  const { id } = await once(world.staff, calls.issueAmount, { body: {
    shopId: owner.shopId, feeType: 'inspectionFee', totalWon: 55_000, note: null, dueAt: null, isBilled: true,
    reason: '점검',
  } })
  expect(await toldTo(owner.memberId)).toEqual([{ kind: 'amountBilled', told: 1, back: false }])
  for (const _ of [1, 2]) {
    await bankPays(world, id, 55_000)
    await bankTakesBack(world, id)
  }
  expect(await toldTo(owner.memberId))
    .toEqual([{ kind: 'amountBilled', told: 3, back: true }, { kind: 'amountPaid', told: 2, back: null }])
})

test('a deposit whose payment the bank takes back is told, though nobody was told to pay it', async () => {
  const owner = await freshOwner(world)
  const { amountId } = await payDeposit(world, owner.shopId)
  await bankTakesBack(world, amountId)
  expect(await toldTo(owner.memberId))
    .toEqual([{ kind: 'amountBilled', told: 1, back: true }, { kind: 'amountPaid', told: 1, back: null }])
})
