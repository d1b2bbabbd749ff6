// Gives back what was paid for a fee: the sale is undone in the books, and the money waits for the bank.
import { moveStates } from '../../../runtime/work/move-states.ts'
import { lockAmount } from '../amounts/amounts.sql.ts'
import { tellAmounts } from '../amounts/tell-amounts.ts'
import { amounts, type MoneyGiven, shopSubscriptions } from '../finance-parts.ts'
import { debit } from '../ledger/post.ts'
import type { ProposalRecord } from '../proposals/proposals.sql.ts'
import { findSubscriptionOfAmount, type SubscriptionRecord } from '../subscriptions/subscriptions.sql.ts'
import { watchNoMore } from '../subscriptions/watch-month.ts'
import { owePayout } from './owe-payout.ts'

const refundMonth = async (given: MoneyGiven, month: SubscriptionRecord, reason: string): Promise<boolean> => {
  const { tx, doer, emit } = given
  const { moved } = await moveStates(tx, shopSubscriptions, {
    action: 'refund', as: 'staff', ids: [month.id], doer, reason,
  })
  if (moved.length === 0) return false
  await watchNoMore(given, [month.id])
  emit('subscriptionChanged', { shopId: month.shopId, month: month.month })
  return true
}

/** What a refund needs of the proposal that was confirmed. */
export type Decided = Pick<ProposalRecord, 'id' | 'subjectId' | 'reason'>

export const refundAmount = async (given: MoneyGiven, { id, subjectId, reason }: Decided): Promise<boolean> => {
  const { tx, doer, emit } = given
  const amount = await lockAmount(tx, subjectId)
  // A penalty is pardoned, a deposit goes back as a deposit, and the price of a car with its contract.
  if (amount?.kind !== 'fee' || amount.state !== 'paid') return false
  const month = await findSubscriptionOfAmount(tx, amount.id)
  if (month !== undefined && !(await refundMonth(given, month, reason))) return false
  const isOwed = await owePayout(given, {
    shopId: amount.shopId, source: `refund:${id}`, subject: 'amount', subjectId: amount.id, won: amount.totalWon,
    reason,
    from: [
      debit(amount.feeType === 'penaltyFee' ? 'penaltyIncome' : 'revenue', amount.supplyWon),
      debit('vatPayable', amount.vatWon),
    ],
  })
  if (!isOwed) return false
  await moveStates(tx, amounts, { action: 'startRefund', as: 'staff', ids: [amount.id], doer, reason })
  tellAmounts(emit, [amount])
  return true
}
