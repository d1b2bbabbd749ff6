// Running auctions as sellers and the office watch them: how many bid, and whether the hoped price is met.
import { biddingCalls } from '@bidyard/contract/calls/bidding'
import type { AnswerOf } from '@bidyard/contract/call'
import { sql } from 'kysely'
import { isStaff } from '../../../runtime/caller.ts'
import { listing, read } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { ofOwnCars } from '../../cars/for-other-areas.ts'
import { seesCarOf } from '../../partners/for-other-areas.ts'
import { findRoom, type RoomRow, roomsQuery } from './rooms.sql.ts'

/** That bids stand still is no affair of the seller's. */
const showRoom = (row: RoomRow, isOffice: boolean): AnswerOf<typeof biddingCalls.getAuctionRoom> => ({
  id: row.id, auctionNo: row.auctionNo, orderId: row.orderId, state: row.state, kind: row.kind,
  carNumber: row.carNumber, model: row.model, modelYear: row.modelYear, openedAt: timeOf(row.openedAt),
  endsAt: timeOf(row.endsAt), bidCount: row.bidCount, wasBidOn: row.wasBidOn,
  pausedCount: isOffice ? row.pausedCount : null, isHopePriceMet: row.isHopePriceMet,
  createdAt: timeOf(row.createdAt), updatedAt: timeOf(row.updatedAt),
})

export const listAuctionRooms = listing(biddingCalls.listAuctionRooms, ({ db, caller }) => source({
  query: roomsQuery(db).where(ofOwnCars(caller)),
  columns: {
    id: sql`auctions.id`,
    state: sql`auctions.state`,
    kind: sql`auctions.kind`,
    endsAt: sql`auctions.ends_at`,
    createdAt: sql`auctions.created_at`,
    updatedAt: sql`auctions.updated_at`,
  },
  item: (row) => showRoom(row, isStaff(caller)),
}))

export const getAuctionRoom = read(biddingCalls.getAuctionRoom, async ({ db, caller, params, refuse }) => {
  const room = await findRoom(db, params.id)
  if (room === undefined || !seesCarOf(caller, room)) throw refuse('notFound')
  return showRoom(room, isStaff(caller))
})
