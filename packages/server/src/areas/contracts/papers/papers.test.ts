// The papers of the title transfer through the front door: kept, handed in, approved, sent back, and what follows.
import { randomUUID } from 'node:crypto'
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { financeCalls } from '@bidyard/contract/calls/finance'
import { limits } from '@bidyard/contract/limits'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestMember } from '../../../testing/app.ts'
import { around, doing, violationsOf } from '../../../testing/contracts/award-world.ts'
import {
  approve, handIn, openSelfWorld, reject, type SelfDeal, type SelfWorld, seen, standingAt,
} from '../../../testing/contracts/self-deals.ts'
import { wordOf, wrongKind, wrongState as wrongStep } from '../../../testing/contracts/word-of.ts'
import { afterQuietHours } from '../../reference/for-other-areas.ts'

let world: SelfWorld
let root: TestMember
beforeAll(async () => {
  world = await openSelfWorld()
  root = await world.member({ type: 'root' })
})
afterAll(() => world.stop())

const document = 'transferredCarRegistration' as const
const submit = ({ contractId, buyer }: SelfDeal, documents: { document: typeof document; fileId: string }[],
  who: TestMember = buyer) =>
  doing(who, calls.submitSelfScreening, { params: { id: contractId }, body: { documents, note: null } })
const judge = (deal: SelfDeal, verdict: 'approve' | 'reject', submissionId: string | null, who = world.clerk) =>
  verdict === 'approve'
    ? doing(who, calls.approveSelfScreening, { params: { id: deal.contractId }, body: { submissionId } })
    : doing(who, calls.rejectSelfScreening, {
      params: { id: deal.contractId }, body: { submissionId, type: 'etc', note: '번호판이 다름' },
    })
const passUntil = async (at: string | undefined): Promise<void> =>
  world.pass((new Date(at ?? 0).getTime() - (await world.now()).getTime()) / 1_000 + 1)

test('papers that are right finish everything around the car', async () => {
  const deal = await standingAt(world, 'screening')
  expect((await handIn(world, deal)).screening).toMatchObject({ state: 'inProgress' })
  expect(await approve(world, deal)).toMatchObject({
    state: 'done', duty: null, screening: { state: 'approved', submissions: [{ verdict: 'approved' }] },
  })
  expect(await around(world, deal)).toEqual({
    auction: 'done', order: 'completed', contracts: ['done'], bids: ['done completed', 'bidFailed rejected'],
    amounts: ['carPrice paid', 'fee billed'],
  })
  const { items } = await deal.buyer.ask(financeCalls.listAmounts, {
    query: { filter: { contractId: { eq: deal.contractId } } },
  })
  const fee = items.find(({ kind }) => kind === 'fee')
  const { doneAt } = await seen(world, deal)
  // At whatever time of the day that is, but while banks are awake.
  const inAWeek = new Date(Date.parse(doneAt ?? '') + 7 * 86_400_000)
  expect(fee?.dueAt).toBe(afterQuietHours(inAWeek, { from: '23:00', to: '00:30' }).toISOString())
  const [{ id: bidderId }] = deal.bidders
  expect(await world.sql`select from auction_bidders where id = ${bidderId} and done_at is null`).toEqual([])
})

