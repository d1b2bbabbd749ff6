// What a shop missed in a contract: lifted when it is done after all, and dated when the contract dies before.
import { violationsCalls as calls } from '@bidyard/contract/calls/violations'
import type { ViolationDetailType } from '@bidyard/contract/enums'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf } from '../../../testing/ask.ts'
import type { TestMember } from '../../../testing/app.ts'
import { type AwardWorld, openAwardWorld, prime } from '../../../testing/contracts/award-world.ts'
import { once } from '../../../testing/violations/sanctions-world.ts'
import { afterDays } from '../standing/calendar-rules.ts'
import { applyViolation, giveUpMissedAct, releaseMissedAct, unrelated } from '../for-other-areas.ts'

let world: AwardWorld
let other: TestMember
beforeAll(async () => {
  world = await openAwardWorld()
  other = await world.member({ type: 'admin', part: 'sanctions' })
})
afterAll(() => world.stop())

const info = ({ memberId }: TestMember) => world.clerk.ask(calls.getViolationInfo, { body: { memberId } })

/** The buyer of a car that was awarded, who let the time for this act pass. */
const missed = async (detail: ViolationDetailType) => {
  const { bidders: [{ dealer, biddingId }] } = await world.closed(prime, { bestWon: 20_000_000 })
  const [contract] = await world.sql<{ id: string }[]>`select id from contracts where bidding_id = ${biddingId}`
  if (contract === undefined || dealer.shopId === null) throw new Error('nobody won')
  const { shopId } = dealer
  const related = { ...unrelated, contractId: contract.id }
  const applied = await world.act('flow', (given) => applyViolation(given, {
    shopId, memberId: null, detail, violateAt: given.now, statement: '기한이 지났습니다.', isEvidenceShown: true, related,
    priceWon: null, source: null,
  }))
  if ('problem' in applied) throw new Error(applied.problem)
  return { dealer, violationId: applied.id, contractId: contract.id }
}

test('a restriction until an act ends by itself when the act is done, and no other way back is needed', async () => {
  const detail = 'selfContractScreeningSubmitExpired'
  const { dealer, violationId, contractId } = await missed(detail)
  expect((await info(dealer)).standing).toMatchObject({ restriction: 'warning', isUntilAct: true })
  await world.act('flow', (given) => releaseMissedAct(given, { contractId, details: [detail], reason: '서류를 제출함' }))
  const { standing, violations } = await info(dealer)
  expect(standing).toMatchObject({ restriction: 'none', points: 3 })
  expect(violations[0]?.penalties).toContainEqual(expect.objectContaining({ kind: 'restriction', end: 'actDone' }))
  const asked = once(other, calls.releaseBidRestriction, {
    params: { id: violationId }, body: { reason: '확인 결과' },
  })
  expect((await refusalOf(asked)).body.code).toBe('BID_RESTRICTION_NOT_ACTIVE')
})

test('one whose contract dies before comes with thirty days', async () => {
  const detail = 'proContractVehiclePaymentExpired'
  const { dealer, contractId } = await missed(detail)
  // The days count from the end of the contract, however long ago the act was missed.
  await world.pass(5 * 86_400)
  const diedAt = await world.act('flow', async (given) => {
    await giveUpMissedAct(given, { contractId, details: [detail], reason: '계약 취소' })
    return given.now
  })
  const [violation] = (await info(dealer)).violations
  expect(violation).toMatchObject({ wayOut: 'time' })
  expect(violation?.penalties)
    .toContainEqual(expect.objectContaining({ kind: 'restriction', cause: 'unhealed', value: 30 }))
  expect(violation?.restrictedUntil).toBe(afterDays(diedAt, 30).toISOString())
})
