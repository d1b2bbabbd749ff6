// Every row of what becomes of the money of a car, in one table: what is owed, held, credited and paid out after each.
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { doing } from '../../../testing/contracts/award-world.ts'
import {
  approve, asked, awarded, type Deal, handOver, type HouseWorld, numberOf, openHouseWorld, paid, passTo, primeWon,
  proWon, release, seen, standingOf, takeOver,
} from '../../../testing/contracts/house-world.ts'
import { keepFees } from '../../../testing/contracts/keep-fees.ts'
import { takeBack } from '../../../testing/money/bank-world.ts'
import { booksOf, once, soundBooks } from '../../../testing/money/money-world.ts'
import { financeCalls } from '@bidyard/contract/calls/finance'

let world: HouseWorld
beforeAll(async () => {
  world = await openHouseWorld()
})
afterAll(() => world.stop())

const hour = 3_600
const day = 24 * hour
const proFeeWon = 365_000

interface Money {
  readonly contract: string
  readonly amounts: readonly string[]
  readonly heldWon?: number
  readonly creditWon?: number
  readonly claimWon?: number
  readonly payoutWon?: number
  readonly account?: string
}

const balance = async (kind: string, ownerId: string): Promise<number> => {
  const [row] = await world.sql<{ won: number }[]>`
    select balance_won::int as won from ledger_accounts where kind = ${kind} and owner_id = ${ownerId}`
  return row?.won ?? 0
}

const moneyOf = async (deal: Deal): Promise<Required<Money>> => {
  const { contract = '', amounts } = await standingOf(world, deal)
  const [payout] = await world.sql<{ won: number }[]>`
    select won::int from seller_payouts where contract_id = ${deal.contractId}`
  return {
    contract, amounts: amounts.toSorted(), heldWon: await balance('carMoneyHeld', deal.contractId),
    creditWon: await balance('shopCredit', deal.buyer.shopId), claimWon: await balance('shopClaim', deal.buyer.shopId),
    payoutWon: payout?.won ?? 0, account: (await seen(world, deal)).house?.carMoney?.account?.standing ?? 'none',
  }
}

const params = ({ contractId }: Deal) => ({ id: contractId })
const asking = async (kind: 'pro' | 'prime'): Promise<Deal> => {
  const deal = await asked(world, kind)
  await numberOf(world, deal)
  return deal
}
const cancel = async (deal: Deal): Promise<void> => {
  const { version } = await seen(world, deal)
  await doing(world.clerk, calls.cancelContract, {
    params: params(deal), body: { seenVersion: version, type: 'mistake', next: 'decline', reason: '처리 오류' },
  })
}
const refund = async (deal: Deal, refundsFee: boolean): Promise<void> => {
  const { version } = await seen(world, deal)
  const { house } = await doing(world.money[0], calls.refundContract, { params: params(deal), body: {
    seenVersion: version, type: refundsFee ? 'carUnavailable' : 'buyerRequest', next: 'decline', refundsFee,
    reason: '환불',
  } })
  await confirm(house?.carMoney?.proposal?.id)
}
const confirm = (id: string | undefined) =>
  once(world.money[1], financeCalls.confirmMoneyProposal, { params: { id: id ?? '' }, body: { reason: '확인함' } })
const dispute = async (deal: Deal, verdict: 'correct' | 'refuse' | 'cancel', correctionWon: number | null = null) => {
  await doing(deal.buyer, calls.disputeTakeover, {
    params: params(deal), body: { claim: '긁힘', wishedWon: correctionWon, photoIds: [] },
  })
  const { house } = await doing(world.office, calls.settleTakeoverDispute, {
    params: params(deal), body: { verdict, correctionWon, refundsFee: true, next: 'decline', reason: '사진 확인' },
  })
  if (verdict === 'cancel') await confirm(house?.carMoney?.proposal?.id)
}

const open = ['carPrice expected', 'fee expected']
const billed = ['carPrice billed', 'fee expected']
const allPaid = ['carPrice paid', 'fee paid']
const refunded = ['carPrice refunded', 'fee refunded']
const voided = ['carPrice voided', 'fee voided']

