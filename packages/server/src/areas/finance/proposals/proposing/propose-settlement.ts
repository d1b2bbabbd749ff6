// Proposes to note a payment that was seen by hand; another person confirms it.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { refuse } from '../../../../runtime/failure.ts'
import { action } from '../../../../runtime/handler.ts'
import { isOfOpenCar } from '../../car-money/of-open-car.ts'
import { aboutAmount, amountIn } from './about-amounts.ts'

export const proposeSettlement = action(financeCalls.proposeSettlement, async (given) => {
  const { paidWon, paymentMethod, reason } = given.body
  const amount = await amountIn(given, given.params.id, ['expected', 'billed'])
  // Another sum is not this amount: it is parked as money that nobody knows. A car is paid with its contract.
  if (paidWon !== amount.totalWon || await isOfOpenCar(given.tx, amount)) throw refuse('conflict')
  return aboutAmount(given, 'settleAmount', amount, reason, { paymentMethod })
})
