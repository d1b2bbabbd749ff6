// A market after the close with a bank, a yard and carriers: contracts whose money and cars go through the house.
import { randomUUID } from 'node:crypto'
import type { ReceivedOf } from '@bidyard/contract/call'
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { yardCalls } from '@bidyard/contract/calls/yard'
import type { ContractDocument, ContractKind, FileUsageType } from '@bidyard/contract/enums'
import { prepareAuctions } from '../../areas/auctions/for-other-areas.ts'
import type { TestMember } from '../app.ts'
import { makeCompany } from '../make.ts'
import { type BankWorld, transfer, untilStanding } from '../money/bank-world.ts'
import {
  around, type AwardWorld, type Bidder, biddersOf, type Closed, doing, insertBid, openAwardWorld, passEnd, prime, pro,
  request,
} from './award-world.ts'

export type Contract = ReceivedOf<typeof calls.getContract>

/** One car with the contract of its best bidder. */
export interface Deal extends Closed {
  readonly contractId: string
  readonly buyer: Bidder['dealer'] & { readonly shopId: string }
}

export interface HouseWorld extends AwardWorld {
  readonly bank: BankWorld
  /** Two people of the money desk, and one who screens beside the clerk. */
  readonly money: readonly [TestMember, TestMember]
  readonly office: TestMember
  readonly carrier: string
  /** A committed paper of somebody's own. */
  paper(who: TestMember, usageType?: FileUsageType): Promise<string>
}

type Kind = Exclude<ContractKind, 'self'>

/** What the seller of a made prime car hopes for is less. */
export const primeWon = 30_000_000
export const proWon = 12_000_000

/** Whoever needs neither numbers of the bank nor printed records lets the jobs rest. */
export const openHouseWorld = async (
  parts: Parameters<typeof openAwardWorld>[0] = {}, jobs: 'at work' | 'at rest' = 'at work',
): Promise<HouseWorld> => {
  const world = await openAwardWorld(parts)
  const counter = world.providers.bankSimulator
  if (counter === undefined) throw new Error('there is no simulated bank')
  if (jobs === 'at work') await world.jobs.work(world.act)
  const money = [
    await world.member({ type: 'admin', part: 'money', name: '돈담당' }),
    await world.member({ type: 'admin', part: 'money', name: '확인자' }),
  ] as const
  const office = await world.member({ type: 'admin', name: '총무' })
  const { companyId: carrier } = await makeCompany(world.database, { kind: 'transport', name: '빠른탁송' })
  const bank = {
    app: world, staff: money[0], second: money[1], owner: world.clerk, stranger: world.clerk, counter,
    stop: async () => {},
  } as unknown as BankWorld
  return {
    ...world, bank, money, office, carrier,
    paper: async (who, usageType = 'document') => {
      const [row] = await world.sql<{ id: string }[]>`
        insert into files (usage_type, name, content_type, state, uploader_id, size_bytes, committed_at)
        values (${usageType}, 'paper.pdf', 'application/pdf', 'commit', ${who.userId}, 10, app_now()) returning id`
      return row?.id ?? ''
    },
  }
}

/** As the office sees it, or somebody else. */
export const seen = (
  world: HouseWorld, { contractId }: Pick<Deal, 'contractId'>, who: Pick<TestMember, 'ask'> = world.office,
): Promise<Contract> => who.ask(calls.getContract, { params: { id: contractId } })

const dealOf = async (world: HouseWorld, car: Closed): Promise<Deal> => {
  const [row] = await world.sql<{ id: string }[]>`
    select id from contracts where auction_id = ${car.id} and state <> 'cancelled'`
  const { dealer } = car.bidders[0]
  if (row === undefined || dealer.shopId === null) throw new Error('nobody has bought this car')
  return { ...car, contractId: row.id, buyer: { ...dealer, shopId: dealer.shopId } }
}

