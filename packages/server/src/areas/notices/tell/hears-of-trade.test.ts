// What shops, partners and whoever owns a car hear of a car on its way: from the listing to the contract.
import { randomUUID } from 'node:crypto'
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { carsCalls } from '@bidyard/contract/calls/cars'
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { noticesCalls } from '@bidyard/contract/calls/notices'
import { partnersCalls } from '@bidyard/contract/calls/partners'
import type { NoticeKind } from '@bidyard/contract/enums'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Ask, askerOf } from '../../../testing/ask.ts'
import { freshPlate } from '../../../testing/cars/car-world.ts'
import {
  type AwardWorld, biddersOf, doing, insertBid, openAwardWorld, passEnd, request,
} from '../../../testing/contracts/award-world.ts'
import { kindsTold } from '../../../testing/kinds-told.ts'

let world: AwardWorld
let owner: Ask
beforeAll(async () => {
  world = await openAwardWorld()
  const { token } = await world.partner.launch(await world.partner.seal())
  owner = askerOf(world.base, token)
})
afterAll(() => world.stop())

/** Of one car alone: the partner sells others as well. */
const toldOf = async (orderId: string): Promise<readonly NoticeKind[]> => {
  const query = { sort: [{ toldAt: 'asc' as const }], size: 100 }
  const { items } = await world.seller.ask(noticesCalls.listNotices, { query })
  return items.filter(({ path }) => path === `/cars/${orderId}`).map(({ kind }) => kind).toSorted()
}

test('of a car that two shops bid on, each party hears its own part', async () => {
  const car = await world.closed({}, { bids: 2 })
  const [first, second] = car.bidders
  expect(await toldOf(car.orderId)).toEqual(['buyerToChoose'])
  const contractId = await request(world, car, first)
  expect(await kindsTold(first.dealer.ask)).toEqual(['purchaseAsked'])
  await doing(first.dealer, calls.acceptSelfPurchase, { params: { id: contractId }, body: {} })
  expect((await kindsTold(first.dealer.ask)).toSorted()).toEqual(['carAwarded', 'purchaseAsked'])
  expect(await kindsTold(second.dealer.ask)).toEqual(['bidLost'])
  expect(await toldOf(car.orderId)).toEqual(['buyerToChoose', 'saleTurned'])

  await doing(world.seller, calls.cancelSchedule, {
    params: { id: contractId }, body: { type: 'sellerRequest', note: null },
  })
  const { items } = await first.dealer.ask(noticesCalls.listNotices, {
    query: { filter: { kind: { eq: 'contractTurned' } } },
  })
  expect(items).toMatchObject([{
    path: `/contracts/${contractId}`, title: { ko: '방문 취소', en: 'Visit called off' }, toldCount: 1,
  }])
  // Whoever did it knows, and hears what comes next.
  expect(await toldOf(car.orderId)).toEqual(['buyerToChoose', 'carUnsold', 'saleTurned'])
})

test('a seller who has not chosen is reminded once before the time is over, and hears that nobody bought', async () => {
  const car = await world.closed({}, { bids: 2 })
  const { items: [asked] } = await world.seller.ask(noticesCalls.listNotices, {
    query: { filter: { kind: { eq: 'buyerToChoose' } }, sort: [{ toldAt: 'desc' }], size: 1 },
  })
  expect(asked).toMatchObject({ path: `/cars/${car.orderId}`, toldCount: 1 })
  await world.pass(3 * 86_400)
  const { items } = await world.seller.ask(noticesCalls.listNotices, { query: { size: 100 } })
  const mine = items.filter(({ path }) => path === `/cars/${car.orderId}`)
  expect(mine.map(({ kind, toldCount }) => `${kind} ${toldCount}`).toSorted())
    .toEqual(['buyerToChoose 2', 'carUnsold 1'])
})

test('a seller hears that the office called an auction off, and why, while it is open and after its end', async () => {
  const opened = () => world.opened({ partnerId: world.partner.partnerId })
  for (const made of [opened, () => world.closed({}, { bids: 2 })]) {
    const { id, orderId } = await made()
    const { version: seenVersion } = await world.see(id)
    const reason = '침수 이력이 확인되었습니다.'
    await world.clerk.ask(auctionsCalls.cancelAuction, { params: { id }, body: { seenVersion, reason } })
    expect(await world.orderState(orderId)).toBe('declined')
    const { items } = await world.seller.ask(noticesCalls.listNotices, {
      query: { filter: { kind: { eq: 'carUnsold' } }, sort: [{ toldAt: 'desc' }], size: 100 },
    })
    expect(items.find(({ path }) => path === `/cars/${orderId}`)?.text.ko).toContain(`사유: ${reason}`)
  }
})

