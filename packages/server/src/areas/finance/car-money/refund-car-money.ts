// Gives the money of a car back to its buyer: posted first, and what becomes of the contract follows from it.
import { moveStates } from '../../../runtime/work/move-states.ts'
import { updateAmounts } from '../amounts/amounts.sql.ts'
import { tellAmounts } from '../amounts/tell-amounts.ts'
import { amounts } from '../finance-parts.ts'
import { findBalance, type Posting } from '../ledger/ledger.sql.ts'
import { credit, debit, postOne } from '../ledger/post.ts'
import type { MoneyActRun } from '../proposals/decide.ts'
import { owePayout } from '../refunds/owe-payout.ts'
import { type CarMoney, findIsFinal } from './car-money.sql.ts'
import { holdCarMoney } from './settle-car-money.ts'

/** A fee that the buyer forfeits stays with the house. */
const feeSides = ({ fee }: CarMoney, refundsFee: boolean): readonly Posting[] =>
  refundsFee && fee?.state === 'paid' ? [debit('revenue', fee.supplyWon), debit('vatPayable', fee.vatWon)] : []

/** Two people agreed on it; a contract that moved on since is refused. */
export const refundCarMoney: MoneyActRun = async (given, proposal) => {
  const { id, subjectId: contractId, won: agreedWon, facts, reason } = proposal
  const { tx, doer, emit, now } = given
  const money = await holdCarMoney(given, contractId)
  const { cancelType, next } = facts
  if (money === undefined || cancelType === undefined || next === undefined) return false
  const { price, fee } = money
  if (price.state !== 'paid' || price.payEntryId === null || await findIsFinal(tx, price.id)) return false
  const heldWon = await findBalance(tx, { kind: 'carMoneyHeld', ownerId: contractId })
  const from = [debit('carMoneyHeld', heldWon, contractId), ...feeSides(money, facts.refundsFee === true)]
  const won = from.reduce((sum, side) => sum + side.won, 0)
  // Another sum is for two people to agree on anew.
  if (won !== agreedWon) return false
  const { shopId } = price
  const ids = fee?.state === 'paid' && facts.refundsFee === true ? [price.id, fee.id] : [price.id]
  const source = `refund:${id}`
  await moveStates(tx, amounts, { action: 'startRefund', as: 'staff', ids, doer, reason })
  const isOwed = await owePayout(given, {
    shopId, source, subject: 'amount', subjectId: price.id, won, reason, from,
  })
  // A shop that never said where it wants its money has it here.
  if (!isOwed) {
    await postOne(tx, doer, {
      source, act: 'credited', shopId, subject: 'amount', subjectId: price.id, reason,
      postings: [...from, credit('shopCredit', won, shopId)],
    })
    await moveStates(tx, amounts, { action: 'finishRefund', as: 'staff', ids, doer, reason })
    await updateAmounts(tx, ids, { refundedAt: now })
  }
  tellAmounts(emit, ids.map((amountId) => ({ id: amountId, shopId })))
  emit('carMoneyRefunded', { contractId, cancelType, next, reason })
  return true
}
