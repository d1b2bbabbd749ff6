// Opens an account number for what is missing of the deposit.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { refuse } from '../../../../runtime/failure.ts'
import { action } from '../../../../runtime/handler.ts'
import { lockShops } from '../../amounts/amounts.sql.ts'
import { depositOf } from '../../deposits/deposit-of.ts'
import { voidWaiting } from '../../deposits/reopen-deposit.ts'
import { requestDeposit } from '../../deposits/request-deposit.ts'
import type { FinanceParts } from '../../finance-parts.ts'
import { ownShopOf } from '../../own-shop.ts'
import { isLeftOver, openOne, payable, refuseGone } from './open-for-shop.ts'

export const openDepositAccount = (parts: FinanceParts) =>
  action(financeCalls.openDepositAccount, async (given) => {
    const { tx, caller, fail } = given
    const { shopId, memberId } = ownShopOf(caller, fail)
    await lockShops(tx, [shopId])
    await refuseGone(tx, shopId, caller)
    const { waiting: asked, isEnough } = await depositOf(tx, shopId)
    const isOver = asked !== undefined && await isLeftOver(given, asked)
    if (isOver) await voidWaiting(given, shopId, 'clock', 'not paid in time')
    const waiting = isOver ? undefined : asked
    if (waiting === undefined && isEnough) throw fail('VIRTUAL_ACCOUNT_ALREADY_PAID')
    const deposit = waiting ?? await requestDeposit(given, { shopId, memberId })
    if (typeof deposit === 'string') throw refuse('conflict')
    const amount = await payable(given, deposit.amountId)
    return openOne(given, parts, { amount, purpose: 'deposit', month: null, memberId })
  })
