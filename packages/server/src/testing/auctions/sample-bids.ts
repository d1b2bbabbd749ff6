// Bids in a table of the tests' own, behind the port that auctions ask: what the area of bids will answer one day.
import { sql } from 'kysely'
import { auctionDuties, type BidsPort, tradesOf } from '../../areas/auctions/for-other-areas.ts'
import { auctionsHandlers } from '../../areas/auctions/handlers.ts'
import { carsHandlers } from '../../areas/cars/handlers.ts'
import { duties } from '../../deadlines.ts'
import { handlersOf } from '../../handlers.ts'
import type { Product } from '../../product.ts'
import type { Database, Reader } from '../../runtime/database/database.ts'

export const makeBidTables = async (database: Database): Promise<void> => {
  await database.transact(async (tx) => {
    await sql`
      create table sample_bids (auction_id uuid not null, shop integer not null, amount_won bigint not null,
        is_paused boolean not null default false, primary key (auction_id, shop))`.execute(tx)
    await sql`
      create table sample_bidders (auction_id uuid not null, shop integer not null, rank bigint not null,
        primary key (auction_id, shop))`.execute(tx)
    await sql`create table sample_contracts (auction_id uuid primary key)`.execute(tx)
  })
}

const idsIn = async (db: Reader, table: string, auctionIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ id: string }>`
    select distinct auction_id as id from ${sql.table(table)} where auction_id = any(${auctionIds}::uuid[])`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

const sampleBids: BidsPort = {
  // A bidder that is there already would be in the way of its primary key: closing twice cannot go unseen.
  writeBidders: async ({ tx }, auctionIds) => {
    const { rows } = await sql<{ id: string }>`
      insert into sample_bidders (auction_id, shop, rank)
      select auction_id, shop, dense_rank() over (partition by auction_id order by amount_won desc)
      from sample_bids where auction_id = any(${auctionIds}::uuid[]) and not is_paused
      returning auction_id as id`.execute(tx)
    return new Set(rows.map(({ id }) => id))
  },
  listEverBidOn: (db, auctionIds) => idsIn(db, 'sample_bids', auctionIds),
  listWithContract: (db, auctionIds) => idsIn(db, 'sample_contracts', auctionIds),
}

/** So many bids on each, of as many shops. */
export const insertBids = async (database: Database, auctionIds: readonly string[], each: number): Promise<void> => {
  await database.transact((tx) => sql`
    insert into sample_bids (auction_id, shop, amount_won)
    select auction_id, shop, 1000000 + shop * 10000
    from unnest(${auctionIds}::uuid[]) as auction_id, generate_series(1, ${each}::int) as shop`.execute(tx))
}

/** The product as it is, but for those who answer for bids. */
export const withSampleBids: Partial<Product> = {
  handlersOf: (providers) => ({
    ...handlersOf(providers), auctions: auctionsHandlers({ ...providers, bids: sampleBids }),
    cars: carsHandlers({ ...providers, trades: tradesOf(sampleBids) }),
  }),
  duties: { ...duties, ...auctionDuties(sampleBids) },
}
