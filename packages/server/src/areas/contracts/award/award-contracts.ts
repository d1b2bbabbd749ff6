// Awards cars: the chosen bid wins, the others lose, the order follows, and what will be paid is written down.
import { awardFeeWon } from '@bidyard/contract/shapes/money/award-fee'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { auctionBidders, biddings, tellBids } from '../../bidding/for-other-areas.ts'
import { orders } from '../../cars/for-other-areas.ts'
import { issueAmount } from '../../finance/for-other-areas.ts'
import { readConfigurationAt } from '../../reference/for-other-areas.ts'
import type { ContractGiven } from '../contract-parts.ts'
import type { ContractRecord } from '../contracts/contracts.sql.ts'
import { updateBidders } from './rounds.sql.ts'
import { loseOthers } from './settle-bids.ts'

type Awarded = Pick<
  ContractRecord, 'id' | 'kind' | 'orderId' | 'auctionId' | 'biddingId' | 'bidderId' | 'shopId' | 'memberId'
  | 'amountWon' | 'revision'
>

const expectOne = async (given: ContractGiven, contract: Awarded): Promise<void> => {
  const { id: contractId, orderId, auctionId, biddingId, shopId, memberId, amountWon, revision, kind } = contract
  const about = { shopId, memberId, orderId, auctionId, biddingId, contractId }
  await issueAmount(given, {
    ...about, source: `contract:${contractId}:carPrice`, kind: 'carPrice', feeType: null, totalWon: amountWon,
  })
  const { value: fees } = await readConfigurationAt(given.tx, 'fees', revision)
  const feeWon = awardFeeWon(fees.successBidFee[kind], amountWon)
  // A house without fees owes its shops no paper about nothing.
  if (feeWon > 0)
    await issueAmount(given, {
      ...about, source: `contract:${contractId}:awardFee`, kind: 'fee', feeType: 'successBidFee', totalWon: feeWon,
    })
}

/** What follows from the last acceptance, or from a bid that binds; the caller moves the contracts themselves. */
export const awardContracts = async (given: ContractGiven, contracts: readonly Awarded[]): Promise<void> => {
  if (contracts.length === 0) return
  const { tx, doer } = given
  const bidderIds = contracts.map(({ bidderId }) => bidderId)
  const biddingIds = contracts.map(({ biddingId }) => biddingId)
  await moveStates(tx, orders, { action: 'award', as: 'flow', ids: contracts.map(({ orderId }) => orderId), doer })
  await moveStates(tx, biddings, { action: 'award', as: 'flow', ids: biddingIds, doer })
  await updateBidders(tx, bidderIds, { awarded: true })
  await moveStates(tx, auctionBidders, { action: 'completeAward', as: 'flow', ids: bidderIds, doer })
  await loseOthers(given, contracts.map(({ auctionId }) => auctionId), 'lose')
  await tellBids(given, biddingIds)
  for (const contract of contracts) {
    await expectOne(given, contract)
    given.emit('carAwarded', { contractId: contract.id })
  }
}
