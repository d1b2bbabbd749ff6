// Which auctions somebody sees: the office all, sellers and partners those of their cars, dealers what came to market.
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Caller, isStaff } from '../../../runtime/caller.ts'
import { ofOwnCars } from '../../cars/for-other-areas.ts'
import { seesCarOf } from '../../partners/for-other-areas.ts'
import type { AuctionRecord } from './auctions.sql.ts'

export type AuctionViewer = 'office' | 'seller' | 'dealer'

/** Undefined for everybody to whom the auction does not exist. */
export const auctionViewerOf = (
  caller: Caller, auction: Pick<AuctionRecord, 'openedAt' | 'partnerId' | 'exhibitId'>,
): AuctionViewer | undefined => {
  if (isStaff(caller)) return 'office'
  if (seesCarOf(caller, auction)) return 'seller'
  return caller.roles.has('dealer') && auction.openedAt !== null ? 'dealer' : undefined
}

/** For lists over `auctions` and `orders`. */
export const ofSeenAuctions = (caller: Caller) =>
  caller.roles.has('dealer')
    ? sql<SqlBool>`(auctions.opened_at is not null or ${ofOwnCars(caller)})`
    : ofOwnCars(caller)

/** For lists over search rows and `orders`: dealers look at what is open, and at what they bid on. */
export const ofSeenRows = (caller: Caller) =>
  caller.roles.has('dealer')
    ? sql<SqlBool>`(searched.state = 'auction' or ${ofOwnCars(caller)}
      or exists (select from biddings where auction_id = searched.auction_id and shop_id = ${caller.shopId}::uuid
        and state <> 'cancelled')
      or exists (select from auction_bidders where auction_id = searched.auction_id
        and shop_id = ${caller.shopId}::uuid))`
    : ofOwnCars(caller)

export interface RowSight {
  readonly condition: RawBuilder<SqlBool>
  /** The order is joined only where it says whose the car is. */
  readonly needsOrders: boolean
}

export const sightOfRows = (caller: Caller): RowSight => {
  if (isStaff(caller)) return { condition: sql<SqlBool>`true`, needsOrders: false }
  if (caller.roles.has('dealer')) return { condition: sql<SqlBool>`searched.state = 'auction'`, needsOrders: false }
  return { condition: sql<SqlBool>`${ofOwnCars(caller)}`, needsOrders: true }
}
