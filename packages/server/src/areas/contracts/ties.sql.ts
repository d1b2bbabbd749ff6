// Finds the bids and contracts of a shop that stand behind a deposit, or behind what a violation names.
import type { Related } from '@bidyard/contract/shapes/standing/violations'
import { sql } from 'kysely'
import type { Reader } from '../../runtime/database/database.ts'

const isThere = async (db: Reader, condition: ReturnType<typeof sql>): Promise<boolean> => {
  const { rows } = await sql<{ isThere: boolean }>`select exists (${condition}) as "isThere"`.execute(db)
  return rows[0]?.isThere === true
}

export const findLiveBid = (db: Reader, shopId: string): Promise<boolean> => isThere(db, sql`
  select from biddings
  where shop_id = ${shopId}::uuid and state in ('bidding', 'biddingPaused', 'awardReserved', 'awarded')`)

export const findFitting = (
  db: Reader, { orderId, auctionId, biddingId, contractId }: Related, shopId: string,
): Promise<boolean> => isThere(db, sql`
  select from biddings join auctions on auctions.id = biddings.auction_id
  where biddings.shop_id = ${shopId}::uuid
    and (${biddingId}::uuid is null or biddings.id = ${biddingId}::uuid)
    and (${auctionId}::uuid is null or auctions.id = ${auctionId}::uuid)
    and (${orderId}::uuid is null or auctions.order_id = ${orderId}::uuid)
    and (${contractId}::uuid is null
      or exists (select from contracts where id = ${contractId}::uuid and bidding_id = biddings.id))`)
