// Auctions: the office sees all, sellers and partners those of their cars, dealers those that came to market.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { sql } from 'kysely'
import { type Caller, isStaff } from '../../../runtime/caller.ts'
import { listing, read } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import { isWonBy } from '../../cars/for-other-areas.ts'
import { hasCheck } from '../listings/listing-facts.sql.ts'
import { auctionsQuery, findAuction, toldState, toldUpdatedAt } from './auctions.sql.ts'
import { auctionViewerOf, ofSeenAuctions } from './seen-auctions.ts'
import { describeAuction, showAuction } from './show-auction.ts'

/** What dealers ask by is what they are told. */
const shownFields = (caller: Caller) => (caller.roles.has('dealer') && !isStaff(caller)
  ? { state: toldState, endReason: sql`null::text`, updatedAt: toldUpdatedAt }
  : { state: sql`auctions.state`, endReason: sql`auctions.end_reason`, updatedAt: sql`auctions.updated_at` })

export const listAuctions = listing(auctionsCalls.listAuctions, ({ db, caller }) => source({
  query: auctionsQuery(db).where(ofSeenAuctions(caller))
    .select(isWonBy(caller, sql`auctions.order_id`).as('isWon')),
  columns: {
    id: sql`auctions.id`,
    orderId: sql`auctions.order_id`,
    carNumber: sql`orders.car_number`,
    houseType: sql`auctions.house_type`,
    kind: sql`auctions.kind`,
    auctionNo: sql`auctions.auction_no`,
    region: sql`orders.region`,
    openedAt: sql`auctions.opened_at`,
    endsAt: sql`auctions.ends_at`,
    screenedAt: sql`auctions.screened_at`,
    openAt: sql`auctions.open_at`,
    returnedAt: sql`auctions.returned_at`,
    resubmittedAt: sql`auctions.resubmitted_at`,
    isSentBack: sql`(auctions.returned_at is not null and auctions.resubmitted_at is null)`,
    isChecked: hasCheck,
    createdAt: sql`auctions.created_at`,
    ...shownFields(caller),
  },
  item: (auction) => showAuction(auctionViewerOf(caller, auction) ?? 'dealer', auction),
}))

export const getAuction = read(auctionsCalls.getAuction, async ({ db, caller, params, refuse }) => {
  const auction = await findAuction(db, params.id)
  const viewer = auction === undefined ? undefined : auctionViewerOf(caller, auction)
  if (auction === undefined || viewer === undefined) throw refuse('notFound')
  return describeAuction(db, caller, viewer, auction)
})