describe('what is handed in', () => {
  test('is all that is needed, kept, one’s own, and of the right use', async () => {
    const deal = await standingAt(world, 'screening')
    const before = await seen(world, deal)
    const [temp] = await world.sql<{ id: string }[]>`
      insert into files (usage_type, name, content_type, state, uploader_id, announced_bytes)
      values ('contractDocument', 'a.pdf', 'application/pdf', 'temp', ${deal.buyer.userId}, 10) returning id`
    const [colleague, wrong] = [await world.paper(world.clerk), await world.paper(deal.buyer, 'document')]
    for (const fileId of [temp?.id ?? '', colleague, wrong, randomUUID()])
      expect(await wordOf(submit(deal, [{ document, fileId }]))).toBe('INVALID_INPUT')
    const own = await world.paper(deal.buyer)
    expect(await wordOf(submit(deal, []))).toBe('INVALID_INPUT')
    expect(await wordOf(submit(deal, [{ document, fileId: own }, { document, fileId: own }]))).toBe('INVALID_INPUT')
    expect(await seen(world, deal)).toEqual(before)
    const used = await standingAt(world, 'screening')
    await submit(deal, [{ document, fileId: own }])
    expect(await wordOf(submit(deal, [{ document, fileId: own }]))).toBe(wrongStep)
    expect(await wordOf(submit(used, [{ document, fileId: own }]))).toBe('INVALID_INPUT')
  })

  test('is a draft until then, of the buyer alone', async () => {
    const deal = await standingAt(world, 'screening')
    const fileId = await world.paper(deal.buyer)
    const draft = (seenDraftVersion: number | null) => doing(deal.buyer, calls.submitSelfScreeningDraft, {
      params: { id: deal.contractId }, body: { documents: [{ document, fileId }], note: '', seenDraftVersion },
    })
    expect((await draft(null)).screening?.draft).toEqual({ documents: [{ document, fileId }], note: '', version: 1 })
    expect(await wordOf(draft(0))).toBe('409')
    expect((await seen(world, deal)).screening).toMatchObject({ state: 'pending', draft: null, submissions: [] })
    const handed = await submit(deal, [{ document, fileId }])
    expect(handed.screening).toMatchObject({ draft: null, submissions: [{ documents: [{ document, fileId }] }] })
    expect((await seen(world, deal, world.seller)).screening?.submissions).toEqual([])
    expect(await wordOf(draft(null))).toBe(wrongStep)
  })

  test('is kept while somebody works on it as a draft; what is not theirs is not, though they name it', async () => {
    const deal = await standingAt(world, 'screening')
    const [fileId, foreign] = [await world.paper(deal.buyer), await world.paper(world.clerk, 'contractDocument')]
    await world.sql`
      update files set keep_until = app_now() + interval '1 day' where id in (${fileId}, ${foreign})`
    const daysOf = async (id: string) => {
      const [row] = await world.sql<{ days: number | null }[]>`
        select round(extract(epoch from keep_until - app_now()) / 86400)::int as days from files where id = ${id}`
      return row?.days
    }
    const draft = () => doing(deal.buyer, calls.submitSelfScreeningDraft, { params: { id: deal.contractId }, body: {
      documents: [{ document, fileId }, { document, fileId: foreign }], note: '', seenDraftVersion: null,
    } })
    await draft()
    expect([await daysOf(fileId), await daysOf(foreign)]).toEqual([limits.unusedFileDays, 1])
    await handIn(world, deal, fileId)
    expect(await daysOf(fileId)).toBeNull()
  })
})

describe('what one of the shop put down', () => {
  const draftBy = (who: TestMember, { contractId }: SelfDeal, fileId: string) =>
    doing(who, calls.submitSelfScreeningDraft, {
      params: { id: contractId }, body: { documents: [{ document, fileId }], note: '', seenDraftVersion: null },
    })
  const handInAs = (who: TestMember, deal: SelfDeal, fileId: string) => submit(deal, [{ document, fileId }], who)
  const colleagueOf = async ({ buyer }: SelfDeal): Promise<TestMember> => {
    const colleague = await world.member({ shopId: buyer.shopId ?? '' })
    await world.sql`update members set may_bid = true where id = ${colleague.memberId}`
    return colleague
  }
  const leave = ({ buyer }: SelfDeal) => world.sql`update members set state = 'left' where id = ${buyer.memberId}`

  test('another one hands in, though whoever brought it has left', async () => {
    const deal = await standingAt(world, 'screening')
    const [colleague, fileId] = [await colleagueOf(deal), await world.paper(deal.buyer)]
    expect(await wordOf(handInAs(colleague, deal, fileId))).toBe('INVALID_INPUT')
    await draftBy(deal.buyer, deal, fileId)
    await leave(deal)
    expect((await seen(world, deal, colleague)).screening?.draft)
      .toEqual({ documents: [{ document, fileId }], note: '', version: 1 })
    expect((await handInAs(colleague, deal, fileId)).screening).toMatchObject({
      state: 'inProgress', draft: null, submissions: [{ documents: [{ document, fileId }] }],
    })
    expect((await approve(world, deal)).state).toBe('done')
  })

  test('is kept by another one who goes on with it, and is theirs to hand in still', async () => {
    const deal = await standingAt(world, 'screening')
    const [colleague, fileId] = [await colleagueOf(deal), await world.paper(deal.buyer)]
    await world.sql`update files set keep_until = app_now() + interval '1 day' where id = ${fileId}`
    await draftBy(deal.buyer, deal, fileId)
    await leave(deal)
    await world.sql`update files set keep_until = app_now() + interval '1 day' where id = ${fileId}`
    await draftBy(colleague, deal, fileId)
    expect(await world.sql`
      select round(extract(epoch from keep_until - app_now()) / 86400)::int as days from files where id = ${fileId}`)
      .toEqual([{ days: limits.unusedFileDays }])
    expect((await handInAs(colleague, deal, fileId)).screening?.state).toBe('inProgress')
    expect(await world.sql`select keep_until from files where id = ${fileId}`).toEqual([{ keep_until: null }])
  })

  test('is no more than that: what strangers brought, or was put down elsewhere, is not handed in', async () => {
    const [deal, other] = [await standingAt(world, 'screening'), await standingAt(world, 'screening')]
    const colleague = await colleagueOf(deal)
    const [strangers, others, elsewhere] = [
      await world.paper(world.clerk), await world.paper(other.buyer), await world.paper(deal.buyer),
    ]
    await draftBy(other.buyer, other, others)
    for (const fileId of [strangers, others, elsewhere]) {
      await draftBy(colleague, deal, fileId)
      expect(await wordOf(handInAs(colleague, deal, fileId))).toBe('INVALID_INPUT')
    }
    // Taken out of the draft again, it is what its uploader alone may bring.
    const taken = await world.paper(deal.buyer)
    await draftBy(deal.buyer, deal, taken)
    await draftBy(colleague, deal, await world.paper(colleague))
    await draftBy(colleague, deal, taken)
    expect(await wordOf(handInAs(colleague, deal, taken))).toBe('INVALID_INPUT')
    expect((await handInAs(other.buyer, other, others)).screening?.state).toBe('inProgress')
  })
})

