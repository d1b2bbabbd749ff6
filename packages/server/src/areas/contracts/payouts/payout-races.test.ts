// Two at once around money that leaves the house: each pair ends as if one had come after the other, and is sent once.
import { randomUUID } from 'node:crypto'
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { financeCalls as calls } from '@bidyard/contract/calls/finance'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestMember } from '../../../testing/app.ts'
import { Answered } from '../../../testing/ask.ts'
import { doing, prime } from '../../../testing/contracts/award-world.ts'
import { approve, handOver, type HouseWorld, openHouseWorld, paid } from '../../../testing/contracts/house-world.ts'
import { countDeadlocks } from '../../../testing/database.ts'
import {
  bankPays, bankTakesBack, booksOf, confirm, freshOwner, once, setAccount, soundBooks,
} from '../../../testing/money/money-world.ts'
import { noteTransfer, noteTransferToSeller } from '../../../testing/money/note-transfer.ts'

let world: HouseWorld
let third: TestMember
beforeAll(async () => {
  world = await openHouseWorld()
  third = await world.member({ type: 'admin', part: 'money', name: '셋째' })
})
afterAll(() => world.stop())

const rounds = [1, 2, 3, 4]
const reason = { reason: '확인함' }
const wordOf = (asking: Promise<unknown>): Promise<number> => asking.then(() => 200, (error: unknown) => {
  if (error instanceof Answered) return error.status
  throw error
})
/** What all of them were answered, the best first. */
const wordsOf = async (...asked: readonly Promise<unknown>[]): Promise<readonly number[]> =>
  (await Promise.all(asked.map(wordOf))).toSorted((one, next) => one - next)
const postedFor = async (subjectId: string, act: string): Promise<number> => {
  const [row] = await world.sql<{ count: number }[]>`
    select count(*)::int as count from ledger_entries posted where subject_id = ${subjectId} and act = ${act}
      and reverses_id is null and not exists (select from ledger_entries where reverses_id = posted.id)`
  return row?.count ?? 0
}

describe('a payout to a shop', () => {
  const waiting = async () => {
    const owner = await freshOwner(world.bank)
    await setAccount(owner)
    const { id: amountId } = await once(world.money[0], calls.issueAmount, { body: {
      shopId: owner.shopId, feeType: 'inspectionFee', totalWon: 55_000, note: null, dueAt: null, isBilled: true,
      ...reason,
    } })
    await bankPays(world.bank, amountId, 55_000)
    const proposal = await once(world.money[0], calls.proposeRefund, { params: { id: amountId }, body: reason })
    await confirm(world.bank, proposal.id)
    const payout = async () => {
      const { items: [one] } = await owner.ask(calls.listPayouts, { query: {} })
      if (one === undefined) throw new Error('there is no payout')
      return one
    }
    return { owner, amountId, payout, id: (await payout()).id }
  }
  const send = (id: string, who: TestMember = world.money[0], key: string = randomUUID()) =>
    noteTransfer(who, id, key)
  const comeBack = (id: string, who: TestMember) => once(who, calls.returnPayout, { params: { id }, body: reason })

  test('that somebody presses twice is sent once, and both hear the same', async () => {
    for (const _ of rounds) {
      const { id, payout } = await waiting()
      const key = randomUUID()
      const [first, second] = await Promise.all([send(id, world.money[0], key), send(id, world.money[0], key)])
      expect(second).toEqual(first)
      expect(await payout()).toMatchObject({ state: 'paid' })
      expect(await postedFor(id, 'paidOut')).toBe(1)
    }
  })

  test('that came back is noted once, and sent once more by one of two', async () => {
    for (const _ of rounds) {
      const { id } = await waiting()
      await send(id)
      expect(await wordsOf(comeBack(id, world.money[0]), comeBack(id, world.money[1]))).toEqual([200, 409])
      expect(await wordsOf(send(id), send(id, world.money[1]), send(id, third))).toEqual([200, 409, 409])
      expect(await postedFor(id, 'paidOut')).toBe(1)
    }
  })

  test('goes to the account that it was to go to, or waits a day for the new one', async () => {
    for (const _ of rounds) {
      const { id, owner, payout } = await waiting()
      await Promise.all([wordOf(send(id)), setAccount(owner, '333-44-555555')])
      const { state, account: { numberTail } } = await payout()
      expect([['paid', '6789'], ['waiting', '5555']]).toContainEqual([state, numberTail])
    }
  })

  test('while the bank takes back the payment behind it is sent, and the shop owes the sum', async () => {
    for (const _ of rounds) {
      const { id, amountId, owner } = await waiting()
      const [sent, told] = await Promise.all([wordOf(send(id)), bankTakesBack(world.bank, amountId)])
      expect([sent, told]).toEqual([200, 'claimed'])
      expect(await owner.ask(calls.getDepositInfo)).toMatchObject({ claimWon: 55_000 })
    }
  })
})

