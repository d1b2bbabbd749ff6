// Whether an amount waits for its car: the price follows its contract alone, and so does the fee paid together with it.
import type { Reader } from '../../../runtime/database/database.ts'
import type { AmountRecord } from '../amounts/amounts.sql.ts'
import { isPayable } from './car-money-rules.ts'
import { findCarMoney } from './car-money.sql.ts'

/** A number was given out for both, and asks for both: one that is paid alone would leave the other in the air. */
export const isOfOpenCar = async (
  db: Reader, { kind, feeType, contractId }: Pick<AmountRecord, 'kind' | 'feeType' | 'contractId'>,
): Promise<boolean> => {
  if (kind === 'carPrice') return true
  if (feeType !== 'successBidFee' || contractId === null) return false
  const money = await findCarMoney(db, contractId)
  return money !== undefined && isPayable(money.price)
}
