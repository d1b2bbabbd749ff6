// Proposes to keep for its shop what waits to be paid out; another person confirms it.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { refuse } from '../../../../runtime/failure.ts'
import { action } from '../../../../runtime/handler.ts'
import { holdPayout } from '../../refunds/hold-payout.ts'
import { propose } from '../propose.ts'

export const proposePayoutCallOff = action(financeCalls.proposePayoutCallOff, async (given) => {
  const { id, shopId, won, state } = await holdPayout(given)
  if (state !== 'waiting') throw refuse('conflict')
  return propose(given, {
    act: 'callOffPayout', subject: 'payout', subjectId: id, shopId, won, reason: given.body.reason,
  })
})
