// The car is paid: the contract goes on to its next step, and its bidder has won.
import type { Actor } from '@bidyard/contract/machine'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { auctionBidders, tellBids } from '../../bidding/for-other-areas.ts'
import { orders } from '../../cars/for-other-areas.ts'
import { type ContractGiven, payments } from '../contract-parts.ts'
import type { ContractRecord } from '../contracts/contracts.sql.ts'
import { advance } from '../steps/advance.ts'

export interface Passing {
  readonly as: Extract<Actor, 'seller' | 'staff' | 'flow'>
  /** What of the money is written down with it. */
  readonly money?: () => Promise<void>
  readonly reason?: string | null
}

/** Of any kind; the contract is held and stands at its payment. */
export const passPayment = async (
  given: ContractGiven, contract: ContractRecord, { as, money, reason = null }: Passing,
): Promise<ContractRecord> => {
  const { tx, now, doer } = given
  const { id, orderId, bidderId, biddingId } = contract
  return advance(given, contract, {
    act: 'completePayment', as, reason, facts: { paymentCompletedAt: now },
    follow: async () => {
      await moveStates(tx, payments, { action: 'complete', as, ids: [id], doer })
      await moveStates(tx, orders, { action: 'pay', as: 'flow', ids: [orderId], doer })
      await moveStates(tx, auctionBidders, { action: 'win', as: 'flow', ids: [bidderId], doer })
      await tellBids(given, [biddingId])
      await money?.()
    },
  })
}