const rows: readonly (readonly [string, () => Promise<Deal>, Money])[] = [
  ['both accepted', () => awarded(world, 'pro'), { contract: 'deliveryScheduling', amounts: open }],
  ['prime, reserve met', () => awarded(world, 'prime'), { contract: 'lienConfirmation', amounts: open }],
  ['delivery agreed', () => asking('pro'), { contract: 'payment', amounts: billed, account: 'open' }],
  ['liens cleared', () => asking('prime'), { contract: 'payment', amounts: billed, account: 'open' }],
  ['payment complete, pro', () => paid(world, 'pro'), {
    contract: 'screening', amounts: allPaid, heldWon: proWon, account: 'paid',
  }],
  ['payment complete, prime', () => paid(world, 'prime'), {
    contract: 'takeoverConfirmation', amounts: allPaid, heldWon: primeWon, account: 'paid',
  }],
  ['payment due missed', async () => {
    const deal = await asking('prime')
    await passTo(world, deal, 'dueAt')
    await world.pass(11 * 60)
    return deal
  }, {
    contract: 'payment', amounts: ['carPrice billed', 'claim billed', 'fee expected'], claimWon: 1_500_000,
    account: 'open',
  }],
  ['payment final missed', async () => {
    const deal = await asked(world, 'pro')
    await passTo(world, deal, 'finalAt')
    await world.pass(11 * 60)
    return deal
  }, {
    contract: 'cancelled paymentExpired', amounts: ['carPrice voided', 'claim billed', 'fee voided'], claimWon: 600_000,
  }],
  ['payment final missed, where fees are kept', async () => {
    await keepFees(world, 'claimed')
    const deal = await asked(world, 'pro')
    await keepFees(world, 'voided')
    await passTo(world, deal, 'finalAt')
    await world.pass(11 * 60)
    return deal
  }, {
    contract: 'cancelled paymentExpired', amounts: ['carPrice voided', 'claim billed', 'claim billed', 'fee voided'],
    claimWon: 600_000 + proFeeWon,
  }],
  ['payment reversed', async () => {
    const deal = await paid(world, 'pro')
    await takeBack(world.bank, (await seen(world, deal)).house?.carMoney?.account?.id ?? '')
    await numberOf(world, deal)
    return deal
  }, { contract: 'payment', amounts: billed, account: 'open' }],
  ['delivery final missed', async () => {
    const deal = await awarded(world, 'pro')
    await passTo(world, deal, 'finalAt')
    return deal
  }, { contract: 'cancelled deliveryExpired', amounts: voided }],
  ['lien blocked', async () => {
    const deal = await awarded(world, 'prime')
    await doing(world.clerk, calls.blockLien, { params: params(deal), body: { reason: '해지 불가' } })
    return deal
  }, { contract: 'cancelled lienBlocked', amounts: voided }],
  ['buyer leaves', async () => {
    const deal = await awarded(world, 'prime')
    await passTo(world, deal, 'finalAt')
    await doing(deal.buyer, calls.withdrawLien, { params: params(deal), body: { reason: null } })
    return deal
  }, { contract: 'cancelled lienWithdrawn', amounts: voided }],
  ['takeover confirmed, four days late', async () => {
    const deal = await paid(world, 'prime', 'yard')
    await world.pass(6.5 * day)
    await release(world, deal)
    await takeOver(deal)
    return deal
  }, { contract: 'screening', amounts: [...allPaid, 'fee billed'].toSorted(), heldWon: primeWon, account: 'paid' }],
  ['takeover dispute: correction', async () => {
    const deal = await paid(world, 'prime')
    await dispute(deal, 'correct', 400_000)
    return deal
  }, {
    contract: 'takeoverConfirmation', amounts: allPaid, heldWon: primeWon - 400_000, creditWon: 400_000,
    account: 'paid',
  }],
  ['takeover dispute: refused', async () => {
    const deal = await paid(world, 'prime')
    await dispute(deal, 'refuse')
    return deal
  }, { contract: 'takeoverConfirmation', amounts: allPaid, heldWon: primeWon, account: 'paid' }],
  ['takeover dispute: cancelled', async () => {
    const deal = await paid(world, 'prime')
    await dispute(deal, 'cancel')
    return deal
  }, { contract: 'cancelled byStaff', amounts: refunded, creditWon: primeWon + 550_000, account: 'paid' }],
  ['papers approved', async () => {
    const deal = await paid(world, 'pro')
    await handOver(world, deal)
    await approve(world, 'pro', deal)
    return deal
  }, { contract: 'done', amounts: allPaid, payoutWon: proWon, account: 'paid' }],
  ['reversed after the approval', async () => {
    const deal = await paid(world, 'prime')
    await takeOver(deal)
    await approve(world, 'prime', deal)
    await takeBack(world.bank, (await seen(world, deal)).house?.carMoney?.account?.id ?? '')
    return deal
  }, {
    contract: 'done', amounts: ['carPrice paid', 'claim billed', 'fee billed'], claimWon: primeWon, payoutWon: primeWon,
    account: 'takenBack',
  }],
  ['staff cancels, unpaid', async () => {
    const deal = await asking('prime')
    await cancel(deal)
    return deal
  }, { contract: 'cancelled byStaff', amounts: voided, account: 'none' }],
  ['staff cancels, paid, nobody’s fault', async () => {
    const deal = await paid(world, 'pro')
    await refund(deal, true)
    return deal
  }, { contract: 'cancelled byStaff', amounts: refunded, creditWon: proWon + proFeeWon, account: 'paid' }],
  ['staff cancels, paid, by the buyer’s fault', async () => {
    const deal = await paid(world, 'pro')
    await refund(deal, false)
    return deal
  }, { contract: 'cancelled byStaff', amounts: ['carPrice refunded', 'fee paid'], creditWon: proWon, account: 'paid' }],
]

test.each(rows)('%s', async (_, arrive, after) => {
  const deal = await arrive()
  const nothing = { heldWon: 0, creditWon: 0, claimWon: 0, payoutWon: 0, account: 'none' }
  expect(await moneyOf(deal)).toEqual({ ...nothing, ...after })
  expect(await booksOf(world.bank)).toEqual(soundBooks)
})
