// How far a shop has come with each auction that it bid on: its bid, its place as a bidder, and the contract, if any.
import { biddingCalls } from '@bidyard/contract/calls/bidding'
import type { AnswerOf } from '@bidyard/contract/call'
import { sql } from 'kysely'
import { attendsTo, type Caller, isStaff } from '../../../runtime/caller.ts'
import { listing } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { correctionOf } from '../cancel-requests/show-cancel-request.ts'
import { ofSeenBids } from '../seen-by.ts'
import { showDuty } from '../show-duty.ts'
import { type ProcessRow, processesQuery } from './trade-processes.sql.ts'

type Shown = AnswerOf<typeof biddingCalls.listBuyerTradeProcesses>['items'][number]

const dateOf = (time: string | null | undefined): Date | null =>
  time === null || time === undefined ? null : new Date(time)

const dutyOf = ({ contract }: ProcessRow): Shown['duty'] => {
  if (contract === null || contract.owed === null) return null
  const { step, owed: { whose, dueAt, finalAt } } = contract
  return showDuty(step, { whose, dueAt: dateOf(dueAt), finalAt: dateOf(finalAt) })
}

const correctionIn = ({ correctedAt, bidSubmittedAt: bidAt, asked }: ProcessRow): Shown['correction'] => correctionOf({
  correctedAt, bidAt, askedState: asked?.askedState ?? null, askedAt: dateOf(asked?.askedAt),
  askedAnswer: asked?.askedAnswer ?? null,
})

/** What was asked is read by its shop, and by those of the office who answer. */
const readsAsked = (caller: Caller): boolean => !isStaff(caller) || attendsTo(caller, 'screening', 'sanctions')

const showProcess = (caller: Caller, row: ProcessRow): Shown => {
  const isOffice = isStaff(caller)
  return {
    id: row.id, auctionId: row.auctionId, auctionNo: row.auctionNo, biddingId: row.id, orderId: row.orderId,
    kind: row.kind, shopId: row.shopId, auctionState: isOffice ? row.auctionState : row.toldState,
    biddingState: row.biddingState,
    bidderState: !isOffice && row.bidderState === 'afterConsulting' ? 'waiting' : row.bidderState,
    amountWon: row.amountWon, bidSubmittedAt: timeOf(row.bidSubmittedAt),
    sellerSaleRequestAt: timeOf(row.sellerSaleRequestAt), contractId: row.contract?.id ?? null,
    contractStep: row.contract?.step ?? null, duty: dutyOf(row),
    correction: readsAsked(caller) ? correctionIn(row) : null, createdAt: timeOf(row.createdAt),
    updatedAt: timeOf(row.updatedAt),
  }
}

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
  item: (row) => showProcess(caller, row),
}))
