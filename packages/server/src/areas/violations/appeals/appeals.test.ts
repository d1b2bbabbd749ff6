// Appeals: one for each violation, within its term, answered once and by somebody else; to accept is to pardon.
import { randomUUID } from 'node:crypto'
import { noticesCalls } from '@bidyard/contract/calls/notices'
import { violationsCalls as calls } from '@bidyard/contract/calls/violations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf } from '../../../testing/ask.ts'
import type { TestMember } from '../../../testing/app.ts'
import { kindsTold } from '../../../testing/kinds-told.ts'
import { tablesWith } from '../../../testing/members/tables-with.ts'
import { once, openSanctionsWorld, type SanctionsWorld } from '../../../testing/violations/sanctions-world.ts'

let world: SanctionsWorld
beforeAll(async () => {
  world = await openSanctionsWorld()
})
afterAll(() => world.stop())

const statement = '판매자가 먼저 일정을 취소했습니다.'
const answered = '통화 기록을 확인했습니다.'
const submit = (who: TestMember, violationId: string, evidenceFileIds: string[] = []) =>
  once(who, calls.submitViolationAppeal, { body: { violationId, statement, evidenceFileIds } })
const answer = (who: TestMember, id: string, outcome: 'accept' | 'reject') =>
  once(who, calls.answerViolationAppeal, { params: { id }, body: { outcome, answer: answered } })
const statusOf = async (asked: Promise<unknown>) => (await refusalOf(asked)).status
const appealed = async (detail: Parameters<SanctionsWorld['apply']>[1] = 'offPlatformTrade') => {
  const dealer = await world.dealer()
  const violation = await world.apply(dealer.shopId, detail)
  return { dealer, violation, appeal: await submit(dealer, violation.id) }
}

test('a shop appeals once, with files that the office sees', async () => {
  const dealer = await world.dealer()
  const { id, mayAppeal } = await world.apply(dealer.shopId, 'offPlatformTrade')
  expect(mayAppeal).toBe(true)
  const file = await world.document(dealer)
  const appeal = await submit(dealer, id, [file])
  expect(appeal).toMatchObject({ state: 'submitted', statement, violationId: id, answeredBy: null })
  expect(appeal.evidence.map((one) => one.id)).toEqual([file])
  expect(await statusOf(submit(dealer, id))).toBe(409)
  const seen = await world.other.ask(calls.getViolationAppeal, { params: { id: appeal.id } })
  expect(seen.evidence).toHaveLength(1)
  const whole = await world.clerk.ask(calls.getShopViolation, { params: { id } })
  expect(whole).toMatchObject({
    mayAppeal: false, appealState: 'submitted', appeal: { id: appeal.id, state: 'submitted' },
  })
})

test('whoever applied a violation does not answer its appeal', async () => {
  const { appeal } = await appealed()
  expect(await statusOf(answer(world.clerk, appeal.id, 'reject'))).toBe(403)
  expect(await answer(world.other, appeal.id, 'reject')).toMatchObject({
    state: 'rejected', answer: answered, answeredBy: { name: '류담당' },
  })
})

test('accepted, the violation is pardoned; rejected, it stays', async () => {
  const [kept, gone] = [await appealed(), await appealed()]
  await answer(world.other, kept.appeal.id, 'reject')
  await answer(world.other, gone.appeal.id, 'accept')
  expect((await world.info(kept.dealer)).standing).toMatchObject({ points: 20, restriction: 'warning' })
  const { standing, violations: [violation] } = await world.info(gone.dealer)
  expect(standing).toMatchObject({ points: 0, restriction: 'none' })
  expect(violation).toMatchObject({ state: 'pardoned', appealState: 'accepted', mayAppeal: false })
  expect(await statusOf(answer(world.other, gone.appeal.id, 'reject'))).toBe(409)
})

test('what is said in an appeal stands in it alone, and in no log that only grows', async () => {
  const [kept, gone] = [await appealed(), await appealed()]
  await answer(world.other, kept.appeal.id, 'reject')
  await answer(world.other, gone.appeal.id, 'accept')
  // Answers are kept for a day under their keys.
  expect(await tablesWith(world.sql, [statement, answered])).toEqual(['idempotency_keys', 'violation_appeals'])
})

