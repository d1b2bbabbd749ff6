// Papers that never come: only after their last end, by the office with a reason, once, and the seller gets the money.
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import type { ContractKind } from '@bidyard/contract/enums'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestMember } from '../../../testing/app.ts'
import { around, doing, violationsOf, wait } from '../../../testing/contracts/award-world.ts'
import {
  type Deal, handIn, handOver, type HouseWorld, openHouseWorld, paid, passTo, proWon, seen, standingOf, takeOver,
} from '../../../testing/contracts/house-world.ts'
import { handIn as handInSelf, standingAt } from '../../../testing/contracts/self-deals.ts'
import { wordOf, wrongState } from '../../../testing/contracts/word-of.ts'
import { booksOf, soundBooks } from '../../../testing/money/money-world.ts'
import { noteTransferToSeller } from '../../../testing/money/note-transfer.ts'
import { pdfPages } from '../../../testing/prints/pdf-text.ts'

let world: HouseWorld
beforeAll(async () => {
  world = await openHouseWorld()
})
afterAll(() => world.stop())

const kinds: readonly ContractKind[] = ['self', 'pro', 'prime']
const reason = '이전등록 확인, 구매자 연락 두절'
const params = ({ contractId }: Deal) => ({ id: contractId })

/** The buyer has the car, and owes the papers. */
const owingPapers = async (kind: ContractKind): Promise<Deal> => {
  if (kind === 'self') return await standingAt(world, 'screening') as Deal
  const deal = await paid(world, kind)
  await (kind === 'pro' ? handOver(world, deal) : takeOver(deal))
  return deal
}

const finish = (deal: Deal, who: Pick<TestMember, 'ask'> = world.clerk, proofId: string | null = null) =>
  doing(who, calls.finishWithoutPapers, { params: params(deal), body: { reason, proofId } })
const send = (deal: Deal, kind: ContractKind) =>
  (kind === 'self' ? handInSelf(world, deal) : handIn(world, kind, deal))
const sendBack = (deal: Deal, kind: ContractKind) => {
  const body = { submissionId: null, type: 'documentUnreadable', note: null } as const
  if (kind === 'self') return doing(world.clerk, calls.rejectSelfScreening, { params: params(deal), body })
  return doing(world.clerk, kind === 'pro' ? calls.rejectProScreening : calls.rejectPrimeScreening, {
    params: params(deal), body,
  })
}
const restrictionsOf = ({ buyer }: Deal) => world.sql<{ ends: boolean; endedAs: string | null }[]>`
  select until_at is not null as ends, ended_as as "endedAs" from shop_penalties
  where shop_id = ${buyer.shopId} and kind = 'restriction'`
const payoutOf = async (deal: Deal) => (await seen(world, deal)).house?.payout ?? null
const overdue = async (kind: ContractKind): Promise<Deal> => {
  const deal = await owingPapers(kind)
  await passTo(world, deal, 'finalAt')
  return deal
}

