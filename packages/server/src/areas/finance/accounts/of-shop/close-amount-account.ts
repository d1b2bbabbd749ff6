// Closes the account number of an amount; the amount is owed as before.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { refuse } from '../../../../runtime/failure.ts'
import { inSteps } from '../../../../runtime/handler.ts'
import { findAmount } from '../../amounts/amounts.sql.ts'
import type { FinanceParts } from '../../finance-parts.ts'
import { closeOne } from './close-for-shop.ts'

export const closeAmountAccount = (parts: FinanceParts) =>
  inSteps(financeCalls.closeAmountAccount, async (given) => {
    const { db, caller, params } = given
    const amount = await findAmount(db, params.id)
    if (amount === undefined || amount.shopId !== caller.shopId) throw refuse('notFound')
    return closeOne(given, parts, amount.id)
  })
