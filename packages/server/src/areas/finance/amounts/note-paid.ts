// Notes that the price of a car was paid from hand to hand: no money of it came to us, so the ledger knows of none.
import { moveStates } from '../../../runtime/work/move-states.ts'
import { amounts, type MoneyGiven } from '../finance-parts.ts'
import { type AmountRecord, updateAmounts } from './amounts.sql.ts'
import { tellAmounts } from './tell-amounts.ts'

export const notePaid = async (given: MoneyGiven, amount: AmountRecord): Promise<void> => {
  const { tx, doer, emit, now } = given
  if (amount.kind !== 'carPrice') throw new Error(`${amount.amountNo} is no price of a car`)
  await updateAmounts(tx, [amount.id], { paidAt: now, paymentMethod: 'accountTransfer' })
  const { moved } = await moveStates(tx, amounts, { action: 'pay', as: 'flow', ids: [amount.id], doer })
  if (moved.length === 0) throw new Error(`${amount.amountNo} cannot be paid`)
  tellAmounts(emit, [amount])
}