describe.each(kinds)('a %s contract whose papers never come', (kind) => {
  test('is finished by the office after the last end, once, and by nobody else', async () => {
    const deal = await owingPapers(kind)
    expect(await wordOf(finish(deal))).toBe(wrongState)
    await passTo(world, deal, 'dueAt')
    expect(await wordOf(finish(deal))).toBe(wrongState)
    expect(await seen(world, deal)).toMatchObject({ isStepOverdue: false })
    await passTo(world, deal, 'finalAt')
    expect(await seen(world, deal)).toMatchObject({ isStepOverdue: true, attention: 'staff' })
    for (const who of [deal.buyer, world.seller]) expect(await wordOf(finish(deal, who))).toBe('INVALID_PERMISSION')
    expect(await wordOf(finish(deal, world.money[0]))).toBe('403')
    expect(await wordOf(finish(deal, world.stranger))).toBe('404')
    expect(await wordOf(finish(deal, world.clerk, await world.paper(deal.buyer)))).toBe('INVALID_INPUT')
    const proofId = await world.paper(world.clerk)
    expect(await finish(deal, world.clerk, proofId)).toMatchObject({
      state: 'done', duty: null, attention: null, isStepOverdue: false, screening: {
        state: 'approved', submissions: [], withoutPapers: { at: expect.any(String), proof: { id: proofId } },
      },
    })
    expect(await around(world, deal)).toMatchObject({
      auction: 'done', order: 'completed', contracts: ['done'],
      amounts: ['carPrice paid', kind === 'self' ? 'fee billed' : 'fee paid'],
    })
    expect(await wordOf(finish(deal))).toBe(wrongState)
    expect(await wordOf(send(deal, kind))).toBe(wrongState)
    // There is nothing to look at once more.
    expect(await wordOf(doing(world.clerk, calls.reopenScreening, { params: params(deal), body: { reason } })))
      .toBe(wrongState)
  })

  test('keeps who finished it and why, which the office alone reads', async () => {
    const deal = await overdue(kind)
    await finish(deal, world.clerk, await world.paper(world.clerk))
    const last = async (who: Pick<TestMember, 'ask'>) => {
      const { moves, screening } = await seen(world, deal, who)
      return [moves.at(-1), screening?.withoutPapers]
    }
    const move = { action: 'finishWithoutPapers', from: 'screening', to: 'done', actor: 'staff' }
    const at = expect.any(String)
    expect(await last(world.office)).toMatchObject([{ ...move, reason }, { at, proof: {} }])
    for (const party of [deal.buyer, world.seller])
      expect(await last(party)).toMatchObject([{ ...move, reason: null }, { at, proof: null }])
    const written = await world.sql`
      select member_id as who, reason from state_history
      where row_id = ${deal.contractId} and action = 'finishWithoutPapers' order by id`
    expect(written).toEqual([1, 2].map(() => ({ who: world.clerk.memberId, reason })))
    const audited = await world.sql`
      select member_id as who, reason from audit_log
      where subject_id = ${deal.contractId} and act = 'finish without papers'`
    expect(audited).toEqual([{ who: world.clerk.memberId, reason }])
  })

  test('is finished though papers came that were not right, once the time for better ones is over', async () => {
    const deal = await owingPapers(kind)
    await passTo(world, deal, 'dueAt')
    await send(deal, kind)
    // Looked at for so long that the last end passes.
    await world.pass(20 * 86_400)
    expect(await seen(world, deal)).toMatchObject({ isStepOverdue: false, screening: { state: 'inProgress' } })
    expect(await wordOf(finish(deal))).toBe(wrongState)
    await sendBack(deal, kind)
    expect(await wordOf(finish(deal))).toBe(wrongState)
    await passTo(world, deal, 'finalAt')
    expect(await finish(deal)).toMatchObject({
      state: 'done', screening: { state: 'approved', submissions: [{ verdict: 'rejected' }], withoutPapers: {} },
    })
  })

  test('and papers that come at the same moment: one of both is too late', async () => {
    for (let round = 0; round < 3; round++) {
      const deal = await overdue(kind)
      const words = await Promise.all([finish(deal), send(deal, kind)]
        .map((asked) => asked.then(() => 'done', () => 'late')))
      expect(words.toSorted()).toEqual(['done', 'late'])
      const { state, screening } = await seen(world, deal)
      expect([state, screening?.state, screening?.submissions.length])
        .toEqual(words[0] === 'done' ? ['done', 'approved', 0] : ['screening', 'inProgress', 1])
    }
  })

  test('leaves its buyer restricted for a time, who never did what was waited for', async () => {
    const deal = await overdue(kind)
    expect(await violationsOf(world, deal.buyer.shopId)).toEqual([`${kind}ContractScreeningSubmitExpired`])
    expect(await restrictionsOf(deal)).toEqual([{ ends: false, endedAs: null }])
    await finish(deal)
    expect(await restrictionsOf(deal)).toEqual([{ ends: true, endedAs: null }])
    const { contractNo } = await seen(world, deal)
    const lines = await world.sql`
      select audit_log.reason from audit_log join shop_violations on shop_violations.id::text = subject_id
      where contract_id = ${deal.contractId} and act = 'limit bid restriction'`
    expect(lines).toEqual([{ reason: `${contractNo}: finished without papers` }])
  })
})

