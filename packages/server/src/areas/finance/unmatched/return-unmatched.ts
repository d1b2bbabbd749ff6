// Sends money that nobody knows back to an account: decided by two people, and asked of the bank until it is done.
import type { Refunding } from '../../../providers/bank/bank.ts'
import type { Banks } from '../../../providers/bank/open-banks.ts'
import type { PersonalData } from '../../../runtime/personal-data.ts'
import type { ReactionGiven } from '../../../runtime/work/events.ts'
import type { JobRuns } from '../../../runtime/work/jobs.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { lockShops } from '../amounts/amounts.sql.ts'
import { unmatchedPayments } from '../finance-parts.ts'
import type { MoneyActRun } from '../proposals/decide.ts'
import { finishReturn } from './end-parked.ts'
import {
  findUnmatched, findMore, lockUnmatched, type UnmatchedRecord, updateRefusal, updateReturning,
} from './unmatched.sql.ts'

declare module '../../../runtime/work/jobs.ts' {
  interface JobPayloads {
    returnPayment: { readonly paymentId: string }
  }
}

export const returnUnmatched: MoneyActRun = async (given, { id: proposalId, subjectId, facts, reason }) => {
  const { tx, doer, emit, enqueue } = given
  const { returnTo } = facts
  const payment = await lockUnmatched(tx, subjectId)
  if (payment?.state !== 'waiting' || returnTo === undefined) return false
  await updateReturning(tx, payment.id, {
    proposalId, to: { ...returnTo, numberSealed: Buffer.from(returnTo.numberSealed, 'base64') },
  })
  await moveStates(tx, unmatchedPayments, { action: 'startReturn', as: 'staff', ids: [payment.id], doer, reason })
  await enqueue('returnPayment', [{ paymentId: payment.id }])
  emit('unmatchedPaymentChanged', { paymentId: payment.id })
  return true
}

const keep = async (given: ReactionGiven, { id, shopId }: UnmatchedRecord, refunding: Refunding): Promise<void> => {
  const { tx, doer, emit } = given
  if (shopId !== null) await lockShops(tx, [shopId])
  const payment = await lockUnmatched(tx, id)
  if (payment?.state !== 'returning') return
  if (refunding.kind === 'refunded') await finishReturn(given, payment)
  if (refunding.kind !== 'declined') return
  const refusal = `${refunding.said} (${refunding.code})`.slice(0, 500)
  await updateRefusal(tx, id, refusal)
  await moveStates(tx, unmatchedPayments, { action: 'refuseReturn', as: 'bank', ids: [id], doer, reason: refusal })
  emit('unmatchedPaymentChanged', { paymentId: id })
}

export const returnPayment = (banks: Banks, personal: PersonalData): JobRuns['returnPayment'] =>
  async ({ paymentId }, { act, database }) => {
    const payment = await findUnmatched(database.primary, paymentId)
    if (payment?.state !== 'returning') return
    const { returnBankCode: bankCode, returnNumberSealed: sealed, returnHolderName: holderName } = payment
    if (bankCode === null || sealed === null || holderName === null)
      throw new Error(`${paymentId} goes back to nowhere`)
    const refunding: Refunding = await banks.find(payment.bank)?.refund({
      orderId: payment.orderId, bankKey: payment.bankKey, refundKey: `return-${payment.returnProposalId}`,
      amountWon: payment.won, isAll: !(await findMore(database.primary, payment)), reason: '미확인 입금 반환',
      to: { bankCode, accountNumber: personal.open(sealed), holderName },
    }) ?? { kind: 'declined', code: payment.bank, said: 'no contract' }
    if (refunding.kind === 'unclear') throw new Error(`the bank gave no clear answer to ${paymentId}: ${refunding.why}`)
    await act('bank', (given) => keep(given, payment, refunding))
  }
