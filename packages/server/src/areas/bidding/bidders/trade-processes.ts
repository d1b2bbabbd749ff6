// How far a shop has come with each auction that it bid on: its bid, its place as a bidder, and the contract, if any.
import { biddingCalls } from '@bidyard/contract/calls/bidding'
import type { AnswerOf } from '@bidyard/contract/call'
import type { AuctionState, BidderState, BiddingState, ContractKind } from '@bidyard/contract/enums'
import { sql } from 'kysely'
import { isStaff } from '../../../runtime/caller.ts'
import type { Reader } from '../../../runtime/database/database.ts'
import { listing } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import { shown, shownOrNull } from '../bidding-parts.ts'
import { isOpenBook, toldState } from '../biddings/biddings.sql.ts'
import { ofSeenBids } from '../seen-by.ts'

interface Row {
  readonly id: string
  readonly auctionId: string
  readonly auctionNo: string
  readonly orderId: string
  readonly kind: ContractKind
  readonly shopId: string
  readonly auctionState: AuctionState
  readonly toldState: AuctionState
  readonly isOpenBook: boolean
  readonly biddingState: BiddingState
  readonly bidderState: BidderState | null
  readonly amountWon: number
  readonly bidSubmittedAt: Date
  readonly sellerSaleRequestAt: Date | null
  readonly contractId: string | null
  readonly contractStep: string | null
  readonly createdAt: Date
  readonly updatedAt: Date
}
type Shown = AnswerOf<typeof biddingCalls.listBuyerTradeProcesses>['items'][number]

const processesQuery = (db: Reader) =>
  db.selectFrom('biddings')
    .innerJoin('auctions', 'auctions.id', 'biddings.auction_id')
    .innerJoin('orders', 'orders.id', 'auctions.order_id')
    .leftJoin('auction_bidders as bidders', 'bidders.bidding_id', 'biddings.id')
    .leftJoinLateral(
      (inner) => inner.selectFrom('contracts').select(['contracts.id', 'contracts.state'])
        .whereRef('contracts.bidding_id', '=', 'biddings.id').orderBy('contracts.created_at', 'desc').limit(1)
        .as('contract'),
      (join) => join.onTrue(),
    )
    .select([
      'biddings.id', 'biddings.auction_id as auctionId', 'auctions.auction_no as auctionNo',
      'auctions.order_id as orderId', 'auctions.kind', 'biddings.shop_id as shopId', 'auctions.state as auctionState',
      'biddings.state as biddingState', 'bidders.state as bidderState', 'biddings.amount_won as amountWon',
      'biddings.bid_at as bidSubmittedAt', 'bidders.sale_requested_at as sellerSaleRequestAt',
      'contract.id as contractId', 'contract.state as contractStep', 'biddings.created_at as createdAt',
      'biddings.updated_at as updatedAt',
    ])
    .select([isOpenBook.as('isOpenBook'), toldState.as('toldState')])

const showProcess = (isOffice: boolean, row: Row): Shown => ({
  id: row.id, auctionId: row.auctionId, auctionNo: row.auctionNo, biddingId: row.id, orderId: row.orderId,
  kind: row.kind, shopId: row.shopId, auctionState: isOffice ? row.auctionState : row.toldState,
  biddingState: row.biddingState,
  bidderState: !isOffice && row.bidderState === 'afterConsulting' ? 'waiting' : row.bidderState,
  amountWon: isOffice && !row.isOpenBook ? null : row.amountWon, bidSubmittedAt: shown(row.bidSubmittedAt),
  sellerSaleRequestAt: shownOrNull(row.sellerSaleRequestAt), contractId: row.contractId,
  contractStep: row.contractStep, createdAt: shown(row.createdAt), updatedAt: shown(row.updatedAt),
})

export const listBuyerTradeProcesses = listing(biddingCalls.listBuyerTradeProcesses, ({ db, caller }) => source({
  query: processesQuery(db).where(ofSeenBids(caller, sql`biddings.shop_id`)),
  columns: {
    id: sql`biddings.id`,
    auctionId: sql`biddings.auction_id`,
    biddingId: sql`biddings.id`,
    state: sql`biddings.state`,
    sellerSaleRequestAt: sql`bidders.sale_requested_at`,
    bidSubmittedAt: sql`biddings.bid_at`,
    createdAt: sql`biddings.created_at`,
    updatedAt: sql`biddings.updated_at`,
  },
  item: (row) => showProcess(isStaff(caller), row as unknown as Row),
}))
