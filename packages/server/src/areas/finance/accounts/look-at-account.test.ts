// Answers of the bank that overtake each other on the way: the books follow the newest, whichever arrives last.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestMember } from '../../../testing/app.ts'
import {
  accountOf, type BankWorld, openBankWorld, openFee, takeBack, transfer,
} from '../../../testing/money/bank-world.ts'
import { booksOf, freshOwner, soundBooks } from '../../../testing/money/money-world.ts'
import { type Looking, lookAtAccount } from './look-at-account.ts'

let world: BankWorld
let owner: TestMember & { readonly shopId: string }
beforeAll(async () => {
  world = await openBankWorld()
  owner = await freshOwner(world)
})
afterAll(() => world.stop())

/** The bank's answer is there, and something happens before it is followed. */
const looking = (meanwhile: () => Promise<unknown>): Looking => {
  const { banks } = world.app.providers
  const bank = banks.issuing
  let isFirst = true
  const slow = {
    ...bank,
    inquire: async (of: Parameters<typeof bank.inquire>[0]) => {
      const answer = await bank.inquire(of)
      const happens = isFirst
      isFirst = false
      if (happens) await meanwhile()
      return answer
    },
  }
  return {
    banks: { issuing: slow, find: () => slow, sellerAccount: undefined }, db: world.app.database.primary,
    run: (work) => world.app.act('bank', work),
  }
}
const lookAgain = (id: string) => lookAtAccount(looking(() => Promise.resolve()), id)

test('a deposit that was taken back meanwhile is not booked again', async () => {
  const { account: { id } } = await openFee(world, owner)
  await transfer(world, id, { tells: false })
  const looked = await lookAtAccount(looking(async () => {
    await lookAgain(id)
    await takeBack(world, id, false)
    await lookAgain(id)
  }), id)
  expect(looked).not.toMatchObject({ payment: { standing: { kind: 'deposited' } } })
  expect((await accountOf(owner, id)).standing).toBe('takenBack')
  expect(await booksOf(world)).toEqual(soundBooks)
})

test('a number that was paid meanwhile stays paid', async () => {
  const { account: { id } } = await openFee(world, owner)
  await lookAtAccount(looking(async () => {
    await transfer(world, id, { tells: false })
    await lookAgain(id)
  }), id)
  expect((await accountOf(owner, id)).standing).toBe('paid')
  expect(await booksOf(world)).toEqual(soundBooks)
})
