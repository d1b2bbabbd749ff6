// Papers that were looked at once more and sent back: a buyer who stays silent never keeps the seller's money here.
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { doing } from '../../../testing/contracts/award-world.ts'
import {
  approve, type Deal, handIn, handOver, type HouseWorld, openHouseWorld, paid, seen,
} from '../../../testing/contracts/house-world.ts'
import { wordOf, wrongState } from '../../../testing/contracts/word-of.ts'

let world: HouseWorld
beforeAll(async () => {
  world = await openHouseWorld()
})
afterAll(() => world.stop())

const params = ({ contractId }: Deal) => ({ id: contractId })
const reopen = (deal: Deal) =>
  doing(world.clerk, calls.reopenScreening, { params: params(deal), body: { reason: '이전등록 다시 확인' } })
const sendBack = (deal: Deal) => doing(world.clerk, calls.rejectProScreening, {
  params: params(deal), body: { submissionId: null, type: 'documentUnreadable', note: null },
})
const payoutOf = async (deal: Deal) => (await seen(world, deal)).house?.payout?.state ?? null

test('the office takes back that it sent them back, and approves them', async () => {
  const deal = await paid(world, 'pro')
  await handOver(world, deal)
  await approve(world, 'pro', deal)
  expect(await payoutOf(deal)).toBe('waiting')
  await reopen(deal)
  await sendBack(deal)
  await world.pass(60 * 24 * 3_600)
  expect(await seen(world, deal)).toMatchObject({ state: 'done', screening: { state: 'rejected' }, attention: 'staff' })
  expect(await payoutOf(deal)).toBeNull()

  expect(await reopen(deal)).toMatchObject({ state: 'done', screening: { state: 'inProgress' } })
  expect(await wordOf(handIn(world, 'pro', deal))).toBe(wrongState)
  await doing(world.office, calls.approveProScreening, { params: params(deal), body: { submissionId: null } })
  expect(await seen(world, deal)).toMatchObject({ state: 'done', screening: { state: 'approved' }, attention: null })
  expect(await payoutOf(deal)).toBe('waiting')
})

test('before a contract is done only its buyer mends what came back', async () => {
  const deal = await paid(world, 'pro')
  await handIn(world, 'pro', deal)
  await sendBack(deal)
  expect(await wordOf(reopen(deal))).toBe(wrongState)
})
