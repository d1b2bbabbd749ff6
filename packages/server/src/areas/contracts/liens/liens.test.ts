// Debts on a prime car: read in its register and cleared or arranged for, or the way out for both sides.
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { noticesCalls } from '@bidyard/contract/calls/notices'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { doing, violationsOf } from '../../../testing/contracts/award-world.ts'
import {
  awarded, confirmLien, type Deal, type HouseWorld, openHouseWorld, passTo, seen, standingOf,
} from '../../../testing/contracts/house-world.ts'
import { wordOf, wrongKind, wrongState } from '../../../testing/contracts/word-of.ts'
import { isSound } from './lien-rules.ts'

let world: HouseWorld
beforeAll(async () => {
  world = await openHouseWorld()
})
afterAll(() => world.stop())

const day = 86_400
const dayOf = async (ago = 0): Promise<string> =>
  new Date((await world.now()).getTime() - ago * day * 1_000).toLocaleDateString('sv-SE', { timeZone: 'Asia/Seoul' })
const block = ({ contractId }: Deal, who = world.clerk) =>
  doing(who, calls.blockLien, { params: { id: contractId }, body: { reason: '압류 해제 불가' } })
const withdraw = ({ contractId, buyer }: Deal, who: Pick<typeof buyer, 'ask'> = buyer) =>
  doing(who, calls.withdrawLien, { params: { id: contractId }, body: { reason: null } })

test.each([
  ['today and clear', {}, true],
  ['a week old', { registerOn: '2026-03-03' }, true],
  ['older than that', { registerOn: '2026-03-02' }, false],
  ['of tomorrow', { registerOn: '2026-03-11' }, false],
  ['clear with something to pay off', { payoffWon: 1 }, false],
  ['a mortgage without paper', { mortgages: 1, payoffWon: 5_000_000 }, false],
  ['a mortgage without a sum', { mortgages: 1, documentId: 'x' }, false],
  ['a mortgage that is arranged for', { mortgages: 1, payoffWon: 5_000_000, documentId: 'x' }, true],
  ['a seizure that is arranged for', { seizures: 2, payoffWon: 300_000, documentId: 'x' }, true],
])('a reading that is %s counts or does not', (_, change, isFine) => {
  const clear = { registerOn: '2026-03-10', seizures: 0, mortgages: 0, payoffWon: null, documentId: null }
  expect(isSound({ ...clear, ...change }, '2026-03-10')).toBe(isFine)
})

describe('a prime car', () => {
  test('without debts goes on to its payment', async () => {
    const deal = await awarded(world, 'prime')
    expect(await wordOf(confirmLien(world, deal, deal.buyer as never))).toBe('INVALID_PERMISSION')
    expect(await confirmLien(world, deal)).toMatchObject({
      state: 'payment', duty: { step: 'payment', whose: 'buyer' },
      house: { lien: { outcome: 'clear', seizures: 0, mortgages: 0 }, carMoney: { account: { purpose: 'carMoney' } } },
    })
    expect(await wordOf(confirmLien(world, deal))).toBe(wrongState)
  })

  test('with a mortgage wants the paper that says how it is paid off, one of one’s own', async () => {
    const deal = await awarded(world, 'prime')
    const confirm = async (documentId: string | null, change: object = {}) =>
      doing(world.clerk, calls.confirmLien, { params: { id: deal.contractId }, body: {
        registerOn: await dayOf(), seizures: 1, mortgages: 1, payoffWon: 3_000_000, documentId, note: '말소 예정',
        ...change,
      } })
    expect(await wordOf(confirm(null))).toBe('INVALID_INPUT')
    expect(await wordOf(confirm(await world.paper(deal.buyer)))).toBe('INVALID_INPUT')
    expect(await wordOf(confirm(await world.paper(world.clerk, 'carPhoto')))).toBe('INVALID_INPUT')
    const document = await world.paper(world.clerk)
    expect(await wordOf(confirm(document, { registerOn: await dayOf(9) }))).toBe('INVALID_INPUT')
    expect(await confirm(document)).toMatchObject({
      state: 'payment', house: { lien: { outcome: 'payoffArranged', payoffWon: 3_000_000, documentId: document } },
    })
    // Debts are between the car's owner and the office; a buyer is told that they are taken care of.
    expect((await seen(world, deal, deal.buyer)).house?.lien).toMatchObject({
      outcome: 'payoffArranged', seizures: null, mortgages: null, payoffWon: null, note: null, documentId: null,
    })
  })

  test('whose debts stay ends without anybody’s fault, and is not offered again by itself', async () => {
    const deal = await awarded(world, 'prime')
    expect(await wordOf(block(deal, deal.buyer as never))).toBe('INVALID_PERMISSION')
    expect(await block(deal)).toMatchObject({
      state: 'cancelled', cancelCause: 'lienBlocked', cancelType: 'lienNotCleared',
    })
    expect(await standingOf(world, deal)).toMatchObject({
      order: 'declined', auction: 'cancelled declined', bid: 'cancelled cancelled',
      amounts: ['carPrice voided', 'fee voided'],
    })
    expect(await violationsOf(world, deal.buyer.shopId)).toEqual([])
    expect(await wordOf(block(deal))).toBe(wrongState)
  })

  test('lets its buyer leave once the office let all of its time go by, and not before', async () => {
    const deal = await awarded(world, 'prime')
    expect(await wordOf(withdraw(deal))).toBe(wrongState)
    await passTo(world, deal, 'dueAt')
    expect(await standingOf(world, deal)).toMatchObject({ contract: 'lienConfirmation', attention: 'root' })
    await passTo(world, deal, 'finalAt')
    expect(await seen(world, deal, deal.buyer)).toMatchObject({ duty: null, isStepOverdue: true })
    const { items: told } = await deal.buyer.ask(noticesCalls.listNotices, {
      query: { filter: { kind: { eq: 'contractTurned' } } },
    })
    expect(told.filter(({ title }) => title.ko.includes('철회 가능'))).toMatchObject([
      { path: `/contracts/${deal.contractId}` },
    ])
    expect(await wordOf(withdraw(deal, world.seller as never))).toBe('INVALID_PERMISSION')
    expect(await withdraw(deal)).toMatchObject({ state: 'cancelled', cancelCause: 'lienWithdrawn' })
    // A car whose debts nobody looked at is not offered again by itself.
    expect(await standingOf(world, deal)).toMatchObject({
      order: 'declined', auction: 'cancelled declined', bid: 'cancelled cancelled',
      amounts: ['carPrice voided', 'fee voided'],
    })
    expect(await violationsOf(world, deal.buyer.shopId)).toEqual([])
  })

  test('is the only kind with liens', async () => {
    const deal = await awarded(world, 'pro')
    for (const asking of [() => confirmLien(world, deal), () => block(deal), () => withdraw(deal)])
      expect(await wordOf(asking())).toBe(wrongKind)
  })
})
