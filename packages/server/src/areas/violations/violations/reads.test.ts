// Lists of violations and penalties: filters, order, and nothing of another shop by any way.
import { randomUUID } from 'node:crypto'
import { violationsCalls as calls } from '@bidyard/contract/calls/violations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf } from '../../../testing/ask.ts'
import type { TestMember } from '../../../testing/app.ts'
import { once, openSanctionsWorld, type SanctionsWorld } from '../../../testing/violations/sanctions-world.ts'

let world: SanctionsWorld
let dealer: TestMember & { readonly shopId: string }
const made: string[] = []
beforeAll(async () => {
  world = await openSanctionsWorld()
  dealer = await world.dealer()
  const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  for (const [at, detail] of (['misconduct', 'offPlatformTrade', 'selfContractPurchaseDecline'] as const).entries())
    made.push((await world.apply(dealer.shopId, detail, {
      violateAt: dayAgo(3 - at), ...(at === 1 ? { memberId: dealer.memberId } : {}),
    })).id)
  await once(world.clerk, calls.pardonShopViolation, { params: { id: made[2] ?? '' }, body: { reason: '면제' } })
})
afterAll(() => world.stop())

const find = async (filter: Record<string, Record<string, unknown>>) => {
  const { items } = await world.clerk.ask(calls.listShopViolations, {
    query: { filter: { ...filter, shopId: { eq: dealer.shopId } }, sort: [{ violateAt: 'asc' }] },
  })
  return items.map(({ id }) => id)
}

test('the office finds violations by shop, member, state, kind, number and time', async () => {
  const [notice, trade, decline] = made
  expect(await find({})).toEqual(made)
  expect(await find({ state: { eq: 'active' } })).toEqual([trade])
  expect(await find({ state: { eq: 'ended' } })).toEqual([notice])
  expect(await find({ state: { eq: 'pardoned' } })).toEqual([decline])
  expect(await find({ memberId: { eq: dealer.memberId } })).toEqual([trade])
  expect(await find({ companyId: { eq: dealer.companyId ?? '' }, shopName: { like: '한빛' } })).toEqual(made)
  expect(await find({ type: { eq: 'contractDeclinePurchase' } })).toEqual([decline])
  expect(await find({ detail: { in: ['misconduct'] }, escalation: { eq: 'independent' } })).toEqual([notice])
  for (const field of ['orderId', 'auctionId', 'biddingId', 'contractId'] as const)
    for (const [value, ids] of [[{ isNull: true }, made], [{ eq: randomUUID() }, []]] as const)
      expect(await find({ [field]: value })).toEqual(ids)
  const { violationNo } = await world.clerk.ask(calls.getShopViolation, { params: { id: trade ?? '' } })
  expect(await find({ violationNo: { eq: violationNo } })).toEqual([trade])
})

test('penalties are found by state, kind, violation and member', async () => {
  const kinds = async (filter: Record<string, unknown>) => {
    const { items } = await world.clerk.ask(calls.listShopPenalties, {
      query: { filter: { shopId: { eq: dealer.shopId }, ...filter }, sort: [{ from: 'asc' }, { until: 'asc' }] },
    })
    return items.map(({ kind }) => kind).toSorted()
  }
  const ofTrade = ['deduction', 'points', 'restriction', 'warning', 'warning']
  expect(await kinds({ violationId: { eq: made[1] } })).toEqual(ofTrade)
  expect(await kinds({ state: { eq: 'ended' } })).toEqual(['points'])
  expect(await kinds({ kind: { eq: 'restriction' }, memberId: { eq: dealer.memberId } })).toEqual(['restriction'])
  expect(await kinds({ detail: { eq: 'misconduct' } })).toEqual([])
})

test('a dealer learns of no other shop by list, filter, sort, page or count', async () => {
  const stranger = await world.dealer()
  for (const call of [calls.listShopViolations, calls.listShopPenalties]) {
    const all = await dealer.ask(call, { query: { count: true } })
    expect(all.items.every(({ shopId }) => shopId === dealer.shopId)).toBe(true)
    const before = JSON.stringify(await stranger.ask(call, { query: { count: true } }))
    await world.apply(dealer.shopId, 'misconduct')
    expect(JSON.stringify(await stranger.ask(call, { query: { count: true } }))).toBe(before)
    const filters = [
      { shopId: { eq: dealer.shopId } }, { companyId: { eq: dealer.companyId ?? '' } },
      { memberId: { eq: dealer.memberId } },
      { shopName: { notLike: '없는 이름' } }, { state: { notEq: 'active' } },
    ]
    for (const filter of filters)
      expect(await stranger.ask(call, { query: { filter, count: true } }))
        .toMatchObject({ items: [], count: 0 })
  }
  const [foreign, missing] = await Promise.all([made[0] ?? '', randomUUID()].map((id) =>
    refusalOf(stranger.ask(calls.getShopViolation, { params: { id } }))))
  expect({ ...foreign?.body, requestId: '' }).toEqual({ ...missing?.body, requestId: '' })
})

test('a dealer sees who of the shop it was about, and nobody of the office', async () => {
  const shown = await dealer.ask(calls.getShopViolation, { params: { id: made[1] ?? '' } })
  expect(shown).toMatchObject({ memberName: '홍길동', appliedBy: null })
  expect(JSON.stringify(await dealer.ask(calls.listShopViolations, { query: {} }))).not.toContain('서담당')
})
