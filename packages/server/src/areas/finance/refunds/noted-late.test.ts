// A transfer that went out before another account was named is noted as what it was, and not made a second time.
import { financeCalls as calls } from '@bidyard/contract/calls/finance'
import { membersCalls } from '@bidyard/contract/calls/members'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestMember } from '../../../testing/app.ts'
import { refusalOf } from '../../../testing/ask.ts'
import {
  booksOf, confirm, freshOwner, type MoneyWorld, moveClock, once, openMoneyWorld, payDeposit, setAccount, soundBooks,
} from '../../../testing/money/money-world.ts'
import { noteTransfer } from '../../../testing/money/note-transfer.ts'

let world: MoneyWorld
let owner: TestMember & { readonly shopId: string }
beforeAll(async () => {
  world = await openMoneyWorld()
})
beforeEach(async () => {
  owner = await freshOwner(world)
})
afterAll(() => world.stop())

const reason = '환불 요청'
const owed = async () => {
  const { id } = await payDeposit(world, owner.shopId)
  await confirm(world, (await once(world.staff, calls.proposeDepositRefund, { params: { id }, body: { reason } })).id)
  return thePayout()
}
const thePayout = async () => {
  const [payout] = (await world.staff.ask(calls.listPayouts, {
    query: { filter: { shopId: { eq: owner.shopId } } },
  })).items
  if (payout === undefined) throw new Error('there is no payout')
  return payout
}
const note = (id: string, accountId: string, seenAccountId: string, who = world.staff) => once(who, calls.sendPayout, {
  params: { id }, body: { transferNo: '20260102-0001', accountId, seenAccountId },
})
const second = '333-44-555555'

test('whoever saw another account is told so, and notes that the transfer went there', async () => {
  const first = await setAccount(owner)
  const { id, account } = await owed()
  expect(account).toEqual(first)
  const newest = await setAccount(owner, second)
  const refused = await refusalOf(note(id, first.id, first.id))
  expect(refused).toMatchObject({ status: 400, body: { code: 'PAYOUT_ACCOUNT_CHANGED' } })
  expect(await thePayout()).toMatchObject({ state: 'waiting', account: newest, earlierAccounts: [first] })
  expect(await note(id, first.id, newest.id)).toMatchObject({ state: 'paid', account: first, earlierAccounts: [] })
  // It came back from there: a further one goes to the newest.
  await once(world.staff, calls.returnPayout, { params: { id }, body: { reason } })
  expect(await thePayout()).toMatchObject({ state: 'waiting', account: newest, earlierAccounts: [] })
  expect((await refusalOf(note(id, first.id, newest.id))).status).toBe(409)
  expect((await refusalOf(note(id, newest.id, newest.id))).status).toBe(409)
  await moveClock(world, 24 * 3_600 + 1)
  expect(await note(id, newest.id, newest.id)).toMatchObject({ state: 'paid', account: newest })
  expect(await booksOf(world)).toEqual(soundBooks)
})

test('nothing went to an account that never counted, that was replaced before, or that is another’s', async () => {
  const before = await setAccount(owner)
  const never = await setAccount(owner, second)
  await setAccount(owner, '333-44-666666')
  await moveClock(world, 24 * 3_600 + 1)
  const { id } = await owed()
  const short = await setAccount(owner, '333-44-777777')
  const newest = await setAccount(owner, '333-44-888888')
  const foreign = await setAccount(world.stranger)
  expect((await thePayout()).earlierAccounts).toMatchObject([{ numberTail: '6666' }])
  for (const one of [before, never, short, foreign])
    expect((await refusalOf(note(id, one.id, newest.id))).status).toBe(409)
})

test('who named the account that it went to does not note it', async () => {
  const change = (action: 'suspend' | 'leave') => world.staff.ask(membersCalls.changeMemberState, {
    params: { id: owner.memberId }, body: { action, reason },
  })
  const name = (who: TestMember, number: string) => once(who, calls.setShopPayoutAccount, {
    params: { id: owner.shopId }, body: { bankCode: '088', number, holderName: '한빛모터스', reason },
  })
  await change('suspend')
  await change('leave')
  const first = await name(world.staff, second)
  await moveClock(world, 24 * 3_600 + 1)
  const { id } = await owed()
  const newest = await name(world.second, '333-44-666666')
  expect((await refusalOf(note(id, first.id, newest.id))).status).toBe(403)
  expect(await note(id, first.id, newest.id, world.second)).toMatchObject({ state: 'paid', account: first })
})

test('what waits is still sent to the account that it shows', async () => {
  await setAccount(owner)
  const { id } = await owed()
  expect(await noteTransfer(world.staff, id)).toMatchObject({ state: 'paid', account: { numberTail: '6789' } })
})