const callOff = async (wish: Parameters<AwardWorld['prepared']>[0]) => {
  const { id, orderId, version: seenVersion } = await world.prepared({ partnerId: world.partner.partnerId, ...wish })
  const reason = '점검 기록과 사진이 다른 차량입니다.'
  await world.clerk.ask(auctionsCalls.cancelAuction, { params: { id }, body: { seenVersion, reason } })
  return orderId
}

test('a seller hears that the office called a listing off before it came to market, and why', async () => {
  const orderId = await callOff({})
  expect([await world.orderState(orderId), await toldOf(orderId)]).toEqual(['confirmed', ['listingCalledOff']])
  const { items } = await world.seller.ask(noticesCalls.listNotices, { query: { size: 100 } })
  const told = items.find(({ path }) => path === `/cars/${orderId}`)
  expect(told?.text.ko).toContain('사유: 점검 기록과 사진이 다른 차량입니다.')
})

test('a seller hears that the office or the clock took a car back, and why; not when it was the seller', async () => {
  const { partnerId } = world.partner
  const cancel = (ask: Ask, id: string, reason: string) =>
    ask(carsCalls.cancelOrder, { params: { id }, body: { reason } })
  const left = await world.closed({}, { bids: 1 })
  const [waiting, own] = [await world.prepared({ partnerId }), await world.prepared({ partnerId })]
  const running = await world.opened({ partnerId })
  await insertBid(world, running.id, await world.dealer(), 10_000_000)
  for (const { orderId } of [waiting, running]) await cancel(world.clerk.ask, orderId, '침수 이력이 확인되었습니다.')
  await cancel(world.seller.ask, own.orderId, '판매 의사 철회')
  for (const days of [4, 20]) await world.pass(days * 86_400)
  expect(await world.orderState(left.orderId)).toBe('cancelled')
  const { items } = await world.seller.ask(noticesCalls.listNotices, { query: { size: 100 } })
  const toldOfEnd = ({ orderId }: { readonly orderId: string }) => items
    .filter(({ kind, path }) => path === `/cars/${orderId}` && ['carTakenBack', 'carUnsold'].includes(kind))
    .map(({ kind, toldCount, text: { ko } }) => [
      kind, toldCount, ...['침수', '다음 진행을 기한 안에', '구매자 없이'].filter((word) => ko.includes(word)),
    ].join(' ')).toSorted()
  expect([waiting, running, own, left].map(toldOfEnd)).toEqual([
    ['carTakenBack 1 침수'], ['carTakenBack 1 침수'], [], ['carTakenBack 1 다음 진행을 기한 안에', 'carUnsold 1 구매자 없이'],
  ])
})

test('what the office writes into a contract that it cancels is not told to the seller with the car', async () => {
  const car = await world.closed({}, { bids: 1 })
  const contractId = await request(world, car, car.bidders[0])
  const { version: seenVersion } = await world.clerk.ask(calls.getContract, { params: { id: contractId } })
  await doing(world.clerk, calls.cancelContract, {
    params: { id: contractId }, body: { seenVersion, type: 'mistake', next: 'cancel', reason: '내부 메모' },
  })
  const order = await world.seller.ask(carsCalls.getOrder, { params: { id: car.orderId } })
  expect(order).toMatchObject({ state: 'cancelled', endNote: null })
  const { items } = await world.seller.ask(noticesCalls.listNotices, { query: { size: 100 } })
  expect(JSON.stringify([order, items])).not.toContain('내부 메모')
  expect(await toldOf(car.orderId)).toEqual(['buyerToChoose', 'saleTurned'])
})

