// Proposes to note that somebody sent money back by hand that fits nowhere; another person confirms it.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { action } from '../../../runtime/handler.ts'
import { lockShops } from '../amounts/amounts.sql.ts'
import { propose } from '../proposals/propose.ts'
import { holdWaiting } from './hold-waiting.ts'
import { findUnmatched } from './unmatched.sql.ts'

export const proposeReturnedByHand = action(financeCalls.proposeReturnedByHand, async (given) => {
  const { tx, params, body: { transferNo, reason } } = given
  const shopId = (await findUnmatched(tx, params.id))?.shopId ?? null
  if (shopId !== null) await lockShops(tx, [shopId])
  const payment = await holdWaiting(tx, params.id)
  return propose(given, {
    act: 'noteReturned', subject: 'unmatchedPayment', subjectId: payment.id, shopId: payment.shopId, won: payment.won,
    facts: { transferNo }, reason,
  })
})
