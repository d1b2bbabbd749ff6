// Proposes to give back what was paid for a month; another person confirms it.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { refuse } from '../../../../runtime/failure.ts'
import { action } from '../../../../runtime/handler.ts'
import { findSubscription } from '../../subscriptions/subscriptions.sql.ts'
import { amountIn, refundOf } from './about-amounts.ts'

export const proposeSubscriptionRefund = action(financeCalls.proposeSubscriptionRefund, async (given) => {
  const month = await findSubscription(given.tx, given.params.id)
  if (month === undefined) throw refuse('notFound')
  if (month.amountId === null) throw refuse('conflict')
  return refundOf(given, await amountIn(given, month.amountId, ['paid']), given.body.reason)
})
