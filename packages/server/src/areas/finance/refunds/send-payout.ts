// The bank has a transfer, or sends it back; the office notes both, and whoever transfers may see the whole number.
import { financeCalls } from '@bidyard/contract/calls/finance'
import type { Caller } from '../../../runtime/caller.ts'
import type { Tx } from '../../../runtime/database/database.ts'
import { refuse } from '../../../runtime/failure.ts'
import { action } from '../../../runtime/handler.ts'
import { writeAccess, writeAudit } from '../../../runtime/work/logs.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { findAmount, lockShops, updateAmounts } from '../amounts/amounts.sql.ts'
import { tellAmounts } from '../amounts/tell-amounts.ts'
import { findCarMoney } from '../car-money/car-money.sql.ts'
import { findDeposit } from '../deposits/deposits.sql.ts'
import { amounts, type FinanceParts, type MoneyGiven, payouts } from '../finance-parts.ts'
import { credit, debit, postOne, reverse } from '../ledger/post.ts'
import {
  findPayout, findPayoutAccount, type PayoutRecord, updatePayoutReturned, updatePayoutSent,
} from './payouts.sql.ts'
import { type ShownPayout, showPayout } from './show-payout.ts'

interface Changing {
  readonly tx: Tx
  readonly caller: Caller
  readonly params: { readonly id: string }
}

const payoutFor = async ({ tx, params }: Changing): Promise<PayoutRecord> => {
  const found = await findPayout(tx, params.id)
  if (found === undefined) throw refuse('notFound')
  await lockShops(tx, [found.shopId])
  const payout = await findPayout(tx, params.id)
  if (payout === undefined) throw new Error('a payout is gone')
  return payout
}

/** The price of a car goes back together with its fee, where that goes back as well. */
const withFee = async (tx: Tx, amountId: string): Promise<readonly string[]> => {
  const amount = await findAmount(tx, amountId)
  const money = amount?.kind === 'carPrice' && amount.contractId !== null
    ? await findCarMoney(tx, amount.contractId) : undefined
  const isBack = money?.fee?.state === 'refunding' || money?.fee?.state === 'refunded'
  return isBack ? [amountId, money.fee.id] : [amountId]
}

const amountsOf = async (tx: Tx, { subject, subjectId }: PayoutRecord): Promise<readonly string[]> => {
  if (subject === 'amount') return withFee(tx, subjectId)
  const deposit = subject === 'shopDeposit' ? await findDeposit(tx, subjectId) : undefined
  return deposit === undefined ? [] : [deposit.amountId]
}

const moveAmount = async (
  { tx, doer, emit }: MoneyGiven, payout: PayoutRecord, step: 'finishRefund' | 'reopenRefund',
  refundedAt: Date | null,
): Promise<void> => {
  const ids = await amountsOf(tx, payout)
  if (ids.length === 0) return
  await moveStates(tx, amounts, { action: step, as: 'staff', ids, doer })
  await updateAmounts(tx, ids, { refundedAt })
  tellAmounts(emit, ids.map((id) => ({ id, shopId: payout.shopId })))
}

const finish = async (given: MoneyGiven, act: string, before: PayoutRecord, reason?: string): Promise<ShownPayout> => {
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

/** The shop is locked, the payout waits, and its account is old enough. */
export const noteSent = async (given: MoneyGiven, payout: PayoutRecord, transferNo: string): Promise<void> => {
  const { tx, now, doer } = given
  const { id: entryId } = await postOne(tx, doer, {
    source: `payout:${payout.id}:${payout.tries}`, act: 'paidOut', shopId: payout.shopId, subject: 'payout',
    subjectId: payout.id, postings: [debit('payoutClearing', payout.won), credit('bankClearing', payout.won)],
  })
  await updatePayoutSent(tx, payout.id, { entryId, transferNo })
  await moveStates(tx, payouts, { action: 'send', as: 'staff', ids: [payout.id], doer })
  await moveAmount(given, payout, 'finishRefund', now)
}

export const sendPayout = action(financeCalls.sendPayout, async (given) => {
  const payout = await payoutFor(given)
  if (payout.state !== 'waiting' || payout.usableFrom > given.now) throw refuse('conflict')
  await noteSent(given, payout, given.body.transferNo)
  return finish(given, 'send payout', payout)
})

export const returnPayout = action(financeCalls.returnPayout, async (given) => {
  const { tx, body, doer } = given
  const payout = await payoutFor(given)
  const account = await findPayoutAccount(tx, payout.shopId)
  if (payout.state !== 'paid' || payout.paidEntryId === null || account === undefined) throw refuse('conflict')
  await reverse(tx, doer, { entryId: payout.paidEntryId, reason: body.reason })
  await moveStates(tx, payouts, { action: 'comeBack', as: 'staff', ids: [payout.id], doer, reason: body.reason })
  await updatePayoutReturned(tx, payout.id, account.id)
  await moveAmount(given, payout, 'reopenRefund', null)
  return finish(given, 'return payout', payout, body.reason)
})

export const viewPayoutAccount = ({ personal }: FinanceParts) =>
  action(financeCalls.viewPayoutAccount, async (given) => {
    const { tx, caller, request, body } = given
    const payout = await payoutFor(given)
    await writeAccess(tx, caller, request, [{
      act: 'view payout account', subject: 'payout', subjectId: payout.id, reason: body.reason,
    }])
    return { number: personal.open(payout.numberSealed) }
  })
