// A market after the close: a seller, a stranger, and cars with the bids of shops that each have one owner.
import { randomUUID } from 'node:crypto'
import type { AskOf, CallDefinition, ReceivedOf } from '@bidyard/contract/call'
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { sql } from 'kysely'
import type { TestMember, TestParts } from '../app.ts'
import type { CarWish } from '../auctions/make-car.ts'
import { type MarketWorld, openMarketWorld } from '../auctions/market-world.ts'
import { makePartnerWorld, type PartnerWorld } from '../partners/partner-world.ts'

export interface Bidder {
  readonly id: string
  readonly biddingId: string
  readonly dealer: TestMember
  readonly amountWon: number
}

export interface Closed {
  readonly id: string
  readonly orderId: string
  /** By rank. */
  readonly bidders: readonly [Bidder, Bidder, ...Bidder[]]
}

export interface AwardWorld extends MarketWorld {
  readonly partner: PartnerWorld
  readonly seller: TestMember
  readonly stranger: TestMember
  /** Of the car's wish, with so many bids, the best of them so much. */
  closed(wish?: CarWish, how?: Bids): Promise<Closed>
  /** Two of the same second, since each close takes days. */
  closedTwo(wish?: CarWish, how?: Bids): Promise<readonly [Closed, Closed]>
}

interface Bids {
  readonly bids?: number
  readonly bestWon?: number
}

export const prime = { kind: 'prime', houseType: 'outflow' } as const
export const pro = { kind: 'pro', houseType: 'outflow' } as const
export const schedulerToken = 'the-scheduler-of-the-test-0123456789'
const stepWon = 100_000

/** As whoever bids leaves it. */
export const insertBid = async (
  world: MarketWorld, auctionId: string, dealer: TestMember, amountWon: number,
): Promise<string> => {
  const { rows } = await sql<{ id: string }>`
    insert into biddings (auction_id, shop_id, company_id, member_id, state, amount_won, bid_at, sequence)
    values (${auctionId}, ${dealer.shopId}, ${dealer.companyId}, ${dealer.memberId}, 'bidding', ${amountWon}, app_now(),
      nextval('bid_sequence'))
    returning id`.execute(world.database.primary)
  return rows[0]?.id ?? ''
}

/** With a key of its own, as every step wants one. */
export const doing = <C extends CallDefinition>(
  who: Pick<TestMember, 'ask'>, call: C, asked: AskOf<C>, key: string = randomUUID(),
): Promise<ReceivedOf<C>> => who.ask(call as never, asked as never, { key }) as Promise<ReceivedOf<C>>

export const biddersOf = async (world: MarketWorld, auctionId: string, dealers: ReadonlyMap<string, TestMember>) => {
  const { rows } = await sql<{ id: string; biddingId: string; shopId: string; amountWon: number }>`
    select id, bidding_id as "biddingId", shop_id as "shopId", bid_amount_won as "amountWon"
    from auction_bidders where auction_id = ${auctionId} order by bid_rank`.execute(world.database.primary)
  return rows.map(({ shopId, ...row }): Bidder => {
    const dealer = dealers.get(shopId)
    if (dealer === undefined) throw new Error('a bidder whom nobody made')
    return { ...row, dealer }
  })
}

export const passEnd = async (world: MarketWorld, endsAt: string | null): Promise<void> =>
  world.pass((new Date(endsAt ?? 0).getTime() - (await world.now()).getTime()) / 1_000 + 1)

