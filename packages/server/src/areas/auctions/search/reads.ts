// The search table as a list: dealers see what is open or they bid on, sellers and partners their cars, the office all.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import type { AuctionState } from '@bidyard/contract/enums'
import { sql } from 'kysely'
import type { Caller } from '../../../runtime/caller.ts'
import type { Reader } from '../../../runtime/database/database.ts'
import { listing, read } from '../../../runtime/handler.ts'
import { conditionOf } from '../../../runtime/list/conditions.ts'
import { type AtLeast, source } from '../../../runtime/list/source.ts'
import { ofSeenRows } from '../auctions/seen-auctions.ts'
import { type ShownRow, searchedQuery, toldOfRow } from './search.sql.ts'
import { showSearchRow } from './show-search-row.ts'

const kept = { state: sql<AuctionState>`searched.state`, updatedAt: sql<Date>`searched.updated_at` }

/** What dealers ask by is what they are told. */
const shownFields = (caller: Caller) => (caller.roles.has('dealer') ? toldOfRow : kept)

/** Indexes know states as they are kept: whoever is told of a contract may be told so of what was cancelled. */
const keptStates: AtLeast = (operator, value) => {
  if (operator !== 'eq' && operator !== 'in') return undefined
  const told = [value].flat()
  return conditionOf(kept.state, 'choice', 'in', told.includes('contract') ? [...told, 'cancelled'] : told)
}

const seenRowsQuery = (db: Reader, caller: Caller) => {
  const { state, updatedAt } = shownFields(caller)
  return searchedQuery(db).where(ofSeenRows(caller))
    .select([state.as('shownState'), updatedAt.as('shownUpdatedAt')])
}

type SeenRow = ShownRow & { readonly shownState: AuctionState; readonly shownUpdatedAt: Date }

const asShown = ({ shownState, shownUpdatedAt, ...row }: SeenRow): ShownRow => ({
  ...row, state: shownState, updated_at: shownUpdatedAt,
})

export const listAuctionSearchTables = listing(auctionsCalls.listAuctionSearchTables, ({ db, caller }) => source({
  query: seenRowsQuery(db, caller),
  columns: {
    id: sql`searched.id`,
    orderId: sql`searched.order_id`,
    carNumber: sql`searched.car_number`,
    houseType: sql`searched.house_type`,
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
    ...shownFields(caller),
  },
  always: ['carYear', 'auctionBidEndAt', 'auctionCreatedAt'],
  ...(caller.roles.has('dealer') ? { atLeast: { state: keptStates } } : {}),
  item: (row) => showSearchRow(caller, asShown(row)),
}))

export const findSeenRow = async (db: Reader, caller: Caller, id: string): Promise<ShownRow | undefined> => {
  const row = await seenRowsQuery(db, caller).where('searched.id', '=', id).executeTakeFirst()
  return row === undefined ? undefined : asShown(row)
}

export const getAuctionSearchTable = read(
  auctionsCalls.getAuctionSearchTable, async ({ db, caller, params, refuse }) => {
    const row = await findSeenRow(db, caller, params.id)
    if (row === undefined) throw refuse('notFound')
    return showSearchRow(caller, row)
  },
)