test('the shop hears of the violation, of the answer, of a pardon, and that its restriction ended', async () => {
  const { dealer, violation, appeal } = await appealed()
  // What the deposit did not have is billed as well.
  const applied = ['amountBilled', 'violationApplied']
  expect((await kindsTold(dealer.ask)).toSorted()).toEqual(applied)
  await answer(world.other, appeal.id, 'reject')
  expect((await kindsTold(dealer.ask)).toSorted()).toEqual(['amountBilled', 'appealAnswered', 'violationApplied'])
  await once(world.other, calls.pardonShopViolation, { params: { id: violation.id }, body: { reason: '착오였습니다.' } })
  expect((await kindsTold(dealer.ask)).toSorted())
    .toEqual([...applied, 'appealAnswered', 'restrictionEnded', 'violationPardoned'].toSorted())
  const { items } = await dealer.ask(noticesCalls.listNotices, { query: { size: 100 } })
  const ended = items.find(({ kind }) => kind === 'restrictionEnded')
  // A deposit that the sanction took from, or a bill, may still keep it from bidding: the page it leads to says so.
  expect([ended?.text.ko.includes('보증금'), ended?.path]).toEqual([true, '/finance'])
})

test('of two clerks who answer at once one does', async () => {
  const third = await world.member({ type: 'root' })
  for (let round = 0; round < 5; round++) {
    const { appeal } = await appealed()
    const asked = await Promise.allSettled([
      answer(world.other, appeal.id, 'accept'), answer(third, appeal.id, 'reject'),
    ])
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { state } = await world.clerk.ask(calls.getViolationAppeal, { params: { id: appeal.id } })
    const won = asked[0]?.status === 'fulfilled' ? 'accepted' : 'rejected'
    expect(state).toBe(won)
  }
})

test('closes with a violation that is pardoned or deleted meanwhile', async () => {
  const [pardoned, deleted] = [await appealed(), await appealed()]
  const reason = { body: { reason: '착오' } }
  await once(world.other, calls.pardonShopViolation, { params: { id: pardoned.violation.id }, ...reason })
  await once(world.other, calls.forceDeleteShopViolation, { params: { id: deleted.violation.id }, ...reason })
  const closed = await pardoned.dealer.ask(calls.getViolationAppeal, { params: { id: pardoned.appeal.id } })
  expect(closed.state).toBe('lapsed')
  expect(await statusOf(answer(world.other, pardoned.appeal.id, 'accept'))).toBe(409)
  expect(await statusOf(answer(world.other, deleted.appeal.id, 'accept'))).toBe(404)
  expect(await statusOf(submit(pardoned.dealer, pardoned.violation.id))).toBe(409)
})

test('another shop’s violations and appeals are as if missing', async () => {
  const { violation, appeal } = await appealed()
  const stranger = await world.dealer()
  expect(await statusOf(submit(stranger, violation.id))).toBe(404)
  expect(await statusOf(submit(stranger, randomUUID()))).toBe(404)
  expect(await statusOf(stranger.ask(calls.getViolationAppeal, { params: { id: appeal.id } }))).toBe(404)
  const list = { query: { filter: { violationId: { eq: violation.id } }, count: true } }
  expect(await stranger.ask(calls.listViolationAppeals, list)).toMatchObject({ items: [], count: 0 })
  const office = await world.clerk.ask(calls.listViolationAppeals, list)
  expect(office).toMatchObject({ items: [{ id: appeal.id, answeredBy: null }], count: 1 })
})

test('with files of somebody else nothing is submitted', async () => {
  const dealer = await world.dealer()
  const { id } = await world.apply(dealer.shopId, 'misconduct')
  const refused = await refusalOf(submit(dealer, id, [await world.document(world.clerk)]))
  expect(refused.body).toMatchObject({ code: 'BadRequestSchema', issues: [{ path: 'body.evidenceFileIds.0' }] })
  expect((await submit(dealer, id)).state).toBe('submitted')
})

test('after its term there is none; the term ends with the fourteenth day in Seoul', async () => {
  const dealer = await world.dealer()
  const { id, appealUntil, appliedAt } = await world.apply(dealer.shopId, 'misconduct')
  const day = (text: string) => new Date(text).toLocaleDateString('sv-SE', { timeZone: 'Asia/Seoul' })
  expect(appealUntil).toMatch(/T15:00:00\.000Z$/)
  const fifteen = new Date(new Date(`${day(appliedAt)}T00:00:00+09:00`).getTime() + 15 * 86_400_000)
  expect(new Date(appealUntil)).toEqual(fifteen)
  const other = await world.apply(dealer.shopId, 'misconduct')
  const leftMs = fifteen.getTime() - (await world.now()).getTime()
  await world.passDays((leftMs - 60_000) / 86_400_000)
  expect((await submit(dealer, other.id)).state).toBe('submitted')
  await world.passDays(61_000 / 86_400_000)
  expect(await statusOf(submit(dealer, id))).toBe(409)
  expect((await dealer.ask(calls.getShopViolation, { params: { id } })).mayAppeal).toBe(false)
})