/** A car that stands in our yard, sold there. */
const closedInYard = async (world: HouseWorld): Promise<Closed> => {
  const wish = { kind: 'prime', houseType: 'inflow', partnerId: world.partner.partnerId } as const
  const { orderId } = await world.car(wish)
  const registered = await world.office.ask(yardCalls.registerTransport, { body: {
    orderId, kind: 'inbound', fromProvince: 'seoul', toProvince: 'gyeonggi', from: null, to: null, wishedAt: null,
    note: '',
  } })
  const params = { id: registered.id }
  await world.office.ask(yardCalls.requestTransport, { params, body: {} })
  await world.office.ask(yardCalls.acceptTransport, {
    params, body: { companyId: world.carrier, driverId: null, amountWon: null },
  })
  const zone = `Z${randomUUID().slice(0, 6).toUpperCase()}`
  await world.office.ask(yardCalls.addYardSlots, { body: { zone, count: 1, reason: '구역 신설' } })
  const { items: [slot] } = await world.office.ask(yardCalls.listYardSlots, {
    query: { filter: { zone: { eq: zone } } },
  })
  await world.office.ask(yardCalls.arriveTransport, { params, body: {
    slotId: slot?.id ?? '', odometer: { reading: 45_230, unit: 'Km' }, keyCount: 2, papers: ['registration', 'manual'],
    photoIds: [await world.paper(world.office, 'inspection')], note: '',
  } })
  const [id = ''] = await world.act('flow', (given) => prepareAuctions(given, [orderId]))
  const listing = await world.clerk.ask(auctionsCalls.getAuction, { params: { id } })
  const approved = await world.clerk.ask(auctionsCalls.approveListing, {
    params: { id }, body: { seenVersion: listing.version },
  })
  const { endsAt } = await world.clerk.ask(auctionsCalls.openAuction, {
    params: { id }, body: { seenVersion: approved.version, openAt: null },
  })
  const dealer = await world.dealer()
  await insertBid(world, id, dealer, primeWon)
  await passEnd(world, endsAt)
  const [first] = await biddersOf(world, id, new Map([[dealer.shopId ?? '', dealer]]))
  if (first === undefined) throw new Error('nobody is listed after the close')
  return { id, orderId, bidders: [first, first] }
}

/** At its first step after the award. */
export const awarded = async (
  world: HouseWorld, kind: Kind, where: 'yard' | 'elsewhere' = 'elsewhere',
): Promise<Deal> => {
  if (kind === 'prime')
    return dealOf(world, where === 'yard'
      ? await closedInYard(world) : await world.closed(prime, { bids: 2, bestWon: primeWon }))
  const car = await world.closed(pro, { bids: 2, bestWon: proWon })
  const id = await request(world, car, car.bidders[0])
  await doing(car.bidders[0].dealer, calls.acceptProPurchase, { params: { id }, body: {} })
  return dealOf(world, car)
}

const today = async (world: HouseWorld): Promise<string> =>
  (await world.now()).toLocaleDateString('sv-SE', { timeZone: 'Asia/Seoul' })

export const to = { postalCode: '06236', road: '서울 강남구 테헤란로 1', detail: '2층' } as const
const hourMs = 3_600_000

/** Some days after the payment is over: inside what is allowed wherever weekends lie. */
export const deliverAt = async (world: HouseWorld, days = 5): Promise<string> =>
  new Date((await world.now()).getTime() + days * 24 * hourMs).toISOString()

export const confirmDelivery = async (world: HouseWorld, { contractId, buyer }: Deal, who: TestMember = buyer) =>
  doing(who, calls.confirmDelivery, { params: { id: contractId }, body: {
    companyId: world.carrier, deliverAt: await deliverAt(world), toProvince: 'seoul', to, note: '',
  } })

export const confirmLien = async (world: HouseWorld, { contractId }: Deal, who: TestMember = world.clerk) =>
  doing(who, calls.confirmLien, { params: { id: contractId }, body: {
    registerOn: await today(world), seizures: 0, mortgages: 0, payoffWon: null, documentId: null, note: '',
  } })

/** Where the buyer has a number to pay into. */
export const asked = async (world: HouseWorld, kind: Kind, where?: 'yard' | 'elsewhere'): Promise<Deal> => {
  const deal = await awarded(world, kind, where)
  await (kind === 'pro' ? confirmDelivery(world, deal) : confirmLien(world, deal))
  return deal
}

