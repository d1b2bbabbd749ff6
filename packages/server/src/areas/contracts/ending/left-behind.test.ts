// A contract that the office ends takes every duty with it, also those of its small steps: nobody is asked any more.
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { doing } from '../../../testing/contracts/award-world.ts'
import {
  handIn, openSelfWorld, type SelfDeal, type SelfWorld, seen, standingAt, visitNow,
} from '../../../testing/contracts/self-deals.ts'

let world: SelfWorld
beforeAll(async () => {
  world = await openSelfWorld()
})
afterAll(() => world.stop())

const end = async (deal: SelfDeal) => {
  const { version: seenVersion } = await seen(world, deal)
  await doing(world.clerk, calls.cancelContract, {
    params: { id: deal.contractId }, body: { seenVersion, type: 'mistake', next: 'decline', reason: '처리 오류' },
  })
}
const livingOf = async ({ contractId }: SelfDeal) => {
  const rows = await world.sql<{ duty: string }[]>`
    select machine || '.' || duty as duty from deadlines
    where row_id = ${contractId} and next_at is not null order by 1`
  return rows.map(({ duty }) => duty)
}

test('the seller’s answer to a price cut', async () => {
  const deal = await standingAt(world, 'tradeResult')
  await visitNow(world, deal)
  const [{ biddingId }] = deal.bidders
  await doing(deal.buyer, calls.submitAdjustment, { params: { id: biddingId }, body: {
    lines: [{
      kind: 'tire', units: 2, amountWon: 160_000, damages: [], note: '',
      photoIds: [await world.paper(deal.buyer, 'contractAdjustmentLineItemImage')],
    }],
    totalWon: 160_000,
  } })
  expect(await livingOf(deal)).toEqual(['adjustment.answer', 'adjustment.remind'])
  await end(deal)
  expect(await livingOf(deal)).toEqual([])
})

test('the office’s look at papers', async () => {
  const deal = await standingAt(world, 'screening')
  await handIn(world, deal)
  expect(await livingOf(deal)).toEqual(['screening.review'])
  await end(deal)
  expect(await livingOf(deal)).toEqual([])
})
