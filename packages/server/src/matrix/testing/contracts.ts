// A contract for the matrix: the shop of a tenant buys the car of the same tenant.
import { randomUUID } from 'node:crypto'
import { insertSellerPayout } from '../../areas/contracts/payouts/seller-payouts.sql.ts'
import { credit, debit, postOne } from '../../areas/finance/for-other-areas.ts'
import { insertSellerFees } from '../../areas/finance/seller-fees/seller-fees.sql.ts'
import { sql } from 'kysely'
import type { Tx } from '../../runtime/database/database.ts'

export interface ContractWish {
  readonly orderId: string
  readonly auctionId: string
  readonly biddingId: string
  readonly bidderId: string
  readonly shopId: string
  readonly memberId: string
  /** Some entry of the ledger, for what is owed by and to the seller. */
  readonly entryId: string
}

export const makeContract = async (tx: Tx, wish: ContractWish): Promise<{
  readonly contract: string; readonly faultCase: string; readonly sellerFee: string; readonly sellerPayout: string
}> => {
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
  const { id: faultCase } = await tx
    .insertInto('fault_cases').values({ contract_id: id, kind: 'tradeResult', claim: 'lien', state: 'open' })
    .returning('id').executeTakeFirstOrThrow()
  const { orderId, entryId } = wish
  const sellerFee = randomUUID()
  await insertSellerFees(tx, [{
    id: sellerFee, orderId, source: `matrix:${orderId}`, feeType: 'storageFee', days: 4, won: 10_000, note: '보관료',
    billEntryId: entryId,
  }], new Date())
  // The example is not done: whose payout it is can be asked all the same. So it is done for this one moment.
  const now = sql<Date>`app_now()`
  const done = {
    self_step: 'done', screening_state: 'approved', price_won: 10_000_000, awarded_at: now, done_at: now,
    handed_over_at: now,
  } as const
  const before = {
    self_step: 'salesDecision', screening_state: 'pending', price_won: null, awarded_at: null, done_at: null,
    handed_over_at: null,
  } as const
  await tx.updateTable('contracts').set(done).where('id', '=', id).execute()
  // Whoever is given an account may have it sent, which only money that is there may be.
  const won = 10_000_000
  const { id: owedEntryId } = await postOne(tx, { actor: 'flow', memberId: null, requestId: null }, {
    source: `matrix-payout:${id}`, act: 'payoutOwed', shopId: null, subject: 'contract', subjectId: id,
    postings: [debit('bankClearing', won), credit('payoutClearing', won)],
  })
  const sellerPayout = await insertSellerPayout(tx, {
    contractId: id, orderId, won, owedEntryId, decidedBy: wish.memberId,
  })
  await tx.updateTable('contracts').set(before).where('id', '=', id).execute()
  return { contract: id, faultCase, sellerFee, sellerPayout }
}
