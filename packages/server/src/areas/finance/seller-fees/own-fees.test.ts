// What sellers see of what they are billed: their own cars' alone, with its tax, its end, and where it is paid.
import type { ReceivedOf } from '@bidyard/contract/call'
import { financeCalls as calls } from '@bidyard/contract/calls/finance'
import { noticesCalls } from '@bidyard/contract/calls/notices'
import { referenceCalls } from '@bidyard/contract/calls/reference'
import type { ConfigurationOf } from '@bidyard/contract/shapes/configuration/configuration'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Ask, askerOf, refusalOf } from '../../../testing/ask.ts'
import { doing, prime } from '../../../testing/contracts/award-world.ts'
import { type HouseWorld, openHouseWorld } from '../../../testing/contracts/house-world.ts'
import { openLiveClient } from '../../../testing/live-client.ts'
import { confirm, once } from '../../../testing/money/money-world.ts'
import { overAt } from '../../notices/settings/choice-rules.ts'
import { listSellerFeesById } from './seller-fees.sql.ts'
import { showSellerFee } from './show-seller-fee.ts'

type Fee = ReceivedOf<typeof calls.listSellerFees>['items'][number]

let world: HouseWorld
/** Whoever owns the car of the partner's exhibit, on a phone. */
let owner: { readonly ask: Ask; readonly token: string }
/** For a partner's own car, and for the exhibit of one of its customers. */
let [ofPartner, ofOwner] = ['', '']
beforeAll(async () => {
  world = await openHouseWorld({}, 'at rest')
  const { partnerId, exhibit } = world.partner
  const { token } = await world.partner.launch(await world.partner.seal())
  owner = { ask: askerOf(world.base, token), token }
  ofPartner = (await world.opened({ ...prime, partnerId })).orderId
  ofOwner = (await world.opened({ ...prime, partnerId, exhibitId: exhibit.id })).orderId
})
afterAll(() => world.stop())

const seenBy = async ({ ask }: { readonly ask: Ask }, filter: object = {}): Promise<readonly Fee[]> =>
  (await ask(calls.listSellerFees, { query: { filter, sort: [{ createdAt: 'asc' }] } })).items
const ordersOf = (fees: readonly Fee[]) => fees.map(({ orderId }) => orderId)
const daysOf = ({ dueAt, createdAt }: Fee) => Math.round((Date.parse(dueAt) - Date.parse(createdAt)) / 86_400_000)
const payInto = { bankCode: '020', accountNumber: '00001234567890', holderName: '비드야드' }

test('a partner sees its own cars’ and its customers’, a customer only those of the car of the session', async () => {
  expect(ordersOf(await seenBy(world.seller))).toEqual([ofPartner, ofOwner])
  expect(ordersOf(await seenBy(owner))).toEqual([ofOwner])
  expect(await seenBy(world.stranger)).toEqual([])
  expect(ordersOf(await seenBy(world.office))).toEqual([ofPartner, ofOwner])
})

test('the ledger says by the car what a seller owes', async () => {
  const { items } = await world.office.ask(calls.listLedgerAccounts, {
    query: { filter: { kind: { eq: 'sellerReceivable' } } },
  })
  const owed = (await seenBy(world.office)).map(({ orderId, carNumber }) => `${orderId} ${carNumber}`)
  expect(items.map(({ ownerId, ownerName }) => `${ownerId} ${ownerName}`).toSorted()).toEqual(owed.toSorted())
})

test('no filter reaches another’s', async () => {
  for (const filter of [
    { orderId: { eq: ofPartner } }, { partnerId: { eq: world.partner.partnerId } }, { exhibitId: { isNull: true } },
    { won: { gte: 1 } },
  ]) expect(ordersOf(await seenBy(owner, filter))).not.toContain(ofPartner)
  expect(await seenBy(world.stranger, { orderId: { in: [ofPartner, ofOwner] } })).toEqual([])
  for (const [who, count] of [[owner, 1], [world.stranger, 0]] as const)
    expect(await who.ask(calls.listSellerFees, { query: { count: true } })).toMatchObject({ count })
})

test('nobody who buys sees one, and no seller ends one', async () => {
  const dealer = await world.dealer()
  expect((await refusalOf(seenBy(dealer))).status).toBe(403)
  const [fee] = await seenBy(owner)
  for (const { ask } of [owner, world.seller, dealer])
    expect((await refusalOf(doing({ ask }, calls.proposeSellerFeeEnd, {
      params: { id: fee?.id ?? '' }, body: { as: 'waived', reason: '첫 출품' },
    }))).status).toBe(403)
})

