// A contract for the matrix: the shop of a tenant buys the car of the same tenant.
import { sql } from 'kysely'
import type { Tx } from '../../runtime/database/database.ts'

export interface ContractWish {
  readonly orderId: string
  readonly auctionId: string
  readonly biddingId: string
  readonly bidderId: string
  readonly shopId: string
  readonly memberId: string
}

export const makeContract = async (tx: Tx, wish: ContractWish): Promise<string> => {
  const { id } = await tx
    .insertInto('contracts')
    .values({
      kind: 'self', self_step: 'salesDecision', order_id: wish.orderId, auction_id: wish.auctionId,
      bidding_id: wish.biddingId, bidder_id: wish.bidderId, shop_id: wish.shopId, member_id: wish.memberId,
      amount_won: 10_000_000, opened_as: 'staff', sale_state: 'pending',
      purchase_state: 'pending',
      configuration_revision: sql<number>`(select max(revision) from configuration_versions)`,
    })
    .returning('id').executeTakeFirstOrThrow()
  return id
}
