// Opens an account number for an amount that the own shop has to pay.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { refuse } from '../../../../runtime/failure.ts'
import { action } from '../../../../runtime/handler.ts'
import { lockAmount } from '../../amounts/amounts.sql.ts'
import { isOfOpenCar } from '../../car-money/of-open-car.ts'
import type { FinanceParts } from '../../finance-parts.ts'
import { openOne, payable } from './open-for-shop.ts'

export const openAmountAccount = (parts: FinanceParts) =>
  action(financeCalls.openAmountAccount, async (given) => {
    const { tx, caller: { memberId, shopId }, params } = given
    const found = await lockAmount(tx, params.id)
    if (found === undefined || found.shopId !== shopId) throw refuse('notFound')
    const amount = await payable(given, params.id)
    // What is only expected is not due; a deposit, a month and a car with its fee have account numbers of their own.
    const isDue = amount.state === 'billed' && amount.kind !== 'deposit' && !await isOfOpenCar(tx, amount)
    if (!isDue) throw refuse('conflict')
    return openOne(given, parts, { amount, purpose: 'amount', month: null, memberId })
  })
