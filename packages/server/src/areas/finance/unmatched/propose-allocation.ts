// Proposes to pay an amount with money that fits nowhere; what is left over is owed to the shop.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { refuse } from '../../../runtime/failure.ts'
import { action } from '../../../runtime/handler.ts'
import { lockAmount } from '../amounts/amounts.sql.ts'
import { dueOf, isPayable } from '../car-money/car-money-rules.ts'
import { findCarMoney, findIsOfHouse } from '../car-money/car-money.sql.ts'
import { isOfOpenCar } from '../car-money/of-open-car.ts'
import { propose } from '../proposals/propose.ts'
import { holdWaiting } from './hold-waiting.ts'

export const proposeAllocation = action(financeCalls.proposeAllocation, async (given) => {
  const { tx, params, body } = given
  const amount = await lockAmount(tx, body.amountId)
  const payment = await holdWaiting(tx, params.id)
  if (amount === undefined) throw refuse('notFound')
  const isHandToHand = amount.kind === 'carPrice' && amount.contractId !== null
    && !await findIsOfHouse(tx, amount.contractId)
  const money = amount.kind === 'carPrice' && amount.contractId !== null
    ? await findCarMoney(tx, amount.contractId) : undefined
  const neededWon = money === undefined ? amount.totalWon : dueOf(money)
  // Nobody is asked for it yet, so that nobody could confirm it.
  const isEarly = amount.kind === 'carPrice' && amount.state === 'expected'
  const isOnlyFee = amount.kind !== 'carPrice' && await isOfOpenCar(tx, amount)
  if (isHandToHand || isEarly || isOnlyFee || !isPayable(amount) || neededWon > payment.won) throw refuse('conflict')
  return propose(given, {
    act: 'allocateUnmatched', subject: 'unmatchedPayment', subjectId: payment.id, shopId: amount.shopId,
    won: payment.won, facts: { amountId: amount.id, amountNo: amount.amountNo }, reason: body.reason,
  })
})