describe('a payout to a seller', () => {
  const waiting = async () => {
    const deal = await paid(world, 'pro')
    await approve(world, 'pro', deal, world.office)
    await handOver(world, deal)
    const setTo = (number: string) => doing(world.seller, contractsCalls.setSellerAccount, {
      params: { id: deal.orderId }, body: { bankCode: '088', number, holderName: '홍길동' },
    })
    await setTo('110-123-456789')
    const payout = async () => {
      const { items: [one] } = await world.office.ask(contractsCalls.listSellerPayouts, {
        query: { filter: { contractId: { eq: deal.contractId } } },
      })
      if (one === undefined) throw new Error('there is no payout')
      return one
    }
    return { setTo, payout, id: (await payout()).id }
  }
  const send = (id: string, who: TestMember = world.money[0], key: string = randomUUID()) =>
    noteTransferToSeller(who, id, key)

  test('that is pressed twice, and by another at the same moment, is sent once', async () => {
    const { id, payout } = await waiting()
    const key = randomUUID()
    expect(await wordsOf(send(id, world.money[0], key), send(id, world.money[0], key), send(id, world.money[1])))
      .toContain(200)
    expect(await payout()).toMatchObject({ state: 'paid' })
    expect(await postedFor(id, 'paidOut')).toBe(1)
    const comeBack = (who: TestMember) =>
      doing(who, contractsCalls.returnSellerPayout, { params: { id }, body: reason })
    expect(await wordsOf(comeBack(world.money[0]), comeBack(world.money[1]))).toEqual([200, 409])
    expect(await payout()).toMatchObject({ state: 'waiting' })
    expect(await postedFor(id, 'paidOut')).toBe(0)
  })

  test('goes to the account that it was to go to, or waits a day for the new one', async () => {
    for (const _ of [1, 2]) {
      const { id, setTo, payout } = await waiting()
      await Promise.all([wordOf(send(id)), wordOf(setTo('333-44-555555'))])
      const { state, account } = await payout()
      expect([['paid', '6789'], ['waiting', '5555']]).toContainEqual([state, account?.numberTail])
    }
  })
})

describe('the end of a bill of a seller', () => {
  const fee = async () => {
    const { orderId } = await world.opened({ ...prime, partnerId: world.partner.partnerId })
    const { items: [one] } = await world.office.ask(calls.listSellerFees, {
      query: { filter: { orderId: { eq: orderId } } },
    })
    if (one === undefined) throw new Error('nothing was billed')
    return one
  }
  const propose = (id: string, as: 'paid' | 'waived', who: TestMember = world.money[0]) =>
    once(who, calls.proposeSellerFeeEnd, { params: { id }, body: { as, reason: '확인' } })
  const stateOf = async (id: string) => {
    const { items } = await world.office.ask(calls.listSellerFees, { query: { size: 100 } })
    return items.find((one) => one.id === id)?.state
  }
  const proposalsOf = async (id: string) => {
    const rows = await world.sql<{ state: string }[]>`
      select state from money_proposals where subject_id = ${id} order by state`
    return rows.map(({ state }) => state)
  }

  test('is proposed once in one way, by whoever of two comes first', async () => {
    for (const _ of rounds) {
      const { id } = await fee()
      expect(await wordsOf(propose(id, 'paid'), propose(id, 'paid', world.money[1]))).toEqual([200, 409])
    }
  })

  test('is confirmed, refused or taken back, and never two of these', async () => {
    for (const _ of rounds) {
      const { id } = await fee()
      const proposal = await propose(id, 'paid')
      const asked = { params: { id: proposal.id }, body: reason }
      const words = await wordsOf(
        confirm(world.bank, proposal.id, world.money[1]), once(third, calls.refuseMoneyProposal, asked),
        once(world.money[0], calls.withdrawMoneyProposal, asked),
      )
      expect(words).toEqual([200, 409, 409])
      const [state] = await proposalsOf(id)
      expect(await stateOf(id)).toBe(state === 'confirmed' ? 'paid' : 'billed')
      expect(await postedFor(id, 'paid')).toBe(state === 'confirmed' ? 1 : 0)
    }
  })

  test('is one of two that two people confirm at once, and the other lapses', async () => {
    for (const _ of rounds) {
      const { id } = await fee()
      const [asPaid, asWaived] = [await propose(id, 'paid'), await propose(id, 'waived')]
      expect(await wordsOf(confirm(world.bank, asPaid.id, world.money[1]), confirm(world.bank, asWaived.id, third)))
        .toEqual([200, 409])
      expect(['paid', 'waived']).toContain(await stateOf(id))
      expect(await proposalsOf(id)).toEqual(['confirmed', 'lapsed'])
    }
  })

  test('that is confirmed twice by one press is one', async () => {
    const { id } = await fee()
    const proposal = await propose(id, 'waived')
    const key = randomUUID()
    const press = () => third.ask(calls.confirmMoneyProposal, { params: { id: proposal.id }, body: reason }, { key })
    const [first, second] = await Promise.all([press(), press()])
    expect(second).toEqual(first)
    expect(await stateOf(id)).toBe('waived')
  })
})

test('nobody waited for another in a circle, and the books are sound', async () => {
  expect(await countDeadlocks(world.sql)).toBe(0)
  expect(await booksOf(world.bank)).toEqual(soundBooks)
})
