// The price of a contract is put right before it is paid: what is paid for the car, and the fee that follows from it.
import { awardFeeWon } from '@bidyard/contract/shapes/money/award-fee'
import {
  type AmountRecord, findCarMoney, issueAmount, lockAmount, repriceAmount, voidAmounts,
} from '../../finance/for-other-areas.ts'
import { readConfigurationAt } from '../../reference/for-other-areas.ts'
import type { ContractGiven } from '../contract-parts.ts'
import type { ContractRecord } from '../contracts/contracts.sql.ts'
import { updateStepFacts } from '../contracts/step-facts.sql.ts'
import { listAdjustmentsOf } from './adjustments.sql.ts'

/** What was bid, or what the office made of it: cuts come off it. */
export const beforeCut = ({ amountWon, correctedWon }: ContractRecord): number => correctedWon ?? amountWon

interface Fee {
  readonly fee: AmountRecord | undefined
  readonly feeWon: number
}

/** Nobody owes a paper about nothing: a fee goes where a price has none, and comes where it has one again. */
const repriceFee = async (given: ContractGiven, contract: ContractRecord, { fee, feeWon }: Fee): Promise<void> => {
  if (fee === undefined) {
    if (feeWon === 0) return
    const { id, version, shopId, memberId, orderId, auctionId, biddingId } = contract
    await issueAmount(given, {
      shopId, memberId, orderId, auctionId, biddingId, contractId: id, kind: 'fee', feeType: 'successBidFee',
      source: `contract:${id}:awardFee:${version}`, totalWon: feeWon,
    })
    return
  }
  if (fee.state !== 'expected') return
  if (feeWon > 0) await repriceAmount(given, fee, feeWon)
  else await voidAmounts(given, { ids: [fee.id], as: 'flow', reason: 'the price has no fee' })
}

/** False where the price is paid, or on its way, and stays as it is. */
export const repriceContract = async (
  given: ContractGiven, contract: ContractRecord, priceWon: number,
): Promise<boolean> => {
  const { tx } = given
  const { id, kind, revision } = contract
  if (priceWon < 1) return false
  const found = await findCarMoney(tx, id)
  if (found !== undefined) await lockAmount(tx, found.price.id)
  // As both are once nobody else touches them.
  const money = await findCarMoney(tx, id)
  const price = money?.price
  if (price === undefined || (price.state !== 'expected' && price.state !== 'billed')) return false
  await updateStepFacts(tx, [id], { priceWon })
  await repriceAmount(given, price, priceWon)
  const { value: { successBidFee } } = await readConfigurationAt(tx, 'fees', revision)
  await repriceFee(given, contract, { fee: money?.fee, feeWon: awardFeeWon(successBidFee[kind], priceWon) })
  return true
}

/**
 * The office puts it right; what was cut off already stays off, and what is cut later comes off this. Without a cut
 * it is never more than was bid.
 */
export const correctContract = async (
  given: ContractGiven, contract: ContractRecord, priceWon: number, reason: string,
): Promise<boolean> => {
  if (!await repriceContract(given, contract, priceWon)) return false
  const [cut] = await listAdjustmentsOf(given.tx, [contract.id])
  await updateStepFacts(given.tx, [contract.id], {
    correctedWon: Math.min(priceWon + (cut?.allowedWon ?? 0), contract.amountWon), correctionReason: reason,
  })
  return true
}
