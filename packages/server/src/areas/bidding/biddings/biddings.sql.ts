// Reads and writes bids.
import { sql } from 'kysely'
import type { PayloadOf } from '@bidyard/contract/events'
import type { Tx } from '../../../runtime/database/database.ts'

type Told = PayloadOf<'biddingsChanged'>['bids'][number]

export const listTold = async (tx: Tx, ids: readonly string[]): Promise<readonly Told[]> => {
  const { rows } = await sql<Told>`
    select biddings.id as "biddingId", biddings.auction_id as "auctionId", biddings.shop_id as "shopId",
      orders.partner_id as "partnerId", orders.exhibit_id as "exhibitId"
    from biddings join auctions on auctions.id = biddings.auction_id join orders on orders.id = auctions.order_id
    where biddings.id = any(${ids}::uuid[]) order by biddings.id`.execute(tx)
  return rows
}
