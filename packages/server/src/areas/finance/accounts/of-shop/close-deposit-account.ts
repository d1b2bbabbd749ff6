// Closes the account number of the deposit; the deposit is waited for as before.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { inSteps } from '../../../../runtime/handler.ts'
import { depositOf } from '../../deposits/deposit-of.ts'
import type { FinanceParts } from '../../finance-parts.ts'
import { ownShopOf } from '../../own-shop.ts'
import { closeOne } from './close-for-shop.ts'

export const closeDepositAccount = (parts: FinanceParts) =>
  inSteps(financeCalls.closeDepositAccount, async (given) => {
    const { db, caller, fail } = given
    const { shopId } = ownShopOf(caller, fail)
    const { waiting, isEnough } = await depositOf(db, shopId)
    if (waiting !== undefined) return closeOne(given, parts, waiting.amountId)
    throw fail(isEnough ? 'VIRTUAL_ACCOUNT_ALREADY_PAID' : 'VIRTUAL_ACCOUNT_NOT_FOUND')
  })
