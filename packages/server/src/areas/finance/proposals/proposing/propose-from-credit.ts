// Proposes to pay what is owed out of what the house owes the shop; another person confirms it.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { refuse } from '../../../../runtime/failure.ts'
import { action } from '../../../../runtime/handler.ts'
import { findBalance } from '../../ledger/ledger.sql.ts'
import { aboutAmount, owedAmount } from './about-amounts.ts'

export const proposeFromCredit = action(financeCalls.proposeFromCredit, async (given) => {
  const amount = await owedAmount(given)
  const credited = await findBalance(given.tx, { kind: 'shopCredit', ownerId: amount.shopId })
  if (credited < amount.totalWon) throw refuse('conflict')
  return aboutAmount(given, 'takeFromCredit', amount, given.body.reason)
})
