// Takes something off the price of a car that is paid: out of what is held for it, to the credit of its buyer.
import { tellAmounts } from '../amounts/tell-amounts.ts'
import type { MoneyGiven } from '../finance-parts.ts'
import { findBalance } from '../ledger/ledger.sql.ts'
import { credit, debit, postOne } from '../ledger/post.ts'
import { insertCorrection } from './car-money.sql.ts'
import { holdCarMoney } from './settle-car-money.ts'

/** False where so much is not held any more. */
export const correctPrice = async (given: MoneyGiven, wish: {
  readonly contractId: string; readonly source: string; readonly won: number; readonly reason: string
}): Promise<boolean> => {
  const { tx, doer, emit } = given
  const { contractId, source, won, reason } = wish
  const money = await holdCarMoney(given, contractId)
  const heldWon = await findBalance(tx, { kind: 'carMoneyHeld', ownerId: contractId })
  if (money?.price.state !== 'paid' || heldWon <= won) return false
  const { shopId, id } = money.price
  const { id: entryId, isNew } = await postOne(tx, doer, {
    source, act: 'credited', shopId, subject: 'amount', subjectId: id, reason,
    postings: [debit('carMoneyHeld', won, contractId), credit('shopCredit', won, shopId)],
  })
  if (!isNew) return true
  await insertCorrection(tx, { contractId, source, won, entryId, reason })
  // The amount stays as it is; the credit of its shop does not.
  tellAmounts(emit, [{ id, shopId }])
  return true
}