test('says what it is for, its tax, until when and where to pay it, whose car it is', async () => {
  const [fee] = await seenBy(owner)
  const { partnerId, exhibit } = world.partner
  expect(fee).toMatchObject({
    orderId: ofOwner, partnerId, exhibitId: exhibit.id, feeType: 'exhibitFee', state: 'billed', won: 55_000,
    supplyWon: 50_000, vatWon: 5_000, endedAt: null, payInto,
  })
  expect(fee && daysOf(fee)).toBe(14)
  const { items: [notice] } = await owner.ask(noticesCalls.listNotices, {
    query: { filter: { kind: { eq: 'ownerFeeBilled' } } },
  })
  expect(notice?.path).toBe(`/fees?order=${ofOwner}`)
  expect(JSON.stringify(notice)).toContain('까지 내 주세요')
  expect((await seenBy(world.seller, { exhibitId: { isNull: true } }))[0]).toMatchObject({
    orderId: ofPartner, exhibitId: null,
  })
})

test('is not over when it is late, so no phone rings at night for one that ends before the morning', async () => {
  const told = await world.sql<{ facts: unknown }[]>`
    select facts from phone_messages where kind = 'ownerFeeBilled' and facts ->> 'orderId' = ${ofOwner}`
  expect(told.map(({ facts }) => overAt(facts))).toEqual([null])
})

test('is found by its end, and what ends first comes first', async () => {
  const [fee] = await seenBy(world.seller)
  const until = fee?.dueAt ?? ''
  expect(ordersOf(await seenBy(world.office, { dueAt: { lt: until } }))).toEqual([])
  expect(ordersOf(await seenBy(world.office, { dueAt: { lte: until } }))).toContain(ofPartner)
  const { items } = await world.seller.ask(calls.listSellerFees, { query: { sort: [{ dueAt: 'desc' }] } })
  expect(ordersOf(items)).toEqual([ofOwner, ofPartner])
})

const changeFees = async (change: Partial<ConfigurationOf<'fees'>>): Promise<void> => {
  const root = await world.member({ type: 'root' })
  const found = await root.ask(referenceCalls.getConfig, { params: { key: 'fees' } })
  if (found.key !== 'fees') throw new Error('another key was answered')
  await root.ask(referenceCalls.changeConfig, { body: {
    key: 'fees', seenVersion: found.version, reason: '요금 변경', value: { ...found.value, ...change },
  } })
}

test('ends and is taxed by the numbers that hold when it is billed, and what was billed before stays', async () => {
  const before = await seenBy(world.seller)
  await changeFees({ sellerFeeDueDays: 30, vatBasisPoints: 0 })
  await world.opened({ ...prime, partnerId: world.partner.partnerId })
  const after = await seenBy(world.seller)
  expect(after.map(daysOf)).toEqual([14, 14, 30])
  expect(after.map(({ supplyWon, vatWon }) => [supplyWon, vatWon])).toEqual([
    [50_000, 5_000], [50_000, 5_000], [55_000, 0],
  ])
  expect(after.slice(0, 2)).toEqual(before)
})

test('names no account where the house has none', async () => {
  const [fee] = await seenBy(owner)
  const [row] = await world.database.transact((tx) => listSellerFeesById(tx, [fee?.id ?? '']))
  if (row === undefined) throw new Error('there is no such bill')
  expect(showSellerFee(row, undefined).payInto).toBeNull()
})

test('is told to its own seller’s screens when it is waived, and names no account any more', async () => {
  const [mine, strange] = [await openLiveClient(world.base, owner.token), await openLiveClient(
    world.base, world.stranger.token,
  )]
  const [fee] = await seenBy(owner)
  const { id } = await once(world.bank.staff, calls.proposeSellerFeeEnd, {
    params: { id: fee?.id ?? '' }, body: { as: 'waived', reason: '첫 출품' },
  })
  await confirm(world.bank, id)
  await mine.next(0)
  expect(mine.heard.map(({ name, data }) => [name, data])).toContainEqual(['sellerFeeChanged', {
    feeId: fee?.id, orderId: ofOwner, partnerId: world.partner.partnerId, exhibitId: world.partner.exhibit.id,
  }])
  expect(strange.heard.map(({ name }) => name)).not.toContain('sellerFeeChanged')
  await Promise.all([mine.close(), strange.close()])
  expect((await seenBy(owner))[0]).toMatchObject({ state: 'waived', payInto: null, vatWon: 5_000 })
})
