// Holds a payout that goes on, moves the amount that it gives back, and tells of it.
import type { Tx } from '../../../runtime/database/database.ts'
import { refuse } from '../../../runtime/failure.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { findAmount, lockShops, updateAmounts } from '../amounts/amounts.sql.ts'
import { tellAmounts } from '../amounts/tell-amounts.ts'
import { findCarMoney } from '../car-money/car-money.sql.ts'
import { findDeposit } from '../deposits/deposits.sql.ts'
import { amounts, type MoneyGiven } from '../finance-parts.ts'
import { findPayout, findPayoutOfAmount, type PayoutRecord } from './payouts.sql.ts'
import { type ShownPayout, showPayout } from './show-payout.ts'

interface Changing {
  readonly tx: Tx
  readonly params: { readonly id: string }
}

export const holdPayout = async ({ tx, params }: Changing): Promise<PayoutRecord> => {
  const found = await findPayout(tx, params.id)
  if (found === undefined) throw refuse('notFound')
  await lockShops(tx, [found.shopId])
  const payout = await findPayout(tx, params.id)
  if (payout === undefined) throw new Error('a payout is gone')
  return payout
}

/** The price of a car goes back together with its fee, where that goes back as well and not by a payout of its own. */
const withFee = async (tx: Tx, amountId: string): Promise<readonly string[]> => {
  const amount = await findAmount(tx, amountId)
  const money = amount?.kind === 'carPrice' && amount.contractId !== null
    ? await findCarMoney(tx, amount.contractId) : undefined
  const isBack = money?.fee?.state === 'refunding' || money?.fee?.state === 'refunded'
  return isBack && !await findPayoutOfAmount(tx, money.fee) ? [amountId, money.fee.id] : [amountId]
}

const amountsOf = async (tx: Tx, { subject, subjectId }: PayoutRecord): Promise<readonly string[]> => {
  if (subject === 'amount') return withFee(tx, subjectId)
  const deposit = subject === 'shopDeposit' ? await findDeposit(tx, subjectId) : undefined
  return deposit === undefined ? [] : [deposit.amountId]
}

export const moveAmount = async (
  { tx, doer, emit }: MoneyGiven, payout: PayoutRecord, step: 'finishRefund' | 'creditRefund' | 'reopenRefund',
  refundedAt: Date | null,
): Promise<void> => {
  const ids = await amountsOf(tx, payout)
  if (ids.length === 0) return
  await moveStates(tx, amounts, { action: step, as: 'staff', ids, doer })
  await updateAmounts(tx, ids, { refundedAt })
  tellAmounts(emit, ids.map((id) => ({ id, shopId: payout.shopId })))
}

export const tellPayout = async (
  given: MoneyGiven, act: string, before: PayoutRecord, reason?: string,
): Promise<ShownPayout> => {
  const { tx, doer, emit } = given
  const after = await findPayout(tx, before.id)
  if (after === undefined) throw new Error('a locked row is gone')
  await writeAudit(tx, doer, [{
    act, subject: 'payout', subjectId: before.id, before: showPayout(before), after: showPayout(after),
    reason: reason ?? null,
  }])
  emit('payoutChanged', { shopId: before.shopId, payoutId: before.id })
  return showPayout(after)
}
