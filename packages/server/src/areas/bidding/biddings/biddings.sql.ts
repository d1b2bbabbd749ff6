// Reads and writes bids, each with what its auction and its shop say.
import type { PayloadOf } from '@bidyard/contract/events'
import type {
  AuctionState, BiddingPauseCause, BiddingState, ContractKind, ShopGrade,
} from '@bidyard/contract/enums'
import { limits } from '@bidyard/contract/limits'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import { recordQuery, type ShopRecord } from './record.sql.ts'

export interface BidShopRow {
  readonly shopId: string
  readonly companyId: string
  readonly memberId: string
  readonly shopName: string
  readonly phoneNumber: string
  readonly grade: ShopGrade
  readonly record: ShopRecord
}

export interface BiddingRow extends BidShopRow {
  readonly id: string
  readonly auctionId: string
  readonly auctionNo: string
  readonly auctionState: AuctionState
  readonly toldState: AuctionState
  readonly auctionEndsAt: Date | null
  readonly isOpenBook: boolean
  readonly orderId: string
  readonly kind: ContractKind
  readonly revision: number
  readonly partnerId: string | null
  readonly exhibitId: string | null
  readonly state: BiddingState
  readonly amountWon: number
  readonly bidAt: Date
  readonly pauseCauses: BiddingPauseCause[]
  readonly note: string | null
  readonly version: number
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** Amounts are open once the auction came to its end; what was cancelled before stays sealed for good. */
export const isOpenBook = sql<boolean>`(
  auctions.state in ('contract', 'done') or (auctions.state = 'cancelled' and auctions.closed_at >= auctions.ends_at))`

const undecidedTime = sql.lit(`${limits.undecidedDays} days`)

export const toldState = sql<AuctionState>`
  case when auctions.state = 'cancelled' and auctions.closed_at >= auctions.ends_at
    and auctions.ends_at + interval ${undecidedTime} > app_now() then 'contract' else auctions.state end`

export const biddingsQuery = (db: Reader) =>
  db.selectFrom('biddings')
    .innerJoin('auctions', 'auctions.id', 'biddings.auction_id')
    .innerJoin('orders', 'orders.id', 'auctions.order_id')
    .innerJoin('shops', 'shops.id', 'biddings.shop_id')
    .innerJoin('companies', 'companies.id', 'biddings.company_id')
    .select([
      'biddings.id', 'biddings.auction_id as auctionId', 'auctions.auction_no as auctionNo',
      'auctions.state as auctionState', 'auctions.ends_at as auctionEndsAt', 'auctions.order_id as orderId',
      'auctions.kind', 'auctions.configuration_revision as revision', 'orders.partner_id as partnerId',
      'orders.exhibit_id as exhibitId', 'biddings.shop_id as shopId', 'biddings.company_id as companyId',
      'biddings.member_id as memberId', 'shops.name as shopName', 'shops.grade',
      'companies.phone_number as phoneNumber', 'biddings.state', 'biddings.amount_won as amountWon',
      'biddings.bid_at as bidAt', 'biddings.pause_causes as pauseCauses', 'biddings.note', 'biddings.version',
      'biddings.created_at as createdAt', 'biddings.updated_at as updatedAt',
    ])
    .select([
      isOpenBook.as('isOpenBook'), toldState.as('toldState'), recordQuery(sql`biddings.shop_id`).as('record'),
    ])
    .$narrowType<Pick<BiddingRow, 'revision' | 'pauseCauses'>>()

export const findBidding = (db: Reader, id: string): Promise<BiddingRow | undefined> =>
  biddingsQuery(db).where('biddings.id', '=', id).executeTakeFirst()

/** The highest first. */
export const listBidsOf = (db: Reader, auctionId: string, max: number): Promise<readonly BiddingRow[]> =>
  biddingsQuery(db).where('biddings.auction_id', '=', auctionId)
    .orderBy('biddings.amount_won', 'desc').orderBy('biddings.bid_at').orderBy('biddings.sequence').limit(max).execute()

type Told = PayloadOf<'biddingsChanged'>['bids'][number]

export const listTold = async (tx: Tx, ids: readonly string[], areOwn: boolean): Promise<readonly Told[]> => {
  const { rows } = await sql<Told>`
    select biddings.id as "biddingId", biddings.auction_id as "auctionId", biddings.shop_id as "shopId",
      orders.partner_id as "partnerId", orders.exhibit_id as "exhibitId",
      ${areOwn}::boolean and auctions.state = 'auction' as "isOwn"
    from biddings join auctions on auctions.id = biddings.auction_id join orders on orders.id = auctions.order_id
    where biddings.id = any(${ids}::uuid[]) order by biddings.id`.execute(tx)
  return rows
}

export interface LiveBid {
  readonly id: string
  readonly auctionId: string
  readonly shopId: string
  readonly state: BiddingState
  readonly pauseCauses: BiddingPauseCause[]
}

/** As far as their auctions are open, or their bidders wait for what becomes of them; locked. */
const lockLive = async (tx: Tx, which: RawBuilder<SqlBool>): Promise<readonly LiveBid[]> => {
  const { rows } = await sql<LiveBid>`
    select biddings.id, biddings.auction_id as "auctionId", biddings.shop_id as "shopId", biddings.state,
      biddings.pause_causes as "pauseCauses"
    from biddings
    where ${which} and (
        exists (
          select from auctions where auctions.id = biddings.auction_id and auctions.state in ('auction', 'contract'))
        or exists (select from auction_bidders where bidding_id = biddings.id and state = 'waiting'))
    order by biddings.id for no key update`.execute(tx)
  return rows
}

export const lockLiveOf = (tx: Tx, shopIds: readonly string[]): Promise<readonly LiveBid[]> =>
  lockLive(tx, sql`biddings.shop_id = any(${shopIds}::uuid[]) and biddings.state in ('bidding', 'biddingPaused')`)

/** Of every shop; none that is still to be ranked is held by this. */
export const lockHeldUpBy = (tx: Tx, cause: BiddingPauseCause): Promise<readonly LiveBid[]> =>
  lockLive(tx, sql`biddings.state = 'biddingPaused' and ${cause}::text = any(biddings.pause_causes)`)

/** What follows looks at them as they are now, and nothing pauses or moves them meanwhile. */
export const lockBids = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  await sql`select from biddings where id = any(${ids}::uuid[]) order by id for no key update`.execute(tx)
}

