// Bills that sellers do not pay: late once their day is over in Seoul, told once, and seen by the office.
import { readFile } from 'node:fs/promises'
import { financeCalls as calls } from '@bidyard/contract/calls/finance'
import { noticesCalls } from '@bidyard/contract/calls/notices'
import type { NoticeKind } from '@bidyard/contract/enums'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Ask, askerOf, refusalOf } from '../../../testing/ask.ts'
import { prime } from '../../../testing/contracts/award-world.ts'
import { type HouseWorld, openHouseWorld } from '../../../testing/contracts/house-world.ts'
import { openLiveClient } from '../../../testing/live-client.ts'
import { confirm, moveClock, once } from '../../../testing/money/money-world.ts'

interface Seller {
  readonly ask: Ask
  readonly token: string
}

let world: HouseWorld
let owner: Seller
let [ofPartner, ofOwner, ofPayer] = ['', '', '']
/** Of all bills: they were written on one day. */
let lateFromMs = 0

const dueOf = async (): Promise<Date> => {
  const [row] = await world.sql<{ dueAt: Date }[]>`select max(due_at) as "dueAt" from seller_fees`
  return row?.dueAt ?? new Date(0)
}

const dayMs = 86_400_000
const ofSeoulMs = 9 * 3_600_000
/** All bills are to be written on one day in Seoul: near its end the next one is begun first. */
const awayFromMidnight = async (): Promise<void> => {
  const leftMs = dayMs - (((await world.now()).getTime() + ofSeoulMs) % dayMs)
  if (leftMs < 600_000) await world.pass(leftMs / 1_000 + 1)
}

beforeAll(async () => {
  world = await openHouseWorld({}, 'at rest')
  await awayFromMidnight()
  const { partnerId, exhibit } = world.partner
  const { token } = await world.partner.launch(await world.partner.seal())
  owner = { ask: askerOf(world.base, token), token }
  ofPartner = (await world.opened({ ...prime, partnerId })).orderId
  ofOwner = (await world.opened({ ...prime, partnerId, exhibitId: exhibit.id })).orderId
  ofPayer = (await world.opened({ ...prime, partnerId })).orderId
  const seoulMs = (await dueOf()).getTime() + ofSeoulMs
  lateFromMs = seoulMs - (seoulMs % dayMs) + dayMs - ofSeoulMs
})
afterAll(() => world.stop())

const overdueOf = async ({ ask }: { readonly ask: Ask }): Promise<readonly string[]> =>
  (await ask(calls.listSellerFees, {
    query: { filter: { isOverdue: { eq: true } }, sort: [{ createdAt: 'asc' }] },
  })).items.map(({ orderId }) => orderId)

const toldOf = async ({ ask }: { readonly ask: Ask }, kind: NoticeKind) =>
  (await ask(noticesCalls.listNotices, { query: { filter: { kind: { eq: kind } } } })).items

/** The clock comes by until nothing more is due. */
const clockAt = async (ms: number): Promise<void> => {
  const [row] = await world.sql<{ now: Date }[]>`select app_now() as now`
  await moveClock(world.bank, (ms - (row?.now.getTime() ?? 0)) / 1_000)
  while (await world.sweeper.sweep() > 0) continue
}

const desk = async () => {
  const { sellersOverdue, sellersOverdueWon } = await world.money[0].ask(calls.getMoneyDesk)
  return [sellersOverdue, sellersOverdueWon]
}

test('what was open before the clock watched it is watched by the same end', async () => {
  const due = () => world.sql`
    select row_id, due_at, next_at, whose, duty, stage from deadlines where machine = 'seller-fee' order by row_id`
  const watched = await due()
  expect(watched).toHaveLength(3)
  expect(watched.map((row) => (row['due_at'] as Date).getTime())).toEqual([lateFromMs, lateFromMs, lateFromMs])
  await world.sql`delete from deadlines where machine = 'seller-fee'`
  await world.sql.unsafe(await readFile(
    new URL('../../../../migrations/0061-late-seller-fees.sql', import.meta.url), 'utf8'))
  expect(await due()).toEqual(watched)
})

test('one that is paid in time is never late', async () => {
  const fees = await world.money[0].ask(calls.listSellerFees, { query: { filter: { orderId: { eq: ofPayer } } } })
  const { id } = await once(world.money[0], calls.proposeSellerFeeEnd, {
    params: { id: fees.items[0]?.id ?? '' }, body: { as: 'paid', reason: '이체 확인' },
  })
  await confirm(world.bank, id)
  const left = await world.sql`select from deadlines where machine = 'seller-fee' and next_at is not null`
  expect(left).toHaveLength(2)
  // An older node that settles it knows nothing of its clock.
  await world.sql`
    update deadlines set stage = 'due', next_at = due_at where machine = 'seller-fee' and next_at is null`
})

test('on its last day, after its hour, it is not late yet', async () => {
  await clockAt(lateFromMs - 60_000)
  expect(lateFromMs - 60_000).toBeGreaterThan((await dueOf()).getTime())
  expect(await overdueOf(world.seller)).toEqual([])
  expect(await desk()).toEqual([0, 0])
  expect(await toldOf(owner, 'ownerFeeOverdue')).toEqual([])
})

test('from midnight on it is late: its seller is told once, and the office sees how much', async () => {
  const [mine, strange] = [await openLiveClient(world.base, owner.token), await openLiveClient(
    world.base, world.stranger.token,
  )]
  await clockAt(lateFromMs)
  await mine.next(0)
  expect(mine.heard.map(({ name, data }) => [name, data])).toContainEqual(['sellerFeeOverdue', {
    feeId: expect.any(String), orderId: ofOwner, partnerId: world.partner.partnerId,
    exhibitId: world.partner.exhibit.id,
  }])
  expect(strange.heard.map(({ name }) => name)).not.toContain('sellerFeeOverdue')
  await Promise.all([mine.close(), strange.close()])
  const told = await world.sql<{ orderId: string }[]>`
    select payload ->> 'orderId' as "orderId" from outbox where name = 'sellerFeeOverdue'`
  expect(told.map(({ orderId }) => orderId).toSorted()).toEqual([ofPartner, ofOwner].toSorted())
  expect(await overdueOf(world.seller)).toEqual([ofPartner, ofOwner])
  expect(await overdueOf(owner)).toEqual([ofOwner])
  expect(await overdueOf(world.stranger)).toEqual([])
  expect(await desk()).toEqual([2, 110_000])
  const [notice, ...more] = await toldOf(owner, 'ownerFeeOverdue')
  expect([notice?.path, more]).toEqual([`/fees?order=${ofOwner}`, []])
  expect(await toldOf(world.seller, 'saleFeeOverdue')).toHaveLength(1)
  await clockAt(lateFromMs + 3 * dayMs)
  expect(await toldOf(owner, 'ownerFeeOverdue')).toHaveLength(1)
  expect(await toldOf(world.seller, 'saleFeeOverdue')).toHaveLength(1)
})

test('one that is let off afterwards is late no more', async () => {
  const fees = await world.money[0].ask(calls.listSellerFees, { query: { filter: { orderId: { eq: ofOwner } } } })
  const { id } = await once(world.money[0], calls.proposeSellerFeeEnd, {
    params: { id: fees.items[0]?.id ?? '' }, body: { as: 'waived', reason: '첫 출품' },
  })
  await confirm(world.bank, id)
  expect(await overdueOf(owner)).toEqual([])
  expect(await desk()).toEqual([1, 55_000])
})

test('nobody who buys asks for it', async () => {
  const dealer = await world.dealer()
  expect((await refusalOf(overdueOf(dealer))).status).toBe(403)
})
