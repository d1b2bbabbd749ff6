// Finds the contract that a bid came to, whose bid it is where it came to none, and the award of one that won.
import type { AuctionHouseType } from '@bidyard/contract/enums'
import type { Reader } from '../../../runtime/database/database.ts'
import type { ContractRecord } from './contracts.sql.ts'
import { contractsQuery } from './contracts-query.sql.ts'

export interface FoundBidding {
  readonly seen: { readonly shopId: string; readonly partnerId: string | null; readonly exhibitId: string | null }
  readonly houseType: AuctionHouseType
  /** The last one. */
  readonly contract: ContractRecord | undefined
}

export const findContractOfBidding = async (db: Reader, biddingId: string): Promise<FoundBidding | undefined> => {
  const bid = await db.selectFrom('biddings')
    .innerJoin('auctions', 'auctions.id', 'biddings.auction_id')
    .innerJoin('orders', 'orders.id', 'auctions.order_id')
    .select([
      'biddings.shop_id as shopId', 'orders.partner_id as partnerId', 'orders.exhibit_id as exhibitId',
      'auctions.house_type as houseType',
    ])
    .where('biddings.id', '=', biddingId).executeTakeFirst()
  if (bid === undefined) return undefined
  const contract = await contractsQuery(db).where('contracts.bidding_id', '=', biddingId)
    .orderBy('contracts.created_at', 'desc').orderBy('contracts.id', 'desc').limit(1).executeTakeFirst()
  const { houseType, ...seen } = bid
  return { seen, houseType, contract }
}

export interface FoundAward {
  readonly contractId: string
  readonly priceWon: number
}

/** Fallen or not, with what its car costs by now. */
export const findAwardOf = async (db: Reader, biddingId: string): Promise<FoundAward | undefined> => {
  const award = await db.selectFrom('contracts').select(['id as contractId', 'amount_won', 'price_won'])
    .where('bidding_id', '=', biddingId).where('awarded_at', 'is not', null)
    .orderBy('awarded_at', 'desc').limit(1).executeTakeFirst()
  return award === undefined
    ? undefined : { contractId: award.contractId, priceWon: award.price_won ?? award.amount_won }
}