test('whoever owns a car hears of it in a partner’s app, from listing to end; the partner does not', async () => {
  const { partnerId, exhibit } = world.partner
  const { id, orderId, version } = await world.prepared({ partnerId, exhibitId: exhibit.id })
  await world.clerk.ask(auctionsCalls.returnListing, {
    params: { id }, body: { seenVersion: version, reasons: ['photosUnclear'], note: '앞 사진이 흐립니다.' },
  })
  expect(await kindsTold(owner)).toEqual(['ownerListingReturned'])
  const seen = async () => ({ params: { id }, body: { seenVersion: (await world.see(id)).version } })
  await owner(auctionsCalls.resubmitListing, await seen())
  await world.clerk.ask(auctionsCalls.approveListing, await seen())
  const { params, body } = await seen()
  const { endsAt } = await world.clerk.ask(auctionsCalls.openAuction, { params, body: { ...body, openAt: null } })
  const dealer = await world.dealer()
  await insertBid(world, id, dealer, 10_000_000)
  await passEnd(world, endsAt)
  const [bidder] = await biddersOf(world, id, new Map([[dealer.shopId ?? '', dealer]]))
  await doing(world.clerk, calls.openContract, { body: { auctionId: id, bidderId: bidder?.id ?? '', kind: 'self' } })
  await world.pass(10 * 86_400)
  expect(new Set(await kindsTold(owner))).toEqual(new Set([
    'ownerListingReturned', 'ownerCarOnMarket', 'ownerToChoose', 'ownerDutyEnding', 'ownerSaleTurned', 'ownerCarUnsold',
  ]))
  expect(await toldOf(orderId)).toEqual([])
})

test('whoever bid hears of a correction, and whoever reported a mistake hears the answer', async () => {
  const auction = await world.opened()
  const [bidder, reporter] = [await world.dealer(), await world.dealer()]
  await insertBid(world, auction.id, bidder, 10_000_000)
  const report = await doing(reporter, auctionsCalls.submitAuctionErrorReport, {
    body: { auctionId: auction.id, subject: 'odometer', statement: '계기판 사진과 주행거리가 다릅니다.' },
  })
  expect(await kindsTold(reporter.ask)).toEqual([])
  await world.clerk.ask(auctionsCalls.correctAuction, {
    params: { id: auction.id },
    body: { seenVersion: auction.version, statement: '주행거리를 고쳤습니다.', facts: { modelYear: 2019 } },
  })
  await world.clerk.ask(auctionsCalls.answerAuctionErrorReport, {
    params: { id: report.id }, body: { seenVersion: report.version, outcome: 'corrected', answer: '정정했습니다.' },
  })
  expect(await kindsTold(bidder.ask)).toEqual(['carCorrected'])
  expect(await kindsTold(reporter.ask)).toEqual(['reportAnswered'])
})

test('whoever owns a car hears that the partner took it back for them, and not of what they did', async () => {
  const { partnerId, exhibit } = world.partner
  const allow = (may: boolean) =>
    world.sql`update partners set may_act_for_customers = ${may} where company_id = ${partnerId}`
  const takenBackBy = async (ask: Ask) => {
    const { orderId } = await world.prepared({ partnerId, exhibitId: exhibit.id })
    await ask(carsCalls.cancelOrder, { params: { id: orderId }, body: { reason: '고객 요청' } })
    return orderId
  }
  // What is declined lapses first: a car is offered once at a time.
  await world.pass(20 * 86_400)
  await allow(true)
  const [byPartner, byOwner] = [await takenBackBy(world.seller.ask), await takenBackBy(owner)]
  await allow(false)
  const { items } = await owner(noticesCalls.listNotices, { query: { size: 100 } })
  const told = items.filter(({ kind }) => kind === 'ownerCarTakenBack').map(({ path }) => path)
  expect(told).toContain(`/cars/${byPartner}`)
  expect(told).not.toContain(`/cars/${byOwner}`)
})

test('whoever bid hears that the auction goes on for longer, and why; of a correction they hear once', async () => {
  const [bidder, other] = [await world.dealer(), await world.dealer()]
  const [auction, quiet] = [await world.opened(), await world.opened()]
  await insertBid(world, auction.id, bidder, 10_000_000)
  await insertBid(world, quiet.id, other, 10_000_000)
  const endsAt = new Date(Date.parse((await world.see(auction.id)).endsAt ?? '') + 86_400_000).toISOString()
  await world.clerk.ask(auctionsCalls.extendAuction, {
    params: { id: auction.id }, body: { seenVersion: auction.version, endsAt, reason: '사진을 더 올립니다.' },
  })
  const { items } = await bidder.ask(noticesCalls.listNotices, { query: {} })
  expect(items).toMatchObject([{ kind: 'auctionExtended', path: `/auctions/${auction.id}` }])
  expect(items[0]?.text.ko).toContain('사유: 사진을 더 올립니다.')
  await world.clerk.ask(auctionsCalls.correctAuction, {
    params: { id: quiet.id },
    body: { seenVersion: quiet.version, statement: '주행거리를 고쳤습니다.', facts: { modelYear: 2019 } },
  })
  expect(await kindsTold(other.ask)).toEqual(['carCorrected'])
})

