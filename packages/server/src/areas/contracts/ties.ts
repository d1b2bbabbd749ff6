// What ties a shop to trades: whether its deposit may go, and whether what somebody names belongs together.
import type { Reader } from '../../runtime/database/database.ts'
import { fitsMarket } from '../auctions/for-other-areas.ts'
import type { FitsTogether } from '../violations/for-other-areas.ts'
import { findFitting, findLiveBid } from './ties.sql.ts'
import { findOpenOfShop } from './contracts/contracts.sql.ts'

/** A bid binds, and so does a contract: the deposit stands behind both. */
export const isTiedByTrade = async (db: Reader, shopId: string): Promise<boolean> =>
  await findOpenOfShop(db, shopId) || await findLiveBid(db, shopId)

/** Bids and contracts of the shop; of what names neither, the market says whether it was there. */
export const fitsTrade: FitsTogether = (db, related, shopId) =>
  related.biddingId === null && related.contractId === null
    ? fitsMarket(db, related, shopId) : findFitting(db, related, shopId)
