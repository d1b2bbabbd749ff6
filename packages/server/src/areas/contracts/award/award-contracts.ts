// Awards cars: the chosen bid wins, the others lose, the order follows, and what will be paid is written down.
import { awardFeeWon } from '@bidyard/contract/shapes/money/award-fee'
import { moveEach } from '../../../runtime/work/move-states.ts'
import { auctionBidders, biddings, tellBids } from '../../bidding/for-other-areas.ts'
import { orders } from '../../cars/for-other-areas.ts'
import { type AmountWish, issueAmounts, lockShops } from '../../finance/for-other-areas.ts'
import { readConfigurationAt } from '../../reference/for-other-areas.ts'
import type { ContractGiven } from '../contract-parts.ts'
import type { ContractRecord } from '../contracts/contracts.sql.ts'
import { updateBidders } from './rounds.sql.ts'
import { loseOthers } from './settle-bids.ts'

type Awarded = Pick<
  ContractRecord, 'id' | 'kind' | 'orderId' | 'auctionId' | 'biddingId' | 'bidderId' | 'shopId' | 'memberId'
  | 'amountWon' | 'revision'
>

const wishesOf = (contract: Awarded, feeWon: number): readonly AmountWish[] => {
  const { id: contractId, orderId, auctionId, biddingId, shopId, memberId, amountWon } = contract
  const about = { shopId, memberId, orderId, auctionId, biddingId, contractId }
  const price: AmountWish = {
    ...about, source: `contract:${contractId}:carPrice`, kind: 'carPrice', feeType: null, totalWon: amountWon,
  }
  // A house without fees owes its shops no paper about nothing.
  return feeWon === 0 ? [price] : [price, {
    ...about, source: `contract:${contractId}:awardFee`, kind: 'fee', feeType: 'successBidFee', totalWon: feeWon,
  }]
}

const expectAmounts = async (given: ContractGiven, contracts: readonly Awarded[]): Promise<void> => {
  const wishes: AmountWish[] = []
  for (const [revision, group] of Map.groupBy(contracts, (contract) => contract.revision)) {
    const { value: fees } = await readConfigurationAt(given.tx, 'fees', revision)
    wishes.push(...group.flatMap((contract) =>
      wishesOf(contract, awardFeeWon(fees.successBidFee[contract.kind], contract.amountWon))))
  }
  await issueAmounts(given, wishes)
}

/** What follows from the last acceptance, or from a bid that binds; the caller moves the contracts themselves. */
export const awardContracts = async (given: ContractGiven, contracts: readonly Awarded[]): Promise<void> => {
  if (contracts.length === 0) return
  const { tx, doer } = given
  const bidderIds = contracts.map(({ bidderId }) => bidderId)
  const biddingIds = contracts.map(({ biddingId }) => biddingId)
  // A bid that wins raises its shop's standing.
  await lockShops(tx, contracts.map(({ shopId }) => shopId))
  await moveEach(tx, orders, { action: 'award', as: 'flow', ids: contracts.map(({ orderId }) => orderId), doer })
  await moveEach(tx, biddings, { action: 'award', as: 'flow', ids: biddingIds, doer })
  await updateBidders(tx, bidderIds, { awarded: true })
  await moveEach(tx, auctionBidders, { action: 'completeAward', as: 'flow', ids: bidderIds, doer })
  await loseOthers(given, contracts.map(({ auctionId }) => auctionId), 'lose')
  await tellBids(given, biddingIds)
  await expectAmounts(given, contracts)
  for (const contract of contracts) given.emit('carAwarded', { contractId: contract.id })
}