describe('the money of a car without papers', () => {
  test.each(['pro', 'prime'] as const)('goes to the seller of a %s car by another hand', async (kind) => {
    const deal = await overdue(kind)
    await doing(world.seller, calls.setSellerAccount, {
      params: { id: deal.orderId }, body: { bankCode: '088', number: '110-123-456789', holderName: '홍길동' },
    })
    expect(await payoutOf(deal)).toBeNull()
    // Attends to money as well: so much the more somebody else has to send it.
    await finish(deal, world.office)
    const id = (await payoutOf(deal))?.id ?? ''
    const sendMoney = (who: TestMember) => noteTransferToSeller(who, id)
    expect(await wordOf(sendMoney(world.office))).toBe('403')
    expect(await sendMoney(world.money[0])).toMatchObject({ state: 'paid' })
    expect(await standingOf(world, deal)).toMatchObject({ contract: 'done', heldWon: 0 })
    expect(await booksOf(world.bank)).toEqual(soundBooks)
  })

  test('is not the seller’s while nobody has handed the car over: it is refunded, or the car is brought', async () => {
    const deal = await paid(world, 'pro')
    await passTo(world, deal, 'finalAt')
    expect(await wordOf(finish(deal))).toBe(wrongState)
    expect(await standingOf(world, deal)).toMatchObject({ contract: 'screening', heldWon: proWon })
    await handOver(world, deal)
    expect((await finish(deal)).state).toBe('done')
  })

  test('and what two people were to refund is refunded no more', async () => {
    const deal = await overdue('pro')
    const { version } = await seen(world, deal)
    await doing(world.money[0], calls.refundContract, { params: params(deal), body: {
      seenVersion: version, type: 'buyerRequest', next: 'decline', refundsFee: false, reason: '연락 두절',
    } })
    await finish(deal)
    const proposals = await world.sql`select state from money_proposals where subject_id = ${deal.contractId}`
    expect(proposals).toEqual([{ state: 'lapsed' }])
  })
})

test('more time is time: until its end nothing is finished without papers', async () => {
  const deal = await overdue('self')
  const { version } = await seen(world, deal)
  const dueAt = new Date((await world.now()).getTime() + 2 * 86_400_000).toISOString()
  await doing(world.clerk, calls.extendContractDeadline, { params: params(deal), body: {
    seenVersion: version, dueAt, reason: '구매자 요청',
  } })
  expect(await wordOf(finish(deal))).toBe(wrongState)
  await passTo(world, deal, 'finalAt')
  expect((await finish(deal)).state).toBe('done')
})

test('the office finds them among what was approved, and nobody else looks for them', async () => {
  const [without, approved] = [await overdue('self'), await standingAt(world, 'done')]
  await finish(without)
  const found = async (of: object, who: Pick<TestMember, 'ask'> = world.office) => {
    const { items } = await who.ask(calls.listContracts, { query: {
      filter: { auctionId: { in: [without.id, approved.id] }, screeningState: { eq: 'approved' }, ...of },
    } })
    return items.map(({ id }) => id)
  }
  expect((await found({})).toSorted()).toEqual([without.contractId, approved.contractId].toSorted())
  expect(await found({ withoutPapersAt: { isNotNull: true } })).toEqual([without.contractId])
  expect(await found({ withoutPapersAt: { isNull: true } })).toEqual([approved.contractId])
  const asBuyer = found({ withoutPapersAt: { isNull: true } }, without.buyer)
  expect(await wordOf(asBuyer)).toBe('BadRequestSchema 0003.invalidQuerySchema')
})

test('its record claims no papers, also where some were sent back', async () => {
  const deal = await owingPapers('self')
  await send(deal, 'self')
  await sendBack(deal, 'self')
  await passTo(world, deal, 'finalAt')
  await finish(deal)
  expect(await wordOf(doing(world.clerk, calls.reopenScreening, { params: params(deal), body: { reason: '다시 확인' } })))
    .toBe(wrongState)
  await expect.poll(async () => (await seen(world, deal)).record?.edition, { timeout: 20_000 }).toBe(1)
  const url = new URL((await seen(world, deal)).record?.file.url ?? '', 'http://localhost')
  const { rawPayload } = await world.server.inject({ method: 'GET', url: url.pathname + url.search })
  const words = pdfPages(rawPayload).join('').replaceAll(/\s/g, '')
  expect(words).toContain('명의이전서류없이거래를완료했습니다')
  expect(words).not.toContain('SHA-256')
  expect(words).not.toContain('자동차등록증')
})

test('of an outage that nobody noticed yet no time is over', async () => {
  const deal = await owingPapers('self')
  await passTo(world, deal, 'dueAt')
  const { duty } = await seen(world, deal)
  await wait(world, Math.ceil((Date.parse(duty?.finalAt ?? '') - (await world.now()).getTime()) / 3_600_000) + 1)
  await world.sql`update node_beats set beat_at = statement_timestamp() - interval '60 seconds'`
  expect(await wordOf(finish(deal))).toBe(wrongState)
})
