// Puts an amount right that is not paid yet: a price that both sides agreed on anew, and the fee that follows from it.
import { readConfiguration } from '../../reference/for-other-areas.ts'
import type { MoneyGiven } from '../finance-parts.ts'
import { bearsVat } from './amount-rules.ts'
import { type AmountRecord, lockAmount, updateTotals } from './amounts.sql.ts'
import { tellAmounts } from './tell-amounts.ts'
import { splitVat, withoutVat } from './vat-rules.ts'

/** Only what is expected, or a price, which no entry of the ledger bills. */
export const repriceAmount = async (
  given: MoneyGiven, { id }: Pick<AmountRecord, 'id'>, totalWon: number,
): Promise<void> => {
  const { tx, emit } = given
  const amount = await lockAmount(tx, id)
  if (amount === undefined) throw new Error(`the amount ${id} is gone`)
  if (amount.totalWon === totalWon) return
  if (amount.state !== 'expected' && (amount.state !== 'billed' || amount.kind !== 'carPrice'))
    throw new Error(`${amount.amountNo} is ${amount.state} and keeps its sum`)
  const { value: fees } = await readConfiguration(tx, 'fees')
  const split = bearsVat(amount.kind, amount.feeType) ? splitVat(totalWon, fees.vatBasisPoints) : withoutVat(totalWon)
  await updateTotals(tx, amount.id, { ...split, totalWon })
  tellAmounts(emit, [amount])
}
