// Notes that somebody sent money back that nobody knows, at the bank, which would not do it for us.
import { moveEach } from '../../../runtime/work/move-states.ts'
import { type MoneyGiven, unmatchedPayments } from '../finance-parts.ts'
import type { ProposalRecord } from '../proposals/proposals.sql.ts'
import { postReturn } from './end-parked.ts'
import { lockUnmatched, updateReturnedByHand } from './unmatched.sql.ts'

export const noteReturned = async (
  given: MoneyGiven, { subjectId, facts, reason }: Pick<ProposalRecord, 'subjectId' | 'facts' | 'reason'>,
): Promise<boolean> => {
  const { tx, doer, emit } = given
  const payment = await lockUnmatched(tx, subjectId)
  if (payment?.state !== 'waiting' || facts.transferNo === undefined) return false
  await updateReturnedByHand(tx, payment.id, facts.transferNo)
  await moveEach(tx, unmatchedPayments, { action: 'noteReturned', as: 'staff', ids: [payment.id], doer, reason })
  await postReturn(given, payment, reason)
  emit('unmatchedPaymentChanged', { paymentId: payment.id })
  return true
}
