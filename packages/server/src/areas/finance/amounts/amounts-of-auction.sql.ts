// The amounts that a shop owes or has paid for the car of one auction.
import type { Reader } from '../../../runtime/database/database.ts'
import { type AmountRecord, amountsQuery } from './amounts.sql.ts'

export const listAmountsOf = (
  db: Reader, { auctionId, shopId }: { readonly auctionId: string; readonly shopId: string },
): Promise<readonly AmountRecord[]> =>
  amountsQuery(db).where('amounts.auction_id', '=', auctionId).where('amounts.shop_id', '=', shopId)
    .orderBy('amounts.created_at').orderBy('amounts.id').execute()
