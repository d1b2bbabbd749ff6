// Bids as shops leave them, on many auctions at once; each is enough for a prime car, which is sold at its close.
import { sql } from 'kysely'
import type { Database } from '../../packages/server/src/runtime/database/database.ts'
import { type MadeMember, makeMember } from '../../packages/server/src/testing/make.ts'

// What the seller of a made car hopes for.
const reserveWon = 20_000_000

export const makeBidders = async (database: Database, count: number): Promise<readonly MadeMember[]> => {
  const made: MadeMember[] = []
  while (made.length < count) made.push(await makeMember(database, { owner: true }))
  return made
}

/** One of each shop on each auction. */
export const insertBids = async (
  database: Database, auctionIds: readonly string[], bidders: readonly MadeMember[],
): Promise<void> => {
  await database.transact((tx) => sql`
    insert into biddings (auction_id, shop_id, company_id, member_id, state, amount_won, bid_at, sequence)
    select auction_id, shop_id, company_id, member_id, 'bidding', ${reserveWon} + place * 10000, app_now(),
      nextval('bid_sequence')
    from unnest(${auctionIds}::uuid[]) as auction_id, unnest(
      ${bidders.map(({ shopId }) => shopId)}::uuid[], ${bidders.map(({ companyId }) => companyId)}::uuid[],
      ${bidders.map(({ memberId }) => memberId)}::uuid[]
    ) with ordinality as bidders (shop_id, company_id, member_id, place)`.execute(tx))
}