describe('what is sent back', () => {
  test('is begun anew as a draft, from none', async () => {
    const deal = await standingAt(world, 'screening')
    const fileId = await world.paper(deal.buyer)
    const draft = (seenDraftVersion: number) => doing(deal.buyer, calls.submitSelfScreeningDraft, {
      params: { id: deal.contractId }, body: { documents: [{ document, fileId }], note: '', seenDraftVersion },
    })
    await draft(0)
    await draft(1)
    await handIn(world, deal, fileId)
    await reject(world, deal)
    expect((await seen(world, deal, deal.buyer)).screening?.draft).toBeNull()
    expect(await wordOf(draft(2))).toBe('409')
    expect((await draft(0)).screening?.draft?.version).toBe(3)
    expect(await wordOf(draft(0))).toBe('409')
    expect((await draft(3)).screening?.draft?.version).toBe(4)
  })

  test('may come again with the same paper, and escalates at the third time', async () => {
    const deal = await standingAt(world, 'screening')
    const fileId = await world.paper(deal.buyer)
    for (const count of [1, 2, 3]) {
      await handIn(world, deal, fileId)
      const sent = await reject(world, deal)
      expect(sent.screening).toMatchObject({
        state: 'rejected', rejectionCount: count,
      })
      expect(sent.screening?.submissions[0])
        .toMatchObject({ submissionNo: count, verdict: 'rejected', rejectType: 'documentUnreadable' })
      expect(sent).toMatchObject({
        state: 'screening', attention: count === 3 ? 'root' : null, duty: { step: 'screening', whose: 'buyer' },
      })
    }
    const { screening } = await seen(world, deal)
    expect([screening?.escalatedAt, screening?.submissions.length]).toEqual([expect.any(String), 3])
    await handIn(world, deal, fileId)
    expect((await approve(world, deal)).state).toBe('done')
  })

  test('was on the screen, and was handed in by somebody else', async () => {
    const deal = await standingAt(world, 'screening')
    const handed = await handIn(world, deal)
    const id = handed.screening?.submissions[0]?.id ?? ''
    for (const verdict of ['approve', 'reject'] as const) {
      expect(await wordOf(judge(deal, verdict, randomUUID()))).toBe('409')
      expect(await wordOf(judge(deal, verdict, null, deal.buyer))).toBe('INVALID_PERMISSION')
      expect(await wordOf(judge(deal, verdict, null, world.seller))).toBe('INVALID_PERMISSION')
    }
    expect(await wordOf(doing(world.clerk, calls.rejectSelfScreening, {
      params: { id: deal.contractId }, body: { submissionId: null, type: 'etc', note: null },
    }))).toBe('INVALID_INPUT')
    await world.sql`update screening_submissions set submitted_by = ${world.clerk.memberId} where id = ${id}`
    for (const verdict of ['approve', 'reject'] as const)
      expect(await wordOf(judge(deal, verdict, id))).toBe('INVALID_PERMISSION')
    expect((await judge(deal, 'reject', id, root)).screening?.state).toBe('rejected')
    for (const verdict of ['approve', 'reject'] as const)
      expect(await wordOf(judge(deal, verdict, null))).toBe(wrongStep)
  })

  test('leaves the rest of the time, or three business days if that is more', async () => {
    const deal = await standingAt(world, 'screening')
    const first = (await seen(world, deal)).duty?.dueAt
    await handIn(world, deal)
    expect((await seen(world, deal)).duty).toBeNull()
    expect((await reject(world, deal)).duty?.dueAt).toBe(first)
    await passUntil(new Date(new Date(first ?? 0).getTime() - 3_600_000).toISOString())
    await handIn(world, deal)
    const granted = new Date((await reject(world, deal)).duty?.dueAt ?? 0)
    expect(granted.getTime() - (await world.now()).getTime()).toBeGreaterThan(3 * 86_400_000 - 60_000)
  })
})

