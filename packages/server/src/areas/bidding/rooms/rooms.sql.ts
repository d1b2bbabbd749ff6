// Auctions with how many bid, and what a bid box needs to know of one.
import type { AuctionState, BiddingState, ContractKind } from '@bidyard/contract/enums'
import type { CarModel } from '@bidyard/contract/shapes/cars/register-facts'
import { sql } from 'kysely'
import type { Reader } from '../../../runtime/database/database.ts'
import { askedQuery, type MaybeAsked } from '../cancel-requests/cancel-requests.sql.ts'

export interface RoomRow {
  readonly id: string
  readonly auctionNo: string
  readonly orderId: string
  readonly state: AuctionState
  readonly kind: ContractKind
  readonly carNumber: string
  readonly model: CarModel | null
  readonly modelYear: number | null
  readonly openedAt: Date | null
  readonly endsAt: Date | null
  readonly bidCount: number
  readonly wasBidOn: boolean
  readonly pausedCount: number | null
  readonly isHopePriceMet: boolean | null
  readonly partnerId: string | null
  readonly exhibitId: string | null
  readonly createdAt: Date
  readonly updatedAt: Date
}

const running = sql`auctions.state = 'auction'`
/** Whose bids stand still is for the close to say: before, a count that falls with a shop would tell where it bids. */
const standing = sql`biddings.auction_id = auctions.id and biddings.state <> 'cancelled'
  and (${running} or biddings.state <> 'biddingPaused')`

export const roomsQuery = (db: Reader) =>
  db.selectFrom('auctions').innerJoin('orders', 'orders.id', 'auctions.order_id')
    .where('auctions.opened_at', 'is not', null)
    .select([
      'auctions.id', 'auctions.auction_no as auctionNo', 'auctions.order_id as orderId', 'auctions.state',
      'auctions.kind', 'orders.car_number as carNumber', 'orders.model', 'orders.model_year as modelYear',
      'auctions.opened_at as openedAt', 'auctions.ends_at as endsAt', 'orders.partner_id as partnerId',
      'orders.exhibit_id as exhibitId', 'auctions.created_at as createdAt', 'auctions.updated_at as updatedAt',
    ])
    .select([
      sql<number>`(select count(*)::int from biddings where ${standing})`.as('bidCount'),
      sql<boolean>`exists (select from bid_entries where bid_entries.auction_id = auctions.id)`.as('wasBidOn'),
      sql<number | null>`case when not ${running} then (
        select count(*)::int from biddings
        where biddings.auction_id = auctions.id and biddings.state = 'biddingPaused') end`.as('pausedCount'),
      sql<boolean | null>`case when orders.hope_price_won is not null then exists (
        select from biddings where ${standing} and biddings.amount_won >= orders.hope_price_won) end`
        .as('isHopePriceMet'),
    ])
    .$narrowType<Pick<RoomRow, 'model'>>()

export const findRoom = (db: Reader, id: string): Promise<RoomRow | undefined> =>
  roomsQuery(db).where('auctions.id', '=', id).executeTakeFirst()

export interface BoxRow extends MaybeAsked {
  readonly state: AuctionState
  readonly openedAt: Date | null
  readonly closedAt: Date | null
  readonly endsAt: Date | null
  readonly revision: number | null
  readonly kind: ContractKind
  readonly guideMidWon: number | null
  readonly ownId: string | null
  readonly ownState: BiddingState | null
  readonly ownAmountWon: number | null
  readonly ownBidAt: Date | null
  readonly ownMemberId: string | null
  readonly correctedAt: Date | null
}

export const findBox = async (db: Reader, auctionId: string, shopId: string | null): Promise<BoxRow | undefined> => {
  const { rows } = await sql<BoxRow>`
    select auctions.state, auctions.opened_at as "openedAt", auctions.closed_at as "closedAt",
      auctions.ends_at as "endsAt", auctions.configuration_revision as revision, auctions.kind,
      searched.guide_mid_won as "guideMidWon", own.id as "ownId", own.state as "ownState",
      own.amount_won as "ownAmountWon", own.bid_at as "ownBidAt", own.member_id as "ownMemberId",
      auctions.corrected_at as "correctedAt", asked."askedState", asked."askedAt", asked."askedAnswer"
    from auctions
      left join auction_search_rows searched on searched.auction_id = auctions.id
      left join biddings own on own.auction_id = auctions.id and own.shop_id = ${shopId}::uuid
        and own.state <> 'cancelled'
      left join lateral ${askedQuery(sql`own`)} asked on true
    where auctions.id = ${auctionId}`.execute(db)
  return rows[0]
}
