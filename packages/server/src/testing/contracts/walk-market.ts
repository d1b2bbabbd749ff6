// Cars after their close for walks, several at once: copies of one car, bid for by a few shops, closed by the clock.
import type { ContractKind } from '@bidyard/contract/enums'
import { sql } from 'kysely'
import type { TestMember } from '../app.ts'
import { insertOpenAuctions } from '../auctions/many-auctions.ts'
import type { Bidder, Closed } from './award-world.ts'
import type { HouseWorld } from './house-world.ts'

export interface WalkCar extends Closed {
  readonly kind: ContractKind
}

export interface WalkMarket {
  /** As many of each kind. */
  closeMore(): Promise<readonly WalkCar[]>
}

const carsAtOnce = 9
const shopsAtOnce = 4
const secondsOpen = 60

/** Two of each car, from shops that have other cars as well: what befalls a shop befalls all of them. */
const insertBids = async (
  { database }: HouseWorld, auctionIds: readonly string[], dealers: readonly TestMember[],
): Promise<void> => {
  await sql`
    insert into biddings (auction_id, shop_id, company_id, member_id, state, amount_won, bid_at, sequence)
    select auctions.id, dealer.shop_id, dealer.company_id, dealer.member_id, 'bidding',
      case auctions.kind when 'prime' then 30000000 else 12000000 end - place * 100000, app_now(),
      nextval('bid_sequence')
    from unnest(${auctionIds}::uuid[]) with ordinality as given (id, at)
      join auctions on auctions.id = given.id
      cross join generate_series(0, 1) as place
      join unnest(${dealers.map(({ shopId }) => shopId)}::uuid[], ${dealers.map(({ companyId }) => companyId)}::uuid[],
        ${dealers.map(({ memberId }) => memberId)}::uuid[]) with ordinality
        as dealer (shop_id, company_id, member_id, at) on dealer.at = 1 + (given.at + place) % ${dealers.length}`
    .execute(database.primary)
}

interface Row {
  readonly auctionId: string
  readonly orderId: string
  readonly kind: ContractKind
  readonly id: string
  readonly biddingId: string
  readonly shopId: string
  readonly amountWon: number
}

const readCars = async (
  world: HouseWorld, auctionIds: readonly string[], dealers: readonly TestMember[],
): Promise<readonly WalkCar[]> => {
  const rows = await world.sql<Row[]>`
    select auctions.id as "auctionId", order_id as "orderId", kind, bidders.id, bidding_id as "biddingId",
      bidders.shop_id as "shopId", bid_amount_won::float8 as "amountWon"
    from auctions join auction_bidders bidders on bidders.auction_id = auctions.id
    where auctions.id = any(${auctionIds as string[]}::uuid[]) order by auctions.id, bid_rank`
  return [...Map.groupBy(rows, ({ auctionId }) => auctionId)].flatMap(([id, bids]) => {
    const [first, second] = bids.map(({ id: bidderId, biddingId, shopId, amountWon }): Bidder => {
      const dealer = dealers.find((one) => one.shopId === shopId)
      if (dealer === undefined) throw new Error('a bidder whom nobody made')
      return { id: bidderId, biddingId, dealer, amountWon }
    })
    const [car] = bids
    if (first === undefined || second === undefined || car === undefined) return []
    return [{ id, orderId: car.orderId, kind: car.kind, bidders: [first, second] as const }]
  })
}

export const openWalkMarket = async (world: HouseWorld): Promise<WalkMarket> => {
  const { orderId: like } = await world.car({ partnerId: world.partner.partnerId })
  return {
    closeMore: async () => {
      const dealers: TestMember[] = []
      while (dealers.length < shopsAtOnce) dealers.push(await world.dealer())
      const ids = await world.database.transact(async (tx) => {
        // Nobody moves the clock over their end meanwhile.
        const { rows: [row] } = await sql<{ at: Date }>`
          select app_now() + make_interval(secs => ${secondsOpen}) as at from clock_shift for share`.execute(tx)
        return insertOpenAuctions(tx, { like, count: carsAtOnce, endsAt: row?.at ?? new Date() })
      })
      await insertBids(world, ids, dealers)
      await world.pass(secondsOpen + 1)
      return readCars(world, ids, dealers)
    },
  }
}