/** Bids in flight hold it: whoever has it sees them all, and those that come are judged anew. */
export const lockStanding = async (tx: Tx, shopId: string): Promise<void> => {
  await sql`select from bidding_standings where shop_id = ${shopId} for update`.execute(tx)
}

export const updateCauses = async (
  tx: Tx, ids: readonly string[], cause: BiddingPauseCause, isThere: boolean,
): Promise<void> => {
  await sql`
    update biddings set version = version + 1,
      pause_causes = array_remove(pause_causes, ${cause})
        || case when ${isThere} then array[${cause}::text] else '{}' end
    where id = any(${ids}::uuid[])`.execute(tx)
}

/** What the office says of them to their shops. */
export const updateNote = async (tx: Tx, ids: readonly string[], note: string | null): Promise<void> => {
  await tx.updateTable('biddings').set({ note, version: sql<number>`version + 1` })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`).where('note', 'is distinct from', note).execute()
}

/** Auctions that found their buyer. */
export const listAwarded = async (tx: Tx, auctionIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ id: string }>`
    select auction_id as id from biddings
    where auction_id = any(${auctionIds}::uuid[]) and state in ('awarded', 'done')`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

export const listIdsOf = async (
  tx: Tx, auctionIds: readonly string[], states: readonly BiddingState[],
): Promise<{ readonly biddingIds: readonly string[]; readonly bidderIds: readonly string[] }> => {
  const { rows } = await sql<{ biddingId: string; bidderId: string | null }>`
    select biddings.id as "biddingId", bidders.id as "bidderId"
    from biddings left join auction_bidders bidders on bidders.bidding_id = biddings.id
    where biddings.auction_id = any(${auctionIds}::uuid[]) and biddings.state <> 'cancelled'
      and biddings.state = any(${states}::text[])
    order by biddings.id`.execute(tx)
  return {
    biddingIds: rows.map(({ biddingId }) => biddingId),
    bidderIds: rows.flatMap(({ bidderId }) => (bidderId === null ? [] : [bidderId])),
  }
}

export const listEverBidOn = async (db: Reader, auctionIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${auctionIds}::uuid[]) as id
    where exists (select from bid_entries where bid_entries.auction_id = id)`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