describe('the clock', () => {
  test('restricts a buyer without papers, and lets go with them', async () => {
    const deal = await standingAt(world, 'screening')
    await passUntil((await seen(world, deal)).duty?.dueAt)
    expect(await violationsOf(world, deal.buyer.shopId)).toEqual(['selfContractScreeningSubmitExpired'])
    const restrictions = () => world.sql`
      select ended_as from shop_penalties where shop_id = ${deal.buyer.shopId} and kind = 'restriction'`
    expect(await restrictions()).toEqual([{ ended_as: null }])
    await passUntil((await seen(world, deal)).duty?.finalAt ?? undefined)
    expect(await seen(world, deal)).toMatchObject({ state: 'screening', attention: 'staff' })
    expect(await handIn(world, deal)).toMatchObject({ attention: null })
    expect(await restrictions()).toEqual([{ ended_as: 'actDone' }])
  })

  test('calls the office to papers that nobody looks at, then the owner of the house', async () => {
    const deal = await standingAt(world, 'screening')
    const handed = await handIn(world, deal)
    await passUntil(handed.screening?.reviewDueAt ?? undefined)
    expect((await seen(world, deal)).attention).toBe('staff')
    await world.pass(9 * 86_400)
    expect((await seen(world, deal)).attention).toBe('root')
    expect(await approve(world, deal)).toMatchObject({ state: 'done', attention: null })
  })
})

test('approved papers are looked at once more, and nothing else changes', async () => {
  const deal = await standingAt(world, 'done')
  const before = await around(world, deal)
  const reopen = (who = world.clerk) =>
    doing(who, calls.reopenScreening, { params: { id: deal.contractId }, body: { reason: '서류 재확인' } })
  expect(await wordOf(reopen(deal.buyer))).toBe('INVALID_PERMISSION')
  expect(await reopen()).toMatchObject({ state: 'done', screening: { state: 'inProgress' } })
  expect(await wordOf(reopen())).toBe(wrongStep)
  expect((await reject(world, deal)).screening?.state).toBe('rejected')
  await handIn(world, deal)
  expect((await approve(world, deal)).screening?.state).toBe('approved')
  expect(await around(world, deal)).toEqual(before)
})

test('a kind has its own calls', async () => {
  const deal = await standingAt(world, 'screening')
  const params = { id: deal.contractId }
    const documents = [{ document, fileId: await world.paper(deal.buyer) }]
  const body = { documents, note: null }
  for (const call of [calls.submitProScreening, calls.submitPrimeScreening])
    expect(await wordOf(doing(deal.buyer, call, { params, body }))).toBe(wrongKind)
  for (const call of [calls.submitProScreeningDraft, calls.submitPrimeScreeningDraft])
    expect(await wordOf(doing(deal.buyer, call, { params, body: { documents, note: '', seenDraftVersion: null } })))
      .toBe(wrongKind)
  for (const call of [calls.approveProScreening, calls.approvePrimeScreening])
    expect(await wordOf(doing(world.clerk, call, { params, body: { submissionId: null } }))).toBe(wrongKind)
  for (const call of [calls.rejectProScreening, calls.rejectPrimeScreening])
    expect(await wordOf(doing(world.clerk, call, { params, body: { submissionId: null, type: 'etc', note: '사유' } })))
      .toBe(wrongKind)
})
