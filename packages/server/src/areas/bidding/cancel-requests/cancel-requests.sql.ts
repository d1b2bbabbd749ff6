// Reads and writes what shops asked for after a correction; whether it is asked still follows from bid and auction.
import type { BiddingCancelState } from '@bidyard/contract/enums'
import type { CarModel } from '@bidyard/contract/shapes/cars/register-facts'
import { type RawBuilder, sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'

export interface CancelRequestRow {
  readonly id: string
  readonly auctionId: string
  readonly auctionNo: string
  readonly model: CarModel | null
  readonly biddingId: string
  readonly biddingVersion: number
  readonly shopId: string
  readonly shopName: string
  readonly memberId: string
  readonly correctedAt: Date
  readonly note: string | null
  readonly state: BiddingCancelState
  readonly answer: string | null
  readonly answeredAt: Date | null
  readonly answeredBy: string | null
  readonly version: number
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** Of rows of `requests`, `auctions` and a bid: nobody answered, and the bid stands as the correction found it. */
const isAsked = (bid: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(
  requests.answered_at is null and ${bid}.bid_at <= requests.corrected_at
  and ${bid}.state in ('bidding', 'biddingPaused')
  and auctions.state = 'auction' and auctions.ends_at > app_now())`

const stateOf = (bid: RawBuilder<unknown>): RawBuilder<BiddingCancelState> => sql<BiddingCancelState>`
  coalesce(requests.outcome, case when ${isAsked(bid)} then 'asked' else 'lapsed' end)`

const bids = sql`biddings`
/** Of rows of `requests`, `biddings` and `auctions`. */
export const cancelState = stateOf(bids)
export const isAskedBid = isAsked(bids)

export const cancelRequestsQuery = (db: Reader) =>
  db.selectFrom('bidding_cancel_requests as requests')
    .innerJoin('auctions', 'auctions.id', 'requests.auction_id')
    .innerJoin('orders', 'orders.id', 'auctions.order_id')
    .innerJoin('biddings', 'biddings.id', 'requests.bidding_id')
    .innerJoin('shops', 'shops.id', 'requests.shop_id')
    .select([
      'requests.id', 'requests.auction_id as auctionId', 'auctions.auction_no as auctionNo', 'orders.model',
      'requests.bidding_id as biddingId', 'biddings.version as biddingVersion', 'requests.shop_id as shopId',
      'shops.name as shopName', 'requests.member_id as memberId', 'requests.corrected_at as correctedAt',
      'requests.note', 'requests.answer', 'requests.answered_at as answeredAt', 'requests.answered_by as answeredBy',
      'requests.version', 'requests.created_at as createdAt', 'requests.updated_at as updatedAt',
    ])
    .select([cancelState.as('state')])
    .$narrowType<Pick<CancelRequestRow, 'model'>>()

export const findCancelRequest = (db: Reader, id: string): Promise<CancelRequestRow | undefined> =>
  cancelRequestsQuery(db).where('requests.id', '=', id).executeTakeFirst()

/** Its bid is held already: of two answers at once the second finds it answered. */
export const lockCancelRequest = async (tx: Tx, id: string): Promise<CancelRequestRow | undefined> => {
  await tx.selectFrom('bidding_cancel_requests').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  return findCancelRequest(tx, id)
}

/** The one that its shop asks for still, of a bid that is held. */
export const findAskedOf = (tx: Tx, biddingId: string): Promise<CancelRequestRow | undefined> =>
  cancelRequestsQuery(tx).where('requests.bidding_id', '=', biddingId).where(isAskedBid).executeTakeFirst()

/** Of an open bid that is held: after the last correction, or after an earlier one and not answered yet. */
export const findAnyAsked = async (tx: Tx, biddingId: string): Promise<string | undefined> => {
  const { rows: [row] } = await sql<{ id: string }>`
    select requests.id from bidding_cancel_requests requests
      join auctions on auctions.id = requests.auction_id join biddings on biddings.id = requests.bidding_id
    where requests.bidding_id = ${biddingId} and (requests.corrected_at = auctions.corrected_at or ${isAskedBid})
    limit 1`.execute(tx)
  return row?.id
}

export const insertCancelRequest = async (tx: Tx, given: {
  readonly auctionId: string; readonly biddingId: string; readonly shopId: string; readonly memberId: string
  readonly note: string | null
}): Promise<string> => {
  const { rows: [row] } = await sql<{ id: string }>`
    insert into bidding_cancel_requests (auction_id, bidding_id, shop_id, member_id, note, corrected_at)
    select id, ${given.biddingId}, ${given.shopId}, ${given.memberId}, ${given.note}, corrected_at
    from auctions where id = ${given.auctionId} returning id`.execute(tx)
  if (row === undefined) throw new Error('what a shop asks for was not written')
  return row.id
}

export const updateCancelAnswered = async (tx: Tx, id: string, given: {
  readonly outcome: 'cancelled' | 'declined'; readonly answer: string; readonly memberId: string | null
}): Promise<void> => {
  await tx.updateTable('bidding_cancel_requests')
    .set({
      outcome: given.outcome, answer: given.answer, answered_by: given.memberId, answered_at: sql<Date>`app_now()`,
      version: sql<number>`version + 1`, updated_at: sql<Date>`app_now()`,
    })
    .where('id', '=', id).execute()
}

export interface AskedRow {
  readonly askedState: BiddingCancelState
  readonly askedAt: Date
  readonly askedAnswer: string | null
}

/** As a left join answers. */
export type MaybeAsked = { readonly [Name in keyof AskedRow]: AskedRow[Name] | null }

/** For a lateral join to `auctions` and a bid by this name: what its shop asked for, as far as it matters still. */
export const askedQuery = (bid: RawBuilder<unknown>): RawBuilder<AskedRow> => sql<AskedRow>`(
  select ${stateOf(bid)} as "askedState", requests.created_at as "askedAt", requests.answer as "askedAnswer"
  from bidding_cancel_requests requests
  where requests.bidding_id = ${bid}.id and (requests.corrected_at = auctions.corrected_at
    or requests.outcome = 'cancelled' or ${isAsked(bid)})
  order by requests.corrected_at desc limit 1)`
