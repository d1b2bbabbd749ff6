// The search table as a list: dealers see what is open, sellers and partners their own cars, the office all.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { sql } from 'kysely'
import type { Caller } from '../../../runtime/caller.ts'
import type { Reader } from '../../../runtime/database/database.ts'
import { listing, read } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import { ofSeenRows } from '../auctions/seen-auctions.ts'
import { type ShownRow, searchedQuery } from './search.sql.ts'
import { showSearchRow } from './show-search-row.ts'

export const listAuctionSearchTables = listing(auctionsCalls.listAuctionSearchTables, ({ db, caller }) => source({
  query: searchedQuery(db).where(ofSeenRows(caller)),
  columns: {
    id: sql`searched.id`,
    orderId: sql`searched.order_id`,
    carNumber: sql`searched.car_number`,
    houseType: sql`searched.house_type`,
    state: sql`searched.state`,
    auctionId: sql`searched.auction_id`,
    kind: sql`searched.kind`,
    maker: sql`searched.maker collate "korean"`,
    model: sql`searched.model collate "korean"`,
    origin: sql`searched.origin`,
    fuel: sql`searched.fuel`,
    transmission: sql`searched.transmission`,
    color: sql`searched.color`,
    region: sql`searched.region`,
    accidentHistory: sql`searched.accident_history`,
    carYear: sql`searched.model_year`,
    carMileage: sql`searched.odometer_km`,
    guideMidWon: sql`searched.guide_mid_won`,
    auctionBidEndAt: sql`searched.ends_at`,
    auctionCreatedAt: sql`searched.auction_created_at`,
    createdAt: sql`searched.created_at`,
    updatedAt: sql`searched.updated_at`,
  },
  always: ['carYear', 'auctionBidEndAt', 'auctionCreatedAt'],
  item: (row) => showSearchRow(caller, row as unknown as ShownRow),
}))

export const findSeenRow = async (db: Reader, caller: Caller, id: string): Promise<ShownRow | undefined> =>
  (await searchedQuery(db).where(ofSeenRows(caller)).where('searched.id', '=', id).executeTakeFirst()) as
    ShownRow | undefined

export const getAuctionSearchTable = read(
  auctionsCalls.getAuctionSearchTable, async ({ db, caller, params, refuse }) => {
    const row = await findSeenRow(db, caller, params.id)
    if (row === undefined) throw refuse('notFound')
    return showSearchRow(caller, row)
  },
)
