// What an own bid waits for, whose turn it is and until when: what its contract says, and nothing of another's.
import { biddingCalls as calls } from '@bidyard/contract/calls/bidding'
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { exportsCalls } from '@bidyard/contract/calls/exports/exports'
import { contractStep, selfContractStep } from '@bidyard/contract/enums/contracts'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tx } from '../../../runtime/database/database.ts'
import type { TestMember } from '../../../testing/app.ts'
import { doing, request } from '../../../testing/contracts/award-world.ts'
import { openSelfWorld, type SelfDeal, type SelfWorld, standingAt } from '../../../testing/contracts/self-deals.ts'
import { processesQuery } from './trade-processes.sql.ts'

let world: SelfWorld
beforeAll(async () => {
  world = await openSelfWorld()
})
afterAll(() => world.stop())

const rowsOf = async ({ ask }: Pick<TestMember, 'ask'>, { id }: SelfDeal) =>
  (await ask(calls.listBuyerTradeProcesses, { query: { filter: { auctionId: { eq: id } } } })).items

const inContracts = async ({ ask }: Pick<TestMember, 'ask'>, { contractId }: SelfDeal) => {
  const { items } = await ask(contractsCalls.listContracts, { query: { size: 100 } })
  return items.find(({ id }) => id === contractId)?.duty
}

test.each(selfContractStep.values)('at %s it says what the contract says', async (step) => {
  const deal = await standingAt(world, step)
  const [own] = await rowsOf(deal.buyer, deal)
  const duty = await inContracts(deal.buyer, deal)
  expect(own).toMatchObject({ contractId: deal.contractId, contractStep: step })
  expect(own?.duty).toEqual(duty)
  const isOver = step === 'done' || step === 'cancelled'
  expect(own?.duty === null).toBe(isOver)
  if (!isOver) expect(own?.duty?.step).toBe(step)
  // The office sees the bid of each shop; who only bid waits for nothing.
  const all = await rowsOf(world.clerk, deal)
  expect(all.find(({ biddingId }) => biddingId === own?.biddingId)?.duty).toEqual(duty)
  const [, second] = deal.bidders
  const [others] = await rowsOf(second.dealer, deal)
  expect(others).toMatchObject({ contractId: null, contractStep: null, duty: null })
  expect(await rowsOf(world.stranger, deal).catch(() => 'refused')).toBe('refused')
})

test('whose turn it is goes with the acts, and the time that is left with each of them', async () => {
  const deal = await standingAt(world, 'purchaseDecision')
  const [asked] = await rowsOf(deal.buyer, deal)
  expect(asked?.duty).toMatchObject({ step: 'purchaseDecision', whose: 'buyer' })
  await doing(deal.buyer, contractsCalls.acceptSelfPurchase, { params: { id: deal.contractId }, body: {} })
  const [bought] = await rowsOf(deal.buyer, deal)
  expect(bought?.duty).toMatchObject({ step: 'tradeScheduling' })
  expect(bought?.duty?.dueAt).not.toBe(asked?.duty?.dueAt)
})

test('a choice that is taken back leaves nothing to be done', async () => {
  const deal = await standingAt(world, 'purchaseDecision')
  await doing(world.seller, contractsCalls.revertSaleRequest, {
    params: { id: deal.id }, body: { reason: null },
  })
  const [own] = await rowsOf(deal.buyer, deal)
  expect(own).toMatchObject({ contractStep: 'cancelled', duty: null })
})

test('a bid that is chosen again waits for what its newest contract does', async () => {
  const deal = await standingAt(world, 'purchaseDecision')
  await doing(world.seller, contractsCalls.revertSaleRequest, { params: { id: deal.id }, body: { reason: null } })
  const contractId = await request(world, deal, deal.bidders[0])
  expect(contractId).not.toBe(deal.contractId)
  const own = await rowsOf(deal.buyer, deal)
  expect(own).toMatchObject([{ contractId, contractStep: 'purchaseDecision', duty: { whose: 'buyer' } }])
  expect(own[0]?.duty).toEqual(await inContracts(deal.buyer, { ...deal, contractId }))
})

test.each(['screening', 'done'] as const)('a file of own bids names the step of a contract at %s', async (step) => {
  const deal = await standingAt(world, step)
  const query = new URLSearchParams({ filter: JSON.stringify({ auctionId: { eq: deal.id } }) })
  const { url } = await deal.buyer.ask(exportsCalls.exportList, {
    body: { list: 'ownBids', format: 'csv', query: String(query), reason: null },
  })
  const [heads = [], cells = []] = (await (await fetch(new URL(url, world.base))).text()).split('\r\n')
    .map((line) => line.split(','))
  expect(cells[heads.indexOf('계약 단계')]).toBe(contractStep.labels[step].ko)
  expect(cells[heads.indexOf('할 차례')] === '').toBe(step === 'done')
})

const planOf = async (query: (tx: Tx) => RawBuilder<unknown>): Promise<string[]> => {
  const { rows } = await world.database.transact((tx) =>
    sql<Readonly<Record<string, string>>>`explain ${query(tx)}`.execute(tx))
  return rows.flatMap((row) => Object.values(row))
}

test('contracts and what was asked are looked up for the rows of the page alone', async () => {
  const plan = await planOf((tx) => sql`${processesQuery(tx).orderBy('biddings.amount_won', 'desc').limit(20)}`)
  const depthOf = (words: RegExp): number => (plan.find((line) => words.test(line)) ?? '').search(/\S/)
  // Worked out above the sort and below the bound: for what is left of them.
  expect(plan.slice(0, 3).map((line) => line.match(/\w+/)?.[0])).toEqual(['Limit', 'Result', 'Sort'])
  for (const which of [2, 3]) expect(depthOf(new RegExp(`SubPlan ${which}$`))).toBeLessThan(depthOf(/Sort Key/))
  expect(plan.join()).toMatch(/SubPlan 2,.* on contracts .*SubPlan 1,.* on deadlines owed /)
  expect(plan.join()).toMatch(/SubPlan 3,.* on bidding_cancel_requests /)
  // Nor are all bids there are read, to know which of the own ones another one replaced.
  expect(plan.join()).not.toContain('hashed')
})

test('to count bids nothing but bids is read', async () => {
  const plan = await planOf((tx) => sql`
    select count(*) from (${processesQuery(tx).clearSelect().select('biddings.id')}) as counted`)
  expect(plan.join()).toContain(' on biddings')
  expect(plan.join()).not.toMatch(/ on (auctions|orders|auction_bidders|contracts|deadlines)/)
})
