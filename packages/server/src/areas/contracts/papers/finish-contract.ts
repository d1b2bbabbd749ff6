// The papers are right, or done without, so the contract is: bid, bidder, order and auction end well, a fee is owed.
import { moveStates } from '../../../runtime/work/move-states.ts'
import { finishAuctions } from '../../auctions/for-other-areas.ts'
import { auctionBidders, biddings, tellBids } from '../../bidding/for-other-areas.ts'
import { orders } from '../../cars/for-other-areas.ts'
import { billAmount, findCarMoney, lockAmount, lockShops } from '../../finance/for-other-areas.ts'
import { updateBidders } from '../award/rounds.sql.ts'
import { type ContractGiven, screenings } from '../contract-parts.ts'
import type { ContractRecord } from '../contracts/contracts.sql.ts'
import { advance } from '../steps/advance.ts'
import { feeDueAt } from '../steps/ends.ts'

/** A fee that came with the car money is paid already. */
const billFee = async (given: ContractGiven, { id, revision }: ContractRecord): Promise<void> => {
  const { tx } = given
  const found = (await findCarMoney(tx, id))?.fee
  const fee = found === undefined ? undefined : await lockAmount(tx, found.id)
  if (fee?.state !== 'expected') return
  await billAmount(given, fee, { as: 'flow', dueAt: await feeDueAt(given, revision) })
}

export interface WithoutPapers {
  readonly reason: string
  readonly memberId: string
}

/** How it comes to its end: by papers that were approved, or by somebody who answers for doing without. */
const endBy = (now: Date, without: WithoutPapers | undefined) => without === undefined
  ? { advance: { act: 'approveScreening' }, move: { action: 'approve' } } as const
  : {
    advance: { act: 'finishWithoutPapers', reason: without.reason, missed: 'finished without papers' },
    move: { action: 'finishWithoutPapers', reason: without.reason },
    facts: { withoutPapersAt: now, withoutPapersBy: without.memberId, screeningDraft: null },
  } as const

export const finishContract = async (
  given: ContractGiven, contract: ContractRecord, without?: WithoutPapers,
): Promise<void> => {
  const { tx, now, doer, emit } = given
  const { id, auctionId, orderId, biddingId, bidderId, shopId } = contract
  const end = endBy(now, without)
  await advance(given, contract, {
    ...end.advance, as: 'staff', facts: { doneAt: now, escalatedAt: null, ...end.facts },
    follow: async () => {
      await moveStates(tx, screenings, { ...end.move, as: 'staff', ids: [id], doer })
      await moveStates(tx, orders, { action: 'complete', as: 'flow', ids: [orderId], doer })
      await finishAuctions(given, [auctionId])
      // The award is none any more, which raises its shop's standing: the shop comes first.
      await lockShops(tx, [shopId])
      await moveStates(tx, biddings, { action: 'finish', as: 'flow', ids: [biddingId], doer })
      await updateBidders(tx, [bidderId], { done: true })
      await moveStates(tx, auctionBidders, { action: 'finish', as: 'flow', ids: [bidderId], doer })
      await tellBids(given, [biddingId])
      await billFee(given, contract)
    },
  })
  emit('contractDone', { contractId: id })
}