/** The newest number, once the bank has given it out. */
export const numberOf = async (world: HouseWorld, deal: Deal): Promise<string> => {
  const { house } = await seen(world, deal)
  const id = house?.carMoney?.account?.id
  if (id === undefined) throw new Error('there is no number to pay into')
  await untilStanding(world.bank, id, 'open')
  return id
}

export const paid = async (world: HouseWorld, kind: Kind, where?: 'yard' | 'elsewhere'): Promise<Deal> => {
  const deal = await asked(world, kind, where)
  await transfer(world.bank, await numberOf(world, deal))
  return deal
}

export const release = async (world: HouseWorld, { orderId }: Deal, whom: 'buyer' | 'owner' = 'buyer') => {
  const { items: [stay] } = await world.office.ask(yardCalls.listCheckIns, {
    query: { filter: { orderId: { eq: orderId } } },
  })
  return world.office.ask(yardCalls.releaseCheckIn, {
    params: { id: stay?.id ?? '' }, body: { to: whom, note: '', seenVersion: stay?.version ?? 1 },
  })
}

export const takeOver = (
  { contractId, buyer }: Deal, who: TestMember = buyer, proofId: string | null = null, photoIds: string[] = [],
) =>
  doing(who, calls.confirmTakeover, { params: { id: contractId }, body: {
    odometer: { reading: 45_240, unit: 'Km' }, keyCount: 1, papers: ['registration'], photoIds, proofId, note: '',
  } })

export const handOver = async (world: HouseWorld, { orderId }: Deal): Promise<void> => {
  const { items: [transport] } = await world.office.ask(yardCalls.listTransports, {
    query: { filter: { orderId: { eq: orderId }, kind: { eq: 'delivery' } } },
  })
  const params = { id: transport?.id ?? '' }
  await world.office.ask(yardCalls.requestTransport, { params, body: {} })
  await world.office.ask(yardCalls.acceptTransport, {
    params, body: { companyId: world.carrier, driverId: null, amountWon: null },
  })
  await world.office.ask(yardCalls.handOverTransport, { params, body: {} })
}

const papers: readonly ContractDocument[] = [
  'transferredCarRegistration', 'carCheckRecordFront', 'carCheckRecordBack', 'maintenanceReport',
]

export const handIn = async (world: HouseWorld, kind: Kind, { contractId, buyer }: Deal) => {
  const documents = []
  for (const document of papers) documents.push({ document, fileId: await world.paper(buyer, 'contractDocument') })
  const body = { documents, note: null }
  const params = { id: contractId }
  return kind === 'pro' ? doing(buyer, calls.submitProScreening, { params, body })
    : doing(buyer, calls.submitPrimeScreening, { params, body })
}

export const approve = async (world: HouseWorld, kind: Kind, deal: Deal, who: TestMember = world.clerk) => {
  await handIn(world, kind, deal)
  const params = { id: deal.contractId }
  return kind === 'pro' ? doing(who, calls.approveProScreening, { params, body: { submissionId: null } })
    : doing(who, calls.approvePrimeScreening, { params, body: { submissionId: null } })
}

/** Until the step that it stands at is due, or over for good, and the clock has come by. */
export const passTo = async (world: HouseWorld, deal: Deal, end: 'dueAt' | 'finalAt'): Promise<void> => {
  const at = (await seen(world, deal)).duty?.[end]
  await world.pass((new Date(at ?? 0).getTime() - (await world.now()).getTime()) / 1_000 + 1)
}

/** Everything around a car in a few words, with the contract's own small states. */
export const standingOf = async (world: HouseWorld, deal: Deal) => {
  const { payment, attention, house } = await seen(world, deal)
  const { contracts, bids, order, amounts, auction } = await around(world, deal)
  return {
    auction, order, contract: contracts.at(-1), bid: bids[0], payment: payment?.state, amounts, attention,
    heldWon: house?.carMoney?.heldWon ?? 0,
  }
}
