// Calls a payout off that waits: what was to go out is owed to its shop, which may pay with it what it owes.
import { moveEach } from '../../../runtime/work/move-states.ts'
import { type MoneyGiven, payouts } from '../finance-parts.ts'
import { credit, debit, postOne } from '../ledger/post.ts'
import { holdPayout, moveAmount } from './hold-payout.ts'
import { updatePayoutCalledOff } from './payouts.sql.ts'
import type { Decided } from './refund-amount.ts'

/** Not to where it came from: of a refund the sale stays undone, and of a deposit the shop has put nothing down. */
export const callOffPayout = async (given: MoneyGiven, { subjectId, reason }: Decided): Promise<boolean> => {
  const { tx, doer, emit, now } = given
  const payout = await holdPayout({ tx, params: { id: subjectId } })
  if (payout.state !== 'waiting') return false
  const { id, shopId, won } = payout
  await postOne(tx, doer, {
    source: `payout:${id}:calledOff`, act: 'credited', shopId, subject: 'payout', subjectId: id, reason,
    postings: [debit('payoutClearing', won), credit('shopCredit', won, shopId)],
  })
  await updatePayoutCalledOff(tx, id)
  await moveEach(tx, payouts, { action: 'callOff', as: 'staff', ids: [id], doer, reason })
  await moveAmount(given, payout, 'creditRefund', now)
  emit('payoutChanged', { shopId, payoutId: id })
  return true
}
