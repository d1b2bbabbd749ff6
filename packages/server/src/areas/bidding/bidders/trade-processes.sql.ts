// Bids with their place as bidders and their newest contract, a row for each shop and auction.
import type { AuctionState, BidderState, BiddingState, ContractKind, ContractStep } from '@bidyard/contract/enums'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { keptQuery } from '../../../runtime/database/kept-query.ts'
import { isDutyOfState } from '../../../runtime/work/deadlines.ts'
import { toldState } from '../biddings/biddings.sql.ts'
import { askedQuery, type AskedRow } from '../cancel-requests/cancel-requests.sql.ts'

/** As JSON has them. */
type Timed<Row> = { readonly [Name in keyof Row]: Row[Name] extends Date ? string : Row[Name] }

export interface ProcessRow {
  readonly contract: {
    readonly id: string
    readonly step: ContractStep
    /** What it waits for. */
    readonly owed: { readonly whose: string; readonly dueAt: string; readonly finalAt: string | null } | null
  } | null
  /** What its shop asked for since the car was corrected. */
  readonly asked: Timed<AskedRow> | null
  readonly id: string
  readonly auctionId: string
  readonly auctionNo: string
  readonly orderId: string
  readonly kind: ContractKind
  readonly shopId: string
  readonly auctionState: AuctionState
  readonly toldState: AuctionState
  readonly biddingState: BiddingState
  readonly bidderState: BidderState | null
  readonly amountWon: number
  readonly bidSubmittedAt: Date
  readonly sellerSaleRequestAt: Date | null
  readonly correctedAt: Date | null
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** Asked as a value, since the planner would read all bids there are for an `exists` of this kind. */
const hasLater = (which: RawBuilder<SqlBool>) => sql<SqlBool>`coalesce((
  select true from biddings later
  where later.auction_id = biddings.auction_id and later.shop_id = biddings.shop_id and ${which} limit 1), false)`

/**
 * A typing error that the office undid is gone once the shop bid anew. What stands came after all that was cancelled.
 * Two questions, since each has an index of its own.
 */
const isReplaced = sql<SqlBool>`(
  biddings.state = 'cancelled' and (
    ${hasLater(sql`later.state <> 'cancelled'`)}
    or ${hasLater(sql`later.state = 'cancelled'
      and (later.created_at, later.id) > (biddings.created_at, biddings.id)`)}))`

// Both are looked up for what is shown, after it was sorted and cut: most bids have neither.
const contract = sql<ProcessRow['contract']>`(
  select json_build_object('id', contracts.id, 'step', contracts.state, 'owed', (
    select json_build_object('whose', owed.whose, 'dueAt', owed.due_at, 'finalAt', owed.final_at)
    from deadlines owed where ${isDutyOfState('contracts', sql`'contract-' || contracts.kind`)}))
  from contracts where contracts.bidding_id = biddings.id order by contracts.created_at desc limit 1)`
const asked = sql<ProcessRow['asked']>`case when auctions.corrected_at is not null then (
  select to_json(asked) from ${askedQuery(sql`biddings`)} asked) end`

/** No bid is without auction and order: joined so, they are read where they are shown or asked about, and else not. */
export const processesQuery = keptQuery((db) =>
  db.selectFrom('biddings')
    .leftJoin('auctions', 'auctions.id', 'biddings.auction_id')
    .leftJoin('orders', 'orders.id', 'auctions.order_id')
    .leftJoin('auction_bidders as bidders', 'bidders.bidding_id', 'biddings.id')
    .select([
      'biddings.id', 'biddings.auction_id as auctionId', 'auctions.auction_no as auctionNo',
      'auctions.order_id as orderId', 'auctions.kind', 'biddings.shop_id as shopId', 'auctions.state as auctionState',
      'biddings.state as biddingState', 'bidders.state as bidderState', 'biddings.amount_won as amountWon',
      'biddings.bid_at as bidSubmittedAt', 'bidders.sale_requested_at as sellerSaleRequestAt',
      'auctions.corrected_at as correctedAt', 'biddings.created_at as createdAt', 'biddings.updated_at as updatedAt',
    ])
    .select([toldState.as('toldState'), contract.as('contract'), asked.as('asked')])
    .where(sql<SqlBool>`not ${isReplaced}`)
    .$narrowType<Pick<ProcessRow, 'auctionNo' | 'orderId' | 'kind' | 'auctionState'>>())
