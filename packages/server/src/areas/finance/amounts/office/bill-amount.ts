// Bills what was expected of a shop.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { refuse } from '../../../../runtime/failure.ts'
import { action } from '../../../../runtime/handler.ts'
import { isOfOpenCar } from '../../car-money/of-open-car.ts'
import { billAmount as bill } from '../issue-amount.ts'
import { amountFor, noteChange } from './note-change.ts'

export const billAmount = action(financeCalls.billAmount, async (given) => {
  const { tx, body } = given
  const before = await amountFor(given)
  if (await isOfOpenCar(tx, before)) throw refuse('conflict')
  // Deposits and months are paid before they are billed, so that nobody owes them.
  if (before.state !== 'expected' || before.kind === 'deposit' || before.feeType === 'subscriptionFee')
    throw refuse('conflict')
  const after = await bill(given, before, { as: 'staff', dueAt: body.dueAt === null ? null : new Date(body.dueAt) })
  return noteChange(given, 'bill amount', before, after, body.reason)
})
