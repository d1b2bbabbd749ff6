// Proposes to give back what was paid; another person confirms it.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { action } from '../../../../runtime/handler.ts'
import { amountIn, refundOf } from './about-amounts.ts'

export const proposeRefund = action(financeCalls.proposeRefund, async (given) =>
  refundOf(given, await amountIn(given, given.params.id, ['paid']), given.body.reason))
