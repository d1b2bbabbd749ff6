// Takes back an amount that was not paid; a claim is written off instead.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { refuse } from '../../../../runtime/failure.ts'
import { action } from '../../../../runtime/handler.ts'
import { isOfOpenCar } from '../../car-money/of-open-car.ts'
import { readAmount } from '../issue-amount.ts'
import { voidAmounts } from '../void-amounts.ts'
import { amountFor, noteChange } from './note-change.ts'

export const voidAmount = action(financeCalls.voidAmount, async (given) => {
  const { tx, body } = given
  const before = await amountFor(given)
  if (await isOfOpenCar(tx, before)) throw refuse('conflict')
  // What stands for a deposit or a month is called off with it.
  if (before.kind === 'deposit' || (before.feeType === 'subscriptionFee' && before.state === 'expected'))
    throw refuse('conflict')
  const voided = await voidAmounts(given, { ids: [before.id], as: 'staff', reason: body.reason })
  if (voided.length === 0) throw refuse('conflict')
  return noteChange(given, 'void amount', before, await readAmount(given, before.id), body.reason)
})
