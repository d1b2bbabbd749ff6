// What the hottest lists are read from: a market full of cars, shops that bid on it, and contracts of one of them.
import { sql } from 'kysely'
import { insertContracts } from '../../packages/server/src/areas/contracts/contracts/contracts.sql.ts'
import { setDeadlines } from '../../packages/server/src/runtime/work/deadlines.ts'
import { openAuctionsOf } from '../../packages/server/src/testing/bids/open-auctions.ts'
import { type MadeMember, makeMember } from '../../packages/server/src/testing/make.ts'
import { insertBids, makeBidders } from '../close/bids.ts'
import type { AsOwner } from '../parts/bench-database.ts'
import type { BenchApp } from '../parts/open-bench-app.ts'

export interface ListWorld {
  readonly dealer: MadeMember
  readonly office: MadeMember
}

export interface Sizes {
  readonly auctions: number
  readonly shops: number
  /** Of each shop. */
  readonly bids: number
  /** Of the dealer's shop, which wait for its word. */
  readonly contracts: number
}

const dayMs = 86_400_000

/** As the close and a seller's choice leave them. */
const sellTo = async ({ database }: BenchApp, { shopId }: MadeMember, ids: readonly string[]): Promise<void> => {
  await database.transact(async (tx) => {
    const { rows } = await sql<{ id: string; auctionId: string }>`
      insert into auction_bidders
        (auction_id, bidding_id, shop_id, company_id, member_id, state, bid_rank, bid_amount_won, bid_at)
      select auction_id, id, shop_id, company_id, member_id, 'awardInProgress', 1, amount_won, bid_at from biddings
      where shop_id = ${shopId}::uuid and auction_id = any(${ids}::uuid[])
      returning id, auction_id as "auctionId"`.execute(tx)
    const contracts = await insertContracts(tx, rows.map(({ id, auctionId }) => ({
      kind: 'self', step: 'purchaseDecision', isAwarded: false, auctionId, bidderId: id, openedAs: 'seller',
      consentNote: null,
    })), null)
    await setDeadlines(tx, contracts.map((rowId, at) => ({
      machine: 'contract-self', rowId, duty: 'purchaseDecision', whose: 'buyer', holderId: shopId,
      dueAt: new Date(Date.now() + dayMs + at * 1_000), finalAt: null,
    })))
  })
}

export const makeListWorld = async (app: BenchApp, asOwner: AsOwner, sizes: Sizes): Promise<ListWorld> => {
  const [dealer, ...others] = await makeBidders(app.database, sizes.shops)
  if (dealer === undefined) throw new Error('lists are read by a dealer')
  const ids = await openAuctionsOf(app.database, sizes.auctions, new Date(Date.now() + dayMs))
  await insertBids(app.database, ids.slice(0, sizes.bids), [dealer, ...others])
  await sellTo(app, dealer, ids.slice(0, sizes.contracts))
  // Cars that end in the same second are rare, and bids of the same moment rarer.
  await sql`update biddings set bid_at = bid_at - make_interval(secs => sequence)`.execute(app.database.primary)
  await sql`
    with spread as (select id, row_number() over (order by id) as place from auctions),
      moved as (
        update auctions set ends_at = ends_at + make_interval(secs => place) from spread where spread.id = auctions.id
        returning auctions.id, auctions.ends_at
      )
    update auction_search_rows set ends_at = moved.ends_at from moved where auction_id = moved.id`
    .execute(app.database.primary)
  await asOwner(({ alone }) => alone((driver) => driver`vacuum (analyze)`))
  return { dealer, office: await makeMember(app.database, { type: 'root' }) }
}
