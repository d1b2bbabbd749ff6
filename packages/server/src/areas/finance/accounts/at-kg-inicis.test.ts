// A shop's numbers at KG Inicis, from the issuing to the refund, with the sandbox's bank at the other end of the line.
import { financeCalls as calls } from '@bidyard/contract/calls/finance'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestMember } from '../../../testing/app.ts'
import {
  accountOf, type BankWorld, forge, openBankWorld, openFee, takeBack, transfer, unmatchedOf, untilStanding,
} from '../../../testing/money/bank-world.ts'
import { booksOf, confirm, freshOwner, once, soundBooks } from '../../../testing/money/money-world.ts'
import { until } from '../../../testing/until.ts'

let world: BankWorld
let owner: TestMember & { readonly shopId: string }
beforeAll(async () => {
  world = await openBankWorld({ BIDYARD_BANK: 'iniapi' })
})
beforeEach(async () => {
  owner = await freshOwner(world)
})
afterAll(() => world.stop())

const stateOf = async (id: string) => (await owner.ask(calls.getAmount, { params: { id } })).state

test('a number is given out, paid, and taken back, by forms that are answered with OK', async () => {
  const { amount, account } = await openFee(world, owner)
  expect(await world.counter.find(account.id)).toMatchObject({ record: { by: 'iniapi', amountWon: 55_000 } })
  const { told } = await transfer(world, account.id)
  expect(told).toEqual([{ answer: '200', heard: true }])
  await untilStanding(world, account.id, 'paid')
  expect(await stateOf(amount.id)).toBe('paid')
  expect((await takeBack(world, account.id)).told).toEqual([{ answer: '200', heard: true }])
  await untilStanding(world, account.id, 'takenBack')
  expect(await stateOf(amount.id)).toBe('billed')
  expect(await booksOf(world)).toEqual(soundBooks)
})

test('another sum waits for the office, which sends it back to a sealed account', async () => {
  const { account } = await openFee(world, owner)
  await transfer(world, account.id, { amountWon: 54_000 })
  const [payment] = await unmatchedOf(world, owner.shopId)
  expect(payment).toMatchObject({ won: 54_000, why: 'wrongSum', depositorName: '홍길동' })
  const proposal = await once(world.staff, calls.proposeReturn, {
    params: { id: payment?.id ?? '' },
    body: { bankCode: '004', number: '110-123-456789', holderName: '홍길동', reason: '잘못 보낸 돈' },
  })
  await confirm(world, proposal.id)
  await until(async () => {
    world.app.jobs.wake()
    return (await unmatchedOf(world, owner.shopId))[0]?.state === 'returned'
  })
  expect(await world.counter.find(account.id)).toMatchObject({
    record: { status: 'CANCELED', cancels: [{ amountWon: 54_000 }] },
  })
})

test('what was forged moves nothing, and another merchant’s notice is refused', async () => {
  const { amount, account } = await openFee(world, owner)
  const answers = { wrongSecret: '403', lie: '200', altered: '200', unknownOrder: '200' } as const
  for (const [forgery, answer] of Object.entries(answers) as [keyof typeof answers, string][])
    expect((await forge(world, account.id, forgery)).told).toMatchObject([{ answer }])
  expect([(await accountOf(owner, account.id)).standing, await stateOf(amount.id)]).toEqual(['open', 'billed'])
  await transfer(world, account.id)
  expect((await forge(world, account.id, 'altered')).told).toMatchObject([{ answer: '403', heard: false }])
})

test('a number that is given up is closed there', async () => {
  const { account } = await openFee(world, owner)
  await once(owner, calls.closeAmountAccount, { params: { id: account.amountId } })
  await until(async () => {
    world.app.jobs.wake()
    return (await world.counter.find(account.id))?.record.status === 'CANCELED'
  })
  expect((await accountOf(owner, account.id)).standing).toBe('calledOff')
})
