// Notes that the bank could not deliver a transfer; it waits again, for the newest account.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { refuse } from '../../../runtime/failure.ts'
import { action } from '../../../runtime/handler.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { payouts } from '../finance-parts.ts'
import { reverse } from '../ledger/post.ts'
import { holdPayout, moveAmount, tellPayout } from './hold-payout.ts'
import { findPayoutAccount, updatePayoutReturned } from './payouts.sql.ts'

export const returnPayout = action(financeCalls.returnPayout, async (given) => {
  const { tx, body, doer } = given
  const payout = await holdPayout(given)
  const account = await findPayoutAccount(tx, payout.shopId)
  if (payout.state !== 'paid' || payout.paidEntryId === null || account === undefined) throw refuse('conflict')
  await reverse(tx, doer, { entryId: payout.paidEntryId, reason: body.reason })
  await moveStates(tx, payouts, { action: 'comeBack', as: 'staff', ids: [payout.id], doer, reason: body.reason })
  await updatePayoutReturned(tx, payout.id, account.id)
  await moveAmount(given, payout, 'reopenRefund', null)
  return tellPayout(given, 'return payout', payout, body.reason)
})
