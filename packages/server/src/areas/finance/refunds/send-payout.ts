// Notes that the bank has the transfer, and to which account it went; a changed one must be a day old.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { refuse } from '../../../runtime/failure.ts'
import { action } from '../../../runtime/handler.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { type MoneyGiven, payouts } from '../finance-parts.ts'
import { credit, debit, postOne } from '../ledger/post.ts'
import { holdPayout, moveAmount, tellPayout } from './hold-payout.ts'
import { type PayoutRecord, updatePayoutSent } from './payouts.sql.ts'
import { whereItWent } from './where-it-went.ts'

/** The shop is locked, the payout waits, and the account may be or was sent to. */
export const noteSent = async (
  given: MoneyGiven, payout: PayoutRecord,
  { accountId, transferNo }: { readonly accountId: string; readonly transferNo: string },
): Promise<void> => {
  const { tx, now, doer } = given
  const { id: entryId } = await postOne(tx, doer, {
    source: `payout:${payout.id}:${payout.tries}`, act: 'paidOut', shopId: payout.shopId, subject: 'payout',
    subjectId: payout.id, postings: [debit('payoutClearing', payout.won), credit('bankClearing', payout.won)],
  })
  await updatePayoutSent(tx, payout.id, { entryId, accountId, transferNo })
  await moveStates(tx, payouts, { action: 'send', as: 'staff', ids: [payout.id], doer })
  await moveAmount(given, payout, 'finishRefund', now)
}

export const sendPayout = action(financeCalls.sendPayout, async (given) => {
  const { caller, body: { transferNo, accountId, seenAccountId }, now, fail } = given
  const payout = await holdPayout(given)
  if (payout.state !== 'waiting') throw refuse('conflict')
  if (seenAccountId !== payout.accountId) throw fail('PAYOUT_ACCOUNT_CHANGED')
  const to = whereItWent({ ...payout, memberId: payout.accountMemberId }, payout.earlierAccounts, { accountId, now })
  // Two people have seen where it goes, also where it was confirmed before the office named the account.
  if (to.memberId !== null && to.memberId === caller.memberId) throw refuse('forbidden')
  await noteSent(given, payout, { accountId, transferNo })
  return tellPayout(given, 'send payout', payout)
})
