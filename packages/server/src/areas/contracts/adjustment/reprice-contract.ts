// The price of a contract is put right before it is paid: what is paid for the car, and the fee that follows from it.
import { awardFeeWon } from '@bidyard/contract/shapes/money/award-fee'
import { findCarMoney, lockAmount, repriceAmount } from '../../finance/for-other-areas.ts'
import { readConfigurationAt } from '../../reference/for-other-areas.ts'
import type { ContractGiven } from '../contract-parts.ts'
import type { ContractRecord } from '../contracts/contracts.sql.ts'
import { updateStepFacts } from '../contracts/step-facts.sql.ts'
import { listAdjustmentsOf } from './adjustments.sql.ts'

/** What was bid, or what the office made of it: cuts come off it. */
export const beforeCut = ({ amountWon, correctedWon }: ContractRecord): number => correctedWon ?? amountWon

/** False where the price is paid, or on its way, and stays as it is. */
export const repriceContract = async (
  given: ContractGiven, { id, kind, revision }: ContractRecord, priceWon: number,
): Promise<boolean> => {
  const { tx } = given
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
  const feeWon = awardFeeWon(successBidFee[kind], priceWon)
  const fee = money?.fee
  if (fee?.state === 'expected' && feeWon > 0) await repriceAmount(given, fee, feeWon)
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
