// Closes the account number of a month that is not paid, and calls the month off.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { inSteps } from '../../../../runtime/handler.ts'
import type { FinanceParts } from '../../finance-parts.ts'
import { ownShopOf } from '../../own-shop.ts'
import { readMonth } from '../../subscriptions/month-rules.ts'
import { findMonth } from '../../subscriptions/subscriptions.sql.ts'
import { closeOne } from './close-for-shop.ts'

export const closeVirtualAccount = (parts: FinanceParts) =>
  inSteps(financeCalls.closeVirtualAccount, async (given) => {
    const { db, caller, body, fail } = given
    const { shopId } = ownShopOf(caller, fail)
    const month = readMonth(body.month)
    if (month === undefined) throw fail('INVALID_MONTH_FORMAT')
    const row = await findMonth(db, shopId, month.name)
    if (row === undefined) throw fail('VIRTUAL_ACCOUNT_NOT_FOUND')
    // Given away by the office: nothing is to be paid, and nothing was.
    if (row.amountId === null) throw fail('VIRTUAL_ACCOUNT_NOT_FOUND')
    return closeOne(given, parts, row.amountId)
  })
