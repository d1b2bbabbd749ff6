// Notes that the bank has the transfer; a changed account must be a day old.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { refuse } from '../../../runtime/failure.ts'
import { action } from '../../../runtime/handler.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { type MoneyGiven, payouts } from '../finance-parts.ts'
import { credit, debit, postOne } from '../ledger/post.ts'
import { holdPayout, moveAmount, tellPayout } from './hold-payout.ts'
import { type PayoutRecord, updatePayoutSent } from './payouts.sql.ts'

/** The shop is locked, the payout waits, and its account is old enough. */
export const noteSent = async (given: MoneyGiven, payout: PayoutRecord, transferNo: string): Promise<void> => {
  const { tx, now, doer } = given
  const { id: entryId } = await postOne(tx, doer, {
    source: `payout:${payout.id}:${payout.tries}`, act: 'paidOut', shopId: payout.shopId, subject: 'payout',
    subjectId: payout.id, postings: [debit('payoutClearing', payout.won), credit('bankClearing', payout.won)],
  })
  await updatePayoutSent(tx, payout.id, { entryId, transferNo })
  await moveStates(tx, payouts, { action: 'send', as: 'staff', ids: [payout.id], doer })
  await moveAmount(given, payout, 'finishRefund', now)
}

export const sendPayout = action(financeCalls.sendPayout, async (given) => {
  const { caller } = given
  const payout = await holdPayout(given)
  // Two people have seen where it goes, also where it was confirmed before the office named the account.
  if (payout.accountMemberId !== null && payout.accountMemberId === caller.memberId) throw refuse('forbidden')
  if (payout.state !== 'waiting' || payout.usableFrom > given.now) throw refuse('conflict')
  await noteSent(given, payout, given.body.transferNo)
  return tellPayout(given, 'send payout', payout)
})
