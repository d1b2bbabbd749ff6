// Proposes to send money that fits nowhere back to an account; another person confirms it.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { limits } from '@bidyard/contract/limits'
import { action } from '../../../runtime/handler.ts'
import { lockShops } from '../amounts/amounts.sql.ts'
import type { FinanceParts } from '../finance-parts.ts'
import { propose } from '../proposals/propose.ts'
import { holdWaiting } from './hold-waiting.ts'
import { findUnmatched } from './unmatched.sql.ts'

export const proposeReturn = ({ personal }: FinanceParts) =>
  action(financeCalls.proposeReturn, async (given) => {
    const { tx, params, body: { bankCode, number, holderName, reason } } = given
    const shopId = (await findUnmatched(tx, params.id))?.shopId ?? null
    if (shopId !== null) await lockShops(tx, [shopId])
    const payment = await holdWaiting(tx, params.id)
    const returnTo = {
      bankCode, holderName, numberTail: number.slice(-limits.accountTailDigits),
      numberSealed: Buffer.from(personal.seal(number)).toString('base64'),
    }
    return propose(given, {
      act: 'returnUnmatched', subject: 'unmatchedPayment', subjectId: payment.id, shopId: payment.shopId,
      won: payment.won, facts: { returnTo }, reason,
    })
  })