export const openAwardWorld = async (parts: TestParts = {}): Promise<AwardWorld> => {
  const world = await openMarketWorld(parts, { BIDYARD_SCHEDULER_TOKEN: schedulerToken })
  const root = await world.member({ type: 'root' })
  const partner = await makePartnerWorld(world, root.ask)
  const stranger = await makePartnerWorld(world, root.ask)
  const bidOn = async (wish: CarWish | undefined, { bids = 3, bestWon = 12_000_000 }: Bids) => {
    const { id, orderId, endsAt } = await world.opened({ partnerId: partner.partnerId, ...wish })
    const dealers = new Map<string, TestMember>()
    for (let place = 0; place < bids; place++) {
      const dealer = await world.dealer()
      dealers.set(dealer.shopId ?? '', dealer)
      await insertBid(world, id, dealer, bestWon - place * stepWon)
    }
    return { id, orderId, endsAt, dealers }
  }
  const afterClose = async ({ id, orderId, dealers }: Awaited<ReturnType<typeof bidOn>>): Promise<Closed> => {
    const [first, second, ...others] = await biddersOf(world, id, dealers)
    if (first === undefined) throw new Error('nobody is listed after the close')
    return { id, orderId, bidders: [first, second ?? first, ...others] }
  }
  const closed: AwardWorld['closed'] = async (wish, how = {}) => {
    const one = await bidOn(wish, how)
    await passEnd(world, one.endsAt)
    return afterClose(one)
  }
  const closedTwo: AwardWorld['closedTwo'] = async (wish, how = {}) => {
    const [one, other] = [await bidOn(wish, how), await bidOn(wish, how)]
    await passEnd(world, other.endsAt)
    return [await afterClose(one), await afterClose(other)]
  }
  return { ...world, partner, seller: partner.officer, stranger: stranger.officer, closed, closedTwo }
}

/** Onwards without the clock’s hand, so that somebody else may be first. */
export const wait = async (world: MarketWorld, hours: number): Promise<void> => {
  await world.sql`update clock_shift set shift = shift + make_interval(hours => ${hours})`
  await world.sql`update sessions set ends_at = ends_at + make_interval(hours => ${hours})`
}

/** How everything around a car stands, by ids of auction and order. */
export interface Around {
  readonly auction: string
  readonly order: string
  readonly contracts: readonly string[]
  /** By rank: the bid’s and the bidder’s state. */
  readonly bids: readonly string[]
  readonly amounts: readonly string[]
}

export const around = async (world: MarketWorld, { id, orderId }: Pick<Closed, 'id' | 'orderId'>): Promise<Around> => {
  const [auction] = await world.sql<{ state: string; reason: string | null }[]>`
    select state, end_reason as reason from auctions where id = ${id}`
  const contracts = await world.sql<{ state: string; cause: string | null }[]>`
    select state, cancel_cause as cause from contracts where auction_id = ${id} order by created_at, id`
  const bids = await world.sql<{ bidding: string; bidder: string }[]>`
    select biddings.state as bidding, bidders.state as bidder from biddings
      join auction_bidders bidders on bidders.bidding_id = biddings.id
    where biddings.auction_id = ${id} order by biddings.amount_won desc`
  const amounts = await world.sql<{ kind: string; state: string }[]>`
    select kind, state from amounts where auction_id = ${id} order by kind`
  return {
    auction: [auction?.state, auction?.reason].filter(Boolean).join(' '), order: await world.orderState(orderId),
    contracts: contracts.map(({ state, cause }) => [state, cause].filter(Boolean).join(' ')),
    bids: bids.map(({ bidding, bidder }) => `${bidding} ${bidder}`),
    amounts: amounts.map(({ kind, state }) => `${kind} ${state}`),
  }
}

export const violationsOf = async (world: MarketWorld, shopId: string | null): Promise<readonly string[]> => {
  const rows = await world.sql<{ detail: string }[]>`select detail from shop_violations where shop_id = ${shopId}`
  return rows.map(({ detail }) => detail)
}

/** The seller’s wish; answers the contract that it opened. */
export const request = async (world: AwardWorld, { id }: Closed, { id: bidderId }: Bidder): Promise<string> => {
  const { current } = await doing(world.seller, calls.requestSale, { params: { id }, body: { bidderId } })
  if (current === null) throw new Error('a sale request opened nothing')
  return current.contractId
}

/** The office’s, which asks the seller first. */
export const open = async (world: AwardWorld, { id }: Closed, { id: bidderId }: Bidder): Promise<string> => {
  const kind = (await world.see(id)).kind === 'pro' ? 'pro' : 'self'
  return (await doing(world.clerk, calls.openContract, { body: { auctionId: id, bidderId, kind } })).id
}
