// Proposes to pay what is owed out of the deposit; another person confirms it.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { refuse } from '../../../../runtime/failure.ts'
import { action } from '../../../../runtime/handler.ts'
import { listHeldDeposits } from '../../deposits/deposits.sql.ts'
import { aboutAmount, owedAmount } from './about-amounts.ts'

export const proposeFromDeposit = action(financeCalls.proposeFromDeposit, async (given) => {
  const amount = await owedAmount(given)
  const held = await listHeldDeposits(given.tx, amount.shopId)
  if (held.reduce((sum, { remainingWon }) => sum + remainingWon, 0) < amount.totalWon) throw refuse('conflict')
  return aboutAmount(given, 'takeFromDeposit', amount, given.body.reason)
})
