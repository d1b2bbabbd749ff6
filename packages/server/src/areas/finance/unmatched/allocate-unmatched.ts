// Pays an amount with money that nobody knew; what is left over is owed to the shop.
import { moveStates } from '../../../runtime/work/move-states.ts'
import { findAmount, lockShops } from '../amounts/amounts.sql.ts'
import { settleAmount } from '../amounts/settle-amount.ts'
import { type MoneyGiven, unmatchedPayments } from '../finance-parts.ts'
import { credit, debit, postOne } from '../ledger/post.ts'
import type { ProposalRecord } from '../proposals/proposals.sql.ts'
import { lockUnmatched, updateAllocated } from './unmatched.sql.ts'

export const allocateUnmatched = async (
  given: MoneyGiven, { id, subjectId, facts, reason }: Pick<ProposalRecord, 'id' | 'subjectId' | 'facts' | 'reason'>,
): Promise<boolean> => {
  const { tx, doer, emit } = given
  const amount = facts.amountId === undefined ? undefined : await findAmount(tx, facts.amountId)
  if (amount === undefined) return false
  const { shopId, totalWon } = amount
  await lockShops(tx, [shopId])
  const payment = await lockUnmatched(tx, subjectId)
  if (payment?.state !== 'waiting' || totalWon > payment.won) return false
  const settled = await settleAmount(given, {
    amountId: amount.id, paidWon: totalWon, method: 'virtualAccount', source: `proposal:${id}`, as: 'staff', reason,
    from: { kind: 'unmatched', ownerId: null },
  })
  if (settled !== 'settled') return false
  const restWon = payment.won - totalWon
  const rest = restWon === 0 ? null : await postOne(tx, doer, {
    source: `proposal:${id}:rest`, act: 'credited', shopId, subject: 'unmatchedPayment', subjectId: payment.id, reason,
    postings: [debit('unmatched', restWon), credit('shopCredit', restWon, shopId)],
  })
  await updateAllocated(tx, payment.id, { amountId: amount.id, shopId, restEntryId: rest?.id ?? null })
  await moveStates(tx, unmatchedPayments, { action: 'allocate', as: 'staff', ids: [payment.id], doer, reason })
  emit('unmatchedPaymentChanged', { paymentId: payment.id })
  return true
}