test('a shop whose price the seller does not want hears that the car is lost to it', async () => {
  const car = await world.closed({}, { bids: 2 })
  const [first, second] = car.bidders
  const { id } = await doing(world.clerk, calls.openSelfContract, { body: { auctionId: car.id, bidderId: first.id } })
  await doing(world.seller, calls.declineSelfSale, { params: { id }, body: { type: 'changeOfMind', note: null } })
  expect(await kindsTold(first.dealer.ask)).toEqual(['bidLost'])
  expect(await kindsTold(second.dealer.ask)).toEqual([])
})

test('whoever owns a car hears that its listing was called off, and the partner does not', async () => {
  const orderId = await callOff({ exhibitId: world.partner.exhibit.id })
  expect((await kindsTold(owner)).at(-1)).toBe('ownerListingCalledOff')
  expect(await toldOf(orderId)).toEqual([])
})

test('a seller hears three days before that a draft lapses, and of no draft that is gone', async () => {
  const draft = async () => (await world.seller.ask(carsCalls.draftOrder, {
    body: { carNumber: freshPlate(), exhibitId: null },
  })).id
  const [left, taken] = [await draft(), await draft()]
  await world.seller.ask(carsCalls.cancelOrder, { params: { id: taken }, body: { reason: '판매 의사 철회' } })
  await world.pass(26 * 86_400)
  expect(await toldOf(left)).toEqual([])
  await world.pass(86_400)
  expect([await toldOf(left), await toldOf(taken)]).toEqual([['draftEnding'], []])
  await world.pass(86_400)
  expect(await toldOf(left)).toEqual(['draftEnding'])
})

/** Another car of the same customer, with a session of its own. */
const anotherCar = async () => {
  const exhibitKey = randomUUID()
  const { id } = await world.seller.ask(partnersCalls.createExhibit, {
    body: { customerId: world.partner.customerId, exhibitKey, carNo: freshPlate() },
  })
  const { token } = await world.partner.launch(await world.partner.seal({ exhibitId: exhibitKey }))
  return { exhibitId: id, ask: askerOf(world.base, token) }
}

test('whoever owns a car hears that the partner sold it to nobody for them, and not of what they did', async () => {
  const { partnerId } = world.partner
  const allow = (may: boolean) =>
    world.sql`update partners set may_act_for_customers = ${may} where company_id = ${partnerId}`
  const kindsAfter = async (isOwner: boolean) => {
    const { exhibitId, ask } = await anotherCar()
    const { id, orderId } = await world.closed({ exhibitId }, { bids: 2 })
    const body = { next: 'decline', reason: '고객 요청' } as const
    await (isOwner ? ask : world.seller.ask)(calls.declineRound, { params: { id }, body }, { key: randomUUID() })
    expect(await toldOf(orderId)).toEqual([])
    return (await kindsTold(ask)).toSorted()
  }
  await allow(true)
  expect(await kindsAfter(false)).toEqual(['ownerCarOnMarket', 'ownerCarUnsold', 'ownerToChoose'])
  expect(await kindsAfter(true)).toEqual(['ownerCarOnMarket', 'ownerToChoose'])
  await allow(false)
})

test('a seller hears of a round that follows by itself, and not of one that the seller wished for', async () => {
  const [byOffice, bySeller] = await world.closedTwo()
  const retry = (who: typeof world.clerk, id: string) =>
    doing(who, calls.declineRound, { params: { id }, body: { next: 'retry', reason: '다시 올립니다.' } })
  await retry(world.clerk, byOffice.id)
  await retry(world.seller, bySeller.id)
  expect(await toldOf(byOffice.orderId)).toEqual(['buyerToChoose', 'carOfferedAgain'])
  expect(await toldOf(bySeller.orderId)).toEqual(['buyerToChoose'])
  const { exhibitId, ask } = await anotherCar()
  const car = await world.closed({ exhibitId }, { bids: 2 })
  await retry(world.clerk, car.id)
  expect((await kindsTold(ask)).at(-1)).toBe('ownerCarOfferedAgain')
})
