// Proposes to give back what remains of a deposit; another person confirms it.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { refuse } from '../../../../runtime/failure.ts'
import { action } from '../../../../runtime/handler.ts'
import { lockShops } from '../../amounts/amounts.sql.ts'
import { findDeposit } from '../../deposits/deposits.sql.ts'
import { findPayoutAccount } from '../../refunds/payouts.sql.ts'
import { type DepositTie, isFreeToGo } from '../../refunds/refund-deposit.ts'
import { propose } from '../propose.ts'

export const proposeDepositRefund = (ties: readonly DepositTie[]) =>
  action(financeCalls.proposeDepositRefund, async (given) => {
    const { tx, params, body } = given
    const found = await findDeposit(tx, params.id)
    if (found !== undefined) await lockShops(tx, [found.shopId])
    const deposit = found && await findDeposit(tx, params.id)
    if (deposit === undefined) throw refuse('notFound')
    const { id, shopId, remainingWon } = deposit
    const isPossible = deposit.state === 'deposited' && (await isFreeToGo(tx, shopId, ties))
      && (await findPayoutAccount(tx, shopId)) !== undefined
    if (!isPossible) throw refuse('conflict')
    return propose(given, {
      act: 'refundDeposit', subject: 'shopDeposit', subjectId: id, shopId, won: remainingWon, reason: body.reason,
    })
  })
