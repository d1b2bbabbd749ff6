// Who looks at a bid or a bidder: the shop that bid, and from the close on the seller of the car and the office.
import { type SqlBool, sql } from 'kysely'
import { type Caller, isStaff } from '../../runtime/caller.ts'
import { ofOwnCars } from '../cars/for-other-areas.ts'
import { seesCarOf } from '../partners/for-other-areas.ts'
import { isOpenBook } from './biddings/biddings.sql.ts'

export type BidViewer = 'office' | 'seller' | 'shop'

interface Seen {
  readonly shopId: string
  readonly partnerId: string | null
  readonly exhibitId: string | null
  readonly isOpenBook: boolean
}

export const bidViewerOf = (caller: Caller, bid: Seen): BidViewer | undefined => {
  // Behind its glass the office finds as little as anybody, unless it breaks it.
  if (isStaff(caller)) return bid.isOpenBook ? 'office' : undefined
  if (caller.roles.has('dealer')) return caller.shopId === bid.shopId ? 'shop' : undefined
  return bid.isOpenBook && seesCarOf(caller, bid) ? 'seller' : undefined
}

/** For lists over rows with a shop, `auctions` and `orders`. */
export const ofSeenBids = (caller: Caller, shopId: ReturnType<typeof sql>) => {
  if (isStaff(caller)) return sql<SqlBool>`${isOpenBook}`
  if (caller.roles.has('dealer')) return sql<SqlBool>`${shopId} = ${caller.shopId}::uuid`
  return sql<SqlBool>`(${isOpenBook} and ${ofOwnCars(caller)})`
}
