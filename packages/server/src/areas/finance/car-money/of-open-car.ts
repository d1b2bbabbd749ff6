// Whether an amount waits for its car: the price follows its contract alone, and so does the fee of its award.
import type { Reader } from '../../../runtime/database/database.ts'
import type { AmountRecord } from '../amounts/amounts.sql.ts'
import { isPayable } from './car-money-rules.ts'
import { findCarMoney } from './car-money.sql.ts'

/**
 * A number was given out for both, and asks for both: one that is paid alone would leave the other in the air. Of a car
 * that is paid from hand to hand the fee is due once the contract is done, and goes with it where it falls before.
 */
export const isOfOpenCar = async (
  db: Reader, { kind, feeType, state, contractId }: Pick<AmountRecord, 'kind' | 'feeType' | 'state' | 'contractId'>,
): Promise<boolean> => {
  if (kind === 'carPrice') return true
  if (feeType !== 'successBidFee' || contractId === null) return false
  if (state === 'expected') return true
  const money = await findCarMoney(db, contractId)
  return money !== undefined && isPayable(money.price)
}
